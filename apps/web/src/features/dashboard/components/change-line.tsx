import { ArrowDownIcon, ArrowUpIcon } from '@blueprintjs/icons';
import { changeText } from '../figure-words';

interface ChangeLineProps {
  /** Percent; nothing is said where there is none. */
  readonly change: number | null;
  /** `vs Sep 2026` */
  readonly against: string;
  /** Costs that rise are no good news, and no bad news either. */
  readonly neutral?: boolean;
}

/** How a figure moved, and against what; the arrow says it beside the colour. */
export function ChangeLine({ change, against, neutral = false }: ChangeLineProps) {
  if (change === null) return <p className="k-change k-muted">No figure to compare with</p>;
  const down = change < 0;
  const tone = neutral || change === 0 ? '' : down ? 'k-change-down' : 'k-change-up';
  const Arrow = down ? ArrowDownIcon : ArrowUpIcon;
  return (
    <p className="k-change">
      <span className={`k-num k-change-figure ${tone}`}>
        <Arrow size={12} /> {changeText(change)}
      </span>{' '}
      {against}
    </p>
  );
}

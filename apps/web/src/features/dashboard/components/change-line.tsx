import { ArrowDownIcon, ArrowUpIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import type { ExplainedPlace, Explaining } from '../../../figures/explained-place';
import { FigureText } from '../../../figures/figure-text';
import { changeText } from '../figure-words';

interface ChangeLineProps {
  /** Percent; nothing is said where there is none. */
  readonly change: number | null;
  /** `vs Sep 2026` */
  readonly against: ReactNode;
  /** The figure that moved: `today’s balance`. */
  readonly of: string;
  readonly place: ExplainedPlace;
  readonly explaining: Explaining;
  /** Costs that rise are no good news, and no bad news either. */
  readonly neutral?: boolean;
}

/** How a figure moved, and against what; the arrow says it beside the colour. */
export function ChangeLine({ change, against, of, place, explaining, neutral = false }: ChangeLineProps) {
  if (change === null) return <p className="k-change k-muted">No figure to compare with</p>;
  const down = change < 0;
  const tone = neutral || change === 0 ? '' : down ? 'k-change-down' : 'k-change-up';
  const Arrow = down ? ArrowDownIcon : ArrowUpIcon;
  return (
    <p className="k-change">
      <span className={`k-num k-change-figure ${tone}`}>
        <Arrow size={12} />{' '}
        <FigureText value={change} text={changeText(change)} name={`the change of ${of}`} {...{ place, explaining }} />
      </span>{' '}
      {against}
    </p>
  );
}

import { ArrowDownIcon, ArrowUpIcon } from '@blueprintjs/icons';

interface PlanChangeProps {
  readonly value: number | null;
  readonly text: string;
  /** A cost is better when it falls. */
  readonly lowerIsBetter?: boolean;
}

/** The same elements all the time: React leaves them alone while only the number changes. */
const UP = <ArrowUpIcon size={12} />;
const DOWN = <ArrowDownIcon size={12} />;

/** A change with its direction, and whether it is welcome: by arrow, sign and colour. */
export function PlanChange({ value, text, lowerIsBetter = false }: PlanChangeProps) {
  if (value === null || !/[1-9]/.test(text)) return <span className="k-num k-muted">{text}</span>;
  const rises = value > 0;
  return (
    <span className={`plan-change k-num plan-change-${rises === lowerIsBetter ? 'worse' : 'better'}`}>
      {rises ? UP : DOWN} {text}
    </span>
  );
}

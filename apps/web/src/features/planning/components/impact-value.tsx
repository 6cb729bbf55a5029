import { ExplainedValue } from '../../../ui/explain/explained-value';
import { impactText } from '../detail-words';
import { PlanChange } from './plan-change';
import '../planner.css';

interface ImpactValueProps {
  readonly value: number | null;
  /** A cost is better when it falls. */
  readonly lowerIsBetter: boolean;
  /** What it is, and what pressing it does; one of nothing has nothing to explain. */
  readonly name: string;
  readonly onClick: () => void;
}

/** What a change brings; `-` for nothing. */
export function ImpactValue({ value, lowerIsBetter, name, onClick }: ImpactValueProps) {
  const change = <PlanChange value={value} text={impactText(value)} lowerIsBetter={lowerIsBetter} />;
  return impactText(value) === '-' ? change : <ExplainedValue text={change} name={name} onClick={onClick} />;
}

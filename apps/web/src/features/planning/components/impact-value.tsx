import { impactText } from '../detail-words';
import { PlanChange } from './plan-change';
import '../planner.css';

interface ImpactValueProps {
  readonly value: number | null;
  /** A cost is better when it falls. */
  readonly lowerIsBetter: boolean;
}

/** What a change brings; `-` for nothing. */
export const ImpactValue = ({ value, lowerIsBetter }: ImpactValueProps) => (
  <PlanChange value={value} text={impactText(value)} lowerIsBetter={lowerIsBetter} />
);

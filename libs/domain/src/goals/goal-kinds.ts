import type { GoalKind } from './goals.events';

/** Kinds whose whole cost counts: what is paid for by selling the company, and a house (finance §5). */
const OVERALL_COST: ReadonlySet<GoalKind> = new Set<GoalKind>([
  'Sell and Retire',
  'New House',
  'Sell and start new company or charity',
  'Sell and buy into existing company',
  'Sell and take lump sum for other reasons',
]);

/** Whether a goal of this kind has an overall cost; the others have a cost. */
export const asksForOverallCost = (kind: GoalKind): boolean => OVERALL_COST.has(kind);

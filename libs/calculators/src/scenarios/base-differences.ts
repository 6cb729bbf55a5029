import { PLAN_YEARS, type PlanLine, type PlanYear, planLines } from '@keelson/vocabulary';
import type { KeptPlanFigures } from '../planning';

/** One figure of a base as it was pinned and as it is now: whole pence, or a count of months. */
export interface BaseDifference {
  readonly year: PlanYear;
  readonly of: 'months' | 'addedBack' | PlanLine;
  readonly before: number | null;
  readonly after: number | null;
  /** After less before; `null` where either is not known. */
  readonly difference: number | null;
}

const differenceOf = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before;

/** Two bases figure by figure, in the order in which they are read; those that stayed the same included. */
export function baseDifferences(before: KeptPlanFigures, after: KeptPlanFigures): readonly BaseDifference[] {
  const rows = PLAN_YEARS.flatMap((year) =>
    (['months', ...planLines()] as const).map((of) => ({ year, of, before: before[year][of], after: after[year][of] })),
  );
  return [
    ...rows,
    { year: 'thisYear' as const, of: 'addedBack' as const, before: before.addedBack, after: after.addedBack },
  ].map((row) => ({ ...row, difference: differenceOf(row.before, row.after) }));
}

/** Whether anything underneath is other than it was. */
export const isSameBase = (before: KeptPlanFigures, after: KeptPlanFigures): boolean =>
  baseDifferences(before, after).every((row) => row.before === row.after);

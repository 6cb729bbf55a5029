import type { Books } from '@keelson/calculators';

/** What is owed on an account at the end of the newest month, in pence; without a month there is no limit to it. */
export function owedOn(ref: number, { months }: Books): number {
  const newest = months.at(-1);
  if (newest === undefined) return Number.POSITIVE_INFINITY;
  const balance: number = newest.lines.find(([of]) => of === ref)?.[2] ?? 0;
  return Math.max(0, -balance);
}

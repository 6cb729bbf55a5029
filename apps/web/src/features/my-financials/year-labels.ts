import type { YearSlot } from '@keelson/vocabulary';

export type YearLabels = Readonly<Record<YearSlot, string>>;

const USUAL: YearLabels = {
  thisYear: 'This Year',
  lastYear: 'Last Year',
  lastYearMinusOne: 'Last Year Minus One',
};

/** In Period 1 nothing of the new year is complete, so that the year just completed is the last one (FIN-13). */
const PERIOD_ONE: YearLabels = {
  thisYear: 'Last Year',
  lastYear: 'Last Year Minus One',
  lastYearMinusOne: 'Last Year Minus Two',
};

export const yearLabels = (period1: boolean): YearLabels => (period1 ? PERIOD_ONE : USUAL);

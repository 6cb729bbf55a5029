import { addMonths, type Month } from '@keelson/kernel';
import type { PlanLine, PlanYear } from '@keelson/vocabulary';

export const LINE_TITLES: Readonly<Record<'months' | PlanLine, string>> = {
  months: 'Months in the financial year',
  sales: 'Sales',
  costOfSales: 'Cost of sales',
  payroll: 'Payroll',
  overheads: 'Overheads',
};

/** The bounds that the page shows and does not insist on, save for the months (finance §5). */
export const LINE_BOUNDS: Readonly<Record<'months' | PlanLine, string>> = {
  months: '0 to 12',
  sales: '£0 to £10,000,000',
  costOfSales: '£0 to £10,000,000',
  payroll: '£0 to £10,000,000',
  overheads: '£0 to £10,000,000',
};

type YearTitles = Readonly<Record<PlanYear, string>>;

const USUAL: YearTitles = { thisYear: 'This year so far', lastYear: 'Last year' };

/** In Period 1 no month of the new year is over, so that the year just completed is the last one (FIN-13). */
const PERIOD_ONE: YearTitles = { thisYear: 'Last year', lastYear: 'The year before last' };

export const yearTitles = (period1: boolean): YearTitles => (period1 ? PERIOD_ONE : USUAL);

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** Sep 2026 */
const monthText = (month: Month): string =>
  `${MONTH.format(new Date(`${month}-01T00:00:00Z`)).slice(0, 3)} ${month.slice(0, 4)}`;

/** `Apr 2026 to Oct 2026`, with what is missing between left out: `Aug 2026, Oct 2026 to Dec 2026`. */
export function monthsText(months: readonly Month[]): string {
  const runs: [first: Month, last: Month][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run && addMonths(run[1], 1) === month) run[1] = month;
    else runs.push([month, month]);
  }
  return runs
    .map(([first, last]) => (first === last ? monthText(first) : `${monthText(first)} to ${monthText(last)}`))
    .join(', ');
}

import type { BaseDifference, PlannedLine } from '@keelson/calculators/scenarios';
import { scenarioMessages as texts } from '@keelson/contracts/scenarios';
import { addDays, addMonths, type CalendarDate, type Month } from '@keelson/kernel';
import { type LedgerSource, LONGEST_SNAPSHOT_NAME, PLAN_SLIDERS, type PlanSlider } from '@keelson/vocabulary';
import { mediumMonth } from '../../figures/month-words';
import { formatDate } from '../../ui/format/dates';
import type { ScenarioResult } from './scenario-places';
import type { Base, Changes, Scenario } from './scenarios.api';

/** Said where a scenario is named. */
export const NAME_LIMITS = `Up to ${LONGEST_SNAPSHOT_NAME} characters. No two open scenarios share a name, in capitals or small letters.`;

/** What counts toward the day's limit, said where it does (decision 4.102). */
export const DAY_COUNT =
  'Beginning, forking and re-basing count toward what you can store on a day. Moving levers, renaming and closing do not.';

/** Who works with scenarios: the two who may, or somebody who only looks. */
export type Working = 'owner' | 'partner' | 'reader';

export const LEVER_TITLES: Readonly<Record<PlanSlider, string>> = {
  price: 'Price',
  sales: 'Sales volume',
  costOfSales: 'Cost of sales',
  payroll: 'Payroll',
  overheads: 'Overheads',
};

export const LINE_TITLES: Readonly<Record<PlannedLine, string>> = {
  sales: 'Sales',
  costOfSales: 'Cost of sales',
  payroll: 'Payroll',
  overheads: 'Overheads',
  profitBeforeTax: 'Profit before tax',
};

export const RESULT_TITLES: Readonly<Record<ScenarioResult, string>> = {
  ...LINE_TITLES,
  change: 'Change of profit before tax',
};

/** What the inputs of the formulas are called where a figure is explained. */
export const FIGURE_NAMES: Readonly<Record<string, string>> = {
  actual: 'Actual',
  amount: 'In the books',
  before: 'Without the changes',
  change: 'Change',
  costChange: 'Cost of sales change',
  costOfSales: 'Cost of sales',
  line: 'Without the change',
  months: 'Number of months',
  newer: 'On the newer figures',
  now: 'With the changes',
  older: 'On the older figures',
  overheads: 'Overheads',
  payroll: 'Payroll',
  planned: 'Planned',
  priceChange: 'Price change',
  sales: 'Sales',
  salesChange: 'Sales volume change',
  sum: 'Sum of the months',
  year: 'Planned for the year',
};

const YEARS = { thisYear: 'this year', lastYear: 'last year' } as const;

/** `Sales, this year` */
export function baseFigureTitle({ of, year }: Pick<BaseDifference, 'of' | 'year'>): string {
  if (of === 'addedBack') return `Depreciation and interest, ${YEARS[year]}`;
  return of === 'months' ? `Months of ${YEARS[year]}` : `${LINE_TITLES[of]}, ${YEARS[year]}`;
}

const SOURCES: Readonly<Record<LedgerSource, string>> = {
  xero: 'From Xero',
  quickbooks: 'From QuickBooks',
  manual: 'From typed months',
};

/** `Apr 2026 to Oct 2026`, with what is missing between left out. */
export function monthsText(months: readonly Month[]): string {
  const runs: [first: Month, last: Month][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run && addMonths(run[1], 1) === month) run[1] = month;
    else runs.push([month, month]);
  }
  return runs
    .map(([first, last]) => (first === last ? mediumMonth(first) : `${mediumMonth(first)} to ${mediumMonth(last)}`))
    .join(', ');
}

/** `From Xero, Apr 2026 to Oct 2026, as known on 22 Nov 2026`. */
export function baseText({ source, months, thisYear, knownOn }: Base): string {
  const known = `as known on ${formatDate(knownOn)}`;
  if (source === null) return `From the What-If inputs, ${monthCount(thisYear.months)}, ${known}`;
  return `${SOURCES[source]}, ${monthsText(months.thisYear)}, ${known}`;
}

export const monthCount = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`;

/** The day whose balances would count: the books were read for the day after it. */
export const lastDayText = ({ asAt }: Base): string => formatDate(addDays(asAt as CalendarDate, -1));

export const REOPENED: Readonly<Record<Scenario['reopened'], string>> = {
  equal: 'Worked out again just now from what was kept with it: it comes to the same, to the penny.',
  different: 'What came out then is listed: worked out again it comes to something else.',
  formulaGone: 'What came out then is listed: the formula that it was worked out by is gone.',
};

export const IMPORTS: Readonly<Record<Scenario['imports'], string | undefined>> = {
  current: undefined,
  typed: undefined,
  replaced: 'Part of its months was imported again since then. The scenario keeps the figures that it stands on.',
  gone: 'The imports that it stands on are not in the books any more. The scenario keeps their figures.',
};

/** As they stand in the boxes. */
export type LeverTexts = Readonly<Record<PlanSlider, string>>;

export const leverTexts = (changes: Changes): LeverTexts =>
  Object.fromEntries(PLAN_SLIDERS.map((lever) => [lever, String(changes[lever])])) as Record<PlanSlider, string>;

const HIGHEST = 1_000;

/** An empty box leaves the line as it is. */
const numberIn = (text: string): number => (text.trim() === '' ? 0 : Number(text.trim().replace('−', '-')));

/** What is wrong with what was typed; `undefined` where nothing is. */
export function leverFault(text: string): string | undefined {
  const value = numberIn(text);
  if (!Number.isInteger(value)) return texts.changeUnreadable;
  if (value < -100) return texts.changeTooLow;
  return value > HIGHEST ? texts.changeTooHigh : undefined;
}

/** The five as numbers; `undefined` while one of them cannot be used. */
export function changesIn(typed: LeverTexts): Changes | undefined {
  if (PLAN_SLIDERS.some((lever) => leverFault(typed[lever]) !== undefined)) return undefined;
  return Object.fromEntries(PLAN_SLIDERS.map((lever) => [lever, numberIn(typed[lever])])) as Record<PlanSlider, number>;
}

/** +5 %, as a change reads. */
export const percentText = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}%`;

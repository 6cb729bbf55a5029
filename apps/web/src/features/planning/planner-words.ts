import { PLAN_TABLE_ROWS, type PlanTableRow } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import type { Month } from '@keelson/kernel';
import type { PlanSlider, PlanSource } from '@keelson/vocabulary';
import { monthsText } from './input-words';
import { formatDecimal, formatPounds } from '../../ui/format/numbers';

export const SLIDER_WORDS: Readonly<Record<PlanSlider, { readonly title: string; readonly hint: string }>> = {
  price: { title: 'Price', hint: 'same number of jobs' },
  sales: { title: 'Sales', hint: 'more or fewer jobs' },
  costOfSales: { title: 'Cost of sales', hint: 'for each job' },
  payroll: { title: 'Payroll', hint: 'for the whole year' },
  overheads: { title: 'Overheads', hint: 'for the whole year' },
};

export const ROW_TITLES: Readonly<Record<PlanTableRow, string>> = {
  costOfSalesPercent: 'Cost of Sales %',
  grossMarginPercent: 'Gross Margin %',
  payrollPercent: 'Payroll %',
  overheadsPercent: 'Overheads %',
  profitBeforeTaxPercent: 'Profit before tax %',
  profitBeforeTax: 'Profit before tax',
};

export const isMoney = (row: PlanTableRow): boolean => row === 'profitBeforeTax';
export const TABLE_ROWS = PLAN_TABLE_ROWS;

/** Rows that are better when they are lower. */
export const COSTS: readonly PlanTableRow[] = ['costOfSalesPercent', 'payrollPercent', 'overheadsPercent'];

export type PlanColumnName = 'lastYear' | 'thisYear' | 'impact';

export const COLUMN_TITLES: Readonly<Record<PlanColumnName, string>> = {
  lastYear: 'Previous year',
  thisYear: 'Projected',
  impact: 'Impact',
};

export const SOURCE_WORDS: Readonly<Record<PlanSource, string>> = {
  books: 'your books',
  typed: 'the What-If inputs',
  example: 'an example company',
};

interface YearRead {
  readonly months: readonly Month[];
  readonly noOfMonthsThisYear: number;
  readonly figuresFrom: PlanSource;
}

/** What the figures are of, as explanations say it. */
export const yearFrom = ({ months, noOfMonthsThisYear: count, figuresFrom }: YearRead): string =>
  `A full year, projected from ${months.length > 0 ? monthsText(months) : `${count} ${count === 1 ? 'month' : 'months'}`} of ${SOURCE_WORDS[figuresFrom]}`;

export const poundsText = (value: number | null): string => (value === null ? '-' : formatPounds(value));
export const percentText = (value: number | null): string => (value === null ? '-' : `${formatDecimal(value, 1)}%`);

const plussed = (value: number, text: string): string => (value > 0 && /[1-9]/.test(text) ? `+${text}` : text);

/** £52,992 with its sign, as a change reads. */
export const changeText = (value: number | null): string => (value === null ? '-' : plussed(value, poundsText(value)));
export const changePercentText = (value: number | null): string =>
  value === null ? '-' : plussed(value, percentText(value));
/** A difference of two percentages. */
export const pointsText = (value: number | null): string =>
  value === null ? '-' : `${plussed(value, formatDecimal(value, 1))} pt`;

export const tableText = (row: PlanTableRow, value: number | null): string =>
  isMoney(row) ? poundsText(value) : percentText(value);

/** Below the sliders, and in what each says of its result. */
export const profitWords = (profit: number | null): string =>
  profit === null ? texts.noData : `profit before tax ${poundsText(profit)}`;

import { Decimal } from '@keelson/kernel';
import type { Figure, InputSource, Window } from '../figure';
import { calculate, figureInput, flow, monthCount } from '../figure';
import type { Company, Flow } from '../values';

/** The lines of the profit and loss, in the order of the statement (formulas 5.4). */
export const PROFIT_LINES = [
  'turnover',
  'costOfSales',
  'grossMargin',
  'payroll',
  'overheads',
  'otherIncome',
  'profitBeforeTax',
] as const;
export type ProfitLine = (typeof PROFIT_LINES)[number];

/** What each line adds up, and what it takes off. */
const PARTS: Record<ProfitLine, readonly (readonly [flow: Flow, sign: 1 | -1])[]> = {
  turnover: [['turnover', 1]],
  costOfSales: [['costOfSales', 1]],
  grossMargin: [
    ['turnover', 1],
    ['costOfSales', -1],
  ],
  payroll: [['payroll', 1]],
  overheads: [['overheads', 1]],
  otherIncome: [['otherIncome', 1]],
  profitBeforeTax: [
    ['turnover', 1],
    ['costOfSales', -1],
    ['payroll', -1],
    ['overheads', -1],
    ['otherIncome', 1],
  ],
};

/** A line summed over a window, in pounds (formulas 5.4). `null` for months never imported. */
export function profitLine(company: Company, line: ProfitLine, window: Window): Figure {
  const parts = PARTS[line];
  const sources = Object.fromEntries(parts.map(([of]) => [of, flow(of, window)])) as Record<Flow, InputSource>;
  const sum = (inputs: Readonly<Record<Flow, Decimal>>): Decimal =>
    Decimal.sum(...parts.map(([of, sign]) => inputs[of].times(sign)));
  return calculate(company, line, sources, sum, window.flags);
}

/** All lines summed over a window, in pounds (formulas 5.4). */
export const profitAndLoss = (company: Company, window: Window): Readonly<Record<ProfitLine, Figure>> =>
  Object.fromEntries(PROFIT_LINES.map((line) => [line, profitLine(company, line, window)])) as Record<
    ProfitLine,
    Figure
  >;

/** A line as an input of another figure. */
export const lineInput = (company: Company, line: ProfitLine, window: Window): InputSource =>
  figureInput(profitLine(company, line, window));

/**
 * A line's sum over a window ÷ its months, in pounds a month; over `trailing` it is the twelve-month moving average
 * (formulas 5.6).
 */
export const monthlyAverage = (company: Company, line: ProfitLine, window: Window): Figure =>
  calculate(
    company,
    'movingAverage',
    { sum: lineInput(company, line, window), months: monthCount(window) },
    ({ sum, months }) => sum.div(months),
    window.flags,
  );

/** A line's sum over a window ÷ its months × 12, in pounds a year (formulas 5.7, 5.8, 5.11). */
export const annualised = (company: Company, line: ProfitLine, window: Window): Figure =>
  calculate(
    company,
    'annualised',
    { sum: lineInput(company, line, window), months: monthCount(window) },
    ({ sum, months }) => sum.times(12).div(months),
    window.flags,
  );

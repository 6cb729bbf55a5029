import type { Figure, Window } from '../figure';
import { calculate, flow, percentOf } from '../figure';
import { lineInput } from '../statements';
import type { Company } from '../values';

/**
 * KPIs as percent of turnover (formulas 5.5). Over `inMonth` each is a month's own; over `trailing` it is the moving
 * average as a ratio of sums, never a mean of ratios (formulas 5.6). Without turnover above nothing: `null`.
 */
export const grossMarginPercent = (company: Company, window: Window): Figure =>
  calculate(
    company,
    'grossMarginPercent',
    { turnover: flow('turnover', window), costOfSales: flow('costOfSales', window) },
    ({ turnover, costOfSales }) => percentOf(turnover.minus(costOfSales), turnover),
    window.flags,
  );

/** Profit before tax as percent of turnover (formulas 5.5). */
export const profitBeforeTaxPercent = (company: Company, window: Window): Figure =>
  calculate(
    company,
    'profitBeforeTaxPercent',
    { profitBeforeTax: lineInput(company, 'profitBeforeTax', window), turnover: flow('turnover', window) },
    ({ profitBeforeTax, turnover }) => percentOf(profitBeforeTax, turnover),
    window.flags,
  );

/** Payroll as percent of turnover (formulas 5.5). */
export const payrollPercent = (company: Company, window: Window): Figure =>
  calculate(
    company,
    'payrollPercent',
    { payroll: flow('payroll', window), turnover: flow('turnover', window) },
    ({ payroll, turnover }) => percentOf(payroll, turnover),
    window.flags,
  );

/** Overheads as percent of turnover (formulas 5.5). */
export const overheadsPercent = (company: Company, window: Window): Figure =>
  calculate(
    company,
    'overheadsPercent',
    { overheads: flow('overheads', window), turnover: flow('turnover', window) },
    ({ overheads, turnover }) => percentOf(overheads, turnover),
    window.flags,
  );

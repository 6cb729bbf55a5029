import type { Month } from '@keelson/kernel';
import type { YearSlot } from '@keelson/vocabulary';
import type { FinancialYear } from '../periods';
import { monthsTo } from '../periods';
import type { Company } from '../values';
import type { FigureFlag } from './figure';

/** The months that a figure covers. */
export interface Window {
  /** All of them, imported or not. */
  readonly span: readonly Month[];
  /** Those that are summed, all of them imported; without any there is no figure. */
  readonly months: readonly Month[];
  readonly flags: readonly FigureFlag[];
}

const hasFlows = (company: Company, month: Month): boolean => company.months.get(month)?.flows != null;

/** Exactly these months: when one of them was never imported there is no figure. */
export const exactly = (company: Company, span: readonly Month[]): Window => ({
  span,
  months: span.every((month) => hasFlows(company, month)) ? span : [],
  flags: [],
});

/** One month by itself. */
export const inMonth = (company: Company, month: Month): Window => exactly(company, [month]);

const importedMonths = (company: Company): number =>
  [...company.months.values()].filter(({ flows }) => flows !== null).length;

/**
 * The twelve months to one (formulas 5.6). All must be imported, save for a company of 3 to 11 months in total, which
 * gets what exists of them, at least three, with the flag `partial`.
 */
export function trailing(company: Company, month: Month): Window {
  const span = monthsTo(month, 12);
  const months = span.filter((each) => hasFlows(company, each));
  if (months.length === 12) return { span, months, flags: [] };
  const young = hasFlows(company, month) && months.length >= 3 && importedMonths(company) < 12;
  return young
    ? { span, months, flags: [{ kind: 'partial', months: months.length }] }
    : { span, months: [], flags: [] };
}

/** The complete months of a financial year that were imported; those that were not are flagged (formulas 5.25). */
export function inYear(company: Company, year: FinancialYear): Window {
  const span = year.months.filter((month) => month <= company.periods.lastComplete);
  const missing = span.filter((month) => !hasFlows(company, month));
  return {
    span,
    months: span.filter((month) => hasFlows(company, month)),
    flags: missing.length === 0 ? [] : [{ kind: 'monthsMissing', months: missing }],
  };
}

/** The months of this year, last year or the one before, as the pages name them (formulas 5.0). */
export const inSlot = (company: Company, slot: YearSlot): Window => inYear(company, company.periods[slot]);

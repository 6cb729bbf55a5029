import type { Month } from '@keelson/kernel';
import type { Kpi } from '@keelson/vocabulary';
import type { Figure } from '../figure';
import { FORMULA_VERSION, FORMULAS, trailing } from '../figure';
import { annualised } from '../statements';
import type { Company } from '../values';
import { withUntypedAsNothing } from '../values';
import { turnoverPerEmployee } from './employees';
import { grossMarginPercent, overheadsPercent, payrollPercent, profitBeforeTaxPercent } from './percentages';
import { tradeCreditorDays } from './trade-creditor-days';
import { tradeCreditorDaysVersion1 } from './trade-creditor-days.v1';
import { stockDays, tradeDebtorDays } from './working-capital';

/** The figures that are compared with others and watched over time. */
export const KEY_FIGURES = [
  'turnover',
  'profitBeforeTax',
  'grossMarginPercent',
  'profitBeforeTaxPercent',
  'payrollPercent',
  'overheadsPercent',
  'turnoverPerEmployee',
  'tradeDebtorDays',
  'stockDays',
  'tradeCreditorDays',
] as const satisfies readonly (Kpi | 'turnover' | 'profitBeforeTax')[];
export type KeyFigure = (typeof KEY_FIGURES)[number];

/** Their values as unrounded decimal texts; `null` for none. */
export type KeyFigures = Readonly<Record<KeyFigure, string | null>>;

/**
 * The key figures of the twelve months to one; amounts are annualised for a young company (formulas 5.25). By the
 * formulas as they stand, or as an older version of them published the figures.
 */
export function keyFigures(
  books: Company,
  month: Month,
  version = FORMULA_VERSION,
): Readonly<Record<KeyFigure, Figure>> {
  const company = version < 2 ? withUntypedAsNothing(books) : books;
  const window = trailing(company, month);
  return {
    turnover: annualised(company, 'turnover', window),
    profitBeforeTax: annualised(company, 'profitBeforeTax', window),
    grossMarginPercent: grossMarginPercent(company, window),
    profitBeforeTaxPercent: profitBeforeTaxPercent(company, window),
    payrollPercent: payrollPercent(company, window),
    overheadsPercent: overheadsPercent(company, window),
    turnoverPerEmployee: turnoverPerEmployee(company, window),
    tradeDebtorDays: tradeDebtorDays(company, month, version < 2 ? 'tradeDebtorDaysVersion1' : 'tradeDebtorDays'),
    stockDays: stockDays(company, month),
    tradeCreditorDays: (version < 2 ? tradeCreditorDaysVersion1 : tradeCreditorDays)(company, month),
  };
}

/** Key figures as they are published and compared. */
export const keyFigureTexts = (figures: Readonly<Record<KeyFigure, Figure>>): KeyFigures =>
  Object.fromEntries(KEY_FIGURES.map((name) => [name, figures[name].value?.toFixed() ?? null])) as KeyFigures;

/** Published figures without those whose formulas have changed since, which cannot be compared with present ones. */
export const comparableFigures = (figures: KeyFigures, version: number): KeyFigures =>
  Object.fromEntries(
    KEY_FIGURES.map((name) => [name, FORMULAS[name].version <= version ? figures[name] : null]),
  ) as KeyFigures;

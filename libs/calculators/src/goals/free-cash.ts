import type { Month } from '@keelson/kernel';
import type { Figure, FigureFlag, Window } from '../figure';
import { calculate, flow, monthCount, stand } from '../figure';
import type { Company } from '../values';

/** Typed figures tell what is owed within a year as one sum. */
const TAX_NOT_TOLD: FigureFlag = { kind: 'taxOwedUnknown' };

/**
 * Cash that is neither owed for VAT, PAYE and corporation tax nor needed for a month of payroll and overheads, in pounds
 * (formulas 5.26). Depreciation costs no cash.
 */
export const freeCash = (company: Company, asAt: Month, window: Window): Figure =>
  calculate(
    company,
    'freeCash',
    {
      cash: stand('cash', asAt),
      taxOwed: stand('taxOwed', asAt),
      payroll: flow('payroll', window),
      overheads: flow('overheads', window),
      depreciation: flow('depreciation', window),
      months: monthCount(window),
    },
    (of) => of.cash.minus(of.taxOwed).minus(of.payroll.plus(of.overheads).minus(of.depreciation).div(of.months)),
    company.books.source === 'manual' ? [...window.flags, TAX_NOT_TOLD] : window.flags,
  );

import type { KeptPlanFigures } from './plan-figures';

/**
 * A worked example company in whole pence, for accounts that have neither imported nor typed figures (decision 4.73): the
 * figures of formulas 5.0, with depreciation and interest, so that the EBITDA is other than the profit.
 */
export const EXAMPLE_PLAN_FIGURES: KeptPlanFigures = {
  thisYear: { months: 7, sales: 42_000_000, costOfSales: 16_800_000, payroll: 10_500_000, overheads: 8_400_000 },
  lastYear: { months: 12, sales: 65_000_000, costOfSales: 27_300_000, payroll: 16_500_000, overheads: 14_000_000 },
  addedBack: 560_000,
};

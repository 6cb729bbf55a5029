import { addMonths, type Month } from '@keelson/kernel';
import type { AnswerOf } from '@keelson/contracts';
import type { inputsContract } from '@keelson/contracts/planning';

type Inputs = AnswerOf<typeof inputsContract>;

const NOTHING = {
  ...{ No_of_months_this_year: null, sales_YTD: null, cost_of_sales_YTD: null, payroll_YTD: null },
  ...{ overhead_costs_YTD: null, No_of_months_last_year: null, sales_last_year: null },
  ...{ cost_of_sales_last_year: null, payroll_cost_last_year: null, overhead_costs_last_year: null },
};

/** Of an account without books, whose owner has typed nothing. */
export const noInputs: Inputs = {
  input_values: NOTHING,
  data_flag: 'NODATA',
  companyName: 'Acme Joinery Ltd',
  informationFrom: null,
  months: { thisYear: [], lastYear: [] },
  period1: false,
  savedAt: null,
};

export const typedInputs: Inputs = {
  ...noInputs,
  input_values: {
    ...{ No_of_months_this_year: 7, sales_YTD: 420_000.5, cost_of_sales_YTD: 168_000, payroll_YTD: 105_000 },
    ...{ overhead_costs_YTD: 84_000, No_of_months_last_year: 12, sales_last_year: 650_000 },
    ...{ cost_of_sales_last_year: 273_000, payroll_cost_last_year: 165_000, overhead_costs_last_year: 140_000 },
  },
  savedAt: '2026-11-02T09:00:00.000Z',
};

const monthsFrom = (first: string, count: number): Month[] =>
  Array.from({ length: count }, (_, at) => addMonths(first as Month, at));

/** Of an account with books. */
export const bookInputs: Inputs = {
  ...typedInputs,
  data_flag: 'DATA',
  informationFrom: 'xero',
  months: { thisYear: monthsFrom('2026-04', 7), lastYear: [] },
  savedAt: null,
};

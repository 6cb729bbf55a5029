import type { PlanLine, PlanYear } from '@keelson/vocabulary';

type InputNames = Readonly<Record<PlanYear, Readonly<Record<'months' | PlanLine, string>>>>;

/** What each figure is called where it is sent (finance §3). */
export const SENT_NAMES = {
  thisYear: {
    months: 'noOfMonthsThisYear',
    sales: 'salesYTD',
    costOfSales: 'costOfSalesYTD',
    payroll: 'payrollYTD',
    overheads: 'overheadCostsYTD',
  },
  lastYear: {
    months: 'noOfMonthsLastYear',
    sales: 'salesLastYear',
    costOfSales: 'costOfSalesLastYear',
    payroll: 'payrollCostLastYear',
    overheads: 'overheadCostsLastYear',
  },
} as const satisfies InputNames;

export type SentName = (typeof SENT_NAMES)[PlanYear]['months' | PlanLine];

/** What each is called in the answer (finance §3). */
export const READ_NAMES = {
  thisYear: {
    months: 'No_of_months_this_year',
    sales: 'sales_YTD',
    costOfSales: 'cost_of_sales_YTD',
    payroll: 'payroll_YTD',
    overheads: 'overhead_costs_YTD',
  },
  lastYear: {
    months: 'No_of_months_last_year',
    sales: 'sales_last_year',
    costOfSales: 'cost_of_sales_last_year',
    payroll: 'payroll_cost_last_year',
    overheads: 'overhead_costs_last_year',
  },
} as const satisfies InputNames;

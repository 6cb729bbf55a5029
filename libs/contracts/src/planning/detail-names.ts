import type { PlanLine, ProfitSummaryRow } from '@keelson/vocabulary';

/** What the published calls name each group of the detailed profit and loss (finance §3). */
export const GROUP_NAMES = {
  sales: 'salesRevenueIncome',
  costOfSales: 'costOfSales',
  payroll: 'payroll',
  overheads: 'overheads',
} as const satisfies Readonly<Record<PlanLine, string>>;

/** What each row of its summary is called (finance §2). */
export const SUMMARY_TITLES = {
  sales: 'Sales',
  costOfSales: 'Cost of Sales',
  grossMargin: 'Gross Margin',
  payroll: 'Payroll',
  overheads: 'Overheads',
  profitBeforeTax: 'Profit Before Tax',
} as const satisfies Readonly<Record<ProfitSummaryRow, string>>;

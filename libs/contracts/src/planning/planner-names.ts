import type { PlanSlider } from '@keelson/vocabulary';

/** What each slider is called where it is sent (finance §3). */
export const SLIDER_NAMES = {
  price: 'currentPrice',
  sales: 'currentSales',
  costOfSales: 'currentCostOfSales',
  payroll: 'currentPayroll',
  overheads: 'currentOverheads',
} as const satisfies Readonly<Record<PlanSlider, string>>;

/** The rows of the table, by the names under which they are answered (finance §3). */
export const TABLE_NAMES = {
  costOfSalesPercent: 'total_cost_of_sales',
  grossMarginPercent: 'gross_margin',
  payrollPercent: 'total_payroll',
  overheadsPercent: 'total_overheads',
  profitBeforeTaxPercent: 'profit_before_tax',
  profitBeforeTax: 'profit_before_tax_amount',
} as const;

/** What each slice of the pie is called (finance §3). */
export const GAIN_NAMES = {
  salesGrowth: 'Sales Growth',
  priceIncrease: 'Price Increase',
  costOfSalesReduction: 'Cost of Sales Reduction',
  payrollReduction: 'Payroll Reduction',
  overheadReduction: 'Overhead Reduction',
} as const;

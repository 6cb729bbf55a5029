/** The key performance indicators: those of profit and loss, then those of the balance sheet, in the order of the page. */
export const KPIS = [
  'grossMarginPercent',
  'profitBeforeTaxPercent',
  'payrollPercent',
  'overheadsPercent',
  'turnoverPerEmployee',
  'tradeDebtorDays',
  'stockDays',
  'stockTurn',
  'tradeCreditorDays',
] as const;
export type Kpi = (typeof KPIS)[number];

export const KPI_TITLES: Readonly<Record<Kpi, string>> = {
  grossMarginPercent: 'GM as % of Turnover',
  profitBeforeTaxPercent: 'Profit before tax %',
  payrollPercent: 'Payroll as % Turnover',
  overheadsPercent: 'Overheads as % of Turnover',
  turnoverPerEmployee: 'Turnover/Employee',
  tradeDebtorDays: 'Trade debtor days',
  stockDays: 'Stock days',
  stockTurn: 'Stock turn',
  tradeCreditorDays: 'Trade creditor days',
};

/** What a figure is measured in. */
export const FIGURE_UNITS = ['pounds', 'percent', 'days', 'months', 'times', 'people', 'ratio'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

export const KPI_UNITS = {
  grossMarginPercent: 'percent',
  profitBeforeTaxPercent: 'percent',
  payrollPercent: 'percent',
  overheadsPercent: 'percent',
  turnoverPerEmployee: 'pounds',
  tradeDebtorDays: 'days',
  stockDays: 'days',
  stockTurn: 'times',
  tradeCreditorDays: 'days',
} as const satisfies Readonly<Record<Kpi, FigureUnit>>;

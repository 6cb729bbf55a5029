/** Where an account can belong in the statements (formulas 5.2, 5.3). */
export const CATEGORIES = [
  'turnover',
  'otherIncome',
  'costOfSales',
  'payroll',
  'overheads',
  'tax',
  'fixedAssets',
  'stock',
  'tradeDebtors',
  'cash',
  'otherCurrentAssets',
  'tradeCreditors',
  'otherCurrentLiabilities',
  'longTermCreditors',
  'capitalAndReserves',
  'ignored',
] as const;
export type CategoryName = (typeof CATEGORIES)[number];

/** What some formulas leave out or single out among the overheads. */
export const CATEGORY_TAGS = ['depreciation', 'interest', 'marketing'] as const;
export type CategoryTagName = (typeof CATEGORY_TAGS)[number];

export const CATEGORY_TITLES: Readonly<Record<CategoryName, string>> = {
  turnover: 'Sales / revenue',
  otherIncome: 'Other income',
  costOfSales: 'Cost of sales',
  payroll: 'Payroll',
  overheads: 'Overheads',
  tax: 'Tax on profit',
  fixedAssets: 'Fixed assets',
  stock: 'Stock',
  tradeDebtors: 'Trade debtors',
  cash: 'Cash',
  otherCurrentAssets: 'Other current assets',
  tradeCreditors: 'Trade creditors',
  otherCurrentLiabilities: 'Other current liabilities',
  longTermCreditors: 'Creditors due after more than one year',
  capitalAndReserves: 'Capital and reserves',
  ignored: 'Left out of every figure',
};

export const CATEGORY_TAG_TITLES: Readonly<Record<CategoryTagName, string>> = {
  depreciation: 'Depreciation',
  interest: 'Interest',
  marketing: 'Marketing',
};

/** The rule of formulas 5.2 and 5.3 that placed an account, in the order in which they are asked. */
export const PLACED_BY = ['override', 'systemAccount', 'name', 'type', 'none'] as const;
export type PlacedBy = (typeof PLACED_BY)[number];

/** Figures whose change is told wherever something changes the books. */
export const WATCHED_FIGURES = [
  'turnover',
  'profitBeforeTax',
  'grossMarginPercent',
  'profitBeforeTaxPercent',
  'payrollPercent',
  'overheadsPercent',
  'turnoverPerEmployee',
  'tradeDebtorDays',
  'stockDays',
  'stockTurn',
  'tradeCreditorDays',
  'coverRatio',
  'netAssets',
] as const;
export type WatchedFigure = (typeof WATCHED_FIGURES)[number];

export type FigureUnit = 'pounds' | 'percent' | 'days' | 'times' | 'ratio';

export const WATCHED_FIGURE_LOOKS: Readonly<
  Record<WatchedFigure, { readonly title: string; readonly unit: FigureUnit }>
> = {
  turnover: { title: 'Turnover, 12 months', unit: 'pounds' },
  profitBeforeTax: { title: 'Profit before tax, 12 months', unit: 'pounds' },
  grossMarginPercent: { title: 'GM as % of Turnover', unit: 'percent' },
  profitBeforeTaxPercent: { title: 'Profit before tax %', unit: 'percent' },
  payrollPercent: { title: 'Payroll as % Turnover', unit: 'percent' },
  overheadsPercent: { title: 'Overheads as % of Turnover', unit: 'percent' },
  turnoverPerEmployee: { title: 'Turnover/Employee', unit: 'pounds' },
  tradeDebtorDays: { title: 'Trade debtor days', unit: 'days' },
  stockDays: { title: 'Stock days', unit: 'days' },
  stockTurn: { title: 'Stock turn', unit: 'times' },
  tradeCreditorDays: { title: 'Trade creditor days', unit: 'days' },
  coverRatio: { title: 'Cover ratio', unit: 'ratio' },
  netAssets: { title: 'Net assets', unit: 'pounds' },
};

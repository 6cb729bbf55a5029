/** Where an account of the books can belong, in the order of the statements (formulas 5.2, 5.3). */
export const ACCOUNT_CATEGORIES = [
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
export type AccountCategory = (typeof ACCOUNT_CATEGORIES)[number];

export const ACCOUNT_CATEGORY_TITLES: Readonly<Record<AccountCategory, string>> = {
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

/** What some formulas leave out or single out among the overheads. */
export const CATEGORY_TAGS = ['depreciation', 'interest', 'marketing', 'notOnCredit'] as const;
export type CategoryTag = (typeof CATEGORY_TAGS)[number];

export const CATEGORY_TAG_TITLES: Readonly<Record<CategoryTag, string>> = {
  depreciation: 'Depreciation',
  interest: 'Interest',
  marketing: 'Marketing',
  notOnCredit: 'Not bought on credit',
};

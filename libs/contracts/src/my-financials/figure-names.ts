/** The indicators of profit and loss by the key of their series, in the order of the page. */
export const PROFIT_KPIS = [
  'grossmarginTurnOver',
  'profitBeforeTaxTurnOver',
  'payrollTurnover',
  'overheadsTurnover',
  'employeesTurnover',
] as const;
export type ProfitKpi = (typeof PROFIT_KPIS)[number];

export const BALANCE_KPIS = [
  'tradeDebtorDaysList',
  'stockTurnDaysList',
  'stockTurnList',
  'tradeCreditorDaysList',
] as const;
export type BalanceKpi = (typeof BALANCE_KPIS)[number];

/** Sums of movements: over a month, a year to date, twelve months, or as the average of twelve. */
export const PROFIT_FIGURES = [
  'sales',
  'costOfSales',
  'grossMargin',
  'payroll',
  'overheads',
  'otherIncome',
  'profitBeforeTax',
] as const;
export type ProfitFigure = (typeof PROFIT_FIGURES)[number];

/** Shares of a year's sales, by the name of their part of the bar. */
export const MONEY_FIGURES = {
  Payroll: 'payrollShare',
  'Cost of sales': 'costOfSalesShare',
  Overheads: 'overheadsShare',
  'Profit before tax': 'profitBeforeTaxShare',
} as const;
export type MoneyFigure = (typeof MONEY_FIGURES)[keyof typeof MONEY_FIGURES];

/** Of a day or a month, by the column of the cash movements. */
export const CASH_FIGURES = { 'Cash in': 'cashIn', 'Cash out': 'cashOut', 'Net movement': 'netMovement' } as const;
export type CashFigure = (typeof CASH_FIGURES)[keyof typeof CASH_FIGURES];

/** At the end of a day or a month, by the column of the balances. */
export const STOCK_FIGURES = {
  stock: 'stock',
  debtors: 'tradeDebtors',
  cashDebtors: 'cashDebtors',
  creditors: 'tradeCreditors',
  Cover_Ratio: 'coverRatio',
  Quick_Ratio: 'quickRatio',
} as const;
export type StockFigure = (typeof STOCK_FIGURES)[keyof typeof STOCK_FIGURES];

/** At the end of a month, by the row of the balance sheet. */
export const BALANCE_SHEET_FIGURES = {
  fixed_assets: 'fixedAssets',
  current_assets: 'currentAssets',
  current_liabilities: 'currentLiabilities',
  netCurrentAssets: 'netCurrentAssets',
  creditors_balance_sheet: 'longTermCreditors',
  netAssets: 'netAssets',
  'Capital reserves': 'capitalReserves',
} as const;
/** What each row is called (finance §2), in the order of the sheet. */
export const BALANCE_SHEET_TITLES = {
  fixed_assets: 'Fixed assets',
  current_assets: 'Current assets',
  current_liabilities: 'Current Liabilities',
  netCurrentAssets: 'Net Current Assets(liabilities)',
  creditors_balance_sheet: 'Creditors amounts falling due after more than one year',
  netAssets: 'Net Assets',
  'Capital reserves': 'Capital and reserves',
} as const satisfies Record<keyof typeof BALANCE_SHEET_FIGURES, string>;
export type BalanceSheetRow = keyof typeof BALANCE_SHEET_TITLES;
/** The rows of a balance sheet, in its order. */
export const BALANCE_SHEET_ROWS = Object.keys(BALANCE_SHEET_TITLES) as readonly BalanceSheetRow[];
export type BalanceSheetFigure = (typeof BALANCE_SHEET_FIGURES)[keyof typeof BALANCE_SHEET_FIGURES];

const values = <Value>(of: Readonly<Record<string, Value>>): Value[] => Object.values(of);

/** What an explanation can be asked for: every figure that a card or a table of the product shows. */
export const EXPLAINED_FIGURES = [
  ...PROFIT_KPIS,
  ...BALANCE_KPIS,
  ...PROFIT_FIGURES,
  ...values(MONEY_FIGURES),
  ...values(CASH_FIGURES),
  ...values(STOCK_FIGURES),
  ...values(BALANCE_SHEET_FIGURES),
  'cashBalance',
  'projectedTurnover',
  'seasonalTurnover',
  'marketingSpend',
  'employeeCount',
  'averageEmployees',
  'monthlyCosts',
  'monthsOfCosts',
  'slowPayers',
  'recentProfit',
] as const;
export type ExplainedFigure = (typeof EXPLAINED_FIGURES)[number];

/** The probability of a goal, which is named beside it. */
export const GOAL_FIGURE = 'goalProbability';

/** The figures that a goal's probability is worked out from, each with its own formula and lines. */
export const GOAL_PARTS = [
  'moneyByDate',
  'freeCash',
  'monthlySurplus',
  'corporationTaxRate',
  'assumedIncomeTaxRate',
  'goalNeeds',
  'surplusSpread',
  'companyValue',
  'earningsMultiple',
  'salesGrowth',
] as const;
export type GoalPart = (typeof GOAL_PARTS)[number];

/**
 * What a figure is of: a day, a month by itself or its end, its financial year up to the month, the whole financial year
 * that the month is in, the twelve months that end with it, or their average.
 */
export const EXPLAINED_SPANS = ['day', 'month', 'yearToDate', 'year', 'twelveMonths', 'average'] as const;
export type ExplainedSpan = (typeof EXPLAINED_SPANS)[number];

/**
 * What a change is told against: the same figure seven days or a month before, at the last month's end, over the same
 * months a year before, of the whole financial year before, or twelve months before.
 */
export const CHANGES_AGAINST = [
  'weekBefore',
  'monthBefore',
  'monthEnd',
  'sameMonths',
  'lastYear',
  'yearBefore',
] as const;
export type ChangeAgainst = (typeof CHANGES_AGAINST)[number];

/** The specified groups of balance sheets: this year, last year, the year before. */
export const BALANCE_GROUPS = [
  'balanceSheetMonthWiseData',
  'balanceSheetLastYearMonthWiseEntity',
  'balanceSheetLastYearMinusOneMonthWiseEntity',
] as const;

/** The specified groups of profit and loss, in the same order. */
export const PROFIT_GROUPS = [
  'profitAndLossThisYear',
  'profitAndLossLastYear',
  'profitAndLossLastYearMinusOneMonthWiseData',
] as const;

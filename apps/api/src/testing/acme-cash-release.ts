/** What cash release starts from by the books of Acme in November 2026, as it is sent. */
export const ACME_CASH_BASE = {
  ...{ noOfMonthsThisYear: 7, sales: 420_000, costOfSales: 168_000, overheads: 84_000, vatRatio: 1.2 },
  ...{ currentBalanceSheetFigureInStock: 36_000, currentBalanceSheetFigureInTradeDebtors: 108_000 },
  currentBalanceSheetFigureInTradeCreditors: 45_000,
};

/** With the three inputs of the worked example (formulas 5.12). */
export const ACME_CASH_RELEASE = {
  ...ACME_CASH_BASE,
  ...{ increaseSTockTurnByPercentage: 20, targetDebtorDays: 40, negotiate60DayTerms: 45 },
};

/** What a saved calculation of these keeps. */
export const ACME_CASH_KEPT = {
  inputs: { stockTurnIncrease: 20, debtorDays: 40, creditorDays: 45 },
  base: {
    ...{ months: 7, sales: 42_000_000, costOfSales: 16_800_000, overheads: 8_400_000, vatMultiplier: '1.2' },
    ...{ stock: 3_600_000, tradeDebtors: 10_800_000, tradeCreditors: 4_500_000 },
  },
  results: {
    ...{ total: 3_822_740, stockReleased: 600_000, stockRevised: 3_000_000, tradeDebtorsReleased: 1_331_507 },
    ...{ tradeDebtorsRevised: 9_468_493, tradeCreditorsReleased: 1_891_233, tradeCreditorsRevised: 6_391_233 },
  },
  ...{ importIds: ['import-2026-10'], months: ['2026-10'], balanceMonth: '2026-10', period1: false, formulaVersion: 1 },
};

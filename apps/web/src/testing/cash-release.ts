import type { AnswerOf } from '@keelson/contracts';
import type { cashReleaseContract } from '@keelson/contracts/planning';
import type { Month } from '@keelson/kernel';

type CashReleaseRead = AnswerOf<typeof cashReleaseContract>;

/** What Acme's cash release starts from (formulas 5.12), with nothing changed. */
export const acmeCash: CashReleaseRead = {
  ...{ noOfMonthsThisYear: 7, sales: 420_000, costOfSales: 168_000, overheads: 84_000, vatRatio: 1.2 },
  ...{ currentBalanceSheetFigureInStock: 36_000, currentBalanceSheetFigureInTradeDebtors: 108_000 },
  currentBalanceSheetFigureInTradeCreditors: 45_000,
  ...{ increaseSTockTurnByPercentage: 0, targetDebtorDays: 0, negotiate60DayTerms: 0 },
  ...{ totalPotentialCashReleased: 0, cashReleasedInstock: 0, cashReleasedInTradeCreditors: 0 },
  ...{ cashReleasedInTradeDebtors: 0, revisedCreditor: 45_000, revisedDebtors: 108_000, revisedStock: 36_000 },
  ...{ revisedStockTurn: 8, companyName: 'Acme Joinery Ltd', informationFrom: 'xero', period1: false },
  months: ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'] as Month[],
  ...{ balanceMonth: '2026-10' as Month, saved: null },
};

/** A calculation that somebody saved of it. */
export const savedCash: CashReleaseRead = {
  ...acmeCash,
  ...{ increaseSTockTurnByPercentage: 20, targetDebtorDays: 40, negotiate60DayTerms: 45 },
  saved: {
    ...{ storedDate: '2026-11-22T14:03:00.000Z', name: 'Before Christmas', savedBy: 'owner' as const },
    ...{ formulaVersion: 1, reopened: 'equal' as const },
  },
};

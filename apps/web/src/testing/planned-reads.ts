import type { CashCase, DetailCase, PlannerCase } from '@keelson/calculators/testing/planned';
import { GROUP_NAMES, SENT_NAMES } from '@keelson/contracts/planning';
import { PLAN_YEARS, planLines } from '@keelson/vocabulary';
import { acmeCash } from './cash-release';
import { acmeDetail } from './detailed-profit-and-loss';
import { acmePlanner } from './planner';

/** What the API would answer for generated cases: Acme's answers with their figures. */

const pounds = (pence: number): number => pence / 100;

export const plannerRead = ({ base }: PlannerCase): typeof acmePlanner => ({
  ...acmePlanner,
  ...Object.fromEntries(
    PLAN_YEARS.flatMap((year) => [
      [SENT_NAMES[year].months, base[year].months] as const,
      ...planLines().map((line) => [SENT_NAMES[year][line], pounds(base[year][line])] as const),
    ]),
  ),
  depreciationAndInterestYTD: pounds(base.addedBack),
});

export const cashRead = ({ base }: CashCase): typeof acmeCash => ({
  ...acmeCash,
  ...{ noOfMonthsThisYear: base.months, sales: pounds(base.sales), costOfSales: pounds(base.costOfSales) },
  ...{ overheads: pounds(base.overheads), vatRatio: Number(base.vatMultiplier) },
  currentBalanceSheetFigureInStock: pounds(base.stock),
  currentBalanceSheetFigureInTradeDebtors: pounds(base.tradeDebtors),
  currentBalanceSheetFigureInTradeCreditors: pounds(base.tradeCreditors),
});

type DetailRead = typeof acmeDetail;

export const detailRead = ({ base }: DetailCase): DetailRead => ({
  ...acmeDetail,
  ...{ noOfMonthsThisYear: base.months, otherIncome: pounds(base.otherIncome ?? 0) },
  account: Object.fromEntries(
    planLines().map((line) => [
      GROUP_NAMES[line],
      base[line].map(({ id, name, cumulative }) => ({
        ...{ id, accountName: name, cummulativePLValue: pounds(cumulative ?? 0) },
        ...{ annualised: null, changeBy: 0, impact: null, resultingPAndL: null, monthly: [] as number[] },
      })),
    ]),
  ) as DetailRead['account'],
});

import type { AnswerOf } from '@keelson/contracts';
import type { baseLinesContract } from '@keelson/contracts/my-financials';
import { acmeScenarios } from '../features/scenarios/testing/acme-scenarios';
import { savedCash } from './cash-release';
import { acmeDetail, savedDetail } from './detailed-profit-and-loss';
import { acmePlanner } from './planner';

type BaseLines = AnswerOf<typeof baseLinesContract>;
type Sum = BaseLines['sums'][number];

const IMPORT = 'import-2026-10';
/** What the second of two lines is of each sum. */
const SECOND_LINE = 1.25;

const sumOf = (name: string, value: number | null): Sum => ({
  ...{ name, value, unit: 'pounds', formula: 'Sum of its lines', importIds: [IMPORT] },
  inputs: [{ name: 'lines', value, unit: 'pounds', before: null }],
  groups: [
    {
      ...{ name: 'lines', value, counts: [], further: null },
      lines: [
        { code: '200', account: `One of ${name}`, date: '2026-09-30', amount: (value ?? 0) - SECOND_LINE },
        { code: '201', account: `Another of ${name}`, date: '2026-10-31', amount: SECOND_LINE },
      ],
    },
  ],
});

export const linesOf = (values: Readonly<Record<string, number | null>>): BaseLines => ({
  source: 'xero',
  sums: Object.entries(values).map(([name, value]) => sumOf(name, value)),
  imports: [{ id: IMPORT, recordedAt: '2026-11-01T03:00:00.000Z' }],
});

const accounts = Object.values(savedDetail.account).flat();
const { sales, costOfSales, overheads, ...cash } = savedCash;

/** The lines behind Acme's figures, by the tool; the planner's also after fewer months of the year, and with other depreciation. */
export const acmeLines = {
  planner: ({ months, addedBack } = { months: 7, addedBack: acmePlanner.depreciationAndInterestYTD }): BaseLines =>
    linesOf({
      ...{ 'thisYear.sales': months * 60_000, 'thisYear.costOfSales': months * 24_000 },
      ...{ 'thisYear.payroll': months * 15_000, 'thisYear.overheads': months * 12_000 },
      ...{ 'lastYear.sales': 650_000, 'lastYear.costOfSales': 273_000 },
      ...{ 'lastYear.payroll': 165_000, 'lastYear.overheads': 140_000 },
      addedBack,
    }),
  cashRelease: (): BaseLines =>
    linesOf({
      ...{ sales, costOfSales, overheads, stock: cash.currentBalanceSheetFigureInStock },
      tradeDebtors: cash.currentBalanceSheetFigureInTradeDebtors,
      tradeCreditors: cash.currentBalanceSheetFigureInTradeCreditors,
    }),
  detailedProfitAndLoss: (): BaseLines =>
    linesOf({
      ...Object.fromEntries(accounts.map(({ id, cummulativePLValue }) => [id, cummulativePLValue])),
      otherIncome: savedDetail.otherIncome,
    }),
  scenarios: (): BaseLines =>
    linesOf(
      Object.fromEntries(
        acmeScenarios().actuals.flatMap(({ month, ...lines }) =>
          Object.entries(lines).map(([line, value]) => [`${month}.${line}`, value]),
        ),
      ),
    ),
};

/** What the accounts of the detailed profit and loss came to in a month, and the import that told it. */
export function linesOfMonth(month: string): BaseLines {
  const at = acmeDetail.months.findIndex((each) => each === month);
  const told = Object.values(acmeDetail.account).flat();
  return linesOf(Object.fromEntries(told.map(({ id, monthly }) => [id, monthly[at] ?? null])));
}

import type { AnswerOf } from '@keelson/contracts';
import type { detailedProfitAndLossContract } from '@keelson/contracts/planning';
import type { Month } from '@keelson/kernel';

type DetailRead = AnswerOf<typeof detailedProfitAndLossContract>;

const MONTHS = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'] as Month[];

const line = (
  id: string,
  accountName: string,
  cummulativePLValue: number,
  monthly: readonly number[] = MONTHS.map(() => cummulativePLValue / MONTHS.length),
) => {
  const annualised = (cummulativePLValue / MONTHS.length) * 12;
  return {
    ...{ id, accountName, cummulativePLValue, annualised, changeBy: 0, impact: 0, resultingPAndL: annualised },
    monthly: [...monthly],
  };
};
const total = (id: DetailRead['summary'][number]['id'], accountName: string, value: number) => ({
  ...{ id, accountName, totalAnnualizedValue: value, totalImpact: 0, totalResultingPL: value },
  totalChangeByPercentage: 0,
});

/** What Acme's detailed profit and loss starts from (formulas 5.14), with nothing changed. */
export const acmeDetail: DetailRead = {
  ...{ companyName: 'Acme Joinery Ltd', informationFrom: 'xero', linesFrom: 'books', noOfMonthsThisYear: 7 },
  ...{ otherIncome: 0, period1: false, saved: null },
  ...{ months: MONTHS, yearStart: '2026-04' as Month },
  account: {
    salesRevenueIncome: [line('acc-200', 'Sales', 420_000)],
    costOfSales: [line('acc-310', 'Cost of Goods Sold', 168_000)],
    payroll: [line('acc-477', 'Salaries', 105_000)],
    overheads: [
      line('acc-400', 'Advertising', 8_400, [900, 1_050, 1_200, 1_250, 1_100, 1_400, 1_500]),
      line('acc-433', 'Insurance', 3_500),
      line('acc-449', 'Motor expenses', 37_100),
      line('acc-469', 'Rent', 35_000),
    ],
  },
  summary: [
    total('sales', 'Sales', 720_000),
    total('costOfSales', 'Cost of Sales', 288_000),
    total('grossMargin', 'Gross Margin', 432_000),
    total('payroll', 'Payroll', 180_000),
    total('overheads', 'Overheads', 144_000),
    total('profitBeforeTax', 'Profit Before Tax', 108_000),
  ],
};

/** What was saved keeps no months by themselves. */
const summed = (
  group: keyof DetailRead['account'],
  changed: Partial<DetailRead['account']['payroll'][number]> & { readonly id?: string } = {},
) => acmeDetail.account[group].map((of) => ({ ...of, ...(of.id === changed.id && changed), monthly: [] }));

/** A calculation that somebody saved of it: advertising less by an eighth. */
export const savedDetail: DetailRead = {
  ...acmeDetail,
  yearStart: null,
  account: {
    salesRevenueIncome: summed('salesRevenueIncome'),
    costOfSales: summed('costOfSales'),
    payroll: summed('payroll'),
    overheads: summed('overheads', { id: 'acc-400', changeBy: -12.5, impact: -1_800, resultingPAndL: 12_600 }),
  },
  saved: {
    ...{ storedDate: '2026-11-22T14:03:00.000Z', name: 'Trim overheads', savedBy: 'owner' as const },
    ...{ formulaVersion: 1, reopened: 'equal' as const },
  },
};

import fc from 'fast-check';
import { balanceFaults } from './balance-faults';
import { financeDataBody } from './finance-data.contract';

const nothing = {
  balanceSheetDayWiseData: [],
  balanceSheetMonthWiseData: [],
  balanceSheetLastYearMonthWiseEntity: [],
  balanceSheetLastYearMinusOneMonthWiseEntity: [],
  profitAndLossThisYear: [],
  profitAndLossLastYear: [],
  profitAndLossLastYearMinusOneMonthWiseData: [],
  financial_month: 3,
};

const month = {
  month: '2026-10',
  stockMonths: 36_000,
  debtorsMonths: 108_000,
  creditorsMonths: 45_000,
  monthEndCashBalance: 52_000,
  currentAssets: 202_000,
  currentLiabilities: 68_000,
  fixedAssets: 85_000,
  longTermCreditors: 60_000,
};

const faultsOf = (body: object) =>
  financeDataBody
    .safeParse({ ...nothing, ...body })
    .error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];

describe('figures that were typed in', () => {
  it('takes the eight groups, totals above their parts and amounts to the penny', () => {
    const typed = {
      balanceSheetMonthWiseData: [{ ...month, currentAssets: 196_000.01 }],
      profitAndLossThisYear: [
        { month: '2026-10', salesAndRevenue: 60_000, costOfSales: null, payroll: 0, overheads: 12.5, employees: 7.5 },
      ],
      username: 'owner@acme.example',
    };
    expect(faultsOf(typed)).toEqual([]);
  });

  it('names every field that cannot be', () => {
    const refused = {
      balanceSheetMonthWiseData: [
        { ...month, currentAssets: 195_999.99 },
        { ...month, stockMonths: -1, debtorsMonths: 0.001, fixedAssets: 1e9 },
      ],
    };
    expect(faultsOf(refused)).toEqual([
      ['balanceSheetMonthWiseData.1.stockMonths', 'Enter 0 or more'],
      ['balanceSheetMonthWiseData.1.debtorsMonths', 'Enter whole pence at most'],
      ['balanceSheetMonthWiseData.1.fixedAssets', 'Enter an amount below £1,000,000,000'],
      [
        'balanceSheetMonthWiseData.0.currentAssets',
        'Current assets cannot be less than stock, debtors and cash together',
      ],
      ['balanceSheetMonthWiseData.1.month', 'This date is there twice'],
    ]);
  });

  it('refuses a month without anybody at work, in words', () => {
    const row = { month: '2026-10', salesAndRevenue: 60_000, costOfSales: null, payroll: null, overheads: null };
    expect(faultsOf({ profitAndLossThisYear: [{ ...row, employees: 0 }] })).toEqual([
      ['profitAndLossThisYear.0.employees', expect.stringMatching(/^Enter more than 0/)],
    ]);
    expect(faultsOf({ profitAndLossThisYear: [{ ...row, employees: 0.5 }] })).toEqual([]);
  });

  it('never faults a total that is the sum of its parts or left out', () => {
    const part = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(part, part, part, part, fc.boolean(), (stock, debtors, creditors, cash, given) => {
        const row = {
          stockMonths: stock / 100,
          debtorsMonths: debtors / 100,
          creditorsMonths: creditors / 100,
          monthEndCashBalance: cash / 100,
          currentAssets: given ? (stock + debtors + Math.max(0, cash)) / 100 : null,
          currentLiabilities: given ? (creditors + Math.max(0, -cash)) / 100 : null,
        };
        expect(balanceFaults(row)).toEqual({});
      }),
    );
  });
});

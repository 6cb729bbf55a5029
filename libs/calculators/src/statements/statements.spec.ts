import { addMonths, month, pence, rounded } from '@keelson/kernel';
import { inMonth, inSlot, trailing } from '../figure';
import { ACME_TODAY, acme } from '../testing';
import type { Company } from '../values';
import { companyOn } from '../values';
import { balanceSheet, balanceSheets } from './balance-sheet';
import { myMoney } from './my-money';
import { PROFIT_LINES, monthlyAverage, profitAndLoss, profitLine } from './profit-and-loss';

const company = companyOn(ACME_TODAY, acme);
const october = month('2026-10');

const lines = (of: Company, window: ReturnType<typeof inMonth>) => {
  const statement = profitAndLoss(of, window);
  return PROFIT_LINES.map((line) => rounded(statement[line].value, 2));
};

describe('profit and loss', () => {
  it('adds up Acme by year and over twelve months (5.0, 5.4)', () => {
    expect(lines(company, inSlot(company, 'thisYear'))).toEqual([
      420_000, 168_000, 252_000, 105_000, 84_000, 0, 63_000,
    ]);
    expect(lines(company, inSlot(company, 'lastYear'))).toEqual([
      650_000, 273_000, 377_000, 165_000, 140_000, 0, 72_000,
    ]);
    expect(lines(company, trailing(company, october))).toEqual([
      690_000, 282_000, 408_000, 176_000, 142_000, 0, 90_000,
    ]);
  });

  it('shows a credit of 60,000 as turnover, salaries as payroll and leaves corporation tax out (5.1, 5.2)', () => {
    expect(lines(company, inMonth(company, october))).toEqual([60_000, 24_000, 36_000, 15_000, 12_000, 0, 9_000]);
  });

  it('has nothing for a month never imported, and says which imports a sum came with', () => {
    expect(profitLine(company, 'turnover', inMonth(company, month('2020-01'))).value).toBeNull();
    expect(profitLine(company, 'turnover', inMonth(company, october)).importIds).toEqual(['import-2026-10']);
  });

  it('averages sales over twelve months (5.6)', () => {
    expect(rounded(monthlyAverage(company, 'turnover', trailing(company, october)).value, 2)).toBe(57_500);
  });

  it('averages what exists of a young company from its third month, flagged, and nothing across a gap (5.6)', () => {
    const young = companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(-5) });
    const at = (back: number) => monthlyAverage(young, 'turnover', trailing(young, addMonths(october, -back)));
    expect(at(0).flags).toEqual([{ kind: 'partial', months: 5 }]);
    expect(rounded(at(2).value, 2)).toBe(60_000);
    expect(at(3).value).toBeNull();
    const gap = companyOn(ACME_TODAY, { ...acme, months: acme.months.filter((_, index) => index !== 30) });
    expect(trailing(gap, october).months).toEqual([]);
  });
});

describe('My Money', () => {
  it('parts last year as 25.4, 42.0, 21.5 and 11.1 percent (5.4)', () => {
    const years = myMoney(company);
    expect(years.map(({ slot }) => slot)).toEqual(['lastYearMinusOne', 'lastYear', 'thisYear']);
    expect(years[1]?.shown).toEqual({ payroll: 25.4, costOfSales: 42, overheads: 21.5, profitBeforeTax: 11.1 });
  });

  it('takes what rounding adds from the largest, also where two are shown alike', () => {
    const movements = [-10_000, 4_448, 4_446, 0, 1_106];
    const lines = movements.map((movement, at) => [at + 1, pence(movement), null] as const);
    const one = companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(-1).map((of) => ({ ...of, lines })) });
    expect(myMoney(one)[0]?.shown).toEqual({ payroll: 44.5, costOfSales: 44.4, overheads: 11.1, profitBeforeTax: 0 });
  });

  it('takes it from a loss that is larger than any cost (5.26)', () => {
    const movements = [-10_000, 10_004, 10_003, 0, 10_004];
    const lines = movements.map((movement, at) => [at + 1, pence(movement), null] as const);
    const one = companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(-1).map((of) => ({ ...of, lines })) });
    const costs = { payroll: 100, costOfSales: 100, overheads: 100 };
    expect(myMoney(one)[0]?.shown).toEqual({ ...costs, profitBeforeTax: -200 });
  });
});

describe('balance sheet', () => {
  it('is that of Acme on 31 October 2026 (5.10)', () => {
    const { flags, month: _, ...figures } = balanceSheet(company, october)!;
    expect(flags).toEqual([]);
    expect(Object.entries(figures).map(([name, figure]) => [name, rounded(figure.value, 0)])).toEqual([
      ['fixedAssets', 85_000],
      ['currentAssets', 202_000],
      ['currentLiabilities', 68_000],
      ['netCurrentAssets', 134_000],
      ['totalAssetsLessCurrentLiabilities', 219_000],
      ['longTermCreditors', 60_000],
      ['netAssets', 159_000],
      ['capitalAndReserves', 159_000],
    ]);
  });

  it('goes from the start of last year to the last complete month', () => {
    const months = balanceSheets(company);
    expect([months[0]?.month, months.at(-1)?.month, months.length]).toEqual(['2025-04', '2026-10', 19]);
  });
});

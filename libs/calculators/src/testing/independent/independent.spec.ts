import { pence } from '@keelson/kernel';
import type { TrialLine } from '../../books';
import { ACME } from './acme';
import {
  balanceColumn,
  cashNow,
  chances,
  companyOn,
  coverOf,
  flowByDay,
  Fraction,
  headlines,
  moneyOfYear,
  movingAverage,
  periodOf,
  ordinal,
  thirds,
  twelveMonths,
  workingDays,
  yearLines,
} from '.';
import { normal } from './series';

const USUAL = { incomeTaxed: false, lost: 0 };
const acme = companyOn('2026-11-22', ACME);
const october = ordinal('2026-10');

const shown = (figures: object, decimals: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Fraction ? value.shown(decimals) : value,
    ]),
  );

describe('the second calculation reaches the worked examples', () => {
  it('counts the periods of a financial year', () => {
    expect(['2026-04', '2026-10', '2027-03'].map((month) => periodOf(ordinal(month), 3))).toEqual([1, 7, 12]);
    expect(acme).toMatchObject({ last: october, period1: false, years: [24315, 24303, 24291] });
  });

  it('gives the ratios of twelve months (5.5 to 5.7)', () => {
    const figures = twelveMonths(acme, october);
    expect(shown(figures, 1)).toMatchObject({ grossMargin: '59.1', profitBeforeTax: '13.0', payroll: '25.5' });
    expect(figures.turnoverPerEmployee?.shown(0)).toBe('92000');
    expect(movingAverage(acme, october, ({ turnover }) => turnover)?.shown(0)).toBe('57500');
  });

  it('parts the money of last year into a hundred (5.4)', () => {
    expect(moneyOfYear(acme, 1)).toEqual({
      payroll: '25.4',
      costOfSales: '42.0',
      overheads: '21.5',
      profitBeforeTax: '11.1',
    });
    expect(shown(yearLines(acme, 1), 0)).toMatchObject({ months: 12, turnover: '650000', profitBeforeTax: '72000' });
  });

  it('gives days, stock turn and cover (5.8, 5.9)', () => {
    const days = workingDays(acme, october);
    expect(shown(days, 1)).toMatchObject({ debtorDays: '47.6', stockDays: '46.6', creditorDays: '32.3' });
    expect(days.stockTurn?.shown(2)).toBe('7.83');
    const cover = coverOf(acme.sheets.get(october)!);
    expect([cover.ratio?.shown(2), cover.quick?.shown(2), cover.colour]).toEqual(['3.56', '2.44', 'green']);
    expect(shown(flowByDay(acme).get('2026-11-21')!, 0)).toEqual({ received: '4200', spent: '3150', net: '1050' });
  });

  it('balances the balance sheet (5.10)', () => {
    expect(shown(balanceColumn(acme, october)!, 0)).toEqual({
      fixedAssets: '85000',
      currentAssets: '202000',
      currentLiabilities: '68000',
      netCurrentAssets: '134000',
      longTermCreditors: '60000',
      netAssets: '159000',
      capitalAndReserves: '159000',
      doesNotBalance: null,
    });
  });

  it('gives the headlines and the change of cash (5.11)', () => {
    const figures = headlines(acme);
    expect(figures.turnover?.shown(0)).toBe('720000');
    expect(figures.turnoverLastFinancialYearChangePercent?.shown(1)).toBe('10.8');
    // 420,000 + 270,000 x 420,000 / 380,000.
    expect(figures.turnoverBySeason?.shown(0)).toBe('718421');
    expect(cashNow(acme).percentage?.shown(1)).toBe('4.0');
  });

  it('places a company in its third and on the dial (5.15)', () => {
    const peers = [140, 120, 110, 98, 92.5, 85, 70, 60, 45].map((value) => Fraction.text(String(value)));
    const result = thirds(Fraction.text('92.0'), peers, 'higher');
    expect(result?.message).toBe('middle');
    expect(result?.means.map((mean) => mean.shown(1))).toEqual(['123.3', '91.8', '58.3']);
    expect(result?.ranges[1]?.map((edge) => edge.shown(1))).toEqual(['77.5', '104.0']);
    expect([result!.dial, ...result!.dials].map((angle) => angle.shown(1))).toEqual(['92.5', '155.0', '92.2', '22.2']);
  });

  it('knows the normal distribution to many places', () => {
    expect(normal(Fraction.zero).shown(12)).toBe('0.500000000000');
    expect(normal(Fraction.text('1.959963984540054')).shown(12)).toBe('0.975000000000');
    expect(normal(Fraction.text('-3')).shown(15)).toBe('0.001349898031630');
  });

  it('has the chances of the two goals (5.16)', () => {
    const [exit] = chances(acme, [{ kind: 'exit', date: '2029-10-31', cost: 300_000, own: false }], USUAL);
    expect([exit?.percent?.shown(1), exit?.words]).toEqual(['57.4', 'Possible']);
    // Overheads moved between the last twelve months until the profits of each lie 4,000 apart.
    const uneven = ACME.months.map((month, at) => {
      const profit = month.lines.slice(0, 4).reduce((sum, [, movement]) => sum - (movement ?? 0), 0);
      const target = 750_000 + (at % 2 === 0 ? 382_971 : -382_971);
      const moved = ([ref, movement, balance]: TrialLine): TrialLine =>
        ref === 4 ? [ref, pence((movement ?? 0) + profit - target), balance] : [ref, movement, balance];
      return at < 12 ? month : { ...month, lines: month.lines.map(moved) };
    });
    const car = (cost: number, lost: number) =>
      chances(
        companyOn('2026-11-22', { ...ACME, months: uneven }),
        [{ kind: 'saving', date: '2027-04-30', cost, own: true }],
        { ...USUAL, lost },
      ).map(({ percent, words }) => [percent?.shown(1), words]);
    expect([...car(55_000, 0), ...car(44_000, 20), ...car(35_000, 0)]).toEqual([
      ['2.8', 'Unlikely'],
      ['2.8', 'Unlikely'],
      ['76.3', 'Achievable'],
    ]);
  });
});

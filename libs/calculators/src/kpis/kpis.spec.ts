import { Decimal, addMonths, calendarDate, month, pence, rounded } from '@keelson/kernel';
import type { Books, TrialLine } from '../books';
import type { Figure } from '../figure';
import { inMonth, inSlot, percentChange, trailing } from '../figure';
import { ACME_TODAY, acme } from '../testing';
import { profitLine } from '../statements';
import { type Company, companyOn } from '../values';
import { employeeCount, turnoverPerEmployee } from './employees';
import { headlines } from './headlines';
import { comparableFigures, keyFigures, keyFigureTexts } from './key-figures';
import { grossMarginPercent, overheadsPercent, payrollPercent, profitBeforeTaxPercent } from './percentages';
import { tradeCreditorDays } from './trade-creditor-days';
import { stockDays, stockTurn, tradeDebtorDays } from './working-capital';

const company = companyOn(ACME_TODAY, acme);
const october = month('2026-10');
const twelve = trailing(company, october);

/** Acme with other lines in its months. */
const changed = (lines: (of: Books['months'][number]) => Books['months'][number]['lines']): Books => ({
  ...acme,
  months: acme.months.map((of) => ({ ...of, lines: lines(of) })),
});

describe('percent of turnover', () => {
  it('is 59.1, 13.0, 25.5 and 20.6 over the twelve months of Acme (5.5, 5.6)', () => {
    const figures = [grossMarginPercent, profitBeforeTaxPercent, payrollPercent, overheadsPercent];
    expect(figures.map((figure) => rounded(figure(company, twelve).value, 1))).toEqual([59.1, 13, 25.5, 20.6]);
  });

  it('takes the ratio of sums, not the mean of ratios (5.6)', () => {
    const sales: Record<string, readonly [number, number]> = { '2026-09': [100, 40], '2026-10': [50, 35] };
    const two = companyOn(
      ACME_TODAY,
      changed(({ month: at }) => {
        const [turnover, cost] = sales[at] ?? [0, 0];
        return [
          [1, pence(-turnover), null],
          [2, pence(cost), null],
        ];
      }),
    );
    const window = { span: [], months: [month('2026-09'), october], flags: [] };
    expect(rounded(grossMarginPercent(two, window).value, 1)).toBe(50);
  });

  it('is nothing without turnover', () => {
    const idle = companyOn(
      ACME_TODAY,
      changed(() => []),
    );
    expect(payrollPercent(idle, inMonth(idle, october)).value).toBeNull();
  });
});

describe('turnover per employee (5.7)', () => {
  it('is 92,000 over twelve months of 7.5 people', () => {
    expect(rounded(turnoverPerEmployee(company, twelve).value, 2)).toBe(92_000);
  });

  it('multiplies a month by twelve, annualises a part year and leaves months without a count out', () => {
    expect(rounded(turnoverPerEmployee(company, inMonth(company, october)).value, 2)).toBe(90_000);
    const counted = companyOn(ACME_TODAY, { ...acme, headcounts: { '2026-05': '7.5' } });
    expect(rounded(turnoverPerEmployee(counted, inSlot(counted, 'thisYear')).value, 2)).toBe(96_000);
    expect(turnoverPerEmployee(counted, inMonth(counted, october)).value).toBeNull();
  });

  it('knows the latest count (5.25)', () => {
    expect(rounded(employeeCount(company).value, 1)).toBe(8);
    expect(employeeCount(companyOn(ACME_TODAY, { ...acme, headcounts: {} })).value).toBeNull();
  });
});

describe('days and turn (5.8)', () => {
  it('are those of Acme', () => {
    const days = [tradeDebtorDays, stockDays, tradeCreditorDays].map((of) => rounded(of(company, october).value, 1));
    expect(days).toEqual([47.6, 46.6, 32.3]);
    expect(rounded(stockTurn(company, october).value, 2)).toBe(7.83);
    const without = companyOn(ACME_TODAY, { ...acme, vatMultiplier: '1.00' });
    expect(rounded(tradeDebtorDays(without, october).value, 1)).toBe(57.1);
  });

  it('leave depreciation and interest out of purchases', () => {
    const placement = { category: 'overheads', tag: 'depreciation' } as const;
    const tagged = companyOn(ACME_TODAY, {
      ...acme,
      overrides: { 4: placement, 5: { ...placement, tag: 'interest' } },
    });
    // 45,000 / (282,000 x 1.2) x 365
    expect(rounded(tradeCreditorDays(tagged, october).value, 1)).toBe(48.5);
  });

  describe('of creditors, on what is bought on credit (5.26)', () => {
    const RATES = 18;
    const STOCK = 8;
    /** Stock a year ago was 30,000, and 12,000 of the overheads of twelve months are rates. */
    const grown: Books = {
      ...acme,
      accounts: [...acme.accounts, { ...acme.accounts[4]!, ref: RATES, id: 'rates', code: '465', name: 'Rates' }],
      months: acme.months.map((of) => ({
        ...of,
        lines: [
          ...of.lines.map(([ref, movement, balance]): TrialLine => {
            if (ref === 5) return [ref, pence((movement ?? 0) - 100_000), balance];
            return [ref, movement, ref === STOCK && of.month === '2025-10' ? pence(3_000_000) : balance];
          }),
          [RATES, pence(100_000), pence(0)],
        ],
      })),
    };
    const creditorDays = (books: Books) => tradeCreditorDays(companyOn(ACME_TODAY, books), october).value;

    it('are 32.7 for Acme: 45,000 on purchases of 418,000 with VAT', () => {
      expect(rounded(creditorDays(grown), 1)).toBe(32.7);
      expect(creditorDays(grown)?.toFixed(10)).toBe(
        new Decimal(45_000)
          .div(418_000 * 1.2)
          .times(365)
          .toFixed(10),
      );
    });

    it('take stock for unchanged where it is not known for both ends of the year', () => {
      const young = { ...grown, months: grown.months.filter(({ month: at }) => at > '2026-04') };
      // Six months: (144,000 + 77,000 - 6,000) x 2 of purchases, without a stock of the year before.
      expect(rounded(creditorDays(young), 4)).toBe(rounded(new Decimal(45_000).div(215_000 * 2 * 1.2).times(365), 4));
    });

    it('leave wages out wherever they are booked', () => {
      const direct = (name: string): Books => ({
        ...acme,
        accounts: acme.accounts.map((each) => (each.ref === 2 ? { ...each, name } : each)),
      });
      expect(rounded(creditorDays(direct('Direct Wages')), 1)).toBe(96.4);
      expect(rounded(creditorDays(direct('Direct Costs')), 1)).toBe(32.3);
    });

    it('reproduce what version 1 published, which is not compared with present figures', () => {
      const grew = companyOn(ACME_TODAY, grown);
      const published = keyFigureTexts(keyFigures(grew, october, 1));
      expect(published.tradeCreditorDays?.slice(0, 8)).toBe('32.28183');
      const now = keyFigureTexts(keyFigures(grew, october));
      expect({ ...now, tradeCreditorDays: null }).toEqual({ ...published, tradeCreditorDays: null });
      const changedSince = { tradeCreditorDays: null, tradeDebtorDays: null };
      expect(now.tradeCreditorDays?.slice(0, 8)).toBe('32.74521');
      expect(comparableFigures(published, 1)).toEqual({ ...published, ...changedSince });
      expect(comparableFigures(now, 2)).toEqual(now);
    });
  });

  it('are not known until it is said whether the company is registered for VAT, which version 1 assumed (5.26)', () => {
    const unasked = companyOn(ACME_TODAY, { ...acme, vatMultiplier: null });
    for (const figure of [tradeDebtorDays, tradeCreditorDays])
      expect(figure(unasked, october)).toMatchObject({ value: null, flags: [{ kind: 'vatUnknown' }] });
    expect(rounded(stockDays(unasked, october).value, 1)).toBe(46.6);
    expect(keyFigureTexts(keyFigures(unasked, october, 1))).toEqual(keyFigureTexts(keyFigures(company, october, 1)));
    const unregistered = companyOn(ACME_TODAY, { ...acme, vatMultiplier: '1.00' });
    expect(rounded(tradeDebtorDays(unregistered, october).value, 1)).toBe(57.1);
  });

  it('show a credit balance of customers as negative days, flagged; without stock no turn', () => {
    const odd = companyOn(
      ACME_TODAY,
      changed(({ lines }) =>
        lines.map(([ref, movement, balance]) =>
          ref === 9 ? [ref, movement, pence(-100)] : ref === 8 ? [ref, movement, pence(0)] : [ref, movement, balance],
        ),
      ),
    );
    const debtors = tradeDebtorDays(odd, october);
    expect(debtors.flags[0]).toEqual({ kind: 'creditBalance' });
    expect(debtors.value?.lt(0)).toBe(true);
    expect(rounded(stockDays(odd, october).value, 1)).toBe(0);
    expect(stockTurn(odd, october).value).toBeNull();
  });
});

const profitOf = (of: Company, at: string) => profitLine(of, 'profitBeforeTax', inMonth(of, month(at))).value;

describe('headlines (5.11)', () => {
  it('project 720,000, 10.8 percent up, and tell profits and marketing', () => {
    const of = headlines(company);
    const shown = Object.entries<Figure | boolean>({ ...of }).flatMap(([name, figure]) =>
      typeof figure === 'boolean' ? [] : [[name, rounded(figure.value, 1)]],
    );
    expect(Object.fromEntries(shown)).toEqual({
      salesLastMonth: 60_000,
      salesLastMonthChange: 0,
      salesSameMonthLastYear: 56_000,
      projectedTurnover: 720_000,
      projectedTurnoverChange: 10.8,
      seasonalTurnover: 718_421.1,
      marketingSpend: 8_400,
      marketingSpendChange: 20,
      profitLastMonth: 9_000,
      profitThisYear: 63_000,
      profitSameMonthLastYear: 7_800,
      profitLastYear: 72_000,
    });
    expect(of.turnoverIsActual).toBe(false);
  });

  it('speak of the completed year in Period 1 (5.25)', () => {
    const april = companyOn(calendarDate('2026-04-20'), acme);
    expect(april.periods.period1).toBe(true);
    const of = headlines(april);
    expect([rounded(of.projectedTurnover.value, 0), of.turnoverIsActual]).toEqual([650_000, true]);
    expect(rounded(of.profitThisYear.value, 0)).toBe(72_000);
  });

  it('speak of the last imported month beside the month before it, and say which months are missing (5.26)', () => {
    const stale = companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(0, -1) });
    const of = headlines(stale);
    expect(stale.periods.period1).toBe(false);
    expect(rounded(of.profitLastMonth.value, 2)).toBe(rounded(profitOf(stale, '2026-09'), 2));
    expect(rounded(of.profitSameMonthLastYear.value, 2)).toBe(rounded(profitOf(stale, '2025-09'), 2));
    expect(rounded(of.salesLastMonthChange.value, 2)).toBe(0);
    const none = headlines(companyOn(ACME_TODAY, { ...acme, months: [] }));
    expect([none.profitLastMonth.value, none.salesLastMonthChange.value]).toEqual([null, null]);
    expect(of.projectedTurnover.flags).toEqual([{ kind: 'monthsMissing', months: ['2026-10'] }]);
    expect(rounded(of.projectedTurnover.value, 0)).toBe(720_000);
  });

  it('tell no growth from fewer than six months of the older year (5.26)', () => {
    const growth = (monthsOfLastYear: number) =>
      headlines(companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(-7 - monthsOfLastYear) }))
        .projectedTurnoverChange.value;
    expect([0, 1, 5].map(growth)).toEqual([null, null, null]);
    // 54,000 a month, 56,000 in October.
    expect(rounded(growth(6), 4)).toBe(
      rounded(
        new Decimal(720_000)
          .div((326_000 / 6) * 12)
          .minus(1)
          .times(100),
        4,
      ),
    );
  });

  it('count a change from loss to profit as positive, and none from nothing (5.0)', () => {
    expect(percentChange(new Decimal(50), new Decimal(-100))?.toNumber()).toBe(150);
    expect(percentChange(new Decimal(50), new Decimal(0))).toBeNull();
  });
});

it('publishes key figures as unrounded texts', () => {
  const texts = keyFigureTexts(keyFigures(company, october));
  expect(texts.turnover).toBe('690000');
  expect(texts.grossMarginPercent).toMatch(/^59\.130434782608695652/);
  expect(keyFigureTexts(keyFigures(company, addMonths(october, 1))).turnover).toBeNull();
});

import { Decimal, rounded } from '@keelson/kernel';
import { sizeOf } from '@keelson/test-database/run';
import fc from 'fast-check';
import { explain } from '../explanation';
import type { Figure } from '../figure';
import { ACME_TODAY, acme } from '../testing';
import { cashCases, releasedAgain } from '../testing/planned';
import { companyOn } from '../values';
import { CASH_ITEMS, type CashBase, cashBaseOf, cashBaseOfBooks, type KeptCashBase, keptCashBase } from './cash-base';
import { type CashLevers, cashRelease, fitsCashLever } from './cash-release';
import { vatMultiplierOf } from './vat-ratio';

const company = companyOn(ACME_TODAY, acme);
const books = cashBaseOfBooks(company)!;
const LEVERS: CashLevers = { stockTurnIncrease: 20, debtorDays: 40, creditorDays: 45 };
const NOTHING: CashLevers = { stockTurnIncrease: 0, debtorDays: 0, creditorDays: 0 };
const KEPT: KeptCashBase = {
  ...{ months: 7, sales: 42_000_000, costOfSales: 16_800_000, overheads: 8_400_000, vatMultiplier: '1.2' },
  ...{ stock: 3_600_000, tradeDebtors: 10_800_000, tradeCreditors: 4_500_000 },
};
const shown = (figure: Figure, places = 2) => rounded(figure.value, places);
const released = (base: CashBase, levers: CashLevers) => {
  const release = cashRelease(base, levers)!;
  return [...CASH_ITEMS.map((item) => shown(release[item].released)), shown(release.total)];
};

describe('the cash that other habits would release', () => {
  it('is the example of formulas 5.12, from the books of Acme and from what a calculation kept of them', () => {
    expect(keptCashBase(books.base)).toEqual(KEPT);
    expect([books.months.length, books.balanceMonth]).toEqual([7, '2026-10']);
    for (const base of [books.base, cashBaseOf(KEPT)]) {
      const { stock, tradeDebtors, tradeCreditors, total, purchases } = cashRelease(base, LEVERS)!;
      expect([shown(stock.measureNow), shown(stock.measureAfter)]).toEqual([8, 9.6]);
      expect([shown(stock.revised), shown(stock.released)]).toEqual([30_000, 6_000]);
      expect([shown(tradeDebtors.measureNow, 1), shown(tradeDebtors.measureAfter, 1)]).toEqual([45.6, 40]);
      expect([shown(tradeDebtors.revised), shown(tradeDebtors.released)]).toEqual([94_684.93, 13_315.07]);
      expect([shown(tradeCreditors.measureNow, 1), shown(purchases)]).toEqual([31.7, 432_000]);
      expect([shown(tradeCreditors.revised), shown(tradeCreditors.released)]).toEqual([63_912.33, 18_912.33]);
      expect(shown(total)).toBe(38_227.4);
    }
  });

  it('leaves alone what is 0, also where nothing is known of it', () => {
    expect(released(books.base, NOTHING)).toEqual([0, 0, 0, 0]);
    const unknown = cashBaseOf({ ...KEPT, stock: null, tradeDebtors: null, vatMultiplier: null });
    expect(released(unknown, NOTHING)).toEqual([0, 0, 0, 0]);
    expect(cashRelease(unknown, NOTHING)!.stock.revised.value).toBeNull();
  });

  it('is not known where a line that is moved, or its VAT, is not', () => {
    const without = (of: Partial<KeptCashBase>) => released(cashBaseOf({ ...KEPT, ...of }), LEVERS);
    expect(without({ stock: null })).toEqual([null, 13_315.07, 18_912.33, null]);
    expect(without({ vatMultiplier: null })).toEqual([6_000, null, null, null]);
    expect(without({ overheads: null })).toEqual([6_000, 13_315.07, null, null]);
  });

  it('releases nothing from no stock, and none of it without cost of sales', () => {
    for (const nothing of [{ stock: 0 }, { stock: -100 }, { costOfSales: 0 }]) {
      const { stock } = cashRelease(cashBaseOf({ ...KEPT, ...nothing }), LEVERS)!;
      expect([shown(stock.released), stock.measureNow.value]).toEqual([0, null]);
    }
  });

  it('keeps what it costs: longer for customers and shorter for suppliers', () => {
    expect(released(books.base, { ...NOTHING, debtorDays: 60 })).toEqual([0, -34_027.4, 0, -34_027.4]);
    expect(released(books.base, { ...NOTHING, stockTurnIncrease: -50 })).toEqual([-36_000, 0, 0, -36_000]);
  });

  it('has nothing to go by without a month', () => {
    expect(cashRelease(cashBaseOf({ ...KEPT, months: 0 }), LEVERS)).toBeNull();
    expect(cashBaseOfBooks(companyOn(ACME_TODAY, { ...acme, months: [] }))).toBeNull();
  });

  it.each([
    ['stockTurnIncrease', -100, false],
    ['stockTurnIncrease', -99.9, true],
    ['stockTurnIncrease', 1_000, true],
    ['stockTurnIncrease', 1_000.1, false],
    ['debtorDays', 0, true],
    ['debtorDays', 365, true],
    ['debtorDays', 366, false],
    ['creditorDays', -1, false],
    ['creditorDays', Number.NaN, false],
  ] as const)('takes %s of %s: %s', (lever, value, fits) => {
    expect(fitsCashLever(lever, value)).toBe(fits);
    const run = () => cashRelease(books.base, { ...NOTHING, [lever]: value });
    if (fits) expect(run()).not.toBeNull();
    else expect(run).toThrow(RangeError);
  });

  it('is explained down to the lines of the trial balances', () => {
    const { total } = cashRelease(books.base, LEVERS)!;
    expect(total.importIds).toHaveLength(7);
    const stock = explain(company, total).inputs.find(({ name }) => name === 'stock')?.explanation;
    const costs = stock?.inputs[1]?.explanation?.inputs[0]?.explanation;
    const lines = costs?.inputs[0]?.explanation?.inputs[0]?.lines ?? [];
    expect([costs?.formulaId, lines.length]).toEqual(['yearly', 7]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(16_800_000);
  });

  it('agrees with a second calculation in whole numbers', () => {
    fc.assert(
      fc.property(cashCases, (given) => {
        const release = cashRelease(cashBaseOf(given.base), given.levers)!;
        const again = releasedAgain(given);
        for (const item of CASH_ITEMS) {
          const { revised, released: brings, measureNow, measureAfter } = again.items[item];
          expect(shown(release[item].released)?.toFixed(2)).toBe(brings.shown(2));
          expect(shown(release[item].revised)?.toFixed(2)).toBe(revised.shown(2));
          expect(shown(release[item].measureNow)?.toFixed(2)).toBe(measureNow?.shown(2));
          expect(shown(release[item].measureAfter)?.toFixed(2)).toBe(measureAfter?.shown(2));
        }
        expect(shown(release.total)?.toFixed(2)).toBe(again.total.shown(2));
      }),
      { numRuns: sizeOf('PLANNED_CASES') },
    );
  });
});

describe('a VAT ratio', () => {
  it.each([
    [0, '1'],
    [0.2, '1.2'],
    [0.999, '1.999'],
    [1, '1'],
    [1.3, '1.3'],
    [1.31, undefined],
    [1.99, undefined],
    [2, '1.02'],
    [20, '1.2'],
    [30, '1.3'],
    [30.1, undefined],
    [-0.2, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('of %s multiplies by %s (5.12)', (ratio, multiplier) => {
    expect(vatMultiplierOf(ratio)?.toFixed()).toBe(multiplier);
    if (multiplier !== undefined) expect(vatMultiplierOf(ratio)).toEqual(new Decimal(multiplier));
  });
});

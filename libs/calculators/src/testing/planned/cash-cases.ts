import fc from 'fast-check';
import type { CashItem, CashLevers, KeptCashBase } from '../../planning';
import { Fraction } from '../independent/fraction';

/** What a cash release starts from, all of it known, in whole pence; and its three levers. */
export interface CashCase {
  readonly base: { readonly [Name in keyof KeptCashBase]: NonNullable<KeptCashBase[Name]> };
  readonly levers: CashLevers;
}

const amount = fc.integer({ min: -1_000_000, max: 999_999_999 });
const tenths = (least: number, most: number) => fc.integer({ min: least, max: most }).map((of) => of / 10);
const leftAlone = fc.constant(0);

export const cashCases: fc.Arbitrary<CashCase> = fc.record({
  base: fc.record({
    ...{ months: fc.integer({ min: 1, max: 12 }), sales: amount, costOfSales: amount, overheads: amount },
    ...{ stock: amount, tradeDebtors: amount, tradeCreditors: amount },
    vatMultiplier: fc.constantFrom('1', '1.2', '1.175', '1.05'),
  }),
  levers: fc.record({
    stockTurnIncrease: fc.oneof(leftAlone, tenths(-999, 10_000)),
    debtorDays: fc.oneof(leftAlone, tenths(0, 3_650)),
    creditorDays: fc.oneof(leftAlone, tenths(0, 3_650)),
  }),
});

/** A line in pounds, and its measure: turns a year of stock, days of the others; `null` where there is none. */
export interface ExactItem {
  readonly now: Fraction;
  readonly revised: Fraction;
  readonly released: Fraction;
  readonly measureNow: Fraction | null;
  readonly measureAfter: Fraction | null;
}

/** A cash release as formulas 5.12 is written, in fractions: nothing is rounded. */
export function releasedAgain({ base, levers }: CashCase) {
  const pounds = (pence: number): Fraction => Fraction.of(BigInt(pence), 100n);
  const year = (pence: number): Fraction => pounds(pence).times(Fraction.of(12n, BigInt(base.months)));
  const [one, none, days] = [Fraction.of(1n), Fraction.zero, Fraction.of(365n)];
  const [B, D, K] = [pounds(base.stock), pounds(base.tradeDebtors), pounds(base.tradeCreditors)];
  const [S, C, O] = [year(base.sales), year(base.costOfSales), year(base.overheads)];
  const v = Fraction.text(base.vatMultiplier);
  const over = (part: Fraction, whole: Fraction): Fraction | null => (whole.sign() > 0 ? part.by(whole) : null);
  const alone = (now: Fraction, measure: Fraction | null): ExactItem => ({
    ...{ now, revised: now, released: none, measureNow: measure, measureAfter: measure },
  });
  const stock = (): ExactItem => {
    const p = Fraction.text(String(levers.stockTurnIncrease));
    const turn = C.sign() > 0 ? over(C, B) : null;
    if (p.sign() === 0 || turn === null) return alone(B, turn);
    const measureAfter = turn.times(one.plus(p.by(Fraction.of(100n))));
    const revised = C.by(measureAfter);
    return { now: B, revised, released: B.minus(revised), measureNow: turn, measureAfter };
  };
  const onCredit = (now: Fraction, flow: Fraction, lever: 'debtorDays' | 'creditorDays'): ExactItem => {
    const measureNow = over(now.times(days), flow.times(v));
    if (levers[lever] === 0) return alone(now, measureNow);
    const measureAfter = Fraction.text(String(levers[lever]));
    const revised = flow.times(v).times(measureAfter).by(days);
    const released = lever === 'debtorDays' ? now.minus(revised) : revised.minus(now);
    return { now, revised, released, measureNow, measureAfter };
  };
  const items: Readonly<Record<CashItem, ExactItem>> = {
    stock: stock(),
    tradeDebtors: onCredit(D, S, 'debtorDays'),
    tradeCreditors: onCredit(K, C.plus(O), 'creditorDays'),
  };
  const total = items.stock.released.plus(items.tradeDebtors.released).plus(items.tradeCreditors.released);
  return { items, total, purchases: C.plus(O) };
}

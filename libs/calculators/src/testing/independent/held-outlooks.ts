import { addDays, calendarDate, pence } from '@keelson/kernel';
import { goalOutlooks } from '../../goals';
import { placementOf } from '../../mapping';
import { outOfBalance } from '../../values';
import { Draw } from '../generated/draw';
import { chances, Fraction, monthlySheets, ordinal, type Wish, whereItBelongs } from '.';
import { Comparison } from './comparison';
import type { Looked } from './looked';

/** The product computes the normal distribution in binary numbers: percent to so many decimals. */
const PERCENT_DECIMALS = 9;

function wishesOf(draw: Draw, today: string): readonly Wish[] {
  return Array.from({ length: 3 }, (): Wish => {
    const date = addDays(calendarDate(today), draw.pick([1, 20, 69, 159, 200, 365, 1_096, 2_000]));
    return {
      kind: draw.pick(['saving', 'saving', 'exit'] as const),
      date,
      cost: draw.pick([1, 900, 55_000, 3_000_000]),
      own: draw.happens(1, 2),
    };
  });
}

/** Three goals of each company. */
export function heldGoals(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  const tolerance = Fraction.of(1n, 10n ** BigInt(PERCENT_DECIMALS));
  for (const { seed, second, product } of companies) {
    const draw = new Draw(seed);
    const wishes = wishesOf(draw, second.today);
    const assumed = { incomeTaxed: draw.happens(1, 3), lost: draw.pick([0, 0, 8, 20, 39, 90]) };
    const plans = wishes.map(({ kind, date, cost, own }, at) => ({
      goalId: `goal-${at}`,
      by: calendarDate(date),
      cost: pence(cost * 100),
      exit: kind === 'exit',
      personal: own,
    }));
    const ours = goalOutlooks(product, plans, product.periods.lastComplete, {
      incomeTaxed: assumed.incomeTaxed,
      withdrawalTaxPercent: String(assumed.lost),
    });
    chances(second, wishes, assumed).forEach(({ percent, words }, at) => {
      const where = `company ${seed} goal ${at} ${JSON.stringify(wishes[at])}`;
      const value = ours[at]?.probability.value ?? null;
      const near =
        value === null || percent === null
          ? value === percent
          : Fraction.text(value.toFixed()).minus(percent).size().isLessThan(tolerance);
      held.equal(`${where} ${value?.toString() ?? 'none'} ${percent?.shown(12) ?? 'none'}`, near, true);
      held.equal(`${where} in words`, ours[at]?.likelihood, words);
    });
  }
  return held;
}

/** Where every account belongs, and what every trial balance is out by. */
export function heldPlaces(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, product } of companies) {
    const { books } = product;
    for (const account of books.accounts) {
      const ours = placementOf(account, books.source, books.overrides[account.ref]);
      held.equal(`company ${seed} ${account.type} ${account.name}`, ours, whereItBelongs(books, account));
    }
    const sheets = monthlySheets(books);
    for (const { month, lines } of books.months) {
      const exact = sheets.get(ordinal(month))?.apart ?? null;
      held.equal(`company ${seed} ${month}`, outOfBalance(lines), exact === null ? null : Number(exact));
      const own = product.months.get(month)?.profitsDiffer;
      const apart = sheets.get(ordinal(month))?.profitsApart ?? null;
      if (own !== undefined) held.equal(`company ${seed} ${month} profits`, own, apart === null ? null : Number(apart));
      const unplaced = product.months.get(month)?.unmapped;
      if (unplaced !== undefined) {
        held.equal(`company ${seed} ${month} unplaced`, unplaced, sheets.get(ordinal(month))?.homeless);
      }
    }
  }
  return held;
}

import { type Company, pounds, span, twelveTo, yearly } from './company';
import { Fraction } from './fraction';
import { dayNumber, lastDay } from './periods';
import type { Figure } from './profit-figures';
import { logarithm, normal, power, root } from './series';
import { profitOf } from './sheet';

export interface Wish {
  readonly kind: 'saving' | 'exit';
  /** `2027-04-30`. */
  readonly date: string;
  /** Whole pounds. */
  readonly cost: number;
}

export interface Chance {
  /** Percent; `null` without six months of data. */
  readonly percent: Figure;
  readonly words: string;
}

const n = (count: number): Fraction => Fraction.whole(count);
const least = (a: Fraction, b: Fraction): Fraction => (a.isLessThan(b) ? a : b);
const most = (a: Fraction, b: Fraction): Fraction => (a.isLessThan(b) ? b : a);

/** Corporation tax as a part of a year's profit (formulas 5.16). */
export function taxRate(profit: Fraction): Fraction {
  if (profit.sign() <= 0) return Fraction.zero;
  if (!n(50_000).isLessThan(profit)) return Fraction.of(19n, 100n);
  if (!profit.isLessThan(n(250_000))) return Fraction.of(25n, 100n);
  const relief = n(250_000).minus(profit).times(Fraction.of(3n, 200n));
  return profit.times(Fraction.of(25n, 100n)).minus(relief).by(profit);
}

/** Month ends after the last one up to a day, one at least. */
export function monthsUntil(company: Company, date: string): number {
  let months = 0;
  while (lastDay(company.last + months + 1) <= dayNumber(date)) months += 1;
  return Math.max(1, months);
}

function words(percent: Fraction): string {
  const bands = [
    [80, 'Highly Achievable'],
    [60, 'Achievable'],
    [40, 'Possible'],
    [20, 'Challenging'],
  ] as const;
  return bands.find(([from]) => !percent.isLessThan(n(from)))?.[1] ?? 'Unlikely';
}

const chance = (percent: Fraction): Chance => ({ percent, words: words(percent) });

/** What a company is worth, as a multiple of its profit before tax, by its sales. */
export function multiple(sales: Fraction): Fraction {
  if (sales.isLessThan(n(1_000_000))) return Fraction.of(5n, 2n);
  if (!n(5_000_000).isLessThan(sales)) return n(3);
  return least(n(6), n(3).plus(sales.minus(n(5_000_000)).times(n(3)).by(n(15_000_000))));
}

function worth(company: Company, months: number): Fraction {
  const now = span(company, company.last - 11, company.last);
  const before = span(company, company.last - 23, company.last - 12);
  const sales = yearly(now, ({ turnover }) => turnover);
  // Growth is that of twelve months over twelve.
  const old = now.months + before.months < 24 ? Fraction.zero : before.sum(({ turnover }) => turnover);
  const limit = Fraction.of(1n, 5n);
  const growth = old.sign() > 0 ? sales.minus(old).by(old) : Fraction.zero;
  const clamped = most(Fraction.zero.minus(limit), least(limit, growth)).lowest();
  const profit = most(Fraction.zero, yearly(now, profitOf));
  return multiple(sales)
    .times(profit)
    .times(power(n(1).plus(clamped), Fraction.of(BigInt(months), 12n)));
}

function exitChance(company: Company, wish: Wish): Fraction {
  const value = worth(company, monthsUntil(company, wish.date));
  if (value.sign() <= 0) return Fraction.zero;
  return normal(logarithm(value.by(n(wish.cost))).by(Fraction.of(35n, 100n))).times(n(100));
}

function savingChance(company: Company, months: number, needed: Fraction): Fraction {
  const year = span(company, company.last - 11, company.last);
  const keep = n(1).minus(taxRate(yearly(year, profitOf)));
  const profits: Fraction[] = [];
  for (let month = company.last - 11; month <= company.last; month += 1) {
    const one = span(company, month, month);
    if (one.months === 1) profits.push(one.sum(profitOf).times(keep).lowest());
  }
  const total = (list: readonly Fraction[]) => list.reduce((sum, one) => sum.plus(one), Fraction.zero);
  const mean = total(profits).by(n(profits.length)).lowest();
  const squares = profits.map((one) => one.minus(mean)).map((off) => off.times(off).lowest());
  const variance = total(squares)
    .by(n(profits.length - 1))
    .lowest();
  const costs = year.sum(({ payroll, overheads }) => payroll + overheads).by(n(year.months));
  const cash = pounds(company.stands.get(company.last)!.cash);
  const expected = cash.minus(costs).plus(mean.times(n(months)));
  const spread = root(variance.times(n(months)));
  const spare = expected.minus(needed);
  if (spread.sign() === 0) return spare.sign() >= 0 ? n(100) : Fraction.zero;
  return normal(spare.by(spread)).times(n(100));
}

/** In the order in which the wishes were given; those of one day count in that order too (formulas 5.16). */
export function chances(company: Company, wishes: readonly Wish[]): readonly Chance[] {
  const unknown = { percent: null, words: 'Not enough data' };
  const year = twelveTo(company, company.last);
  if (year === null || year.months < 6) return wishes.map(() => unknown);
  return wishes.map((wish, at) => {
    if (wish.kind === 'saving' && !company.stands.has(company.last)) return unknown;
    if (wish.kind === 'exit') return chance(exitChance(company, wish));
    const earlier = wishes.filter(
      ({ kind, date }, other) => kind === 'saving' && (date < wish.date || (date === wish.date && other <= at)),
    );
    const needed = earlier.reduce((sum, { cost }) => sum + cost, 0);
    return chance(savingChance(company, monthsUntil(company, wish.date), n(needed)));
  });
}

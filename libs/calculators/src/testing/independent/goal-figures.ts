import { type Company, pounds, type Span, span, twelveTo, yearly } from './company';
import { Fraction } from './fraction';
import { dayNumber, lastDay } from './periods';
import type { Figure } from './profit-figures';
import { logarithm, normal, power, root } from './series';
import { known } from './untyped';
import { profitOf } from './sheet';

export interface Wish {
  readonly kind: 'saving' | 'exit';
  /** `2027-04-30`. */
  readonly date: string;
  /** Whole pounds. */
  readonly cost: number;
  /** The owner pays it, out of money taken from the company. */
  readonly own: boolean;
}

/** What is assumed of a company. */
export interface Assumed {
  readonly incomeTaxed: boolean;
  /** Whole percent that are lost when money is taken out. */
  readonly lost: number;
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
  // Six months of the older year at least, made a whole one.
  const old = before.months < 6 ? Fraction.zero : yearly(before, ({ turnover }) => turnover);
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

function partOfProfit(year: Span, { incomeTaxed }: Assumed): Fraction {
  const profit = yearly(year, profitOf);
  if (!incomeTaxed) return taxRate(profit);
  return profit.sign() > 0 ? Fraction.of(3n, 10n) : Fraction.zero;
}

function savingChance(company: Company, months: number, needed: Fraction, assumed: Assumed): Fraction {
  const year = span(company, company.last - 11, company.last);
  const keep = n(1).minus(partOfProfit(year, assumed));
  const left: Fraction[] = [];
  for (let month = company.last - 11; month <= company.last; month += 1) {
    const one = span(company, month, month);
    const wear = one.sum(({ depreciation }) => depreciation);
    if (one.months === 1) left.push(one.sum(profitOf).times(keep).plus(wear).lowest());
  }
  const total = (list: readonly Fraction[]) => list.reduce((sum, one) => sum.plus(one), Fraction.zero);
  const mean = total(left).by(n(left.length)).lowest();
  const squares = left.map((one) => one.minus(mean)).map((off) => off.times(off).lowest());
  const variance = total(squares)
    .by(n(left.length - 1))
    .lowest();
  const costs = year
    .sum(({ payroll, overheads, depreciation }) => payroll + overheads - depreciation)
    .by(n(year.months));
  const { cash, taxOwed } = company.stands.get(company.last)!;
  const expected = pounds(cash - taxOwed)
    .minus(costs)
    .plus(mean.times(n(months)));
  const spread = root(variance.times(n(months)));
  const spare = expected.minus(needed);
  if (spread.sign() === 0) return spare.sign() >= 0 ? n(100) : Fraction.zero;
  return normal(spare.by(spread)).times(n(100));
}

const takes = ({ cost, own }: Wish, { lost }: Assumed): Fraction =>
  own
    ? n(cost)
        .by(n(100 - lost))
        .times(n(100))
    : n(cost);

/** In the order in which the wishes were given; those of one day count in that order too (formulas 5.16, 5.26). */
export function chances(company: Company, wishes: readonly Wish[], assumed: Assumed): readonly Chance[] {
  const unknown = { percent: null, words: 'Not enough data' };
  const year = twelveTo(company, company.last);
  if (year === null || year.months < 6) return wishes.map(() => unknown);
  const chanceOf = (wish: Wish, at: number): Chance => {
    if (wish.kind === 'saving' && !company.stands.has(company.last)) return unknown;
    if (wish.kind === 'exit') return chance(exitChance(company, wish));
    const earlier = wishes.filter(
      ({ kind, date }, other) => kind === 'saving' && (date < wish.date || (date === wish.date && other <= at)),
    );
    const needed = earlier.reduce((sum, one) => sum.plus(takes(one, assumed)), Fraction.zero);
    return chance(savingChance(company, monthsUntil(company, wish.date), needed, assumed));
  };
  return wishes.map((wish, at) => known(() => chanceOf(wish, at)) ?? unknown);
}

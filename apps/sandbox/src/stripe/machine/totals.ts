import type { Price, TaxRate } from '../objects/catalogue-objects';
import type { Coupon } from '../objects/discount-objects';

/** Something to be paid for: pence, and the taxes that go on top or are in it. */
export interface Priced {
  readonly price: Price;
  readonly amount: number;
  readonly taxRates: readonly TaxRate[];
  readonly discountable?: boolean;
}

export interface LineTotals {
  readonly discount: number;
  readonly taxes: readonly { readonly rate: TaxRate; readonly amount: number; readonly taxable: number }[];
  /** What tax adds to the amount; tax that is in it adds nothing. */
  readonly added: number;
  readonly tax: number;
  readonly total: number;
}

/** Each line with its part of the discount and its tax, in whole pence that add up. */
export function totalsOf(lines: readonly Priced[], coupon: Coupon | null): readonly LineTotals[] {
  const discounts = discountsOf(lines, coupon);
  return lines.map((line, index) => {
    const discount = discounts[index] ?? 0;
    const net = line.amount - discount;
    const taxes = line.taxRates.map((rate) => {
      const amount = rate.inclusive ? net - withoutTax(net, rate.percentage) : share(net, rate.percentage);
      return { rate, amount, taxable: rate.inclusive ? net - amount : net };
    });
    const added = sum(taxes.map(({ rate, amount }) => (rate.inclusive ? 0 : amount)));
    return { discount, taxes, added, tax: sum(taxes.map(({ amount }) => amount)), total: net + added };
  });
}

function discountsOf(lines: readonly Priced[], coupon: Coupon | null): readonly number[] {
  const eligible = lines.map((line) =>
    coupon === null || line.discountable === false || line.amount <= 0 || !covers(coupon, line.price) ? 0 : line.amount,
  );
  const whole = sum(eligible);
  if (coupon === null || whole === 0) return lines.map(() => 0);
  const wanted = coupon.percent_off === null ? (coupon.amount_off ?? 0) : share(whole, coupon.percent_off);
  return apportioned(Math.min(wanted, whole), eligible);
}

const covers = (coupon: Coupon, price: Price): boolean =>
  coupon.applies_to === undefined || coupon.applies_to.products.includes(price.product);

/** Splits an amount by weight; pence left over go to the largest remainders. */
export function apportioned(amount: number, weights: readonly number[]): readonly number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const exact = amount * weight;
    return { index, part: Math.floor(exact / whole), rest: exact % whole };
  });
  let left = amount - sum(parts.map(({ part }) => part));
  const most = [...parts].sort((one, other) => other.rest - one.rest);
  const extra = new Set<number>();
  for (const { index } of most) {
    if (left <= 0) break;
    extra.add(index);
    left -= 1;
  }
  return parts.map(({ index, part }) => part + (extra.has(index) ? 1 : 0));
}

const SCALE = 10_000;

/** A percentage of pence, halves up. */
export const share = (pence: number, percent: number): number => {
  const scaled = Math.abs(pence) * Math.round(percent * SCALE);
  return Math.sign(pence) * Math.floor((scaled + 50 * SCALE) / (100 * SCALE));
};

const withoutTax = (gross: number, percent: number): number => {
  const whole = 100 * SCALE + Math.round(percent * SCALE);
  return Math.sign(gross) * Math.floor((Math.abs(gross) * 100 * SCALE + whole / 2) / whole);
};

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

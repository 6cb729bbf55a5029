import fc from 'fast-check';
import { newPrice, newTaxRate } from '../objects/catalogue-objects';
import { newCoupon } from '../objects/discount-objects';
import { apportioned, share, sum, totalsOf } from './totals';

const price = newPrice(0, { currency: 'gbp', product: 'prod_1', unit_amount: 1 });
const rate = (percentage: number, inclusive = false) => newTaxRate(0, { display_name: 'VAT', inclusive, percentage });
const pence = fc.integer({ min: 0, max: 10_000_000 });

describe('sums of lines', () => {
  it('splits an amount without losing a penny', () => {
    fc.assert(
      fc.property(pence, fc.array(pence, { minLength: 1, maxLength: 8 }), (amount, weights) => {
        const parts = apportioned(amount, weights);
        expect(sum(parts)).toBe(sum(weights) === 0 ? 0 : amount);
        expect(parts.every((part) => part >= 0 && Number.isInteger(part))).toBe(true);
      }),
    );
  });

  it('takes off at most what there is, and taxes the rest', () => {
    fc.assert(
      fc.property(fc.array(pence, { minLength: 1, maxLength: 5 }), pence, (amounts, off) => {
        const lines = amounts.map((amount) => ({ price, amount, taxRates: [rate(20)] }));
        const totals = totalsOf(lines, newCoupon(0, { amount_off: off, currency: 'gbp' }));
        const whole = sum(amounts);
        expect(sum(totals.map(({ discount }) => discount))).toBe(Math.min(off, whole));
        for (const [index, { discount, tax, total }] of totals.entries()) {
          expect(tax).toBe(share((amounts[index] ?? 0) - discount, 20));
          expect(total).toBe((amounts[index] ?? 0) - discount + tax);
        }
      }),
    );
  });

  it('finds the tax that is in a price', () => {
    const [total] = totalsOf([{ price, amount: 1200, taxRates: [rate(20, true)] }], null);
    expect(total).toMatchObject({ tax: 200, added: 0, total: 1200 });
  });

  it('rounds halves of a penny up, and credits like charges', () => {
    expect([share(4700, 12.5), share(5, 10), share(-5, 10)]).toEqual([588, 1, -1]);
  });
});

import { PLANS } from '@keelson/vocabulary';
import fc from 'fast-check';
import { couponFits, couponOf, COUPONS, firstPayment, planOfLookupKey, PLAN_TERMS, withVat } from './plan-catalogue';

describe('the plans', () => {
  it('[SIGNUP-02~] cost what is published, VAT besides', () => {
    expect(PLANS.map((plan) => [plan, withVat(PLAN_TERMS[plan].netPence).grossPence, PLAN_TERMS[plan].period])).toEqual(
      [
        ['EarlyAccess', 43_200, 'two-years'],
        ['EmbraceMonthly', 5_640, 'month'],
        ['EmbraceAnnually', 54_120, 'year'],
      ],
    );
    expect(24 * PLAN_TERMS.EmbraceMonthly.netPence - PLAN_TERMS.EarlyAccess.netPence).toBe(76_800);
    expect(PLAN_TERMS.EarlyAccess).toMatchObject({ mode: 'payment', saving: 'saving £768' });
  });

  it('are known by the name of their price, also after the amount has changed', () => {
    for (const plan of PLANS) expect(planOfLookupKey(PLAN_TERMS[plan].lookupKey)).toBe(plan);
    expect(planOfLookupKey('keelson_embrace_monthly_4200')).toBe('EmbraceMonthly');
    expect([planOfLookupKey(null), planOfLookupKey('other')]).toEqual([undefined, undefined]);
  });
});

describe('coupons', () => {
  it('take VAT from the reduced price and never make it negative', () => {
    const coupon = fc.record(
      { percentOff: fc.integer({ min: 0, max: 100 }), amountOffPence: fc.integer({ min: 0, max: 100_000 }) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...PLANS), coupon, (plan, terms) => {
        const { netPence, vatPence, grossPence } = firstPayment(plan, { couponCode: 'X', ...terms });
        expect(netPence).toBeGreaterThanOrEqual(0);
        expect(netPence).toBeLessThanOrEqual(PLAN_TERMS[plan].netPence);
        expect(grossPence).toBe(netPence + vatPence);
        expect(Math.abs(vatPence * 5 - netPence)).toBeLessThanOrEqual(2.5);
      }),
    );
  });

  it('are found as people type them and fit their own plan alone', () => {
    expect(couponOf('  welcome10 ')?.percentOff).toBe(10);
    expect(couponOf('nothing')).toBeUndefined();
    for (const coupon of COUPONS)
      expect(PLANS.filter((plan) => couponFits(coupon, plan))).toEqual(coupon.plan ? [coupon.plan] : [...PLANS]);
  });
});

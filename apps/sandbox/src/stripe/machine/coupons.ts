import type { Seconds } from '../objects/account-objects';
import { type Coupon, type Discount, newDiscount } from '../objects/discount-objects';
import { invalid } from '../wire/refusal';
import { moved } from './calendar';
import type { World } from './world';

export interface WantedDiscount {
  readonly coupon?: string | undefined;
  readonly promotion_code?: string | undefined;
}

/** The coupon behind what was asked for. @throws Refusal of one that is unknown or no longer good. */
export function usableCoupon(world: World, wanted: WantedDiscount, at: Seconds): Coupon {
  const coupon = world.state.need('coupon', couponId(world, wanted, at), 'discounts[0][coupon]');
  if (!isGood(coupon, at)) throw invalid(`Coupon expired: ${coupon.id}`, { code: 'coupon_expired' });
  return coupon;
}

function couponId(world: World, wanted: WantedDiscount, at: Seconds): string {
  if (wanted.promotion_code === undefined) return wanted.coupon ?? '';
  const code = world.state.need('promotion_code', wanted.promotion_code, 'discounts[0][promotion_code]');
  const over = (code.expires_at ?? Infinity) <= at || code.times_redeemed >= (code.max_redemptions ?? Infinity);
  if (!code.active || over) throw invalid('This promotion code is no longer active.', { code: 'coupon_expired' });
  return code.promotion.coupon;
}

export const isGood = (coupon: Coupon, at: Seconds): boolean =>
  coupon.valid && (coupon.redeem_by ?? Infinity) > at && coupon.times_redeemed < (coupon.max_redemptions ?? Infinity);

/** Counts a coupon as used, and ends it with its last use. */
export function redeem(world: World, discount: Discount): void {
  const coupon = world.state.get('coupon', discount.source.coupon);
  if (coupon !== undefined) {
    const used = coupon.times_redeemed + 1;
    world.state.put('coupon', { ...coupon, times_redeemed: used, valid: used < (coupon.max_redemptions ?? Infinity) });
  }
  const code =
    discount.promotion_code === null ? undefined : world.state.get('promotion_code', discount.promotion_code);
  if (code !== undefined) world.state.put('promotion_code', { ...code, times_redeemed: code.times_redeemed + 1 });
}

/** The discount as it goes on with a subscription, for as long as its coupon says. */
export function subscriptionDiscount(world: World, of: Discount, subscription: string, at: Seconds): Discount {
  const coupon = world.state.need('coupon', of.source.coupon);
  const months = coupon.duration === 'repeating' ? coupon.duration_in_months : null;
  const monthly = { interval: 'month', interval_count: 1, meter: null, trial_period_days: null } as const;
  return world.state.put(
    'discount',
    newDiscount(at, coupon.id, {
      customer: of.customer,
      end: months === null ? null : moved(at, { ...monthly, usage_type: 'licensed' }, months),
      promotion_code: of.promotion_code,
      subscription,
    }),
  );
}

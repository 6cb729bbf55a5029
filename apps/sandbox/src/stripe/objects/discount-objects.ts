import type { Metadata, Seconds } from './account-objects';
import { newId, secretLetters } from './identifiers';

export interface Coupon {
  readonly id: string;
  readonly object: 'coupon';
  /** Pence. */
  readonly amount_off: number | null;
  readonly applies_to?: { readonly products: readonly string[] };
  readonly created: Seconds;
  readonly currency: string | null;
  readonly duration: 'forever' | 'once' | 'repeating';
  readonly duration_in_months: number | null;
  readonly livemode: false;
  readonly max_redemptions: number | null;
  readonly metadata: Metadata;
  readonly name: string | null;
  readonly percent_off: number | null;
  readonly redeem_by: Seconds | null;
  readonly times_redeemed: number;
  readonly valid: boolean;
}

export const newCoupon = (
  created: Seconds,
  given: Partial<Omit<Coupon, 'object' | 'created' | 'livemode' | 'times_redeemed' | 'valid'>>,
): Coupon => ({
  id: secretLetters(8),
  object: 'coupon',
  amount_off: null,
  created,
  currency: null,
  duration: 'once',
  duration_in_months: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: null,
  percent_off: null,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
  ...given,
});

export interface PromotionCode {
  readonly id: string;
  readonly object: 'promotion_code';
  readonly active: boolean;
  readonly code: string;
  readonly created: Seconds;
  readonly customer: string | null;
  readonly customer_account: null;
  readonly expires_at: Seconds | null;
  readonly livemode: false;
  readonly max_redemptions: number | null;
  readonly metadata: Metadata;
  readonly promotion: { readonly coupon: string; readonly type: 'coupon' };
  readonly restrictions: {
    readonly first_time_transaction: boolean;
    readonly minimum_amount: null;
    readonly minimum_amount_currency: null;
  };
  readonly times_redeemed: number;
}

export const newPromotionCode = (
  created: Seconds,
  coupon: string,
  given: Partial<
    Pick<PromotionCode, 'active' | 'code' | 'customer' | 'expires_at' | 'max_redemptions' | 'metadata' | 'restrictions'>
  >,
): PromotionCode => ({
  id: newId('promo'),
  object: 'promotion_code',
  active: true,
  code: secretLetters(8).toUpperCase(),
  created,
  customer: null,
  customer_account: null,
  expires_at: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  promotion: { coupon, type: 'coupon' },
  restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
  times_redeemed: 0,
  ...given,
});

/** A coupon at work on one customer, session, subscription or invoice. */
export interface Discount {
  readonly id: string;
  readonly object: 'discount';
  readonly checkout_session: string | null;
  readonly customer: string | null;
  readonly customer_account: null;
  readonly end: Seconds | null;
  readonly invoice: string | null;
  readonly invoice_item: null;
  readonly promotion_code: string | null;
  readonly source: { readonly coupon: string; readonly type: 'coupon' };
  readonly start: Seconds;
  readonly subscription: string | null;
  readonly subscription_item: null;
}

export const newDiscount = (
  start: Seconds,
  coupon: string,
  given: Partial<
    Pick<Discount, 'checkout_session' | 'customer' | 'end' | 'invoice' | 'promotion_code' | 'subscription'>
  >,
): Discount => ({
  id: newId('di'),
  object: 'discount',
  checkout_session: null,
  customer: null,
  customer_account: null,
  end: null,
  invoice: null,
  invoice_item: null,
  promotion_code: null,
  source: { coupon, type: 'coupon' },
  start,
  subscription: null,
  subscription_item: null,
  ...given,
});

import type { Metadata, Seconds } from './account-objects';
import type { Interval, Price, TaxRate } from './catalogue-objects';
import { newId } from './identifiers';

export interface ListOf<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
}

export const listOf = <T>(url: string, data: readonly T[]): ListOf<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});

export interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly billing_thresholds: null;
  readonly created: Seconds;
  readonly current_period_end: Seconds;
  readonly current_period_start: Seconds;
  readonly current_trial: null;
  readonly discounts: readonly never[];
  readonly metadata: Metadata;
  readonly plan: object;
  readonly price: Price;
  readonly quantity: number;
  readonly subscription: string;
  readonly tax_rates: readonly TaxRate[];
}

export interface Period {
  readonly start: Seconds;
  readonly end: Seconds;
}

export const newSubscriptionItem = (
  subscription: string,
  created: Seconds,
  price: Price,
  quantity: number,
  taxRates: readonly TaxRate[],
  period: Period,
): SubscriptionItem => ({
  id: newId('si', 14),
  object: 'subscription_item',
  billing_thresholds: null,
  created,
  current_period_end: period.end,
  current_period_start: period.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity,
  subscription,
  tax_rates: taxRates,
});

/** The older form of a recurring price, which items still carry. */
export const planOf = (price: Price): object => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: (price.recurring?.interval ?? 'month') satisfies Interval,
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

const SUBSCRIPTION = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [] as readonly never[],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: 'unchanged', missing_payment_method: 'create_invoice' } },
  trial_start: null,
} as const;

export type SubscriptionStatus = 'incomplete' | 'active' | 'past_due' | 'canceled';

export interface CancellationDetails {
  readonly comment: string | null;
  readonly feedback: string | null;
  readonly feedback_option: null;
  readonly reason: 'cancellation_requested' | 'payment_failed' | null;
}

export const NOT_CANCELLED: CancellationDetails = {
  comment: null,
  feedback: null,
  feedback_option: null,
  reason: null,
};

export type Subscription = typeof SUBSCRIPTION & {
  readonly id: string;
  readonly billing_cycle_anchor: Seconds;
  readonly cancel_at: Seconds | null;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: Seconds | null;
  readonly cancellation_details: CancellationDetails;
  readonly created: Seconds;
  readonly currency: string;
  readonly customer: string;
  readonly default_payment_method: string | null;
  readonly default_tax_rates: readonly TaxRate[];
  readonly description: string | null;
  readonly discounts: readonly string[];
  readonly ended_at: Seconds | null;
  readonly items: ListOf<SubscriptionItem>;
  readonly latest_invoice: string | null;
  readonly metadata: Metadata;
  readonly start_date: Seconds;
  readonly status: SubscriptionStatus;
  readonly test_clock: string | null;
};

export const newSubscription = (
  id: string,
  created: Seconds,
  items: readonly SubscriptionItem[],
  given: Pick<
    Subscription,
    'currency' | 'customer' | 'default_payment_method' | 'default_tax_rates' | 'description' | 'metadata' | 'test_clock'
  >,
): Subscription => ({
  ...SUBSCRIPTION,
  id,
  billing_cycle_anchor: created,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: NOT_CANCELLED,
  created,
  discounts: [],
  ended_at: null,
  items: listOf(`/v1/subscription_items?subscription=${id}`, items),
  latest_invoice: null,
  start_date: created,
  status: 'incomplete',
  ...given,
});

import type { Customer, Seconds } from '../objects/account-objects';
import type { Discount } from '../objects/discount-objects';
import { newId } from '../objects/identifiers';
import type { Invoice } from '../objects/invoice-objects';
import type { PaymentMethod } from '../objects/payment-objects';
import type { SessionTerms } from '../objects/session-object';
import {
  type CancellationDetails,
  listOf,
  newSubscription,
  newSubscriptionItem,
  type Subscription,
  type SubscriptionItem,
  type SubscriptionStatus,
} from '../objects/subscription-objects';
import { nextPeriodEnd } from './calendar';
import { subscriptionDiscount } from './coupons';
import { changedMembers } from './event-log';
import { finalizeInvoice, payInvoice } from './invoice-payment';
import type { DraftLine } from '../objects/draft-line';
import { putDraft } from './invoices';
import type { World } from './world';

/** Starts what a checkout session sold, with its first invoice paid by the card given. */
export function startSubscription(
  world: World,
  customer: Customer,
  terms: SessionTerms,
  method: PaymentMethod | null,
  at: Seconds,
): { readonly subscription: Subscription; readonly invoice: Invoice } {
  const id = newId('sub');
  const items = terms.lines.map((line, index) => {
    const { recurring } = line.price;
    if (recurring === null) throw new RangeError('A subscription needs recurring prices');
    const period = { start: at, end: nextPeriodEnd(at, recurring, at) };
    return newSubscriptionItem(id, at, line.price, line.quantity, terms.taxRates[index] ?? [], period);
  });
  const discount = terms.discount === null ? null : subscriptionDiscount(world, terms.discount, id, at);
  const created = world.state.put('subscription', {
    ...newSubscription(id, at, items, {
      currency: terms.lines[0]?.currency ?? 'gbp',
      customer: customer.id,
      default_payment_method: method?.id ?? null,
      default_tax_rates: terms.defaultTaxRates,
      description: terms.subscriptionDescription,
      metadata: terms.subscriptionMetadata,
      test_clock: customer.test_clock,
    }),
    discounts: discount === null ? [] : [discount.id],
  });
  world.events.record('customer.subscription.created', created);
  const draft = putDraft(world, {
    ...invoiceBasis(world, created, at),
    customer,
    reason: 'subscription_create',
    period: { start: at, end: at },
    lines: created.items.data.map((item) => itemLine(created, item)),
    finalizesAt: null,
  });
  const open = finalizeInvoice(world, draft, at);
  const invoice = open.status === 'paid' ? open : payInvoice(world, open, method ?? undefined, undefined, at);
  return { subscription: afterInvoice(world, created, invoice, 'active'), invoice };
}

/** What every invoice of a subscription has alike. */
export const invoiceBasis = (world: World, subscription: Subscription, at: Seconds) => {
  const discount = activeDiscount(world, subscription, at);
  return {
    subscription,
    at,
    discount,
    coupon: discount === null ? null : (world.state.get('coupon', discount.source.coupon) ?? null),
    metadata: {},
    description: null,
  };
};

const activeDiscount = (world: World, { discounts }: Subscription, at: Seconds): Discount | null => {
  const discount = world.state.get('discount', discounts[0] ?? '');
  return discount === undefined || (discount.end ?? Infinity) <= at ? null : discount;
};

export const itemLine = (subscription: Subscription, item: SubscriptionItem): DraftLine => ({
  price: item.price,
  quantity: item.quantity,
  amount: item.price.unit_amount * item.quantity,
  description: `${item.quantity} × ${item.price.nickname ?? item.price.product}`,
  period: { start: item.current_period_start, end: item.current_period_end },
  taxRates: item.tax_rates.length > 0 ? item.tax_rates : subscription.default_tax_rates,
  proration: false,
  of: { subscription: subscription.id, item: item.id },
});

/** A subscription with its newest invoice. A coupon for one invoice has then done its work. */
export function afterInvoice(
  world: World,
  subscription: Subscription,
  invoice: Invoice,
  status: SubscriptionStatus,
): Subscription {
  const discounts = subscription.discounts.filter((id) => {
    const coupon = world.state.get('coupon', world.state.get('discount', id)?.source.coupon ?? '');
    return coupon?.duration !== 'once';
  });
  return change(world, subscription, { latest_invoice: invoice.id, status, discounts });
}

export function change(world: World, before: Subscription, members: Partial<Subscription>): Subscription {
  const after = world.state.put('subscription', { ...before, ...members });
  const changed = changedMembers(before, after);
  if (Object.keys(changed).length > 0) world.events.record('customer.subscription.updated', after, changed);
  return after;
}

export const withItems = (subscription: Subscription, items: readonly SubscriptionItem[]): Subscription => ({
  ...subscription,
  items: listOf(subscription.items.url, items),
});

export function endSubscription(
  world: World,
  subscription: Subscription,
  details: Partial<CancellationDetails>,
  at: Seconds,
): Subscription {
  const ended = world.state.put('subscription', {
    ...subscription,
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { ...subscription.cancellation_details, ...details },
    ended_at: at,
    status: 'canceled',
  });
  world.state.remove('pending', subscription.id);
  world.events.record('customer.subscription.deleted', ended);
  return ended;
}

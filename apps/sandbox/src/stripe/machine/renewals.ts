import type { Seconds } from '../objects/account-objects';
import type { Failure } from '../objects/charge-object';
import type { Invoice } from '../objects/invoice-objects';
import type { PaymentMethod } from '../objects/payment-objects';
import type { Subscription } from '../objects/subscription-objects';
import { nextPeriodEnd } from './calendar';
import { CARD_STOPPED } from './cards';
import { finalizeInvoice, payInvoice } from './invoice-payment';
import type { DraftLine } from '../objects/draft-line';
import { draftInvoice, putDraft } from './invoices';
import { Refusal } from '../wire/refusal';
import { afterInvoice, change, endSubscription, invoiceBasis, itemLine, withItems } from './subscriptions';
import type { World } from './world';

const SECONDS_AS_DRAFT = 3600;

export const periodEnd = (subscription: Subscription): Seconds =>
  Math.min(...subscription.items.data.map((item) => item.current_period_end));

/** What happens to a subscription when its period is over. */
export function renew(world: World, subscription: Subscription): void {
  const at = periodEnd(subscription);
  if (subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= at) {
    endSubscription(world, subscription, { reason: 'cancellation_requested' }, at);
    return;
  }
  const rolled = change(world, subscription, { items: rolledItems(subscription, at).items });
  const customer = world.state.need('customer', rolled.customer);
  const draft = putDraft(world, {
    ...invoiceBasis(world, rolled, at),
    customer,
    reason: 'subscription_cycle',
    period: { start: subscription.items.data[0]?.current_period_start ?? at, end: at },
    lines: [...pendingLines(world, rolled), ...rolled.items.data.map((item) => itemLine(rolled, item))],
    finalizesAt: at + SECONDS_AS_DRAFT,
  });
  world.state.remove('pending', rolled.id);
  afterInvoice(world, rolled, draft, rolled.status);
}

export function rolledItems(subscription: Subscription, at: Seconds): Subscription {
  return withItems(
    subscription,
    subscription.items.data.map((item) =>
      item.current_period_end > at || item.price.recurring === null
        ? item
        : {
            ...item,
            current_period_start: item.current_period_end,
            current_period_end: nextPeriodEnd(
              subscription.billing_cycle_anchor,
              item.price.recurring,
              item.current_period_end,
            ),
          },
    ),
  );
}

export const pendingLines = (world: World, subscription: Subscription): readonly DraftLine[] =>
  world.state.get('pending', subscription.id)?.lines ?? [];

/** Numbers a draft whose hour is over and asks for its money. */
export function collectDraft(world: World, draft: Invoice, at: Seconds): void {
  const open = finalizeInvoice(world, draft, at);
  if (open.status === 'open') collect(world, open, at);
}

/** Charges the card on file; the subscription follows how that ends. */
export function collect(world: World, invoice: Invoice, at: Seconds): Invoice {
  const { method, failure } = cardOnFile(world, invoice);
  const tried = payInvoice(world, invoice, method, failure, at);
  const subscription = subscriptionOf(world, tried);
  if (subscription === undefined || subscription.status === 'canceled') return tried;
  if (tried.status === 'paid') change(world, subscription, { status: 'active' });
  else if (tried.next_payment_attempt !== null) change(world, subscription, { status: 'past_due' });
  else endSubscription(world, subscription, { reason: 'payment_failed' }, at);
  return tried;
}

/** @throws Refusal of the card on file, where lines would have to be paid and it does not work. Nothing is kept. */
export function assertPayable(
  world: World,
  subscription: Subscription,
  lines: readonly DraftLine[],
  at: Seconds,
): void {
  if (lines.length === 0) return;
  const draft = draftInvoice({
    ...invoiceBasis(world, subscription, at),
    customer: world.state.need('customer', subscription.customer),
    reason: 'subscription_update',
    period: { start: at, end: at },
    lines,
    finalizesAt: null,
  });
  const { method, failure } = cardOnFile(world, draft);
  if (draft.amount_due === 0 || (method !== undefined && failure === undefined)) return;
  const { code, decline, message } = failure ?? CARD_STOPPED;
  throw new Refusal(402, 'card_error', message, { code, decline_code: decline });
}

export const subscriptionOf = (world: World, invoice: Invoice): Subscription | undefined =>
  world.state.get('subscription', invoice.parent?.subscription_details.subscription ?? '');

function cardOnFile(
  world: World,
  invoice: Invoice,
): { readonly method: PaymentMethod | undefined; readonly failure: Failure | undefined } {
  const customer = world.state.get('customer', invoice.customer);
  const id =
    subscriptionOf(world, invoice)?.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? '';
  const method = world.state.get('payment_method', id);
  return { method, failure: world.state.get('card', id)?.refuses === true ? CARD_STOPPED : undefined };
}

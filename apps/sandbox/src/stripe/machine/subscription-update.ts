import type { Metadata, Seconds } from '../objects/account-objects';
import type { Price } from '../objects/catalogue-objects';
import { planOf, type Subscription, type SubscriptionItem } from '../objects/subscription-objects';
import { invalid } from '../wire/refusal';
import { nextPeriodEnd } from './calendar';
import { assertPayable, collect } from './renewals';
import { finalizeInvoice } from './invoice-payment';
import type { DraftLine } from '../objects/draft-line';
import { putDraft } from './invoices';
import { afterInvoice, change, endSubscription, invoiceBasis, itemLine, withItems } from './subscriptions';
import type { World } from './world';

export type Proration = 'always_invoice' | 'create_prorations' | 'none';

/** How a change of price is worked out: what of the old is given back, and as at which moment. */
export interface Prorating {
  readonly behaviour: Proration;
  /** The moment the time is counted from; now where none is named. */
  readonly date?: Seconds | undefined;
}

export interface SubscriptionChange {
  readonly cancelAtPeriodEnd?: boolean | undefined;
  readonly comment?: string | undefined;
  readonly item?: { readonly id: string | undefined; readonly price: Price; readonly quantity: number | undefined };
  readonly metadata?: Metadata | undefined;
  readonly defaultPaymentMethod?: string | undefined;
  readonly description?: string | undefined;
  readonly proration: Prorating;
  /** Whether a change whose payment fails is not made at all. */
  readonly errorIfIncomplete?: boolean | undefined;
}

/** Changes a running subscription. A new rhythm of payment starts now and is paid now. */
export function updateSubscription(world: World, before: Subscription, wanted: SubscriptionChange): Subscription {
  if (before.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  const at = world.time.onClock(before.test_clock);
  const moved = wanted.item === undefined ? null : changedItem(before, wanted.item, at);
  const next: Partial<Subscription> = {
    ...(wanted.metadata === undefined ? {} : { metadata: wanted.metadata }),
    ...(wanted.description === undefined ? {} : { description: wanted.description }),
    ...(wanted.defaultPaymentMethod === undefined ? {} : { default_payment_method: wanted.defaultPaymentMethod }),
    ...(wanted.cancelAtPeriodEnd === undefined
      ? {}
      : cancellation(before, wanted.cancelAtPeriodEnd, wanted.comment, at)),
    ...(moved === null
      ? {}
      : {
          items: withItems(before, [moved.item]).items,
          ...(moved.restarts ? { billing_cycle_anchor: at } : {}),
        }),
  };
  // Everything that may be refused comes before anything is changed.
  const lines = moved === null ? [] : changeLines(before, { ...before, ...next }, moved, wanted.proration, at);
  const billedNow = moved !== null && isBilledNow(moved, wanted.proration);
  if (wanted.errorIfIncomplete === true && billedNow) assertPayable(world, { ...before, ...next }, lines, at);
  const after = change(world, before, next);
  return lines.length === 0 ? after : billChange(world, after, lines, billedNow, at);
}

export interface ChangedItem {
  readonly old: SubscriptionItem;
  readonly item: SubscriptionItem;
  readonly restarts: boolean;
}

/** The item after a change of price or quantity. @throws Refusal of a change that cannot be made. */
export function changedItem(
  before: Subscription,
  { id, price, quantity }: NonNullable<SubscriptionChange['item']>,
  at: Seconds,
): ChangedItem {
  const old = before.items.data.find((item) => id === undefined || item.id === id);
  if (old === undefined) throw invalid(`No such subscription item: '${String(id)}'`, { code: 'resource_missing' });
  if (before.items.data.length > 1) throw invalid('The sandbox changes prices of subscriptions with one item only.');
  const { recurring } = price;
  if (recurring === null) throw invalid('The price specified is set to `type=one_time`.', { param: 'items[0][price]' });
  const restarts =
    recurring.interval !== old.price.recurring?.interval ||
    recurring.interval_count !== old.price.recurring.interval_count;
  return {
    old,
    restarts,
    item: {
      ...old,
      plan: planOf(price),
      price,
      quantity: quantity ?? old.quantity,
      ...(restarts ? { current_period_start: at, current_period_end: nextPeriodEnd(at, recurring, at) } : {}),
    },
  };
}

/** What a change costs: the unused time back, the new time instead. */
export function changeLines(
  before: Subscription,
  after: Subscription,
  { old, item, restarts }: ChangedItem,
  { behaviour, date: named }: Prorating,
  at: Seconds,
): readonly DraftLine[] {
  const date = named ?? at;
  if (date < old.current_period_start || date > old.current_period_end)
    throw invalid('Cannot specify `proration_date` outside of the current billing period.', {
      param: 'proration_date',
    });
  const credit = behaviour === 'none' ? [] : [unusedLine(before, old, date)];
  if (restarts) return [...credit, itemLine(after, item)];
  return behaviour === 'none' ? [] : [...credit, restLine(after, item, date)];
}

const isBilledNow = ({ restarts }: ChangedItem, { behaviour }: Prorating): boolean =>
  restarts || behaviour === 'always_invoice';

function billChange(
  world: World,
  after: Subscription,
  lines: readonly DraftLine[],
  billedNow: boolean,
  at: Seconds,
): Subscription {
  if (!billedNow) {
    const waiting = world.state.get('pending', after.id)?.lines ?? [];
    world.state.put('pending', { id: after.id, lines: [...waiting, ...lines] });
    return after;
  }
  const draft = putDraft(world, {
    ...invoiceBasis(world, after, at),
    customer: world.state.need('customer', after.customer),
    reason: 'subscription_update',
    period: { start: at, end: at },
    lines,
    finalizesAt: null,
  });
  const billed = afterInvoice(world, after, draft, after.status);
  const open = finalizeInvoice(world, draft, at);
  if (open.status === 'open') collect(world, open, at);
  return world.state.get('subscription', billed.id) ?? billed;
}

const unusedLine = (subscription: Subscription, item: SubscriptionItem, at: Seconds): DraftLine => ({
  ...itemLine(subscription, item),
  amount: -restOf(item, at),
  description: `Unused time on ${item.price.nickname ?? item.price.product}`,
  period: { start: at, end: item.current_period_end },
  proration: true,
});

const restLine = (subscription: Subscription, item: SubscriptionItem, at: Seconds): DraftLine => ({
  ...itemLine(subscription, item),
  amount: restOf(item, at),
  description: `Remaining time on ${item.price.nickname ?? item.price.product}`,
  period: { start: at, end: item.current_period_end },
  proration: true,
});

/** The part of a period's price that belongs to its time from here on, in whole pence. */
function restOf(
  { price, quantity, current_period_start: start, current_period_end: end }: SubscriptionItem,
  at: Seconds,
): number {
  const left = Math.max(0, end - Math.max(at, start));
  return Math.round((price.unit_amount * quantity * left) / (end - start));
}

const cancellation = (
  before: Subscription,
  atPeriodEnd: boolean,
  comment: string | undefined,
  at: Seconds,
): Partial<Subscription> => ({
  cancel_at_period_end: atPeriodEnd,
  cancel_at: atPeriodEnd ? Math.min(...before.items.data.map((item) => item.current_period_end)) : null,
  canceled_at: atPeriodEnd ? (before.canceled_at ?? at) : null,
  cancellation_details: {
    ...before.cancellation_details,
    comment: comment ?? before.cancellation_details.comment,
    reason: atPeriodEnd ? 'cancellation_requested' : null,
  },
});

/** Ends a subscription now. @throws Refusal when it has ended before. */
export function cancelNow(world: World, subscription: Subscription, comment: string | null): Subscription {
  if (subscription.status === 'canceled')
    throw invalid(`No such subscription: ${subscription.id}`, { code: 'resource_missing' });
  const at = world.time.onClock(subscription.test_clock);
  return endSubscription(world, subscription, { comment, reason: 'cancellation_requested' }, at);
}

import type { Price } from '../objects/catalogue-objects';
import type { Invoice } from '../objects/invoice-objects';
import { planOf, type Subscription } from '../objects/subscription-objects';
import { invalid } from '../wire/refusal';
import { draftInvoice } from './invoices';
import { pendingLines, periodEnd, rolledItems } from './renewals';
import { changeLines, changedItem, type Prorating } from './subscription-update';
import { invoiceBasis, itemLine, withItems } from './subscriptions';
import type { World } from './world';

/** What the next invoice would be: of the next period, or of a change of price now. Nothing is kept. */
export function upcomingInvoice(
  world: World,
  subscription: Subscription,
  change: { readonly price: Price; readonly quantity: number | undefined } | undefined,
  proration: Prorating,
): Invoice {
  if (subscription.status === 'canceled' || (subscription.cancel_at_period_end && change === undefined))
    throw invalid('No upcoming invoices for customer', { code: 'invoice_upcoming_none' });
  const customer = world.state.need('customer', subscription.customer);
  const now = world.time.onClock(subscription.test_clock);
  const basis = { customer, reason: 'upcoming', finalizesAt: null } as const;
  if (change !== undefined) {
    const moved = changedItem(subscription, { id: undefined, ...change }, now);
    const after = withItems(subscription, [{ ...moved.item, plan: planOf(change.price) }]);
    const lines = changeLines(subscription, after, moved, proration, now);
    const next = moved.restarts ? [] : [itemLine(after, moved.item)];
    return draftInvoice(
      {
        ...basis,
        ...invoiceBasis(world, after, now),
        period: { start: now, end: now },
        lines: [...pendingLines(world, subscription), ...lines, ...next],
      },
      'upcoming_in',
    );
  }
  const at = periodEnd(subscription);
  const next = rolledItems(subscription, at);
  return draftInvoice(
    {
      ...basis,
      ...invoiceBasis(world, next, at),
      period: { start: subscription.items.data[0]?.current_period_start ?? at, end: at },
      lines: [...pendingLines(world, subscription), ...next.items.data.map((item) => itemLine(next, item))],
    },
    'upcoming_in',
  );
}

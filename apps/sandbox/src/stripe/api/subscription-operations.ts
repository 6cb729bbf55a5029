import { cancelNow, updateSubscription } from '../machine/subscription-update';
import { moment, pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { invalid } from '../wire/refusal';
import { flag, integer, listIn, mergedMetadata, metadata, oneOf, optional, record, text } from '../wire/shapes';
import { listed, meets } from './kept-list';

const details = optional(record({ comment: optional(text()), feedback: optional(text(50)) }));

export const subscriptionOperations = [
  operation(
    'GET',
    '/v1/subscriptions',
    {
      ...pageFields,
      created: moment,
      customer: optional(text(100)),
      price: optional(text(100)),
      status: optional(oneOf('active', 'all', 'canceled', 'ended', 'incomplete', 'past_due')),
      test_clock: optional(text(100)),
    },
    (world, { created, customer, price, status, test_clock: clock, ...wanted }) =>
      listed(
        world,
        'subscription',
        '/v1/subscriptions',
        wanted,
        (each) =>
          meets(customer, each.customer) &&
          meets(clock, each.test_clock) &&
          (status === 'all' ||
            (status === undefined
              ? each.status !== 'canceled'
              : each.status === (status === 'ended' ? 'canceled' : status))) &&
          (price === undefined || each.items.data.some((item) => item.price.id === price)) &&
          (created?.(each.created) ?? true),
      ),
  ),

  operation('GET', '/v1/subscriptions/:id', {}, (world, _given, id) => world.state.need('subscription', id)),

  operation(
    'POST',
    '/v1/subscriptions/:id',
    {
      cancel_at_period_end: optional(flag),
      cancellation_details: details,
      default_payment_method: optional(text(100)),
      description: optional(text(500)),
      items: optional(
        listIn(record({ id: optional(text(100)), price: text(100), quantity: optional(integer(1, 10_000)) }), 1),
      ),
      metadata: optional(metadata),
      payment_behavior: optional(oneOf('allow_incomplete', 'error_if_incomplete')),
      proration_behavior: optional(oneOf('always_invoice', 'create_prorations', 'none')),
      proration_date: optional(integer(0)),
    },
    (world, given, id) => {
      const before = world.state.need('subscription', id);
      const item = given.items?.[0];
      if (given.default_payment_method !== undefined)
        world.state.need('payment_method', given.default_payment_method, 'default_payment_method');
      return updateSubscription(world, before, {
        cancelAtPeriodEnd: given.cancel_at_period_end,
        comment: given.cancellation_details?.comment,
        defaultPaymentMethod: given.default_payment_method,
        description: given.description,
        metadata: given.metadata === undefined ? undefined : mergedMetadata(before.metadata, given.metadata),
        proration: { behaviour: given.proration_behavior ?? 'create_prorations', date: given.proration_date },
        errorIfIncomplete: given.payment_behavior === 'error_if_incomplete',
        ...(item === undefined
          ? {}
          : {
              item: {
                id: item.id,
                price: world.state.need('price', item.price, 'items[0][price]'),
                quantity: item.quantity,
              },
            }),
      });
    },
  ),

  operation(
    'DELETE',
    '/v1/subscriptions/:id',
    { cancellation_details: details, invoice_now: optional(flag), prorate: optional(flag) },
    (world, given, id) => {
      if (given.invoice_now === true || given.prorate === true)
        throw invalid('The sandbox ends subscriptions without a last invoice.', { param: 'invoice_now' });
      return cancelNow(world, world.state.need('subscription', id), given.cancellation_details?.comment ?? null);
    },
  ),
];

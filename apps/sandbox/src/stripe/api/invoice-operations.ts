import type { World } from '../machine/world';
import { collect } from '../machine/renewals';
import { upcomingInvoice } from '../machine/upcoming-invoice';
import { moment, page, pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { invalid, missing } from '../wire/refusal';
import { integer, listIn, oneOf, optional, record, text } from '../wire/shapes';
import { listed, meets } from './kept-list';

const subscriptionIn = (world: World, invoiceId: string): string | undefined =>
  world.state.get('invoice', invoiceId)?.parent?.subscription_details.subscription;

export const invoiceOperations = [
  operation(
    'GET',
    '/v1/invoices',
    {
      ...pageFields,
      created: moment,
      customer: optional(text(100)),
      status: optional(oneOf('draft', 'open', 'paid', 'uncollectible', 'void')),
      subscription: optional(text(100)),
    },
    (world, { created, customer, status, subscription, ...wanted }) =>
      listed(
        world,
        'invoice',
        '/v1/invoices',
        wanted,
        (each) =>
          meets(customer, each.customer) &&
          meets(status, each.status) &&
          (subscription === undefined || subscriptionIn(world, each.id) === subscription) &&
          (created?.(each.created) ?? true),
      ),
  ),

  operation(
    'POST',
    '/v1/invoices/create_preview',
    {
      customer: optional(text(100)),
      subscription: text(100),
      subscription_details: optional(
        record({
          items: optional(
            listIn(record({ id: optional(text(100)), price: text(100), quantity: optional(integer(1, 10_000)) }), 1),
          ),
          proration_behavior: optional(oneOf('always_invoice', 'create_prorations', 'none')),
          proration_date: optional(integer(0)),
        }),
      ),
    },
    (world, given) => {
      const subscription = world.state.need('subscription', given.subscription, 'subscription');
      if (!meets(given.customer, subscription.customer)) throw missing('subscription', subscription.id, 'subscription');
      const item = given.subscription_details?.items?.[0];
      return upcomingInvoice(
        world,
        subscription,
        item === undefined ? undefined : { price: world.state.need('price', item.price), quantity: item.quantity },
        {
          behaviour: given.subscription_details?.proration_behavior ?? 'create_prorations',
          date: given.subscription_details?.proration_date,
        },
      );
    },
  ),

  operation('GET', '/v1/invoices/:id', {}, (world, _given, id) => world.state.need('invoice', id)),

  operation('GET', '/v1/invoices/:id/lines', pageFields, (world, wanted, id) =>
    page(`/v1/invoices/${id}/lines`, world.state.need('invoice', id).lines.data, wanted),
  ),

  operation('POST', '/v1/invoices/:id/pay', {}, (world, _given, id) => {
    const invoice = world.state.need('invoice', id);
    if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
    if (invoice.status !== 'open') throw invalid(`Invoice ${id} is ${invoice.status} and cannot be paid.`);
    return collect(world, invoice, world.time.onClock(invoice.test_clock));
  }),

  operation(
    'GET',
    '/v1/invoice_payments',
    {
      ...pageFields,
      invoice: optional(text(100)),
      payment: optional(record({ payment_intent: optional(text(100)), type: oneOf('payment_intent') })),
      status: optional(oneOf('canceled', 'open', 'paid')),
    },
    (world, { invoice, payment, status, ...wanted }) =>
      listed(
        world,
        'invoice_payment',
        '/v1/invoice_payments',
        wanted,
        (each) =>
          meets(invoice, each.invoice) &&
          meets(status, each.status) &&
          meets(payment?.payment_intent, each.payment.payment_intent),
      ),
  ),
];

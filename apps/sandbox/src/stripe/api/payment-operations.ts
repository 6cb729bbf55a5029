import { changedMembers } from '../machine/event-log';
import { closeDispute } from '../machine/disputes';
import { cancelIntent } from '../machine/payments';
import { refund } from '../machine/refunds';
import { moment, pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { invalid } from '../wire/refusal';
import { clearable, flag, integer, mergedMetadata, metadata, oneOf, optional, record, text } from '../wire/shapes';
import { listed, meets } from './kept-list';

const intents = [
  operation(
    'GET',
    '/v1/payment_intents',
    { ...pageFields, created: moment, customer: optional(text(100)) },
    (world, { created, customer, ...wanted }) =>
      listed(
        world,
        'payment_intent',
        '/v1/payment_intents',
        wanted,
        (each) => meets(customer, each.customer) && (created?.(each.created) ?? true),
      ),
  ),
  operation('GET', '/v1/payment_intents/:id', {}, (world, _given, id) => world.state.need('payment_intent', id)),
  operation(
    'POST',
    '/v1/payment_intents/:id',
    { description: clearable(text(1000)), metadata: optional(metadata) },
    (world, given, id) => {
      const before = world.state.need('payment_intent', id);
      return world.state.put('payment_intent', {
        ...before,
        description: given.description === undefined ? before.description : given.description,
        metadata: mergedMetadata(before.metadata, given.metadata),
      });
    },
  ),
  operation('POST', '/v1/payment_intents/:id/cancel', {}, (world, _given, id) => {
    const intent = world.state.need('payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
        code: 'payment_intent_unexpected_state',
      });
    return cancelIntent(world, intent, 'requested_by_customer', world.time.forCustomer(intent.customer));
  }),
  operation('GET', '/v1/payment_methods/:id', {}, (world, _given, id) => world.state.need('payment_method', id)),
];

const charges = [
  operation(
    'GET',
    '/v1/charges',
    { ...pageFields, created: moment, customer: optional(text(100)), payment_intent: optional(text(100)) },
    (world, { created, customer, payment_intent: intent, ...wanted }) =>
      listed(
        world,
        'charge',
        '/v1/charges',
        wanted,
        (each) =>
          meets(customer, each.customer) && meets(intent, each.payment_intent) && (created?.(each.created) ?? true),
      ),
  ),
  operation('GET', '/v1/charges/:id', {}, (world, _given, id) => world.state.need('charge', id)),
  operation(
    'POST',
    '/v1/charges/:id',
    { description: clearable(text(1000)), metadata: optional(metadata) },
    (world, given, id) => {
      const before = world.state.need('charge', id);
      const after = world.state.put('charge', {
        ...before,
        description: given.description === undefined ? before.description : given.description,
        metadata: mergedMetadata(before.metadata, given.metadata),
      });
      world.events.record('charge.updated', after, changedMembers(before, after));
      return after;
    },
  ),
];

const refunds = [
  operation(
    'POST',
    '/v1/refunds',
    {
      amount: optional(integer(1)),
      charge: optional(text(100)),
      metadata: optional(metadata),
      payment_intent: optional(text(100)),
      reason: optional(oneOf('duplicate', 'fraudulent', 'requested_by_customer')),
    },
    (world, given) => refund(world, given),
  ),
  operation(
    'GET',
    '/v1/refunds',
    { ...pageFields, charge: optional(text(100)), created: moment, payment_intent: optional(text(100)) },
    (world, { charge, created, payment_intent: intent, ...wanted }) =>
      listed(
        world,
        'refund',
        '/v1/refunds',
        wanted,
        (each) => meets(charge, each.charge) && meets(intent, each.payment_intent) && (created?.(each.created) ?? true),
      ),
  ),
  operation('GET', '/v1/refunds/:id', {}, (world, _given, id) => world.state.need('refund', id)),
];

const disputes = [
  operation(
    'GET',
    '/v1/disputes',
    { ...pageFields, charge: optional(text(100)), created: moment, payment_intent: optional(text(100)) },
    (world, { charge, created, payment_intent: intent, ...wanted }) =>
      listed(
        world,
        'dispute',
        '/v1/disputes',
        wanted,
        (each) => meets(charge, each.charge) && meets(intent, each.payment_intent) && (created?.(each.created) ?? true),
      ),
  ),
  operation('GET', '/v1/disputes/:id', {}, (world, _given, id) => world.state.need('dispute', id)),
  operation(
    'POST',
    '/v1/disputes/:id',
    {
      evidence: optional(record({ uncategorized_text: optional(text()), product_description: optional(text()) })),
      metadata: optional(metadata),
      submit: optional(flag),
    },
    (world, given, id) => {
      const before = world.state.need('dispute', id);
      if (before.status === 'won' || before.status === 'lost') throw invalid(`Dispute ${id} is already closed.`);
      const evidence = mergedMetadata({}, JSON.parse(JSON.stringify(given.evidence ?? {})) as Record<string, string>);
      const submits = given.evidence !== undefined && given.submit !== false;
      const after = world.state.put('dispute', {
        ...before,
        evidence: { ...before.evidence, ...evidence },
        evidence_details: {
          ...before.evidence_details,
          has_evidence: before.evidence_details.has_evidence || given.evidence !== undefined,
          submission_count: before.evidence_details.submission_count + (submits ? 1 : 0),
        },
        metadata: mergedMetadata(before.metadata, given.metadata),
        status: submits ? 'under_review' : before.status,
      });
      world.events.record('charge.dispute.updated', after, changedMembers(before, after));
      return after;
    },
  ),
  operation('POST', '/v1/disputes/:id/close', {}, (world, _given, id) => closeDispute(world, id, 'lost')),
];

export const paymentOperations = [...intents, ...charges, ...refunds, ...disputes];

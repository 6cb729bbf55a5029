import { unpaidMovements } from '../machine/ledger';
import { makePayout } from '../machine/payouts';
import { sum } from '../machine/totals';
import { moment, pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { invalid } from '../wire/refusal';
import { integer, mergedMetadata, metadata, oneOf, optional, text } from '../wire/shapes';
import { listed, meets } from './kept-list';

const funds = (amount: number) => [{ amount, currency: 'gbp', source_types: { card: amount } }];

export const balanceOperations = [
  operation('GET', '/v1/balance', {}, (world) => {
    const movements = unpaidMovements(world);
    const netOf = (status: string): number =>
      sum(movements.filter((each) => each.status === status).map(({ net }) => net));
    return {
      object: 'balance',
      available: funds(netOf('available')),
      livemode: false,
      pending: funds(netOf('pending')),
    };
  }),

  operation(
    'GET',
    '/v1/balance_transactions',
    {
      ...pageFields,
      created: moment,
      currency: optional(text(3)),
      payout: optional(text(100)),
      source: optional(text(100)),
      type: optional(oneOf('adjustment', 'charge', 'payout', 'refund')),
    },
    (world, { created, currency, payout, source, type, ...wanted }) => {
      if (payout !== undefined && !world.state.need('payout', payout, 'payout').automatic)
        throw invalid('Balance transaction history can only be filtered on automatic transfers, not manual.', {
          param: 'payout',
        });
      return listed(
        world,
        'balance_transaction',
        '/v1/balance_transactions',
        wanted,
        (each) =>
          meets(currency, each.currency) &&
          meets(source, each.source) &&
          meets(type, each.type) &&
          (payout === undefined || world.state.get('paid_out', each.id)?.payout === payout) &&
          (created?.(each.created) ?? true),
      );
    },
  ),

  operation('GET', '/v1/balance_transactions/:id', {}, (world, _given, id) =>
    world.state.need('balance_transaction', id),
  ),

  operation(
    'POST',
    '/v1/payouts',
    { amount: integer(1), currency: text(3), metadata: optional(metadata) },
    (world, given) => {
      const available = unpaidMovements(world).filter(({ status }) => status === 'available');
      const amount = sum(available.map(({ net }) => net));
      if (given.amount > amount)
        throw invalid('You have insufficient funds in your Stripe account.', { code: 'balance_insufficient' });
      if (given.amount !== amount)
        throw invalid(`The sandbox pays out the whole available balance only: ${amount}.`, { param: 'amount' });
      const now = world.time.now();
      const metadata = mergedMetadata({}, given.metadata);
      return makePayout(world, available, { at: now, arrival: now, automatic: false, metadata });
    },
  ),

  operation(
    'GET',
    '/v1/payouts',
    {
      ...pageFields,
      arrival_date: moment,
      created: moment,
      status: optional(oneOf('canceled', 'failed', 'in_transit', 'paid', 'pending')),
    },
    (world, { arrival_date: arrival, created, status, ...wanted }) =>
      listed(
        world,
        'payout',
        '/v1/payouts',
        wanted,
        (each) =>
          meets<string>(status, each.status) &&
          (arrival?.(each.arrival_date) ?? true) &&
          (created?.(each.created) ?? true),
      ),
  ),

  operation('GET', '/v1/payouts/:id', {}, (world, _given, id) => world.state.need('payout', id)),
];

import type { FastifyInstance } from 'fastify';
import { overview } from '../dashboard/overview';
import type { DeliveryQueue } from '../deliveries/delivery-queue';
import { CARD_STOPPED, faceAndReaction, TEST_CARDS } from '../machine/cards';
import { loseCharge } from '../machine/bookkeeping';
import { paySession, promiseSession, refuseSession, settleSession } from '../machine/checkout-payment';
import { closeDispute, openDispute } from '../machine/disputes';
import { doDueWork } from '../machine/due-work';
import { liveAt } from '../machine/lives-in-the-past';
import { payoutEverything } from '../machine/payouts';
import { refund } from '../machine/refunds';
import { cancelNow } from '../machine/subscription-update';
import type { World } from '../machine/world';
import { Refusal } from '../wire/refusal';
import { booksControl } from './books-control';
import { isClientFault } from './client-fault';
import { ANSWER_FAULTS, type Faults, type FaultSwitches } from './faults';

export interface ControlOptions {
  readonly world: World;
  readonly faults: FaultSwitches;
  readonly deliveries: DeliveryQueue;
}

const LONGEST_STEP = 2 * 366 * 86_400;

const body = <P extends object>(properties: P, required: readonly string[] = []) => ({
  schema: { body: { type: 'object', additionalProperties: false, properties, required } },
});

const faultsBody = body({
  webhooks: {
    type: 'object',
    additionalProperties: false,
    properties: {
      drop: { type: 'boolean' },
      duplicate: { type: 'boolean' },
      shuffle: { type: 'boolean' },
      delay: { type: 'integer', minimum: 0, maximum: 600_000 },
    },
  },
  answers: {
    type: 'object',
    additionalProperties: false,
    properties: {
      kind: { enum: ANSWER_FAULTS },
      times: { type: 'integer', minimum: 0, maximum: 1_000_000 },
      of: { type: 'string', minLength: 1, maxLength: 200 },
    },
  },
});

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;
const moment = { type: 'integer', minimum: 1 } as const;

/** The outcomes a checkout session can be given without its page. */
export const OUTCOMES = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  'no-funds': '4000000000009995',
  promised: '4242424242424242',
} as const;

interface CompleteOrder {
  readonly outcome: keyof typeof OUTCOMES;
  readonly email?: string;
  readonly name?: string;
  /** The provider loses the charge at once: it says that the payment is done and knows no money of it. */
  readonly loses?: boolean;
  /** Its customer lives at this second from now on. */
  readonly at?: number;
}

/** What the dashboard's buttons and the tests use: things that only the provider's own people could do. */
export async function controlApi(
  server: FastifyInstance,
  { world, faults, deliveries }: ControlOptions,
): Promise<void> {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ error: error.message });
    return reply
      .code(isClientFault(error) ? 400 : 500)
      .send({ error: error instanceof Error ? error.message : 'failed' });
  });
  server.addHook('onSend', async (_request, reply) => {
    await world.state.keep();
    void reply.header('cache-control', 'no-store');
  });

  server.get('/overview', async () => overview(world, faults));
  server.get('/faults', async () => faults.now);
  server.put<{ Body: { webhooks?: Partial<Faults['webhooks']>; answers?: Partial<Faults['answers']> } }>(
    '/faults',
    faultsBody,
    async (request) => faults.set(request.body.webhooks ?? {}, request.body.answers ?? {}),
  );
  server.delete('/faults', async () => faults.clear());

  booksControl(server, world);

  server.get('/clock', async () => ({ now: world.time.now(), ahead: world.time.offset() }));
  server.post<{ Body: { seconds: number } }>(
    '/clock/advance',
    body({ seconds: { type: 'integer', minimum: 1, maximum: LONGEST_STEP } }, ['seconds']),
    async (request) => {
      world.time.advance(request.body.seconds);
      doDueWork(world);
      return { now: world.time.now(), ahead: world.time.offset() };
    },
  );

  server.post<{ Params: { id: string }; Body: CompleteOrder }>(
    '/checkout/sessions/:id/complete',
    body(
      { outcome: { enum: Object.keys(OUTCOMES) }, email: text, name: text, loses: { type: 'boolean' }, at: moment },
      ['outcome'],
    ),
    async (request) => {
      const { outcome, email = 'buyer@example.com', name = 'A Buyer', loses = false, at } = request.body;
      const session = world.state.need('checkout.session', request.params.id);
      if (at !== undefined && session.customer !== null) liveAt(world, session.customer, at);
      const buyer = { email: session.customer_email ?? email, name };
      const number = OUTCOMES[outcome];
      const { face } = faceAndReaction({ number, expiry: '12/49', code: '123', name });
      const reaction = TEST_CARDS[number];
      if (reaction?.kind === 'refused') refuseSession(world, session, buyer, face, reaction.failure);
      else if (outcome === 'promised') promiseSession(world, session, buyer, face);
      else paySession(world, session, buyer, session.amount_total === 0 ? null : face);
      const charge = world.state.all('charge').at(-1);
      if (loses && charge) loseCharge(world, charge.id);
      return world.state.need('checkout.session', session.id);
    },
  );
  server.post<{ Params: { id: string }; Body: { outcome: 'succeeded' | 'failed' } }>(
    '/checkout/sessions/:id/settle',
    body({ outcome: { enum: ['succeeded', 'failed'] } }, ['outcome']),
    async (request) =>
      settleSession(
        world,
        world.state.need('checkout.session', request.params.id),
        request.body.outcome === 'failed' ? CARD_STOPPED : undefined,
      ),
  );

  server.post<{ Body: { charge: string; amount?: number } }>(
    '/refunds',
    body({ charge: text, amount: { type: 'integer', minimum: 1 } }, ['charge']),
    async (request) => refund(world, request.body),
  );
  server.post<{ Body: { charge: string } }>('/disputes', body({ charge: text }, ['charge']), async (request) =>
    openDispute(world, request.body.charge, 'fraudulent'),
  );
  server.post<{ Params: { id: string }; Body: { outcome: 'won' | 'lost' } }>(
    '/disputes/:id/close',
    body({ outcome: { enum: ['won', 'lost'] } }, ['outcome']),
    async (request) => closeDispute(world, request.params.id, request.body.outcome),
  );
  server.post('/payouts', async () => payoutEverything(world, world.time.now()));
  server.post<{ Params: { id: string } }>('/subscriptions/:id/cancel', async (request) =>
    cancelNow(world, world.state.need('subscription', request.params.id), null),
  );
  server.put<{ Params: { id: string }; Body: { refuses: boolean } }>(
    '/payment-methods/:id',
    body({ refuses: { type: 'boolean' } }, ['refuses']),
    async (request) => {
      const { id } = world.state.need('payment_method', request.params.id);
      return world.state.put('card', { id, refuses: request.body.refuses });
    },
  );
  server.post<{ Params: { id: string } }>('/events/:id/deliver', async (request) => ({
    deliveries: deliveries.again(world.state.need('event', request.params.id).id),
  }));
}

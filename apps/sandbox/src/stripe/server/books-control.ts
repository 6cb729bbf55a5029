import type { FastifyInstance } from 'fastify';
import { bankStatement } from '../machine/bank-statement';
import { chargeByHand, chargeTwice, type HandCharge } from '../machine/bookkeeping';
import { comeBack, liveAt } from '../machine/lives-in-the-past';
import { payoutReport } from '../machine/payout-report';
import { payoutByHand } from '../machine/payouts';
import type { World } from '../machine/world';

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;
const seconds = { type: 'integer', minimum: 1 } as const;

const body = (properties: object, required: readonly string[]) => ({
  schema: { body: { type: 'object', additionalProperties: false, properties, required } },
});

/** What makes books worth reconciling: money that nobody ordered, payouts by hand, customers who paid long ago. */
export function booksControl(server: FastifyInstance, world: World): void {
  const amount = { type: 'integer', minimum: 1 } as const;
  server.post<{ Body: Pick<HandCharge, 'amount' | 'description'> & Partial<HandCharge> }>(
    '/charges',
    body({ amount, currency: { enum: ['gbp', 'eur'] }, description: text, at: seconds }, ['amount', 'description']),
    async (request) => chargeByHand(world, { currency: 'gbp', at: world.time.now(), ...request.body }),
  );
  server.post<{ Params: { id: string } }>('/charges/:id/again', async ({ params }) => chargeTwice(world, params.id));
  server.post<{ Body: { charge: string } }>('/payouts/by-hand', body({ charge: text }, ['charge']), async (request) =>
    payoutByHand(world, request.body.charge),
  );
  server.get('/payout-report', async (_request, reply) =>
    reply.type('text/csv; charset=utf-8').send(payoutReport(world)),
  );
  server.get('/bank-statement', async (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="bank-statement.csv"')
      .send(bankStatement(world)),
  );
  server.put<{ Params: { id: string }; Body: { at: number } }>(
    '/customers/:id/clock',
    body({ at: seconds }, ['at']),
    async ({ params, body: { at } }) => liveAt(world, params.id, at),
  );
  server.post('/present', async () => {
    comeBack(world);
    return { now: world.time.now() };
  });
}

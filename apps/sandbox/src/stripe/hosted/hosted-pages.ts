import type { FastifyInstance } from 'fastify';
import { answerChallenge, askForProof } from '../machine/authentication';
import { cardFaults, type EnteredCard, faceAndReaction, NOT_AUTHENTICATED } from '../machine/cards';
import { paySession, refuseSession } from '../machine/checkout-payment';
import type { World } from '../machine/world';
import type { Buyer, Session } from '../objects/session-object';
import { isClientFault } from '../server/client-fault';
import { Refusal } from '../wire/refusal';
import { checkoutPage, emailOf } from './checkout-view';
import { challengePage, closedSessionPage, invoicePage, unknownPage } from './other-views';
import { PAGE_HEADERS } from './page-frame';

const field = { type: 'string', maxLength: 300 } as const;
const paySchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { email: field, number: field, expiry: field, code: field, name: field },
  },
} as const;
const challengeSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { outcome: { enum: ['complete', 'fail'] } },
    required: ['outcome'],
  },
} as const;

type Entered = Partial<EnteredCard> & { readonly email?: string };

interface PayAnswer {
  /** Where to go on. */
  readonly next?: string;
  readonly faults?: Readonly<Record<string, string>>;
  readonly refusal?: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const successUrl = ({ success_url: url, id }: Session): string => url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** The pages that buyers see. What they type of a card is looked at here and forgotten: only its face is kept. */
export async function hostedPages(server: FastifyInstance, { world }: { world: World }): Promise<void> {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ refusal: error.message });
    if (isClientFault(error))
      return reply.code(400).send({ refusal: 'This could not be read. Check what you entered.' });
    process.stderr.write(
      `payments sandbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    return reply.code(500).send({ refusal: 'The payment page failed. Load it again to see whether you have paid.' });
  });

  server.get<{ Params: { id: string }; Querystring: { refused?: string } }>('/c/pay/:id', async (request, reply) => {
    const session = world.state.get('checkout.session', request.params.id);
    void reply.headers(PAGE_HEADERS);
    if (session === undefined) return reply.code(404).send(unknownPage());
    if (session.status !== 'open') return reply.send(closedSessionPage(session, successUrl(session)));
    const refusal = request.query.refused === undefined ? '' : NOT_AUTHENTICATED.message;
    return reply.send(checkoutPage(world, session, refusal));
  });

  server.post<{ Params: { id: string }; Body: Entered }>(
    '/c/pay/:id',
    { schema: paySchema },
    async (request): Promise<PayAnswer> => {
      const session = world.state.need('checkout.session', request.params.id);
      if (session.status !== 'open') return { next: `/c/pay/${session.id}` };
      const answer = pay(session, request.body);
      await world.state.keep();
      return answer;
    },
  );

  server.get<{ Params: { id: string } }>('/c/challenge/:id', async (request, reply) => {
    const challenge = world.state.get('challenge', request.params.id);
    const session = challenge && world.state.get('checkout.session', challenge.session);
    void reply.headers(PAGE_HEADERS);
    if (challenge === undefined || session === undefined) return reply.code(404).send(unknownPage());
    return reply.send(challengePage(session, challenge));
  });

  server.post<{ Params: { id: string }; Body: { outcome: 'complete' | 'fail' } }>(
    '/c/challenge/:id',
    { schema: challengeSchema },
    async (request): Promise<PayAnswer> => {
      const challenge = world.state.need('challenge', request.params.id);
      const session = answerChallenge(world, challenge, request.body.outcome === 'complete');
      await world.state.keep();
      return { next: session.status === 'complete' ? successUrl(session) : `/c/pay/${session.id}?refused=1` };
    },
  );

  server.get<{ Params: { id: string } }>('/invoices/:id', async (request, reply) => {
    const invoice = world.state.get('invoice', request.params.id);
    void reply.headers(PAGE_HEADERS);
    return invoice === undefined ? reply.code(404).send(unknownPage()) : reply.send(invoicePage(world, invoice));
  });

  function pay(session: Session, entered: Entered): PayAnswer {
    const email = emailOf(world, session) ?? entered.email?.trim() ?? '';
    const card = {
      number: entered.number ?? '',
      expiry: entered.expiry ?? '',
      code: entered.code ?? '',
      name: entered.name ?? '',
    };
    const isFree = session.amount_total === 0;
    const faults = {
      ...(EMAIL.test(email) ? {} : { email: 'Enter a valid email' }),
      ...(isFree ? {} : cardFaults(card, new Date())),
    };
    if (Object.keys(faults).length > 0) return { faults };
    const buyer: Buyer = { email, name: card.name.trim() };
    if (isFree) return { next: successUrl(paySession(world, session, buyer, null)) };
    const { face, reaction } = faceAndReaction(card);
    switch (reaction.kind) {
      case 'accepted':
        return { next: successUrl(paySession(world, session, buyer, face)) };
      case 'asks-authentication':
        return { next: `/c/challenge/${askForProof(world, session, buyer, face).id}` };
      case 'refused':
        refuseSession(world, session, buyer, face, reaction.failure);
        return { refusal: reaction.failure.message };
    }
  }
}

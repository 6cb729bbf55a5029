import { newId } from '../objects/identifiers';
import type { CardFace } from '../objects/payment-objects';
import type { Buyer, Session } from '../objects/session-object';
import type { Challenge } from '../store/tables';
import { NOT_AUTHENTICATED } from './cards';
import { intentFor, mustBeOpen, paySession, refuseSession } from './checkout-payment';
import type { World } from './world';

/** Holds a payment until its buyer has answered the bank. */
export function askForProof(world: World, session: Session, buyer: Buyer, face: CardFace): Challenge {
  mustBeOpen(session);
  const challenge = world.state.put('challenge', { id: newId('challenge'), session: session.id, buyer, face });
  if (session.mode === 'payment') {
    const at = world.time.forCustomer(session.customer);
    const intent = intentFor(world, session, world.state.need('terms', session.id), session.customer, buyer, at);
    const asking = world.state.put('payment_intent', {
      ...intent,
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: `${world.address()}/c/challenge/${challenge.id}`, return_url: session.url ?? '' },
      },
      status: 'requires_action',
    });
    world.state.put('checkout.session', { ...session, payment_intent: asking.id });
    world.events.record('payment_intent.requires_action', asking);
  }
  return challenge;
}

/** The bank's answer: the payment goes on, or is refused. A challenge is answered once. */
export function answerChallenge(world: World, challenge: Challenge, isProven: boolean): Session {
  const session = world.state.need('checkout.session', challenge.session);
  world.state.remove('challenge', challenge.id);
  if (session.status !== 'open') return session;
  if (isProven) return paySession(world, session, challenge.buyer, challenge.face);
  refuseSession(world, session, challenge.buyer, challenge.face, NOT_AUTHENTICATED);
  return world.state.need('checkout.session', session.id);
}

import { Stripe } from 'stripe';
import { type Notice, NoticeRefused, type ObjectRef } from './payment-provider';
import { idOf } from './stripe-objects';

/** How old a signature may be. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/**
 * The message behind raw bytes, if one of the secrets signed exactly these a short while ago. Two secrets are good
 * while one takes the other's place.
 * @throws NoticeRefused
 */
export function verifiedNotice(
  raw: Buffer,
  signature: string | undefined,
  secrets: readonly string[],
  webhooks: Stripe['webhooks'],
): Notice {
  for (const secret of secrets) {
    try {
      const event = webhooks.constructEvent(raw, signature ?? '', secret, SIGNATURE_TOLERANCE_SECONDS);
      return noticeOf(event);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError) && !(error instanceof SyntaxError)) {
        throw error;
      }
    }
  }
  throw new NoticeRefused('the signature does not match');
}

/** What a message is about; messages about anything else are taken and lead to nothing. */
export function noticeOf(event: Stripe.Event): Notice {
  if (typeof event.id !== 'string' || typeof event.type !== 'string') throw new NoticeRefused('not an event');
  return { eventId: event.id, type: event.type, about: refOf(event.data.object) };
}

function refOf(object: Stripe.Event['data']['object']): ObjectRef | null {
  if (!('object' in object) || !('id' in object) || typeof object.id !== 'string') return null;
  switch (object.object) {
    case 'checkout.session':
      return { kind: 'checkout', id: object.id };
    case 'subscription':
      return { kind: 'subscription', id: object.id };
    case 'invoice':
      return { kind: 'invoice', id: object.id };
    case 'payment_intent':
      return { kind: 'payment', id: object.id };
    case 'charge':
      return { kind: 'charge', id: object.id };
    case 'refund':
    case 'dispute': {
      const charge = idOf(object.charge);
      return charge === null ? null : { kind: 'charge', id: charge };
    }
    default:
      return null;
  }
}

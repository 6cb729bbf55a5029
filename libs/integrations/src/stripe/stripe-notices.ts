import type { Stripe } from 'stripe';
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
  { secrets, liveOnly }: { readonly secrets: readonly string[]; readonly liveOnly: boolean },
  webhooks: Stripe['webhooks'],
): Notice {
  if (!isExactText(raw)) throw new NoticeRefused('the body is not plain UTF-8');
  for (const secret of secrets) {
    const event = signedEvent(raw, signature ?? '', secret, webhooks);
    if (event === undefined) continue;
    if (liveOnly && !isLive(event)) throw new NoticeRefused('from a test account');
    return noticeOf(event);
  }
  throw new NoticeRefused('the signature does not match');
}

/** The SDK reads the bytes as text first, which hides a byte order mark and bytes that are no text. */
const isExactText = (raw: Buffer): boolean =>
  !(raw[0] === 0xef && raw[1] === 0xbb && raw[2] === 0xbf) && Buffer.from(raw.toString('utf8')).equals(raw);

function signedEvent(raw: Buffer, signature: string, secret: string, webhooks: Stripe['webhooks']): unknown {
  try {
    return webhooks.constructEvent(raw, signature, secret, SIGNATURE_TOLERANCE_SECONDS);
  } catch {
    // It only computes: whatever it throws, a malformed header as well as a wrong one, means that this is not signed.
    return undefined;
  }
}

/** What a message is about; messages about anything else are taken and lead to nothing. */
export function noticeOf(value: unknown): Notice {
  if (!isEvent(value)) throw new NoticeRefused('not an event');
  return { eventId: value.id, type: value.type, about: refOf(value.data.object) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isLive = (value: unknown): boolean => isObject(value) && value['livemode'] === true;

const isEvent = (value: unknown): value is Stripe.Event =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['type'] === 'string' &&
  isObject(value['data']) &&
  isObject(value['data']['object']);

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
    case 'payout':
      return { kind: 'payout', id: object.id };
    case 'refund':
    case 'dispute': {
      const charge = idOf(object.charge);
      return charge === null ? null : { kind: 'charge', id: charge };
    }
    default:
      return null;
  }
}

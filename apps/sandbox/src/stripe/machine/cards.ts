import type { Failure } from '../objects/charge-object';
import type { CardFace } from '../objects/payment-objects';

export interface EnteredCard {
  readonly number: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly code: string;
  readonly name: string;
}

export type CardField = keyof EnteredCard;
export type CardFaults = Partial<Record<CardField, string>>;

export type Reaction =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'asks-authentication' }
  | { readonly kind: 'refused'; readonly failure: Failure };

const DECLINED: Failure = { code: 'card_declined', decline: 'generic_decline', message: 'Your card was declined.' };
const NO_FUNDS: Failure = {
  code: 'card_declined',
  decline: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
export const NOT_AUTHENTICATED: Failure = {
  code: 'payment_intent_authentication_failure',
  decline: 'authentication_required',
  message: 'We are unable to authenticate your payment method. Please choose a different one and try again.',
};

/** The only cards the sandbox takes. None of them belongs to anybody. */
export const TEST_CARDS: Readonly<Record<string, Reaction>> = {
  '4242424242424242': { kind: 'accepted' },
  '4000000000000002': { kind: 'refused', failure: DECLINED },
  '4000002500003155': { kind: 'asks-authentication' },
  '4000000000009995': { kind: 'refused', failure: NO_FUNDS },
};

/** What a card that worked before says when the sandbox lets it fail. */
export const CARD_STOPPED: Failure = DECLINED;

const MESSAGES = {
  number: 'enter valid number',
  expiry: 'Enter correct expirydate',
  missing: 'Required !!',
  code: 'Enter the three or four digits of the security code',
  past: 'Your card has expired',
  unknown: 'Only test cards work here. Use one of those shown.',
} as const;

const digits = (text: string): string => text.replace(/[\s-]/g, '');

/** What is wrong with the card as entered, by field. */
export function cardFaults(card: EnteredCard, today: Date): CardFaults {
  const faults: CardFaults = {};
  if (!/^\d{16}$/.test(digits(card.number))) faults.number = MESSAGES.number;
  else if (TEST_CARDS[digits(card.number)] === undefined) faults.number = MESSAGES.unknown;
  const expiry = expiryOf(card.expiry);
  if (expiry === undefined) faults.expiry = MESSAGES.expiry;
  else if (Date.UTC(expiry.year, expiry.month, 1) <= today.getTime()) faults.expiry = MESSAGES.past;
  if (card.code.trim() === '') faults.code = MESSAGES.missing;
  else if (!/^\d{3,4}$/.test(card.code.trim())) faults.code = MESSAGES.code;
  if (card.name.trim() === '') faults.name = MESSAGES.missing;
  return faults;
}

/** Of a card without faults: what may be kept of it, and how it reacts to being charged. */
export function faceAndReaction(card: EnteredCard): { readonly face: CardFace; readonly reaction: Reaction } {
  const number = digits(card.number);
  const expiry = expiryOf(card.expiry);
  const reaction = TEST_CARDS[number];
  if (reaction === undefined || expiry === undefined) throw new RangeError('The card has faults');
  return {
    face: { brand: 'visa', last4: number.slice(-4), exp_month: expiry.month, exp_year: expiry.year },
    reaction,
  };
}

function expiryOf(entered: string): { readonly month: number; readonly year: number } | undefined {
  const match = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(entered.replace(/\s/g, ''));
  return match === null ? undefined : { month: Number(match[1]), year: 2000 + Number(match[2]) };
}

import type { DenialCode } from './permissions';

/**
 * What decides which routes an account may call besides who its holder is: whether its address is confirmed (decision
 * 4.94), whether a payment is owed (4.93) and whether it is premium (4.81).
 */
export const ACCOUNT_STANDINGS = [
  /** Staff and channel partners: they pay nothing. */
  'exempt',
  /** Staff whose password does not fit the rule for staff (decision 4.98). */
  'password-unfit',
  /** Staff without a second factor, while one is required of all (decision 4.103). */
  'second-factor-missing',
  'unconfirmed',
  'awaiting-payment',
  'trial-ended',
  /** Moved to subscriber by staff, and not paid yet. */
  'migrated',
  /** The subscription is over. */
  'ended',
  /** Not premium, and still in the onboarding, whose pages are open to everyone. */
  'onboarding',
  'basic',
  'premium',
] as const;
export type AccountStanding = (typeof ACCOUNT_STANDINGS)[number];

/** Why somebody who stands so is turned away from a route that is closed to them. */
export const STANDING_DENIALS = {
  exempt: 'FORBIDDEN',
  'password-unfit': 'PASSWORD_CHANGE_NEEDED',
  'second-factor-missing': 'SECOND_FACTOR_NEEDED',
  unconfirmed: 'ADDRESS_UNCONFIRMED',
  'awaiting-payment': 'PAYMENT_NEEDED',
  'trial-ended': 'PAYMENT_NEEDED',
  migrated: 'PAYMENT_NEEDED',
  ended: 'PAYMENT_NEEDED',
  onboarding: 'PREMIUM_NEEDED',
  basic: 'PREMIUM_NEEDED',
  premium: 'FORBIDDEN',
} as const satisfies Record<AccountStanding, DenialCode>;

/** Refusals of nearly everything: something else is to be done first. */
export const FIRST_TO_DO_DENIALS = [
  'PAYMENT_NEEDED',
  'ADDRESS_UNCONFIRMED',
  'PASSWORD_CHANGE_NEEDED',
  'SECOND_FACTOR_NEEDED',
] as const satisfies readonly DenialCode[];

/** Nothing goes on for such an account before it is paid for. */
export const owesPayment = (standing: AccountStanding): boolean => STANDING_DENIALS[standing] === 'PAYMENT_NEEDED';

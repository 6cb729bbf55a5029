import { accountThrottles, type BucketRule, type ThrottleRule } from '@keelson/vault';
import type { Limit } from '../platform/limits/request-limits';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Wrong passwords of one account: from the fifth try on a pause, doubled each time, never longer than 15 minutes. */
export const ACCOUNT_TRIES: ThrottleRule = {
  freeTries: 5,
  firstPauseMs: 30 * SECOND_MS,
  longestPauseMs: 15 * MINUTE_MS,
  forgetAfterMs: 24 * HOUR_MS,
};

/** Wrong passwords from one network. An office shares one, so it has more free tries than an account. */
export const WRONG_PASSWORDS: Limit = { name: 'sign-in', rule: { holds: 20, emptiesInMs: HOUR_MS } };

/** Mails that one network may ask for: resets and verification links. */
export const MAILS_ASKED: Limit = { name: 'mails', rule: { holds: 10, emptiesInMs: HOUR_MS } };

/** Links to confirm an address that one account is sent, whoever asks for them. */
export const VERIFICATION_MAILS: BucketRule = { holds: 5, emptiesInMs: HOUR_MS };

/** Registrations from one network, and of all together. */
export const REGISTRATIONS: Limit = { name: 'registrations', rule: { holds: 200, emptiesInMs: HOUR_MS } };
export const ALL_REGISTRATIONS: Limit = {
  name: 'all registrations',
  rule: { holds: 1000, emptiesInMs: 10 * MINUTE_MS },
};

/** Answers "already registered", which tell who has an account: to one network, and to all together. */
export const KNOWN_ADDRESS_ANSWERS: Limit = { name: 'known answers', rule: { holds: 10, emptiesInMs: HOUR_MS } };
export const ALL_KNOWN_ADDRESS_ANSWERS: Limit = {
  name: 'all known answers',
  rule: { holds: 500, emptiesInMs: 10 * MINUTE_MS },
};

/** Unknown access codes from one network: eight digits are not to be found by trying. */
export const UNKNOWN_ACCESS_CODES: Limit = {
  name: 'unknown access codes',
  rule: { holds: 10, emptiesInMs: HOUR_MS },
};

export const throttleKeys = {
  account: accountThrottles.signIn,
  browser: (id: string) => `sign-in browser ${id}`,
  verificationMails: accountThrottles.verificationMails,
  ownPassword: accountThrottles.ownPassword,
};

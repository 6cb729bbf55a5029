import { accountThrottles, type ThrottleRule } from '@keelson/vault';

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

/** Wrong passwords from one address. An office shares one, so it has more free tries than an account. */
export const ADDRESS_TRIES: ThrottleRule = {
  freeTries: 20,
  firstPauseMs: 30 * SECOND_MS,
  longestPauseMs: 15 * MINUTE_MS,
  forgetAfterMs: HOUR_MS,
};

/** Mails that one address may ask for: resets and verification links. */
export const MAILS_ASKED: ThrottleRule = {
  freeTries: 10,
  firstPauseMs: MINUTE_MS,
  longestPauseMs: 15 * MINUTE_MS,
  forgetAfterMs: HOUR_MS,
};

/** Registrations from one address. */
export const REGISTRATIONS: ThrottleRule = {
  freeTries: 200,
  firstPauseMs: MINUTE_MS,
  longestPauseMs: HOUR_MS,
  forgetAfterMs: HOUR_MS,
};

/** Answers "already registered", which tell who has an account: to one address, and to all together. */
export const KNOWN_ADDRESS_ANSWERS: ThrottleRule = {
  freeTries: 10,
  firstPauseMs: 5 * MINUTE_MS,
  longestPauseMs: HOUR_MS,
  forgetAfterMs: HOUR_MS,
};
export const KNOWN_ADDRESS_ANSWERS_TO_ALL: ThrottleRule = {
  freeTries: 1000,
  firstPauseMs: MINUTE_MS,
  longestPauseMs: 5 * MINUTE_MS,
  forgetAfterMs: 10 * MINUTE_MS,
};

/** Unknown access codes from one address: eight digits are not to be found by trying. */
export const UNKNOWN_ACCESS_CODES: ThrottleRule = {
  freeTries: 10,
  firstPauseMs: MINUTE_MS,
  longestPauseMs: HOUR_MS,
  forgetAfterMs: HOUR_MS,
};

export const throttleKeys = {
  account: accountThrottles.signIn,
  address: (ip: string) => `sign-in address ${ip}`,
  ownPassword: accountThrottles.ownPassword,
  mails: (ip: string) => `mails ${ip}`,
  registrations: (ip: string) => `registrations ${ip}`,
  knownAnswers: (ip: string) => `known answers ${ip}`,
  unknownAccessCodes: (ip: string) => `unknown access codes ${ip}`,
  knownAnswersToAll: 'known answers',
};

/** Requests without a known address share one count. */
export const addressOf = ({ ip }: { readonly ip?: string }): string => ip ?? 'unknown';

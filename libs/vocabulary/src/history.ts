/** What an event is about: chooses its sign in the list. */
export const HISTORY_KINDS = [
  'account',
  'access',
  'onboarding',
  'payment',
  'figures',
  'learning',
  'staff',
  'reading',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

export const HISTORY_KIND_TITLES: Readonly<Record<HistoryKind, string>> = {
  account: 'Account',
  access: 'Login and passwords',
  onboarding: 'Onboarding',
  payment: 'Payments',
  figures: 'Figures',
  learning: 'Learning',
  staff: 'Staff',
  reading: 'Reading by staff',
};

/** Whether it went well: the second cue beside the sign. */
export const TONES = ['neutral', 'good', 'bad'] as const;
export type Tone = (typeof TONES)[number];

/** Why the chain of hashes of a stream is broken. */
export const CHAIN_FAULTS = ['position-missing', 'version-missing', 'hash-differs'] as const;
export type ChainFaultReason = (typeof CHAIN_FAULTS)[number];

/**
 * Why a signed root does not vouch for the log: another key signed it than the one that is kept; its signature does not
 * fit; a root between this one and the one before is missing; streams that grew up to its position have other heads than
 * it was made of; the log ends before its position.
 */
export const ROOT_FAULTS = [
  'key-differs',
  'signature-differs',
  'root-missing',
  'heads-differ',
  'events-missing',
] as const;
export type RootFaultReason = (typeof ROOT_FAULTS)[number];

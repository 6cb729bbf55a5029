/** What an event is about: chooses its sign in the list. */
export const HISTORY_KINDS = ['account', 'access', 'onboarding', 'payment', 'figures', 'staff', 'reading'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** Whether it went well: the second cue beside the sign. */
export const HISTORY_TONES = ['neutral', 'good', 'bad'] as const;
export type HistoryTone = (typeof HISTORY_TONES)[number];

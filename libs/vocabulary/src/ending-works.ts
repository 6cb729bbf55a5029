/** What is done when an account ends, at providers and here, and may have to wait for one that is away. */
export const ENDING_WORKS = ['subscription', 'payer', 'erasure'] as const;
export type EndingWork = (typeof ENDING_WORKS)[number];

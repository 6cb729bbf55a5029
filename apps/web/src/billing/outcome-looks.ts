import type { CheckoutOutcome } from './billing.api';

/** One answer about a checkout, or why there is none. */
export type Look = { readonly outcome: CheckoutOutcome } | { readonly error: unknown; readonly final: boolean };

export interface NextLook {
  /** Milliseconds until the next look; `undefined`: this one was the last. */
  readonly again: number | undefined;
  /** Whether what was seen is shown. */
  readonly tell: boolean;
}

/** How long to wait after the first look, the second and so on; after the last one what was seen stands. */
const PAUSES = {
  /** Who comes back without having paid: the provider may only be late to say so. */
  open: [500, 1_000, 1_500],
  /** The bank takes its time. */
  pending: [1_000, 2_000, 3_000, 5_000, 8_000, 10_000],
  /** Paid, but the account does not count as paid yet. */
  unrecorded: [500, 500, 1_000, 1_000, 2_000, 3_000, 5_000, 8_000],
  failure: [1_000, 2_000],
} as const;

const pauseOf = (pauses: readonly number[], turn: number): number | undefined => pauses[turn];

/** What follows from a look, counted from 0. */
export function nextLook(look: Look, turn: number): NextLook {
  if ('error' in look) {
    const again = look.final ? undefined : pauseOf(PAUSES.failure, turn);
    return { again, tell: again === undefined };
  }
  const { outcome, recorded } = look.outcome;
  switch (outcome) {
    case 'open': {
      const again = pauseOf(PAUSES.open, turn);
      return { again, tell: again === undefined };
    }
    case 'pending':
      return { again: pauseOf(PAUSES.pending, turn), tell: true };
    default:
      return { again: recorded || outcome !== 'paid' ? undefined : pauseOf(PAUSES.unrecorded, turn), tell: true };
  }
}

import {
  billingEventDefinitions,
  type BillingEvent,
  type BillingState,
  evolveBilling,
  initialBillingState,
  isRunning,
} from '@keelson/domain/billing';
import { type BillingStandingRow, billingStandingsTable } from '@keelson/read-models/billing';
import type { Projection } from '../runtime/projection';

export const BILLING_TYPES = Object.keys(billingEventDefinitions) as readonly BillingEvent['type'][];

/** Rows hold the state that the domain folded, written as JSON. */
export const stateIn = (row: { readonly state: unknown } | undefined): BillingState =>
  (row?.state as BillingState | undefined) ?? initialBillingState;

/** One row an account: how its payments stand, for its own screens and for the reconciler. */
export const billingStandingProjection: Projection<BillingEvent, BillingStandingRow> = {
  name: 'billing-standing',
  version: 1,
  table: billingStandingsTable,
  handles: BILLING_TYPES,
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    const state = evolveBilling(stateIn(row), event);
    const due = dueIn(state);
    const moments = due.map(({ at }) => at).sort();
    return {
      account_id: event.metadata.subjectId,
      state,
      lookouts: due.map(({ about }) => about),
      look_again_at: moments[0] ?? null,
    };
  },
};

interface Due {
  readonly about: string;
  readonly at: string;
}

/** Open checkouts and late payments at once, running subscriptions from the end of their period on. */
function dueIn({ checkouts, subscriptions }: BillingState): readonly Due[] {
  return [
    ...checkouts.flatMap(({ sessionId, outcome, requestedAt }) =>
      sessionId !== null && outcome === null ? [{ about: `checkout ${sessionId}`, at: requestedAt }] : [],
    ),
    ...Object.values(subscriptions)
      .filter(isRunning)
      .map((each) => ({
        about: `subscription ${each.subscriptionId}`,
        at: each.status === 'past_due' ? each.periodStart : each.periodEnd,
      })),
  ];
}

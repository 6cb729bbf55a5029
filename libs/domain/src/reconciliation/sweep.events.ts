import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** Somebody asked to read the provider's books now. `requestId` is the id of the command that asked. */
export type SweepRequested = DomainEvent<
  'reconciliation.sweep-requested.v1',
  { readonly requestId: string; readonly requestedAt: string }
>;

/** The provider's books were read whole from `from` to `until`. `recorded` counts what was new, of all that was `read`. */
export type SweepFinished = DomainEvent<
  'reconciliation.sweep-finished.v1',
  {
    readonly sweepId: string;
    readonly startedAt: string;
    readonly finishedAt: string;
    readonly from: string;
    readonly until: string;
    readonly read: number;
    readonly recorded: number;
  }
>;

export type SweepEvent = SweepRequested | SweepFinished;

export const sweepEventDefinitions: EventDefinitions<SweepEvent> = {
  'reconciliation.sweep-requested.v1': { personal: {} },
  'reconciliation.sweep-finished.v1': { personal: {} },
};

/** All sweeps are in one stream: the end of the last one is where the next begins. */
export const SWEEP_STREAM = 'reconciliation-sweeps';

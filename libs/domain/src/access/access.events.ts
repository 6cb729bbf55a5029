import type { DenialCode } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** Somebody signed in asked for what they may not have. `route` names it as the access matrix does. */
export type AccessDenied = DomainEvent<
  'access.denied.v1',
  {
    readonly route: string;
    readonly code: DenialCode;
    /** ISO instant: the fold needs it to bound how many denials are kept. */
    readonly deniedAt: string;
  }
>;

export type AccessEvent = AccessDenied;

export const accessEventDefinitions: EventDefinitions<AccessEvent> = {
  'access.denied.v1': { personal: {} },
};

/** What one person was denied on one day (UTC): a stream a day, so that none grows without end. */
export const denialStream = (accountId: string, deniedAt: Date): string =>
  `denials-${accountId}-${deniedAt.toISOString().slice(0, 10)}`;

import type { ActingEnd } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import { ERASED, type EventDefinitions } from '../event-definition';

/** A member of staff acts for a customer from now on, until `endsAt` (ISO instant) at the latest. Who it is stands in the metadata. */
export type ActingStarted = DomainEvent<
  'acting.started.v1',
  { readonly customerId: string; readonly reason: string; readonly endsAt: string }
>;

/** It was ended before its time was over. */
export type ActingEnded = DomainEvent<'acting.ended.v1', { readonly how: ActingEnd }>;

export type ActingEvent = ActingStarted | ActingEnded;

export const actingEventDefinitions: EventDefinitions<ActingEvent> = {
  'acting.started.v1': { personal: { reason: ERASED } },
  'acting.ended.v1': { personal: {} },
};

/** Stream of one grant: one member of staff, one customer, one hour at most. */
export const actingStream = (grantId: string): string => `acting-${grantId}`;

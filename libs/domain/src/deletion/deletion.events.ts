import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** Who wants the account deleted: its holder, after the sign-in, or staff, with days of grace (decision 4.63). */
export type DeletionOrder = 'holder' | 'staff';

type Nothing = Record<never, never>;

/** An account is to be deleted. `deleteAt` is the ISO instant from which on nothing keeps it. */
export type DeletionRequested = DomainEvent<
  'deletion.requested.v1',
  { readonly by: DeletionOrder; readonly deleteAt: string }
>;

/** Within the days of grace somebody thought better of it. */
export type DeletionCancelled = DomainEvent<'deletion.cancelled.v1', Nothing>;

/** Nobody comes in any more, and the erasure begins. There is no way back. */
export type AccessEnded = DomainEvent<'deletion.access-ended.v1', Nothing>;

/** The subject's key is destroyed: what this product knew of the person reads "erased" from here on. */
export type PersonalDataErased = DomainEvent<'deletion.personal-data-erased.v1', Nothing>;

export type DeletionEvent = DeletionRequested | DeletionCancelled | AccessEnded | PersonalDataErased;

export const deletionEventDefinitions: EventDefinitions<DeletionEvent> = {
  'deletion.requested.v1': { personal: {} },
  'deletion.cancelled.v1': { personal: {} },
  'deletion.access-ended.v1': { personal: {} },
  'deletion.personal-data-erased.v1': { personal: {} },
};

/** Stream of the deletion of one account, apart from what the account did. */
export const deletionStream = (accountId: string): string => `deletion-${accountId}`;

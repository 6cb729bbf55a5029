import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';
import type { ErasureCertificate } from './erasure-certificate';

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

/** What was erased and kept, signed: it can be checked when nobody knows any more who it was. */
export type ErasureCertified = DomainEvent<'deletion.erasure-certified.v1', ErasureCertificate>;

/** Staff ask that what is left to do at the providers is tried again now, not when its next try would come. */
export type RetryAsked = DomainEvent<'deletion.retry-asked.v1', Nothing>;

export type DeletionEvent =
  DeletionRequested | DeletionCancelled | AccessEnded | PersonalDataErased | ErasureCertified | RetryAsked;

export const deletionEventDefinitions: EventDefinitions<DeletionEvent> = {
  'deletion.requested.v1': { personal: {} },
  'deletion.cancelled.v1': { personal: {} },
  'deletion.access-ended.v1': { personal: {} },
  'deletion.personal-data-erased.v1': { personal: {} },
  'deletion.erasure-certified.v1': { personal: {} },
  'deletion.retry-asked.v1': { personal: {} },
};

/** Stream of the deletion of one account, apart from what the account did. */
export const deletionStream = (accountId: string): string => `deletion-${accountId}`;

import type { TrialExtended } from '@keelson/domain/billing';
import type { AccessEnded, DeletionRequested } from '@keelson/domain/deletion';
import type { Reactor } from '../runtime/reactor';
import { END_ACCESS_QUEUE } from './end-access.job';
import { ERASURE_QUEUE } from './erasure-steps';
import { FOLLOW_TRIAL_QUEUE } from './follow-trial.job';

/** The timer of the days of grace, and the erasure once access has ended. */
export const deletionReactor: Reactor<DeletionRequested | AccessEnded | TrialExtended> = {
  name: 'deletion',
  startsAt: 'beginning',
  handles: ['billing.trial-extended.v1', 'deletion.requested.v1', 'deletion.access-ended.v1'],
  react(event) {
    const data = {
      accountId: event.metadata.subjectId,
      causationId: event.eventId,
      correlationId: event.metadata.correlationId,
    };
    if (event.type === 'billing.trial-extended.v1') return [{ queue: FOLLOW_TRIAL_QUEUE, data }];
    if (event.type === 'deletion.access-ended.v1') return [{ queue: ERASURE_QUEUE, data }];
    const { by, deleteAt } = event.data;
    // What its holder asked for ended access in the same breath.
    return by === 'holder' ? [] : [{ queue: END_ACCESS_QUEUE, data, startAfter: new Date(deleteAt) }];
  },
};

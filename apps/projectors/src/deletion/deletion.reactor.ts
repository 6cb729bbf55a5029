import type { AccessEnded, DeletionRequested } from '@keelson/domain/deletion';
import type { Reactor } from '../runtime/reactor';
import { END_ACCESS_QUEUE } from './end-access.job';
import { ERASURE_QUEUE } from './erasure-steps';

/** The timer of the days of grace, and the erasure once access has ended. */
export const deletionReactor: Reactor<DeletionRequested | AccessEnded> = {
  name: 'deletion',
  startsAt: 'beginning',
  handles: ['deletion.requested.v1', 'deletion.access-ended.v1'],
  react(event) {
    const data = {
      accountId: event.metadata.subjectId,
      causationId: event.eventId,
      correlationId: event.metadata.correlationId,
    };
    if (event.type === 'deletion.access-ended.v1') return [{ queue: ERASURE_QUEUE, data }];
    const { by, deleteAt } = event.data;
    // What its holder asked for ended access in the same breath.
    return by === 'holder' ? [] : [{ queue: END_ACCESS_QUEUE, data, startAfter: new Date(deleteAt) }];
  },
};

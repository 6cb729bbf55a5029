import { deletionStream } from '@keelson/domain/deletion';
import type { EventStore, StoredEvent } from '@keelson/event-store';

export const ERASURE = 'deletion.personal-data-erased.v1';

/**
 * The erasures of those whom the events are about or whose address they hold, up to a position. Code that applies events late applies these after
 * them: the rows were rid of the person before, and would come back as those of somebody called "erased".
 */
export async function erasuresAfter(
  events: readonly StoredEvent[],
  to: number,
  store: Pick<EventStore, 'readStream'>,
): Promise<readonly StoredEvent[]> {
  const applied = new Set(events.map(({ eventId }) => eventId));
  const subjects = [
    ...new Set(events.flatMap(({ metadata: { subjectId, networkOf = subjectId } }) => [subjectId, networkOf])),
  ];
  const streams = await Promise.all(subjects.map((subject) => store.readStream(deletionStream(subject))));
  return streams
    .flat()
    .filter(({ type, position, eventId }) => type === ERASURE && position <= to && !applied.has(eventId));
}

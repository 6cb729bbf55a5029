import type pg from 'pg';
import type { AppendOutcome, EventMetadata, StreamAppend } from '../port';
import { queryOn } from './connections';

const BY_EVENT_ID = `
SELECT event_id, stream_id, version, metadata, encode(hash, 'hex') AS hash FROM event_store.events WHERE event_id = ANY($1::uuid[])`;
const LAST_EVENTS = `
SELECT asked.stream_id, last.version, encode(last.hash, 'hex') AS hash
FROM unnest($1::text[]) AS asked (stream_id)
CROSS JOIN LATERAL (
  SELECT e.version, e.hash FROM event_store.events e WHERE e.stream_id = asked.stream_id ORDER BY e.version DESC LIMIT 1
) AS last`;
const FOLLOWING = `
SELECT version, position, metadata, encode(hash, 'hex') AS hash FROM event_store.events WHERE stream_id = $1 AND version >= $2 ORDER BY version LIMIT 100`;

interface FoundEvent {
  readonly event_id: string;
  readonly stream_id: string;
  readonly version: number;
  readonly metadata: EventMetadata;
  readonly hash: string;
}

/** Why appends were not written together. `undefined` in the place of one that may simply be tried again. */
export async function settle(pool: pg.Pool, appends: readonly StreamAppend[]): Promise<(AppendOutcome | undefined)[]> {
  const eventIds = appends.flatMap(({ events }) => events.map(({ eventId }) => eventId));
  const found = new Map(
    (
      await queryOn<FoundEvent & pg.QueryResultRow>(pool, {
        name: 'by event id',
        text: BY_EVENT_ID,
        values: [eventIds],
      })
    ).map((event) => [event.event_id, event]),
  );
  const streamIds = appends.map(({ streamId }) => streamId);
  const lastEvents = new Map(
    (
      await queryOn<{ stream_id: string; version: number; hash: string }>(pool, {
        name: 'last events',
        text: LAST_EVENTS,
        values: [streamIds],
      })
    ).map(({ stream_id, ...last }) => [stream_id, last]),
  );
  return await Promise.all(
    appends.map(async (append): Promise<AppendOutcome | undefined> => {
      const earlier = append.events.map(({ eventId }) => found.get(eventId)).find((event) => event !== undefined);
      if (earlier) return await outcomeOfRepeat(pool, append, earlier);
      const { version: actualVersion = 0, hash } = lastEvents.get(append.streamId) ?? {};
      const stands = actualVersion === append.expectedVersion && (append.expectedHash ?? hash) === hash;
      return stands ? undefined : { kind: 'wrong-expected-version', actualVersion };
    }),
  );
}

async function outcomeOfRepeat(pool: pg.Pool, append: StreamAppend, earlier: FoundEvent): Promise<AppendOutcome> {
  const { commandId, commandHash } = earlier.metadata;
  const same = earlier.stream_id === append.streamId && append.events[0]?.metadata.commandHash === commandHash;
  return same ? { kind: 'repeated', ...(await endOfCommand(pool, earlier, commandId)) } : { kind: 'command-differs' };
}

/** The repeat may have decided on fewer or more events than the first time: the first result counts. */
async function endOfCommand(pool: pg.Pool, { stream_id, version, hash }: FoundEvent, commandId: string) {
  let last = { version, position: 0, hash };
  for (let from = version; ; from = last.version + 1) {
    const following = await queryOn<{ version: number; position: string; metadata: EventMetadata; hash: string }>(
      pool,
      {
        name: 'following',
        text: FOLLOWING,
        values: [stream_id, from],
      },
    );
    const others = following.findIndex(({ metadata }) => metadata.commandId !== commandId);
    const own = others < 0 ? following : following.slice(0, others);
    const end = own.at(-1);
    if (end) last = { version: end.version, position: Number(end.position), hash: end.hash };
    if (!end || others >= 0 || following.length < 100) return last;
  }
}

import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { ParkedStream } from '../schema';

/** Streams that are set aside, oldest first, and how many there are. What a next generation set aside is not served. */
export async function selectParkedStreams(database: Kysely<ReadModelDatabase>, limit: number) {
  const parked = database
    .withSchema('read_model')
    .selectFrom('parked_streams')
    .where('projection', 'not like', '%\\_\\_next');
  const streams: readonly ParkedStream[] = await parked
    .selectAll()
    .orderBy('since')
    .orderBy('projection')
    .orderBy('stream_id')
    .limit(limit)
    .execute();
  const { total } = await parked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { streams, total };
}

/** Whether a stream is set aside for a projection or reactor. */
export async function isParked(database: Kysely<ReadModelDatabase>, name: string, streamId: string): Promise<boolean> {
  const found = await database
    .withSchema('read_model')
    .selectFrom('parked_streams')
    .where('projection', '=', name)
    .where('stream_id', '=', streamId)
    .select('from_version')
    .executeTakeFirst();
  return found !== undefined;
}

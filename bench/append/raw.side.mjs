// Inserts the same rows into the same table through pg, prepared, without any check.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { serve } from '../machine/serve.mjs';
import { eventMaker, runCallers, TYPE } from './workload.mjs';

const MOST_CONNECTIONS = 20;
const COLUMNS = '(position, occurred_at, version, stream_id, type, data, metadata, event_id, hash, partition_key)';
const ONE = `INSERT INTO event_store.events ${COLUMNS}
  VALUES (nextval('bench.raw_position'), $1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const SEVERAL = `INSERT INTO event_store.events ${COLUMNS}
  SELECT nextval('bench.raw_position'), $1, v, $3, $4, d, m, i, $7, $8
  FROM unnest($2::int[], $5::json[], $6::json[], $9::uuid[]) AS u(v, d, m, i)`;

const hash = randomBytes(32);

function insertOf(stream, version, events) {
  const [now, [first]] = [new Date().toISOString(), events];
  const data = events.map((event) => JSON.stringify(event.data));
  const metadata = events.map((event) => JSON.stringify(event.metadata));
  const { partitionKey } = first.metadata;
  if (events.length === 1) {
    const values = [now, version + 1, stream, TYPE, data[0], metadata[0], first.eventId, hash, partitionKey];
    return { name: 'one', text: ONE, values };
  }
  const versions = events.map((_, index) => version + 1 + index);
  const ids = events.map(({ eventId }) => eventId);
  return {
    name: 'several',
    text: SEVERAL,
    values: [now, versions, stream, TYPE, data, metadata, hash, partitionKey, ids],
  };
}

serve({
  async run({ url, ...load }) {
    const pool = new pg.Pool({ connectionString: url, max: Math.min(load.callers, MOST_CONNECTIONS) });
    try {
      return await runCallers({ ...load, makeEvents: eventMaker() }, (stream, version, events) =>
        pool.query(insertOf(stream, version, events)),
      );
    } finally {
      await pool.end();
    }
  },
});

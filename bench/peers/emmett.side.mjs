// Emmett's event store on PostgreSQL, in a process of its own: its driver changes how `pg` reads numbers, process-wide.
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { eventMaker, runCallers } from '../append/workload.mjs';
import { serve } from '../machine/serve.mjs';

const HASH = 'f'.repeat(64);

/** What the product has in columns travels in the peer's metadata: partition key and hash. The hash is not computed. */
const messageOf = ({ eventId, type, data, metadata }) => ({
  type,
  data,
  metadata: { ...metadata, messageId: eventId, hash: HASH },
});

async function withStore(url, work) {
  const store = getPostgreSQLEventStore(url);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

serve({
  migrate: ({ url }) =>
    withStore(url, async (store) => {
      await store.schema.migrate();
    }),
  run: ({ url, ...load }) =>
    withStore(url, (store) =>
      runCallers({ ...load, makeEvents: eventMaker() }, (stream, version, events) =>
        store.appendToStream(stream, events.map(messageOf), { expectedStreamVersion: BigInt(version) }),
      ),
    ),
});

// Follows the log as the workers do, with an applier that takes every event and does nothing.
import pg from 'pg';
import { app, library } from '../machine/product.mjs';
import { serve } from '../machine/serve.mjs';

const { openPostgresEventStore } = library('event-store/postgres');
const { Follower } = app('projectors', 'runtime/follower');
const { TIMINGS } = app('projectors', 'runtime/timings');

const nothing = { concerns: () => true, apply: async () => ({ held: true, troubles: [] }) };

serve({
  async run({ url, events }) {
    const store = await openPostgresEventStore({ connectionString: url });
    const pool = new pg.Pool({ connectionString: url });
    try {
      const { batchSize, poisonBackOff } = TIMINGS;
      const parts = { feed: store, store, pool, applier: nothing, log: undefined, batchSize, poisonBackOff };
      const follower = await Follower.start(parts, { name: 'nothing', epoch: 0, position: 0 });
      const began = performance.now();
      while (follower.position < events)
        if ((await follower.step()) !== 'moved') throw new Error('the log ended early');
      return (events / (performance.now() - began)) * 1000;
    } finally {
      await store.close();
      await pool.end();
    }
  },
});

// Appends through the product's event store.
import { library } from '../machine/product.mjs';
import { serve } from '../machine/serve.mjs';
import { eventMaker, runCallers } from './workload.mjs';

const { openPostgresEventStore } = library('event-store/postgres');

serve({
  async run({ url, encrypted, ...load }) {
    const store = await openPostgresEventStore({ connectionString: url });
    try {
      return await runCallers(
        { ...load, makeEvents: eventMaker({ encrypted }) },
        async (streamId, expectedVersion, events, expectedHash) => {
          const outcome = await store.append({ streamId, expectedVersion, expectedHash, events });
          if (outcome.kind !== 'appended') throw new Error(`append: ${outcome.kind}`);
          return outcome.hash;
        },
      );
    } finally {
      await store.close();
    }
  },
});

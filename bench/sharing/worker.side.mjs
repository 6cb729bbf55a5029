// One worker process among several.
import { randomUUID } from 'node:crypto';
import { MASTER_KEYS } from '../log/keys.mjs';
import { serve } from '../machine/serve.mjs';
import { openWorker } from '../projection/worker.mjs';
import { slowProjections } from './slow-projections.mjs';

let open;

serve({
  async start({ urls, ...work }) {
    const registry = { projections: slowProjections(work), reactors: [], jobHandlers: [] };
    open = await openWorker({ urls, masterKeys: MASTER_KEYS, registry, owner: randomUUID() });
    open.worker.start();
  },

  async running() {
    const { subscriptions } = await open.worker.status();
    return subscriptions.filter(({ state }) => state === 'running').length;
  },

  stop: () => open.close(),
});

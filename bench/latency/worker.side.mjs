// The workers of the product: every projection and reactor of its registry, woken by NOTIFY.
import { randomUUID } from 'node:crypto';
import { MASTER_KEYS } from '../log/keys.mjs';
import { app } from '../machine/product.mjs';
import { serve } from '../machine/serve.mjs';
import { openWorker } from '../projection/worker.mjs';

const { registry } = app('projectors', 'registry');
let opened;

serve({
  async start({ urls, names }) {
    const projections = registry.projections.filter(({ name }) => names === undefined || names.includes(name));
    const reactors = names === undefined ? registry.reactors : [];
    const parts = { projections, reactors, jobHandlers: [] };
    opened = await openWorker({ urls, masterKeys: MASTER_KEYS, registry: parts, owner: randomUUID() });
    opened.worker.start();
  },
  stop: () => opened.close(),
});

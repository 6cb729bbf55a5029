// Named projections, or all of the product, under the workers' own runtime, from an empty table to the log's end.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { MASTER_KEYS } from '../log/keys.mjs';
import { app, library } from '../machine/product.mjs';
import { serve } from '../machine/serve.mjs';
import { accountCounters } from './account-counters.mjs';
import { openWorker } from './worker.mjs';

const { registry } = app('projectors', 'registry');
const { tablesOf } = app('projectors', 'runtime/registration');
const { tableName } = library('read-models/schema');

/** A projection that gets no further in this time stands. */
const STUCK_MS = 60_000;
/** Looking takes time of the same processors. */
const LOOK_EVERY_MS = 50;

const chosen = (names) =>
  names === undefined
    ? registry.projections
    : [...registry.projections, accountCounters].filter(({ name }) => names.includes(name));

serve({
  tables: (names) =>
    chosen(names).flatMap((projection) =>
      tablesOf(projection).map((table) => ({ name: projection.name, table: tableName(table, 'live') })),
    ),

  /** The most that this process ever held. */
  memory: () => process.resourceUsage().maxRSS / 1024,

  async run({ urls, names, events }) {
    const { worker, close } = await openWorker({
      urls,
      masterKeys: MASTER_KEYS,
      registry: { projections: chosen(names), reactors: [], jobHandlers: [] },
      owner: randomUUID(),
    });
    // A connection of its own: the worker's may all be at work for longer than one of them is waited for.
    const watcher = new pg.Client({ connectionString: urls.projector });
    const reached = async () => {
      const { rows } = await watcher.query(
        'SELECT min(position)::int AS least, count(*)::int AS number FROM read_model.checkpoints WHERE projection = ANY ($1)',
        [chosen(names).map(({ name }) => name)],
      );
      return rows[0].number === chosen(names).length ? rows[0].least : 0;
    };
    try {
      await watcher.connect();
      const began = performance.now();
      worker.start();
      let last = { position: 0, at: began };
      for (let position = 0; position < events; position = await reached()) {
        if (position > last.position) last = { position, at: performance.now() };
        if (performance.now() - last.at > STUCK_MS) throw new Error(`the projections stand at ${position}`);
        await pause(LOOK_EVERY_MS);
      }
      return (events / (performance.now() - began)) * 1000;
    } finally {
      await watcher.end();
      await close();
    }
  },
});

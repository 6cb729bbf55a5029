import { projectedDatabase } from '../log/projected.mjs';
import { withChildren } from '../machine/child.mjs';
import { compared, single } from '../report/results.mjs';

const side = (name) => new URL(name, import.meta.url);
const SIDES = {
  appender: side('./appender.side.mjs'),
  worker: side('./worker.side.mjs'),
  filler: side('../projection/product.side.mjs'),
  bareAppender: side('./bare-chain.side.mjs'),
  bareWorker: side('./bare-chain.side.mjs'),
};
const PROJECTION = 'customer-table';
const CUSTOMERS = 1_000;

/** How long after an append is durable its row can be read, at a steady pace, with the product's workers running. */
export function measureLatency(cluster, { quick, repetitions, say }) {
  return withChildren(SIDES, async ({ appender, worker, filler, bareAppender, bareWorker }) => {
    say(`latency: making the read models of ${CUSTOMERS} customers`);
    const { urls, accounts } = await projectedDatabase(cluster, 'bench_latency', CUSTOMERS, filler);
    const pace = { perSecond: 200, seconds: quick ? 3 : 20, warmUpSeconds: quick ? 1 : 2 };
    const runs = { all: [], one: [], bare: [] };
    const bare = { url: (await cluster.database('bench_latency_bare')).urls.owner };
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`latency: repetition ${repetition + 1} of ${repetitions}`);
      for (const [kind, names] of Object.entries({ all: undefined, one: [PROJECTION] })) {
        await worker.call('start', { urls, names });
        // One projection alone is shown beside; it does not need as long.
        const seconds = kind === 'all' ? pace.seconds : Math.ceil(pace.seconds / 4);
        runs[kind].push(await appender.call('run', { urls, accounts, projection: PROJECTION, ...pace, seconds }));
        await worker.call('stop');
      }
      await bareAppender.call('prepare', bare);
      await bareWorker.call('work', bare);
      runs.bare.push(await bareAppender.call('run', { ...bare, ...pace, seconds: Math.ceil(pace.seconds / 4) }));
      await bareWorker.call('stop');
    }
    const of = (kind, at) => runs[kind].map((run) => run[at]);
    const what = { perSecond: pace.perSecond, projection: PROJECTION };
    return [
      single('commit-to-projected', of('all', 'p50'), 'ms', {
        ...what,
        running: 'all projections',
        p99: of('all', 'p99'),
      }),
      single('commit-to-projected-p99', of('all', 'p99'), 'ms', {
        ...what,
        running: 'all projections',
        most: of('all', 'most'),
      }),
      compared('commit-to-projected-alone/bare-chain', {
        ...what,
        ours: of('one', 'p50'),
        theirs: of('bare', 'p50'),
        unit: 'ms',
        beside: 'NOTIFY, SELECT, UPDATE and NOTIFY through pg',
        running: 'one projection',
        p99: of('one', 'p99'),
      }),
    ];
  });
}

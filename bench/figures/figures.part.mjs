import { withChildren } from '../machine/child.mjs';
import { compared } from '../report/results.mjs';
import { Askers, quantiles } from './askers.mjs';
import { companiesDatabase } from './companies.mjs';

const SIDES = {
  figures: new URL('./figures.side.mjs', import.meta.url),
  product: new URL('../api/product.side.mjs', import.meta.url),
  smaller: new URL('../api/product.side.mjs', import.meta.url),
  bare: new URL('../api/bare.side.mjs', import.meta.url),
  client: new URL('./asking.side.mjs', import.meta.url),
};
const FEW = 100;
/** Of so many customers the bare side knows the answers. */
const RECORDED = 10;

const of = (rest) => (accountId) => `/api/v1/accounts/${accountId}/${rest}`;
const READS = { dashboard: of('dashboard'), financials: of('financials'), benchmark: of('benchmark/metrics') };

/** What My Financials takes to compute, and what the dashboards of one among many customers take to answer. */
export function measureFigures(cluster, { quick, repetitions, customers, say }) {
  return withChildren(SIDES, async ({ figures, product, smaller, bare, client }) => {
    say(`figures: writing the books of ${customers} customers and of ${FEW}`);
    const many = new Askers({ product, client }, await companiesDatabase(cluster, 'bench_figures', customers));
    const few = new Askers({ product: smaller, client }, await companiesDatabase(cluster, 'bench_figures_few', FEW));
    await many.start();
    await few.start();
    const recorded = await recordedBy(many, bare);
    const runs = Object.fromEntries(Object.keys(READS).map((name) => [name, { product: [], bare: [] }]));
    const inside = { parse: [], compute: [], few: [] };
    const times = quick ? 40 : 400;
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`figures: repetition ${repetition + 1} of ${repetitions}`);
      const { parse, compute } = await figures.call('compute', { times: quick ? 20 : 100 });
      inside.parse.push(parse);
      inside.compute.push(compute);
      for (const [name, pathOf] of Object.entries(READS)) {
        runs[name].product.push(await many.timed(pathOf, times));
        runs[name].bare.push(quantiles(await client.call('ask', { ...recorded[name], times })));
      }
      inside.few.push(await few.timed(READS.dashboard, times));
    }
    for (const each of [many, few, bare]) await (each === bare ? bare.call('stop') : each.stop());
    return [
      ...Object.entries(runs).map(([name, found]) => answered(name, found, customers)),
      compared('figures-all/parsing-books', {
        ours: inside.compute,
        theirs: inside.parse,
        unit: 'ms',
        beside: 'parsing the books of 36 months and 100 accounts',
      }),
      compared('figures-dashboard-10k/100', {
        ours: runs.dashboard.product.map(({ p50 }) => p50),
        theirs: inside.few.map(({ p50 }) => p50),
        unit: 'ms',
        beside: `the same among ${FEW} customers`,
      }),
    ];
  });
}

/** Starts handlers that send the statements of some customers' requests and answer with the same bytes. */
async function recordedBy(askers, bare) {
  const routes = [];
  const asked = {};
  for (const [name, pathOf] of Object.entries(READS)) {
    asked[name] = await askers.requests(pathOf, RECORDED);
    for (const request of asked[name])
      routes.push({ path: request.path, ...(await askers.product.call('record', request)) });
  }
  const port = await bare.call('start', { urls: askers.urls, routes });
  return Object.fromEntries(Object.entries(asked).map(([name, requests]) => [name, { port, requests }]));
}

function answered(name, { product, bare }, customers) {
  const every = (taken, figure) => taken.map((run) => run[figure]);
  return compared(`figures-${name}-p95/bare-fastify`, {
    ours: every(product, 'p95'),
    theirs: every(bare, 'p95'),
    unit: 'ms',
    beside: 'bare Fastify, same statements and bytes',
    customers,
    bytes: product[0].bytes,
    processorMs: every(product, 'cpu'),
    latencyMs: { p50: every(product, 'p50'), p99: every(product, 'p99') },
    latencyOfOtherMs: { p50: every(bare, 'p50'), p99: every(bare, 'p99') },
  });
}

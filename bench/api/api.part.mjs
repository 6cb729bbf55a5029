import { newAccount } from '../log/customers.mjs';
import { projectedDatabase } from '../log/projected.mjs';
import { withChildren } from '../machine/child.mjs';
import { compared } from '../report/results.mjs';

const side = (name) => new URL(name, import.meta.url);
const SIDES = {
  product: side('./product.side.mjs'),
  bare: side('./bare.side.mjs'),
  client: side('./client.side.mjs'),
  worker: side('../projection/product.side.mjs'),
};
const CUSTOMERS = 1_000;
const CONNECTIONS = [1, 16, 64];
/** The load under which the headline is taken. */
const HEADLINE = 64;

const READS = [
  { name: 'api-read', path: '/api/v1/onboarding/progress', kind: 'customer' },
  { name: 'api-customers', path: '/api/v1/customers?size=25', kind: 'superAdmin' },
];

/** Authenticated reads of the whole API, beside bare handlers that do nothing but the same statements. */
export function measureApi(cluster, { quick, repetitions, say }) {
  return withChildren(SIDES, async ({ product, bare, client, worker }) => {
    say(`api: making the read models of ${CUSTOMERS} customers`);
    const { urls, accounts } = await projectedDatabase(cluster, 'bench_api', CUSTOMERS, worker);
    const productPort = await product.call('start', { urls });
    const holders = {
      customer: await sessionOf(product, accounts[CUSTOMERS / 2], 'customer'),
      superAdmin: await sessionOf(product, newAccount(CUSTOMERS + 1), 'superAdmin'),
    };
    const routes = [];
    for (const { path, kind } of READS)
      routes.push({
        path,
        ...(await product.call('record', { path, token: await product.call('token', holders[kind]) })),
      });
    const ports = { product: productPort, bare: await bare.call('start', { urls, routes }) };
    const runs = new Map();
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`api: repetition ${repetition + 1} of ${repetitions}`);
      for (const { name, path, kind } of READS) {
        for (const connections of CONNECTIONS) {
          const token = await product.call('token', holders[kind]);
          const load = { path, token, connections, seconds: quick ? 1 : 2 };
          const found = runs.get(`${name} ${connections}`) ?? { product: [], bare: [] };
          runs.set(`${name} ${connections}`, found);
          for (const who of repetition % 2 === 0 ? ['product', 'bare'] : ['bare', 'product'])
            found[who].push(await client.call('run', { ...load, port: ports[who] }));
        }
      }
    }
    await product.call('stop');
    await bare.call('stop');
    const statements = Object.fromEntries(routes.map(({ path, statements: all }) => [path, all.length]));
    return READS.flatMap(({ name }) =>
      CONNECTIONS.map((connections) => resultOf(name, connections, runs.get(`${name} ${connections}`), statements)),
    );
  });
}

async function sessionOf(product, accountId, kind) {
  return { accountId, kind, sessionId: await product.call('session', { accountId, kind }) };
}

function resultOf(name, connections, { product, bare }, statements) {
  const latency = (runs) => Object.fromEntries(['p50', 'p99'].map((at) => [at, runs.map((run) => run[at])]));
  return compared(connections === HEADLINE ? `${name}/bare-fastify` : `${name}-c${connections}/bare-fastify`, {
    ours: product.map(({ rate }) => rate),
    theirs: bare.map(({ rate }) => rate),
    unit: 'requests/s',
    beside: 'bare Fastify, same statements and bytes',
    connections,
    latencyMs: latency(product),
    latencyOfOtherMs: latency(bare),
    statements,
  });
}

import { startChild } from '../machine/child.mjs';
import { compared } from '../report/results.mjs';
import { peerDatabase, productDatabase } from './databases.mjs';

const LOADS = [
  { name: 'append-c1', callers: 1, size: 1 },
  { name: 'append-c16', callers: 16, size: 1 },
  { name: 'append-c64', callers: 64, size: 1 },
  { name: 'append-batch10-c16', callers: 16, size: 10 },
];
const side = (name) => new URL(name, import.meta.url);

/** Appends of the product beside Emmett's and a plain INSERT, at several numbers of callers. */
export async function measureAppends(cluster, { quick, repetitions, say }) {
  const seconds = quick ? 0.7 : 2.5;
  const children = {
    product: startChild(side('./product.side.mjs')),
    raw: startChild(side('./raw.side.mjs')),
    peer: startChild(side('../peers/emmett.side.mjs')),
  };
  try {
    const own = await productDatabase(cluster);
    const peer = await peerDatabase(cluster, children.peer);
    const sides = {
      product: { child: children.product, database: own, url: own.urls.app },
      raw: { child: children.raw, database: own, url: own.urls.app },
      peer: { child: children.peer, database: peer, url: peer.url },
    };
    const runs = LOADS.map(() => ({ product: [], raw: [], peer: [] }));
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`append: repetition ${repetition + 1} of ${repetitions}`);
      for (const [index, { callers, size }] of LOADS.entries()) {
        for (const name of turn(Object.keys(sides), repetition)) {
          const { child, database, url } = sides[name];
          await database.empty();
          runs[index][name].push(await child.call('run', { url, callers, size, seconds }));
        }
      }
    }
    await own.drop();
    await peer.drop();
    return LOADS.flatMap(({ name }, index) => resultsOf(name, runs[index]));
  } finally {
    await Promise.all(Object.values(children).map((child) => child.stop()));
  }
}

/** Who comes first changes from repetition to repetition. */
const turn = (names, by) => names.map((_, index) => names[(index + by) % names.length]);

const rates = (runs) => runs.map(({ rate }) => rate);

function resultsOf(name, { product, raw, peer }) {
  const latency = { latencyMs: Object.fromEntries(['p50', 'p99'].map((at) => [at, product.map((run) => run[at])])) };
  const common = { ours: rates(product), unit: 'events/s', ...latency };
  return [
    compared(`${name}/emmett`, { ...common, theirs: rates(peer), beside: 'Emmett 0.42.0 on PostgreSQL' }),
    compared(`${name}/raw-pg`, { ...common, theirs: rates(raw), beside: 'INSERT through pg' }),
  ];
}

// Measures the product beside what it is compared with: npm run bench. Results go to bench/results/latest.json.
import { join } from 'node:path';
import { buildProduct } from '../deploy/local/supervisor/build.mjs';
import { onStopSignals } from '../deploy/local/supervisor/stop-signals.mjs';
import { parseOptions, USAGE } from './options.mjs';
import { installFor } from './peers/install.mjs';
import { openCluster } from './machine/cluster.mjs';
import { conditionsOf } from './report/conditions.mjs';
import { publishLastResults } from './report/report.mjs';
import { keepResults, line } from './report/results.mjs';

const ROOT = join(import.meta.dirname, '..');
const say = (text) => console.log(text);

// Loaded when its turn comes: each loads what the build has just made.
const parts = {
  append: async () => (await import('./append/append.part.mjs')).measureAppends,
  costs: async () => (await import('./costs/costs.part.mjs')).measureCosts,
  replay: async () => (await import('./replay/replay.part.mjs')).measureReplay,
  projection: async () => (await import('./projection/projection.part.mjs')).measureProjection,
  latency: async () => (await import('./latency/latency.part.mjs')).measureLatency,
  api: async () => (await import('./api/api.part.mjs')).measureApi,
  load: async () => (await import('./load/load.part.mjs')).measureLoad,
  growth: async () => (await import('./growth/growth.part.mjs')).measureGrowth,
  customers: async () => (await import('./customers/customers.part.mjs')).measureCustomers,
  payments: async () => (await import('./payments/payments.part.mjs')).measurePayments,
  reconciliation: async () => (await import('./reconciliation/reconciliation.part.mjs')).measureReconciliation,
  figures: async () => (await import('./figures/figures.part.mjs')).measureFigures,
  rebuild: async () => (await import('./rebuild/rebuild.part.mjs')).measureRebuild,
  sharing: async () => (await import('./sharing/sharing.part.mjs')).measureSharing,
  imports: async () => (await import('./imports/imports.part.mjs')).measureImports,
  learning: async () => (await import('./learning/learning.part.mjs')).measureLearning,
  planner: async () => (await import('./planner/planner.part.mjs')).measurePlanner,
  web: async () => (await import('./web/web.part.mjs')).measureWeb,
};

function readOptions(words) {
  try {
    const read = parseOptions(words);
    if (!read.help) return read;
    say(USAGE);
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
  return process.exit(0);
}

async function measure(name, options) {
  const cluster = await openCluster();
  const stopNow = async () => {
    await cluster.close();
    process.exit(130);
  };
  closing.add(stopNow);
  try {
    const conditions = await conditionsOf(cluster, options);
    const run = await parts[name]();
    const found = await run(cluster, { ...options, say });
    await keepResults(name, conditions, found);
    for (const result of found) say(line(result));
  } finally {
    closing.delete(stopNow);
    await cluster.close();
  }
}

const closing = new Set();
const options = readOptions(process.argv.slice(2));
onStopSignals(
  () => {
    if (closing.size === 0) process.exit(130);
    for (const close of closing) void close();
  },
  () => process.exit(130),
);

if (options.report) {
  await publishLastResults();
} else {
  say('Building the product');
  await buildProduct(ROOT);
  for (const name of options.parts) {
    await installFor(name);
    const began = performance.now();
    await measure(name, options);
    say(`${name}: ${Math.round((performance.now() - began) / 1000)} s\n`);
  }
}

import { withDemo } from '../machine/demo.mjs';
import { single } from '../report/results.mjs';

/** A demo customer whose plans start from the accounts of an import. */
const OWNER = 'hannah@';

/** The planner in Chromium: what a frame takes while a slider is pulled and all charts are shown. */
export async function measurePlanner(_cluster, { quick, repetitions, say }) {
  const { measureSliding } = await import('../web/measure-planner.mjs');
  say('planner: starting the product with its demo customers');
  const runs = await withDemo(({ product, accounts }) => {
    const owner = accounts.find(({ email }) => email.startsWith(OWNER));
    const chromium = process.env.KEELSON_CHROMIUM ?? '/usr/bin/chromium';
    return measureSliding(owner, { url: product, chromium, runs: repetitions, steps: quick ? 40 : 200 });
  });
  const every = (figure) => runs.map((run) => run[figure]);
  return [
    single('planner-slide-processor', every('processor'), 'ms'),
    single('planner-slide-processor-p95', every('processorP95'), 'ms'),
    single('planner-slide-frame', every('frame'), 'ms'),
    single('planner-slide-frame-p95', every('frameP95'), 'ms'),
    single('planner-slide-requests', every('requests'), 'requests'),
  ];
}

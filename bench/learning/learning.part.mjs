import { single } from '../report/results.mjs';
import { withDemo } from '../machine/demo.mjs';

/** A demo customer who has answered and learned in every business area. */
const OWNER = 'grace@adeyemi.example';

/** The learning hub: the script of its first view over that of the shell, and a change of chapter from the cache. */
export async function measureLearning(_cluster, { quick, repetitions, say }) {
  const { measureHub } = await import('../web/measure-hub.mjs');
  say('learning: starting the product with its demo customers');
  const runs = await withDemo(({ product, accounts }) => {
    const owner = accounts.find(({ email }) => email === OWNER);
    const chromium = process.env.KEELSON_CHROMIUM ?? '/usr/bin/chromium';
    return measureHub(owner, { url: product, chromium, runs: repetitions, changes: quick ? 5 : 20 });
  });
  const every = (figure) => runs.map((run) => run[figure]);
  return [
    single('learning-first-view-script', every('overShellKb'), 'kB', { shellKb: every('shellKb') }),
    single('learning-chapter-change', every('changeP95'), 'ms', {
      medianMs: every('changeP50'),
      processorMs: every('processorMs'),
    }),
  ];
}

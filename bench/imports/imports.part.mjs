import { withChildren } from '../machine/child.mjs';
import { compared, single } from '../report/results.mjs';

const SIDES = {
  xero: new URL('./xero.side.mjs', import.meta.url),
  worker: new URL('./import.side.mjs', import.meta.url),
};
/** What Xero lets an organisation be asked. */
const CALLS_A_MINUTE = 60;
/** Each waits for more than a minute. */
const LIMITED_RUNS = 2;

/** The import of 36 months of more than 100 accounts from the stand-in of Xero, without limits and under them. */
export function measureImports(cluster, { quick, repetitions, say }) {
  return withChildren(SIDES, async ({ xero, worker }) => {
    const database = await cluster.database('bench_imports');
    await database.migrate();
    await worker.call('start', { urls: database.urls, ...(await xero.call('start')) });
    await xero.call('lift', true);
    const lifted = [];
    await worker.call('run', { ceilingsLifted: true });
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`imports: repetition ${repetition + 1} of ${repetitions}, without limits`);
      lifted.push(await worker.call('run', { ceilingsLifted: true }));
    }
    await xero.call('lift', false);
    const limited = [];
    for (let run = 0; run < (quick ? 0 : Math.min(LIMITED_RUNS, repetitions)); run += 1) {
      say('imports: under the limits, for a minute and a half');
      limited.push(await worker.call('run', { ceilingsLifted: false }));
    }
    const breaches = await xero.call('breaches');
    if (breaches > 0) throw new Error(`${breaches} calls broke a limit of the stand-in`);
    await worker.call('stop');
    await xero.call('stop');
    return [withoutLimits(lifted), ...(limited.length === 0 ? [] : [underLimits(limited)])];
  });
}

const every = (runs, figure) => runs.map((run) => run[figure]);

const withoutLimits = (runs) =>
  single('imports-lifted', every(runs, 'seconds'), 's', {
    ...{ calls: runs[0].calls, events: runs[0].events, processorSeconds: every(runs, 'processorSeconds') },
  });

const underLimits = (runs) =>
  compared('imports-limited/least', {
    ours: every(runs, 'seconds'),
    theirs: every(runs, 'calls').map((calls) => Math.floor((calls - 1) / CALLS_A_MINUTE) * 60),
    unit: 's',
    beside: `the least that ${runs[0].calls} calls take at ${CALLS_A_MINUTE} a minute`,
    calls: runs[0].calls,
  });

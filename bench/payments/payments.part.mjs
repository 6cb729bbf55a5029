import { withChildren } from '../machine/child.mjs';
import { app, library } from '../machine/product.mjs';
import { single } from '../report/results.mjs';
import { fillPayments } from './million-payments.mjs';

const SIDES = { questions: new URL('./questions.side.mjs', import.meta.url) };
const PAYMENTS = 1_000_000;
const QUICK_PAYMENTS = 20_000;

/** The p95 of the payment history’s own queries over a million payments. */
export function measurePayments(cluster, { quick, repetitions, say }) {
  return withChildren(SIDES, async ({ questions }) => {
    const payments = quick ? QUICK_PAYMENTS : PAYMENTS;
    say(`payments: writing ${payments.toLocaleString('en-GB')} payments`);
    const database = await cluster.database('bench_payments');
    await database.migrate();
    await fillPayments(database, payments, { app, library });
    const asked = { urls: database.urls, payments, times: quick ? 40 : 400 };
    const runs = [];
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`payments: repetition ${repetition + 1} of ${repetitions}`);
      runs.push(await questions.call('run', asked));
    }
    const resultOf = (name) =>
      single(
        `payments-${name}-1m`,
        runs.map((run) => run[name].p95),
        'ms',
        { payments, quantile: 'p95', p50: runs.map((run) => run[name].p50) },
      );
    return [resultOf('search'), resultOf('sorted'), resultOf('range')];
  });
}

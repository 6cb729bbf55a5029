import { withChildren } from '../machine/child.mjs';
import { app, library } from '../machine/product.mjs';
import { single } from '../report/results.mjs';
import { fillCustomers } from './many-customers.mjs';

const SIDES = { questions: new URL('./questions.side.mjs', import.meta.url) };
const CUSTOMERS = 100_000;
const QUICK_CUSTOMERS = 10_000;
const QUESTIONS = ['first-page', 'turned', 'search', 'sorted'];

/** The p95 of the customer table’s own queries over a hundred thousand customers. */
export function measureCustomers(cluster, { quick, repetitions, say }) {
  return withChildren(SIDES, async ({ questions }) => {
    const customers = quick ? QUICK_CUSTOMERS : CUSTOMERS;
    say(`customers: writing ${customers.toLocaleString('en-GB')} customers`);
    const database = await cluster.database('bench_customers');
    await database.migrate();
    await fillCustomers(database, customers, { app, library });
    const asked = { urls: database.urls, customers, times: quick ? 40 : 400 };
    const runs = [];
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`customers: repetition ${repetition + 1} of ${repetitions}`);
      runs.push(await questions.call('run', asked));
    }
    return QUESTIONS.map((name) =>
      single(
        `customers-${name}-100k`,
        runs.map((run) => run[name].p95),
        'ms',
        { customers, quantile: 'p95', p50: runs.map((run) => run[name].p50) },
      ),
    );
  });
}

import { withChildren } from '../machine/child.mjs';
import { compared, single } from '../report/results.mjs';
import { median } from '../report/statistics.mjs';
import { WATCHED } from './facts.mjs';
import { CUSTOMERS, growDatabases } from './growing-database.mjs';

const SIDES = { questions: new URL('./questions.side.mjs', import.meta.url) };
const SIZES = [10_000, 100_000, 1_000_000, 5_000_000];
const QUICK_SIZES = [10_000, 15_000, 20_000, 30_000];
const QUERIES = ['append', 'history', 'customers', 'stream'];
/** Besides: how the customer table grows with the number of customers. */
const MANY_CUSTOMERS = 50;

const MULTIPLY = `INSERT INTO read_model.customers
  SELECT (jsonb_populate_record(c, jsonb_build_object('account_id', c.account_id || '-' || n))).*
  FROM read_model.customers AS c, generate_series(1, $1::int - 1) AS n`;

/** What the same questions take over a log of 10 thousand to 5 million events. */
export function measureGrowth(cluster, { quick, repetitions, say }) {
  return withChildren(SIDES, async ({ questions }) => {
    const { sizes, accounts } = await growDatabases(cluster, quick ? QUICK_SIZES : SIZES, say);
    const many = await sizes[0].database.copy('bench_growth_many');
    await many.admin(MULTIPLY, [MANY_CUSTOMERS]);
    await many.admin('VACUUM (ANALYZE) read_model.customers');
    const times = quick ? 40 : 300;
    const watched = accounts.slice(0, WATCHED);
    const runs = sizes.map(() => []);
    const ofMany = [];
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`growth: repetition ${repetition + 1} of ${repetitions}`);
      for (const index of order(sizes.length, repetition))
        runs[index].push(await questions.call('run', { urls: sizes[index].database.urls, accounts: watched, times }));
      const asked = { urls: many.urls, accounts: watched, times: Math.ceil(times / 5), only: ['customers'] };
      ofMany.push(await questions.call('run', asked));
    }
    const series = (query) => runs.map((each) => each.map((run) => run[query]));
    return [
      ...QUERIES.map((query) => resultOf(query, sizes, series(query))),
      single(
        `growth-customers-by-number`,
        ofMany.map(({ customers }) => customers),
        'ms',
        {
          customers: CUSTOMERS * MANY_CUSTOMERS,
          ofFewer: { customers: CUSTOMERS, value: median(series('customers')[0]) },
        },
      ),
    ];
  });
}

const order = (length, repetition) => {
  const indexes = Array.from({ length }, (_, index) => index);
  return repetition % 2 === 0 ? indexes : indexes.toReversed();
};

function resultOf(query, sizes, series) {
  return compared(`growth-${query}-5m/10k`, {
    ours: series.at(-1),
    theirs: series[0],
    unit: 'ms',
    beside: 'the same over 10,000 events',
    bySize: sizes.map(({ size }, index) => ({ events: size, ms: median(series[index]) })),
  });
}

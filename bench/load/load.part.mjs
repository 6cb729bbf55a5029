import { withChildren } from '../machine/child.mjs';
import { quantile } from '../report/statistics.mjs';
import { compared, single } from '../report/results.mjs';

const SIDES = {
  product: new URL('../api/product.side.mjs', import.meta.url),
  narrow: new URL('../api/product.side.mjs', import.meta.url),
  client: new URL('../figures/asking.side.mjs', import.meta.url),
  strangers: new URL('./strangers.side.mjs', import.meta.url),
  provider: new URL('./provider.side.mjs', import.meta.url),
};
const PAGE = '/api/v1/content/home';
const FORM = '/api/v1/session/sign-in';
const CROWD = 1_000;
const PLACES = 4;
const AT_ONCE = 9 * PLACES;
const SECRET = 'whsec_bench';
/** Nobody answers there: the signatures of its messages are all that is asked of it. */
const PAYMENTS = { apiBase: 'http://127.0.0.1:9', secretKey: 'sk_test_bench', webhookSecrets: [SECRET] };

const p99 = (taken) => quantile(taken, 0.99);

/** How quick the API is beside those who are slow, when it refuses, and to the payment provider, who does not wait. */
export function measureLoad(cluster, { quick, repetitions, say }) {
  return withChildren(SIDES, async ({ product, narrow, client, strangers, provider }) => {
    const database = await cluster.database('bench_load');
    await database.migrate();
    const { urls } = database;
    const port = await product.call('start', { urls, configuration: { payments: PAYMENTS } });
    const narrowPort = await narrow.call('start', { urls, limits: { uploads: PLACES, uploadsPerNetwork: CROWD } });
    const times = quick ? 50 : 1_000;
    const asked = () => client.call('ask', { port, requests: [{ path: PAGE }], times });
    const notices = (count) => provider.call('send', { port, secret: SECRET, count });
    const refusals = (rounds) => strangers.call('refused', { port: narrowPort, path: FORM, atOnce: AT_ONCE, rounds });
    await asked();
    await notices(times / 5);

    const runs = { alone: [], beside: [], refused: [], notices: [] };
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`load: repetition ${repetition + 1} of ${repetitions}`);
      const alone = async () => runs.alone.push(p99((await asked()).taken));
      if (repetition % 2 === 0) await alone();
      await strangers.call('dawdle', { port, count: CROWD, path: PAGE });
      runs.beside.push(p99((await asked()).taken));
      await strangers.call('leave', { count: CROWD });
      if (repetition % 2 === 1) await alone();

      await strangers.call('occupy', { port: narrowPort, count: PLACES, path: FORM });
      runs.refused.push(p99(await refusals(times / 10)));
      await strangers.call('leave', { count: PLACES });

      runs.notices.push(p99(await notices(times)));
    }
    for (const each of [product, narrow]) await each.call('stop');
    return [
      compared('api-slow-sockets', {
        ours: runs.beside,
        theirs: runs.alone,
        unit: 'ms',
        beside: 'the same without them',
        sockets: CROWD,
        figure: 'p99',
      }),
      single('api-refused-p99', runs.refused, 'ms', { places: PLACES, atOnce: AT_ONCE }),
      single('payments-webhook-p99', runs.notices, 'ms', { messages: times }),
    ];
  });
}

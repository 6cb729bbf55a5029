import diagnostics from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { BillingEvent } from '@keelson/domain/billing';
import { registry } from '../registry';
import { RECONCILE_QUEUE, reconcileJob, takeMissed } from './reconcile.job';
import { BillingBench } from './testing/billing-bench';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('messages that never came', () => {
  let bench: BillingBench;
  const lists: URLSearchParams[] = [];
  const look = (message: unknown): void => {
    const { request } = message as { readonly request: ClientRequest };
    const { pathname, searchParams } = new URL(request.path, 'http://provider');
    if (pathname === '/v1/events') lists.push(searchParams);
  };
  beforeAll(async () => {
    bench = await BillingBench.open();
    diagnostics.subscribe('http.client.request.start', look);
  });
  afterAll(async () => {
    diagnostics.unsubscribe('http.client.request.start', look);
    await bench.close();
  });

  const swept = async (sweep: string): Promise<void> => {
    await bench.projected();
    await reconcileJob.handle({}, { ...bench.context, jobId: sweep });
    await bench.worked();
  };
  const count = (events: readonly BillingEvent[], type: BillingEvent['type']): number =>
    events.filter((each) => each.type === type).length;

  it('[PAY-06] are asked for every 15 minutes, those of 30 days that were not delivered, and what is older is seen at the objects', async () => {
    const planned = registry.schedules.filter(({ queue }) => queue === RECONCILE_QUEUE);
    expect(planned).toMatchObject([{ everyMs: 15 * 60_000, afterMs: 0 }]);
    expect(registry.jobHandlers.map(({ queue }) => queue)).toContain(RECONCILE_QUEUE);

    // An hour without any message.
    const running = await bench.bought('EmbraceMonthly');
    const once = await bench.bought('EarlyAccess');
    await bench.pass(HOUR_MS);
    await bench.sandbox.settled();
    for (const { accountId } of [running, once]) expect((await bench.stateOf(accountId)).payments).toEqual({});
    await swept('first');
    const [list] = lists;
    expect(list?.get('delivery_success')).toBe('false');
    expect(list?.get('created[gte]')).toBe(String(Math.floor((bench.clock().getTime() - 30 * DAY_MS) / 1_000)));
    expect(Object.values((await bench.stateOf(running.accountId)).subscriptions)).toMatchObject([{ status: 'active' }]);
    expect(Object.values((await bench.stateOf(once.accountId)).earlyAccess)).toMatchObject([{ over: false }]);

    // Messages that nobody could list any more: only the object itself tells.
    const old = await bench.bought('EarlyAccess');
    await bench.pass(31 * DAY_MS);
    await bench.sandbox.settled();
    await bench.pool.query('DELETE FROM vault.webhook_inbox');
    expect(await takeMissed(bench.provider, bench.context)).toBeGreaterThan(0);
    const { rows } = await bench.pool.query('SELECT about FROM vault.webhook_inbox WHERE about LIKE $1', [
      `%${old.sessionId}%`,
    ]);
    expect(rows).toEqual([]);
    await bench.worked();
    expect((await bench.stateOf(old.accountId)).checkouts).toMatchObject([{ outcome: null }]);
    await swept('second');
    expect((await bench.stateOf(old.accountId)).checkouts).toMatchObject([{ outcome: 'paid' }]);
    expect(count(await bench.eventsOf(running.accountId), 'billing.subscription-renewed.v1')).toBe(1);

    const all = [running, once, old];
    const before = await Promise.all(all.map(({ accountId }) => bench.eventsOf(accountId)));
    expect(before.map((events) => count(events, 'billing.checkout-closed.v1'))).toEqual([1, 1, 1]);
    expect(before.map((events) => count(events, 'billing.payment-received.v1'))).toEqual([2, 1, 1]);
    await swept('third');
    expect(await Promise.all(all.map(({ accountId }) => bench.eventsOf(accountId)))).toEqual(before);
  }, 300_000);
});

import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { until } from '../conformance/until';
import { connectTo } from './connection';
import { KurrentDbEventStore } from './kurrentdb-event-store';
import { FakeKurrentDb } from './testing/fake-server';
import { WakeCalls } from './wake-calls';

/** No poll wakes anybody within a test: what wakes is the subscription. */
const NO_POLL = 3_600_000;

describe('wake calls of KurrentDB', () => {
  const server = new FakeKurrentDb();
  let store: KurrentDbEventStore;
  let client: KurrentDBClient;
  let calls: WakeCalls;
  let woken = 0;
  let errors: Error[] = [];

  const listen = (longestSilenceMs = NO_POLL): void => {
    calls = new WakeCalls(client, { onError: (error) => errors.push(error), pollMs: NO_POLL, longestSilenceMs });
    calls.subscribe(() => {
      woken += 1;
    });
  };
  const confirmed = (): Promise<void> => until(() => server.subscriptions === 1 && woken > 0, 'the subscription');
  const appendOne = async (): Promise<void> => {
    await store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }));
  };

  beforeEach(async () => {
    await server.start();
    const { connectionString } = server;
    store = new KurrentDbEventStore({ connectionString });
    client = connectTo(connectionString);
    woken = 0;
    errors = [];
  });
  afterEach(async () => {
    calls.close();
    await client.dispose();
    await store.close();
    server.silent = false;
    server.stop();
  });

  it('wake at an append', async () => {
    listen();
    await confirmed();
    woken = 0;
    await appendOne();
    await until(() => woken > 0, 'the wake call');
  });

  it.each([
    ['ends the subscription without an error', () => server.endSubscriptions()],
    ['drops a consumer', () => server.dropSubscriptions()],
  ])('wake, and go on, when the server %s', async (_what, fail) => {
    listen();
    await confirmed();
    woken = 0;
    fail();
    await confirmed();
    woken = 0;
    await appendOne();
    await until(() => woken > 0, 'the wake call after the subscription was made anew');
  });

  it('report what failed and go on when the server was away', async () => {
    listen();
    await confirmed();
    server.stop();
    await until(() => errors.length > 0, 'the error');
    woken = 0;
    await server.start();
    await confirmed();
    woken = 0;
    await appendOne();
    await until(() => woken > 0, 'the wake call after the outage');
  });

  it('make a subscription anew that has fallen silent', async () => {
    server.silent = true;
    listen(50);
    await confirmed();
    woken = 0;
    await until(() => woken > 2, 'the subscription to be made anew again and again');
    expect(errors).toEqual([]);
  });

  it('wake every so often whatever the subscription does', async () => {
    server.silent = true;
    calls = new WakeCalls(client, { onError: () => undefined, pollMs: 5, longestSilenceMs: NO_POLL });
    calls.subscribe(() => {
      woken += 1;
    });
    await until(() => woken > 5, 'the poll');
  });

  it('end with their store, and subscribe no more', async () => {
    listen();
    await confirmed();
    calls.close();
    await until(() => server.subscriptions === 0, 'the subscription to end');
    woken = 0;
    await appendOne();
    expect(woken).toBe(0);
    expect(server.subscriptions).toBe(0);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import {
  type FreshDatabase,
  type MovingAddress,
  movingAddress,
  type OwnCluster,
  ownCluster,
  type Standby,
  standbyOf,
} from '@keelson/test-database';
import { migratedDatabase } from '../conformance/migrated-database';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { counterContext, counterUpTo, runnerOver } from '../decisions/testing/counter';
import { EventStoreUnavailable } from '../port';
import { openPostgresEventStore, type PostgresEventStore } from '.';

jest.setTimeout(300_000);

describe('a standby that is promoted behind its primary', () => {
  let primary: OwnCluster;
  let standby: Standby;
  let address: MovingAddress;
  let database: FreshDatabase;
  let stores: readonly [PostgresEventStore, PostgresEventStore];
  beforeAll(async () => {
    primary = await ownCluster();
    address = await movingAddress(primary.port);
    database = await migratedDatabase({ ...primary, port: address.port });
    const open = () => openPostgresEventStore({ connectionString: database.urls.app });
    stores = [await open(), await open()];
    standby = await standbyOf(primary);
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await address.close();
    await Promise.all([primary.stop(), standby.stop()]);
  });

  const count = (store: PostgresEventStore, streamId: string) =>
    runnerOver(store).run({
      ...{ decider: counterUpTo(1_000), streamId, partitionKey: 'acc_test', context: counterContext() },
      command: { add: 1 },
    });

  it('[ES-01~] leaves every stream writable to both processes and the chain whole, and refuses as unavailable before', async () => {
    const [one, two] = stores;
    const streams = Array.from({ length: 40 }, newStream);
    for (const store of stores) await Promise.all(streams.map((stream) => count(store, stream)));
    await standby.caughtUp();
    await standby.holdBack();
    for (const store of stores) await Promise.all(streams.map((stream) => count(store, stream)));
    expect(await two.head()).toBe(160);

    await primary.stop();
    address.moveTo(standby.port);
    const before = sampleAppend({ streamId: newStream(), expectedVersion: 0 });
    const refused = await Promise.allSettled(Array.from({ length: 20 }, () => one.append(before)));
    for (const each of refused)
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailable) as unknown });
    await standby.promote();
    while ((await one.append(before).catch(() => undefined)) === undefined) await pause(20);

    expect(await one.head()).toBe(81);
    const outcomes = await Promise.all(stores.flatMap((store) => streams.map((stream) => count(store, stream))));
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
    for (const stream of streams) expect(await one.readStream(stream)).toHaveLength(4);
    expect(await two.verifyAll()).toEqual({ kind: 'intact', events: 161 });
  });
});

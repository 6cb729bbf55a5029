import { CuttableProxy, FakeKurrentDb } from '@keelson/event-store/conformance';
import { type KurrentDbEventStore, openKurrentDbEventStore } from '@keelson/event-store/kurrentdb';
import { runSeed } from '@keelson/test-database/run';
import { type AnyProjection, projection, type Registry } from './registration';
import { Bench, type OpenBench, until } from './testing/bench';
import { History, seeded } from './testing/history';
import { cures, type LedgerEvent, ledgerProjection, type LedgerRow } from './testing/ledger';

const ledgers: AnyProjection = projection(ledgerProjection);
const only: Registry = { projections: [ledgers], reactors: [], jobHandlers: [] };
const LEDGERS = 25;
const LONGEST = 60_000;

let bench: OpenBench;
let server: FakeKurrentDb;
let proxy: CuttableProxy;
let store: KurrentDbEventStore;

beforeEach(async () => {
  cures.clear();
  server = new FakeKurrentDb();
  await server.start();
  proxy = await CuttableProxy.before(server.connectionString);
  [bench, store] = await Promise.all([
    Bench.open(only),
    openKurrentDbEventStore({ connectionString: proxy.connectionString, longest: LONGEST }),
  ]);
});
afterEach(async () => {
  await bench.close();
  await store.close();
  await proxy.close();
  server.stop();
});

const append = (streamId: string, expectedVersion: number, events: readonly LedgerEvent[]): Promise<number> =>
  bench.append(streamId, expectedVersion, events, streamId, store);

const projected = async (): Promise<void> => bench.projected('ledgers', await store.head());

const rows = (): Promise<readonly LedgerRow[]> =>
  bench.rows('SELECT stream_id, name, balance, credits, last_version FROM read_model.ledgers ORDER BY stream_id');

/** What the streams come to, read one by one and folded apart from the worker. */
async function foldedStreams(): Promise<readonly Omit<LedgerRow, 'opened_at'>[]> {
  const streams = Array.from({ length: LEDGERS }, (_, index) => `ledger-${index}`).sort();
  const folded = await Promise.all(
    streams.map(async (streamId) => {
      const events = await bench.codec.decode<LedgerEvent>(await store.readStream(streamId));
      return events.reduce<LedgerRow | null | undefined>(
        (row, event) => ledgerProjection.evolve(row ?? undefined, event),
        undefined,
      );
    }),
  );
  return folded.flatMap((row) => {
    if (!row) return [];
    const { opened_at: _opened, ...rest } = row;
    return [rest];
  });
}

describe('workers that follow a log in KurrentDB', () => {
  it('[EVENT-11~] project everything once, in order, while subscriptions and connections break', async () => {
    const history = new History({ append }, seeded(runSeed()), LEDGERS);
    bench.start({ registry: only, store, timings: { batchSize: 7 } });
    for (let round = 0; round < 12; round += 1) {
      if (round === 3) server.endSubscriptions();
      if (round === 5) server.dropSubscriptions();
      if (round === 7) proxy.cut();
      await history.append(10);
    }
    await projected();
    expect(await rows()).toEqual(await foldedStreams());
  });

  it('[EVENT-11~] make the same rows from the beginning, in batches of another size', async () => {
    const history = new History({ append }, seeded(runSeed() + 1), LEDGERS);
    for (let round = 0; round < 8; round += 1) await history.append(10);
    for (const batchSize of [1, 500]) {
      await bench.pool.query('DROP TABLE IF EXISTS read_model.ledgers');
      await bench.pool.query('DELETE FROM read_model.checkpoints');
      const worker = bench.start({ registry: only, store, timings: { batchSize } });
      await projected();
      await worker.drain();
      expect(await rows()).toEqual(await foldedStreams());
    }
  });

  it('[EVENT-11~] park a poisonous stream while others go on, and take it up once it is cured', async () => {
    bench.start({ registry: only, store, timings: { batchSize: 7 } });
    await append('ledger-0', 0, [{ type: 'ledger.opened.v1', data: { name: 'Ann' } }]);
    await append('ledger-0', 1, [{ type: 'ledger.credited.v1', data: { amount: 5, poison: 'throws' } }]);
    await append('ledger-1', 0, [{ type: 'ledger.opened.v1', data: { name: 'Ben' } }]);
    await append('ledger-0', 2, [{ type: 'ledger.credited.v1', data: { amount: 7 } }]);
    await projected();
    expect((await rows()).map(({ stream_id, balance }) => [stream_id, balance])).toEqual([
      ['ledger-0', 0],
      ['ledger-1', 0],
    ]);
    cures.add('throws');
    await bench.pool.query('UPDATE read_model.parked_streams SET attempts = 1, next_attempt_at = now()');
    await append('ledger-1', 1, [{ type: 'ledger.credited.v1', data: { amount: 1 } }]);
    await until(async () => (await rows())[0]?.balance === 12, 'the cured stream to be taken up');
    await projected();
    expect(await rows()).toEqual(await foldedStreams());
  });
});

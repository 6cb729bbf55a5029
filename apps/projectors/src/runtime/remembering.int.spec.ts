import { defineTable } from '@keelson/read-models';
import type { Projection } from './projection';
import { projection, type Registry, tablesOf } from './registration';
import { Bench, type OpenBench, until } from './testing/bench';
import { carelessFeed, History, seeded } from './testing/history';
import { cures, type LedgerEvent } from './testing/ledger';
import { rebuildNow } from './testing/rebuild-now';
import { runSeed } from '@keelson/test-database/run';

interface EntryRow {
  readonly position: number;
  readonly before: number;
  readonly after: number;
}

interface BalanceRow {
  readonly stream_id: string;
  readonly balance: number;
}

const balanceAfter = ({ type, data }: LedgerEvent, before: number): number =>
  type === 'ledger.credited.v1' ? before + data.amount : 0;

/** A row for each event, with the balance before it, which no event tells. */
const entriesProjection: Projection<LedgerEvent, EntryRow, BalanceRow> = {
  name: 'entries',
  version: 1,
  table: defineTable<EntryRow>({
    name: 'entries',
    columns: { position: { type: 'bigint' }, before: { type: 'integer' }, after: { type: 'integer' } },
    primaryKey: 'position',
    owner: 'nobody',
  }),
  cache: {
    table: defineTable<BalanceRow>({
      name: 'entry_balances',
      columns: { stream_id: { type: 'text' }, balance: { type: 'integer' } },
      primaryKey: 'stream_id',
      owner: 'nobody',
    }),
    keyOf: (event) => event.streamId,
    evolve: (memo, event) => ({ stream_id: event.streamId, balance: balanceAfter(event, memo?.balance ?? 0) }),
  },
  handles: ['ledger.opened.v1', 'ledger.credited.v1', 'ledger.closed.v1'],
  keyOf: (event) => event.position,
  evolve(_row, event, memo) {
    if (event.type === 'ledger.credited.v1' && event.data.poison && !cures.has(event.data.poison))
      throw new Error('poisonous event');
    const before = memo?.balance ?? 0;
    return { position: event.position, before, after: balanceAfter(event, before) };
  },
};

const entries = projection(entriesProjection);
const only: Registry = { projections: [entries], reactors: [], jobHandlers: [] };
const SEED = runSeed();

describe('a projection that remembers', () => {
  let bench: OpenBench;
  beforeEach(() => cures.clear());
  afterEach(() => bench.close());

  const checksums = () => Promise.all(tablesOf(entries).map((table) => bench.checksum({ ...entries, table })));

  it('[PROJ-02~, PROJ-08~] tells the same after doubled, late and lost deliveries and after a rebuild, whatever the batches', async () => {
    bench = await Bench.open(only);
    const history = new History(bench, seeded(SEED), 40);
    bench.start({
      registry: only,
      feed: carelessFeed(bench.store, seeded(SEED + 1)),
      timings: { batchSize: 13 },
    });
    for (let round = 0; round < 10; round += 1) await history.append(20);
    await bench.projected('entries');
    const live = await checksums();
    for (const batchSize of [1, 500]) {
      await rebuildNow(bench, entries, { batchSize });
      expect(await checksums()).toEqual(live);
    }
    const { rows } = await bench.pool.query(`SELECT bool_and(e.before = coalesce(p.after, 0)) AS chained
      FROM read_model.entries AS e JOIN event_store.events AS stored USING (position)
      LEFT JOIN event_store.events AS previous
        ON previous.stream_id = stored.stream_id AND previous.version = stored.version - 1
      LEFT JOIN read_model.entries AS p ON p.position = previous.position`);
    expect(rows).toEqual([{ chained: true }]);
  });

  it('[PROJ-03~] remembers nothing of what it could not take, and goes on from there once it can', async () => {
    bench = await Bench.open(only);
    bench.start({ registry: only });
    await bench.append('ledger-1', 0, [
      { type: 'ledger.opened.v1', data: { name: 'One' } },
      { type: 'ledger.credited.v1', data: { amount: 10 } },
      { type: 'ledger.credited.v1', data: { amount: 5, poison: 'throws' } },
      { type: 'ledger.credited.v1', data: { amount: 1 } },
    ]);
    await bench.projected('entries');
    const balances = () => bench.rows<BalanceRow>('SELECT * FROM read_model.entry_balances');
    expect(await balances()).toEqual([{ stream_id: 'ledger-1', balance: 10 }]);
    cures.add('throws');
    await until(async () => (await balances())[0]?.balance === 16, 'the stream to be taken up again');
    expect(await bench.rows('SELECT before, after FROM read_model.entries ORDER BY position')).toEqual([
      { before: 0, after: 0 },
      { before: 0, after: 10 },
      { before: 10, after: 15 },
      { before: 15, after: 16 },
    ]);
  });
});

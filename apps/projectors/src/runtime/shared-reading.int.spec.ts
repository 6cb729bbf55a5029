import { EventStoreUnavailable } from '@keelson/event-store';
import type { EventFeed } from './event-feed';
import type { Projection } from './projection';
import { type AnyProjection, projection, type Registry } from './registration';
import { Bench, type OpenBench, until } from './testing/bench';
import { type LedgerEvent, ledgerProjection, type LedgerRow, ledgerTable } from './testing/ledger';

jest.setTimeout(300_000);

const LEDGERS = 40;
const ROUNDS = 12;
const BATCH = 15;

const named = (name: string, more: Partial<Projection<LedgerEvent, LedgerRow>> = {}): AnyProjection =>
  projection({ ...ledgerProjection, name, table: { ...ledgerTable, name: name.replaceAll('-', '_') }, ...more });

/** The same rows by another way: a ledger that is closed goes by a statement, which stands alone. */
const purging = named('purging', {
  keyOf: ({ type, streamId }) => (type === 'ledger.closed.v1' ? undefined : streamId),
  purge: {
    on: 'ledger.closed.v1',
    statements: ({ streamId }, of) => [
      { text: `DELETE FROM ${of({ ...ledgerTable, name: 'purging' })} WHERE stream_id = $1`, values: [streamId] },
    ],
  },
});
const together = [...['one', 'two', 'three', 'four'].map((name) => named(name)), purging];
const alone = named('alone');
const registryOf = (projections: readonly AnyProjection[]): Registry => ({
  projections,
  reactors: [],
  jobHandlers: [],
});
const all = registryOf(together);

let bench: OpenBench;
beforeEach(async () => {
  bench = await Bench.open(registryOf([...together, alone]));
  await append(0, ROUNDS);
});
afterEach(() => bench.close());

async function append(from: number, to: number): Promise<void> {
  for (let round = from; round < to; round += 1)
    await Promise.all(
      Array.from({ length: LEDGERS }, (_, index) => bench.append(`ledger-${index}`, round, [eventOf(round, index)])),
    );
}

function eventOf(round: number, index: number): LedgerEvent {
  if (round === 0 || (round === 8 && index % 4 === 1)) return { type: 'ledger.opened.v1', data: { name: `L${index}` } };
  if (round === 7 && index % 4 === 1) return { type: 'ledger.closed.v1', data: {} };
  return { type: 'ledger.credited.v1', data: { amount: index + round } };
}

/** The store, which is away at some of its reads. */
function flickering(isAway: (read: number) => boolean): { readonly feed: EventFeed; readonly reads: () => number } {
  let reads = 0;
  return {
    reads: () => reads,
    feed: {
      onAppended: (wake) => bench.store.onAppended(wake),
      readAll: (after, limit) => {
        reads += 1;
        return isAway(reads) ? Promise.reject(new EventStoreUnavailable('away')) : bench.store.readAll(after, limit);
      },
    },
  };
}

const projected = () => Promise.all(together.map(({ name }) => bench.projected(name)));

/** Every projection has the rows of one that read the whole log by itself and at once. */
async function expectSameRows(): Promise<void> {
  const worker = bench.start({ registry: registryOf([alone]), timings: { batchSize: 5_000 } });
  await bench.projected(alone.name);
  await worker.drain();
  const expected = await bench.checksum(alone);
  expect(await Promise.all(together.map((each) => bench.checksum(each)))).toEqual(together.map(() => expected));
  expect(await bench.rows('SELECT * FROM read_model.parked_streams')).toEqual([]);
}

describe('projections that read the log together', () => {
  it('[PROJ-01~, PROJ-05~] have the rows of one that reads alone, also where the store and connections fail between', async () => {
    const { feed, reads } = flickering((read) => read % 7 === 5);
    bench.start({ registry: all, timings: { batchSize: BATCH }, feed });
    await until(() => reads() > 8, 'some pages to be read');
    await bench.database.disconnectAll();
    await projected();
    await expectSameRows();
  });

  it('[PROJ-01~] go on in another worker where the first one left them', async () => {
    const { feed, reads } = flickering(() => false);
    const first = bench.start({ registry: all, timings: { batchSize: BATCH }, feed });
    await until(() => reads() > 6, 'some pages to be read');
    const second = bench.start({ registry: all, timings: { batchSize: BATCH } });
    await first.drain();
    await append(ROUNDS, ROUNDS + 2);
    await projected();
    await second.drain();
    await expectSameRows();
  });

  it('[PROJ-01~] are not held up by one that begins anew, which comes to the same rows', async () => {
    const worker = bench.start({ registry: all, timings: { batchSize: BATCH } });
    await projected();
    await worker.drain();
    await bench.pool.query('DROP TABLE read_model.three');
    await bench.pool.query(`DELETE FROM read_model.checkpoints WHERE projection = 'three'`);
    await append(ROUNDS, ROUNDS + 2);
    bench.start({ registry: all, timings: { batchSize: BATCH } });
    await projected();
    await expectSameRows();
  });
});

import { type AnyProjection, projection, type Registry } from './registration';
import { Bench, type OpenBench, until } from './testing/bench';
import { cures, type LedgerEvent, ledgerProjection } from './testing/ledger';

const ledgers: AnyProjection = projection(ledgerProjection);
const only: Registry = { projections: [ledgers], reactors: [], jobHandlers: [] };
const LEDGERS = 30;
const ROUNDS = 12;
/** By the place of the ledger: one throws, one is refused when its row is written, one when its row is looked up. */
const POISONS: ReadonlyMap<number, string> = new Map([
  [3, 'refused'],
  [13, 'throws'],
  [23, 'unloadable'],
]);

let bench: OpenBench;
beforeEach(() => cures.clear());
afterEach(() => bench.close());

/** Every ledger in each round, so that neighbouring batches change the same rows; some are closed and opened again. */
async function interleaved(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < LEDGERS; index += 1) {
      const poison = round === 5 ? POISONS.get(index) : undefined;
      await bench.append(`ledger-${index}`, round, [eventOf(round, index, poison)]);
    }
  }
}

function eventOf(round: number, index: number, poison: string | undefined): LedgerEvent {
  if (round === 0 || (round === 8 && index % 4 === 1)) return { type: 'ledger.opened.v1', data: { name: `L${index}` } };
  if (round === 7 && index % 4 === 1) return { type: 'ledger.closed.v1', data: {} };
  return { type: 'ledger.credited.v1', data: { amount: index + round, ...(poison && { poison }) } };
}

async function projectedBy(batchSize: number) {
  await bench.pool.query('DROP TABLE IF EXISTS read_model.ledgers');
  await bench.pool.query('DELETE FROM read_model.checkpoints');
  await bench.pool.query('DELETE FROM read_model.parked_streams');
  const worker = bench.start({ registry: only, timings: { batchSize } });
  await bench.projected('ledgers');
  const parked = () =>
    bench.rows<{ stream_id: string; from_version: number; next_attempt_at: string | null }>(
      'SELECT stream_id, from_version, next_attempt_at FROM read_model.parked_streams ORDER BY stream_id',
    );
  await until(async () => (await parked()).every((each) => each.next_attempt_at === null), 'the last try');
  await worker.drain();
  return { rows: await bench.checksum(ledgers), parked: await parked() };
}

it('[PROJ-01~, PROJ-03~] a batch prepared while the one before is written gives the rows of a batch alone, poison or not', async () => {
  bench = await Bench.open(only);
  await interleaved();
  const alone = await projectedBy(5_000);
  expect(alone.parked.map(({ stream_id }) => stream_id)).toEqual(['ledger-13', 'ledger-23', 'ledger-3']);
  for (const batchSize of [1, 7, 30]) expect([batchSize, await projectedBy(batchSize)]).toEqual([batchSize, alone]);
});

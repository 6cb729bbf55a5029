import { randomUUID } from 'node:crypto';
import type { Projection } from './projection';
import { type AnyProjection, jobHandler, projection, reactor, type Registry } from './registration';
import { retryStream } from './retry-stream';
import { Bench, type OpenBench, until } from './testing/bench';
import {
  creditNoteReactor,
  creditNotes,
  cures,
  type LedgerEvent,
  ledgerProjection,
  type LedgerRow,
} from './testing/ledger';
import { rebuildNow } from './testing/rebuild-now';

const ANN = 'acc_ann';
const BEN = 'acc_ben';

/** One row for all ledgers of a customer: what it says depends on the order of events across its streams. */
const byCustomer: Projection<LedgerEvent, LedgerRow> = {
  ...ledgerProjection,
  keyOf: ({ metadata }) => metadata.partitionKey,
  evolve(row, event) {
    const { partitionKey } = event.metadata;
    const before = row ?? {
      ...{ stream_id: partitionKey, name: '', balance: 0, credits: [], last_version: 0 },
      opened_at: event.occurredAt.toISOString(),
    };
    if (event.type !== 'ledger.credited.v1') return { ...before, name: `${before.name} ${event.streamId}` };
    if (event.data.poison === 'throws' && !cures.has('throws')) throw new Error('poisonous event');
    return { ...before, balance: event.data.amount, credits: [...before.credits, event.data.amount] };
  },
};
const customers: AnyProjection = projection(byCustomer);
const only: Registry = { projections: [customers], reactors: [], jobHandlers: [] };

describe('a row that several streams feed', () => {
  let bench: OpenBench;
  beforeEach(() => cures.clear());
  afterEach(() => bench.close());

  const opened = { type: 'ledger.opened.v1', data: { name: 'Ann' } } as const;
  const credited = (amount: number, poison?: string) =>
    ({ type: 'ledger.credited.v1', data: { amount, ...(poison && { poison }) } }) as const;
  const parked = () =>
    bench.rows<{ stream_id: string; next_attempt_at: string | null; partition_key: string }>(
      'SELECT stream_id, next_attempt_at, partition_key FROM read_model.parked_streams',
    );
  const retry = (streamId: string) => {
    const { pool, store, codec, catalogue } = bench;
    return retryStream({ pool, store, codec, catalogue, registry: only }, 'ledgers', streamId);
  };
  const creditsOf = async (customer: string) =>
    (await bench.rows<LedgerRow>('SELECT * FROM read_model.ledgers WHERE stream_id = $1', [customer]))[0]?.credits;

  it('[PROJ-03] is made right by the retry: everything of the customer waits, and comes in the order of the log', async () => {
    bench = await Bench.open(only);
    bench.start({ registry: only });
    await bench.append('ledger-1', 0, [opened, credited(1)], ANN);
    await bench.append('ledger-2', 0, [opened, credited(2)], ANN);
    await bench.append('ledger-1', 2, [credited(3, 'throws')], ANN);
    await bench.append('ledger-2', 2, [credited(4)], ANN);
    await bench.append('ledger-3', 0, [opened, credited(10)], BEN);
    await bench.projected('ledgers');
    await until(async () => (await parked())[0]?.next_attempt_at === null, 'the last automatic try');
    await bench.append('ledger-2', 3, [credited(5)], ANN);
    await bench.append('ledger-3', 2, [credited(11)], BEN);
    await bench.projected('ledgers');
    expect([await creditsOf(ANN), await creditsOf(BEN)]).toEqual([
      [1, 2],
      [10, 11],
    ]);
    expect(await parked()).toMatchObject([{ stream_id: 'ledger-1', partition_key: ANN }]);

    cures.add('throws');
    expect(await retry('ledger-1')).toEqual({ kind: 'retried' });
    expect(await creditsOf(ANN)).toEqual([1, 2, 3, 4, 5]);
    const retried = await bench.checksum(customers);
    await rebuildNow(bench, customers, {});
    expect(await bench.checksum(customers)).toEqual(retried);
  });

  it('[PROJ-03~] waits with the stream on which the retry fails next', async () => {
    bench = await Bench.open(only);
    await bench.append('ledger-1', 0, [opened, credited(1)], ANN);
    await bench.append('ledger-2', 0, [opened, credited(2, 'throws'), credited(3)], ANN);
    await bench.pool.query(
      `INSERT INTO read_model.parked_streams
         (projection, stream_id, from_version, reason, attempts, partition_key, from_position)
       VALUES ('ledgers', 'ledger-1', 1, 'cured', 5, $1, 1)`,
      [ANN],
    );
    bench.start({ registry: only });
    await bench.projected('ledgers');
    expect(await creditsOf(ANN)).toBeUndefined();
    expect(await retry('ledger-1')).toMatchObject({ kind: 'still-failing', fromVersion: 2 });
    expect(await creditsOf(ANN)).toEqual([1]);
    expect(await parked()).toMatchObject([{ stream_id: 'ledger-2', partition_key: ANN }]);
    cures.add('throws');
    expect(await retry('ledger-2')).toEqual({ kind: 'retried' });
    expect(await creditsOf(ANN)).toEqual([1, 2, 3]);
  });

  it('does not hold up the jobs of a reactor, which stand each for itself', async () => {
    const notes = creditNotes();
    const fussy = reactor<LedgerEvent>({
      ...creditNoteReactor,
      react(event) {
        if (event.streamId === 'ledger-1') throw new Error('not this one');
        return creditNoteReactor.react(event);
      },
    });
    const registry: Registry = { projections: [], reactors: [fussy], jobHandlers: [jobHandler(notes.handler)] };
    bench = await Bench.open(registry);
    bench.start({ registry, owner: randomUUID() });
    await until(async () => (await bench.position('credit-notes')) === 0, 'the reactor');
    await bench.append('ledger-1', 0, [opened, credited(1)], ANN);
    await bench.append('ledger-2', 0, [opened, credited(2)], ANN);
    await until(() => notes.sent.length === 1, 'the note of the other stream');
    expect(notes.sent[0]?.note).toMatchObject({ streamId: 'ledger-2' });
    await until(async () => (await parked()).length === 1, 'the stream to be set aside');
    expect(await parked()).toMatchObject([{ stream_id: 'ledger-1', partition_key: null }]);
  });
});

import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { retryStream } from './retry-stream';
import { Checkpoints } from './checkpoints';
import { ProjectionApplier } from './projection-applier';
import { type AnyProjection, jobHandler, projection, reactor, type Registry } from './registration';
import { Bench, type OpenBench, until } from './testing/bench';
import { creditNoteReactor, creditNotes, cures, type LedgerEvent, ledgerProjection } from './testing/ledger';
import { rebuildNow } from './testing/rebuild-now';
import { openLedgers } from './testing/streams-of';
import { sizeOf } from '@keelson/test-database/run';

const STREAMS = sizeOf('POISONED_STREAMS');
const ledgers: AnyProjection = projection(ledgerProjection);
const only: Registry = { projections: [ledgers], reactors: [], jobHandlers: [] };

let bench: OpenBench;
beforeEach(() => cures.clear());
afterEach(() => bench.close());

const contextOf = (registry: Registry) => {
  const { pool, store, codec, catalogue } = bench;
  return { pool, store, codec, catalogue, registry };
};

interface ParkedRow {
  readonly stream_id: string;
  readonly from_version: number;
  readonly reason: string;
  readonly attempts: number;
  readonly next_attempt_at: string | null;
}

const parked = async (): Promise<ParkedRow[]> =>
  (await bench.pool.query<ParkedRow>('SELECT * FROM read_model.parked_streams ORDER BY stream_id')).rows;

const balanceOf = async (streamId: string): Promise<number | undefined> =>
  (
    await bench.pool.query<{ balance: number }>('SELECT balance FROM read_model.ledgers WHERE stream_id = $1', [
      streamId,
    ])
  ).rows[0]?.balance;

describe('poisonous streams', () => {
  const poisonOf = (index: number) => (index % 100 === 7 ? (index === 107 ? 'refused' : 'throws') : undefined);
  const poisoned = Array.from({ length: STREAMS }, (_, index) => index)
    .filter((index) => poisonOf(index) !== undefined)
    .map((index) => `ledger-${index}`)
    .sort();

  it('[PROJ-03] are tried five times and parked while the others go on; once cured, the retry makes the table right', async () => {
    bench = await Bench.open(only);
    const alarms: { level: number; msg: string; projection: string; streamId: string; attempts: number }[] = [];
    const heard = { write: (line: string) => void alarms.push(JSON.parse(line) as (typeof alarms)[number]) };
    const worker = bench.start({ registry: only, log: pino({ level: 'error' }, heard) });
    await openLedgers(bench, STREAMS, poisonOf);
    await bench.projected('ledgers');
    const { rows } = await bench.pool.query('SELECT count(*)::int AS whole FROM read_model.ledgers WHERE balance = 11');
    expect(rows).toEqual([{ whole: STREAMS - poisoned.length }]);
    await until(
      async () => (await parked()).every(({ next_attempt_at }) => next_attempt_at === null),
      'the last automatic try',
    );
    expect(
      (await parked()).map(({ stream_id, from_version, attempts, reason }) => [
        stream_id,
        from_version,
        attempts,
        reason,
      ]),
    ).toEqual(
      poisoned.map((streamId) => [
        streamId,
        3,
        5,
        streamId === 'ledger-107' ? (expect.stringContaining('0x00') as string) : 'Error: poisonous event',
      ]),
    );
    await until(() => alarms.length >= poisoned.length, 'an alarm for each');
    expect(alarms.map(({ streamId }) => streamId).sort()).toEqual(poisoned);
    for (const alarm of alarms)
      expect(alarm).toMatchObject({ level: 50, msg: 'stream parked', projection: 'ledgers', attempts: 5 });
    const parkedStreams = poisoned.length;
    expect((await worker.status()).subscriptions).toMatchObject([{ state: 'running', lag: 0, parkedStreams }]);
    await bench.append('ledger-7', 4, [{ type: 'ledger.credited.v1', data: { amount: 1000 } }]);
    await bench.projected('ledgers');
    expect(await balanceOf('ledger-7')).toBe(1);

    expect(await retryStream(contextOf(only), 'ledgers', 'ledger-7')).toMatchObject({ kind: 'still-failing' });
    cures.add('throws').add('refused');
    for (const streamId of poisoned)
      expect(await retryStream(contextOf(only), 'ledgers', streamId)).toEqual({
        kind: 'retried',
      });
    expect(await parked()).toEqual([]);
    expect(await balanceOf('ledger-7')).toBe(1111);
    await bench.append('ledger-7', 5, [{ type: 'ledger.credited.v1', data: { amount: 1 } }]);
    await bench.projected('ledgers');
    const retried = await bench.checksum(ledgers);
    await rebuildNow(bench, ledgers, {});
    expect(await bench.checksum(ledgers)).toEqual(retried);
  });

  it('[PROJ-03~] recover by themselves when the cause passes between two tries', async () => {
    bench = await Bench.open(only);
    bench.start({ registry: only, timings: { poisonBackOff: { firstMs: 200, mostMs: 200 } } });
    await openLedgers(bench, 3, (index) => (index === 1 ? 'throws' : undefined));
    await until(async () => (await parked()).length === 1, 'the stream to be set aside');
    cures.add('throws');
    await until(async () => (await parked()).length === 0, 'the stream to be taken again');
    expect(await balanceOf('ledger-1')).toBe(111);
  });

  it('[ES-08] of a version that nobody knows are parked, not guessed at; a retired one is read as the current', async () => {
    bench = await Bench.open(only);
    const position = await bench.append('ledger-1', 0, [{ type: 'ledger.opened.v1', data: { name: 'Ann' } }]);
    await bench.append('ledger-2', 0, [{ type: 'ledger.opened.v1', data: { name: 'Ben' } }]);
    const [first] = (await bench.store.readAll(position - 1, 1)).events;
    if (!first) throw new Error('nothing was appended');
    const addAsStored = (streamId: string, type: string, schemaVersion: number, data: object) => {
      const metadata = { ...first.metadata, partitionKey: streamId, schemaVersion };
      const event = { eventId: randomUUID(), type, data: { ...data }, metadata };
      return bench.store.append({ streamId, expectedVersion: 1, events: [event] });
    };
    await addAsStored('ledger-1', 'ledger.credited.v9', 9, { amount: 1 });
    await addAsStored('ledger-2', 'ledger.paid-in.v1', 1, { pence: 1_200 });
    await bench.append('ledger-3', 0, [{ type: 'ledger.opened.v1', data: { name: 'Cat' } }]);
    await addAsStored('ledger-3', 'ledger.paid-in.v1', 1, {});
    bench.start({ registry: only });
    await until(async () => (await parked()).length === 2, 'the streams to be parked');
    expect(await parked()).toMatchObject([
      { stream_id: 'ledger-1', from_version: 2, reason: expect.stringContaining('unknown schema version') as string },
      { stream_id: 'ledger-3', from_version: 2, reason: expect.stringContaining('(TypeError)') as string },
    ]);
    await bench.projected('ledgers');
    expect([await balanceOf('ledger-1'), await balanceOf('ledger-2')]).toEqual([0, 12]);
  });
});

describe('a worker that lost its claim', () => {
  const statesOf = async (worker: ReturnType<OpenBench['start']>) =>
    (await worker.status()).subscriptions.map(({ state }) => state);

  it('[PROJ-01~, PROJ-04~] writes nothing after another took over', async () => {
    bench = await Bench.open(only);
    await openLedgers(bench, 5, () => undefined);
    const zombie = new Checkpoints(bench.pool, { owner: 'zombie', leaseMs: 1 });
    const starting = bench.start({ registry: only, owner: 'first' });
    await bench.projected('ledgers');
    await starting.drain();
    const claim = await zombie.claim('ledgers', 1);
    expect(claim).toBeDefined();
    const position = await bench.append('ledger-9', 0, [{ type: 'ledger.opened.v1', data: { name: 'Zoe' } }]);
    const { events } = await bench.store.readAll(position - 1, 10);
    bench.start({ registry: only, owner: 'second' });
    await bench.projected('ledgers');
    const before = await bench.checksum(ledgers);
    const applier = new ProjectionApplier(bench.pool, bench.codec, {
      projection: ledgers,
      generation: 'live',
      concerns: () => true,
    });
    const settle = async () => Promise.reject(new Error('settled without a claim'));
    const stale = { ...claim!, position: await bench.position('ledgers') };
    for (const move of [
      { claim: claim!, to: position },
      { claim: stale, to: position + 1 },
    ]) {
      expect(await applier.apply(events, { ...move, settle })).toEqual({ held: false, troubles: [] });
      expect(await applier.apply(events, { ...move, settle, alwaysSettle: true })).toEqual({
        held: false,
        troubles: [],
      });
    }
    expect(await bench.checksum(ledgers)).toEqual(before);
    expect(await bench.position('ledgers')).toBe(position);
  });

  it('stands by and takes over within the lease when the owner is gone without a word', async () => {
    bench = await Bench.open(only);
    const owner = bench.start({ registry: only, owner: 'owner' });
    await until(async () => (await statesOf(owner)).every((state) => state === 'running'), 'the first claim');
    const standby = bench.start({ registry: only, owner: 'standby' });
    await openLedgers(bench, 5, () => undefined);
    await bench.projected('ledgers');
    const stands = (state: string) => async () => (await statesOf(standby)).every((each) => each === state);
    await until(stands('standby'), 'the other one to stand by');
    await owner.drain();
    await bench.append('ledger-9', 0, [{ type: 'ledger.opened.v1', data: { name: 'Zoe' } }]);
    await bench.projected('ledgers');
    await until(stands('running'), 'the other one to take over');
  });
});

describe('jobs', () => {
  const start = async (notes: ReturnType<typeof creditNotes>) => {
    const registry = {
      projections: [],
      reactors: [reactor(creditNoteReactor)],
      jobHandlers: [jobHandler(notes.handler)],
    };
    bench = await Bench.open(registry);
    bench.start({ registry });
    await until(async () => (await bench.position('credit-notes')) === 0, 'the reactor');
  };
  const states = () =>
    bench.rows(`SELECT state::text, output->>'reason' AS reason FROM pgboss.job ORDER BY created_on`);

  it('[PROJ-07~] are asked for once by key, however often the events are delivered', async () => {
    const notes = creditNotes();
    await start(notes);
    await openLedgers(bench, 4, () => undefined);
    await until(() => notes.sent.length === 8, 'the notes');
    await bench.pool.query(
      `UPDATE read_model.checkpoints SET position = 0, epoch = nextval('read_model.epochs') WHERE projection = 'credit-notes'`,
    );
    await bench.append('ledger-9', 0, [
      { type: 'ledger.opened.v1', data: { name: 'Zoe' } },
      { type: 'ledger.credited.v1', data: { amount: 9 } },
    ]);
    await until(() => notes.sent.length > 8, 'the new note');
    await bench.projected('credit-notes');
    expect(notes.sent.map(({ note }) => note.amount).sort((a, b) => a - b)).toEqual([1, 1, 1, 1, 9, 10, 10, 10, 10]);
  });

  it('are tried again with the same id, and kept as failed once their tries are over', async () => {
    let failures = 1;
    const ids = new Set<string>();
    const notes = creditNotes(async ({ amount }, { jobId }) => {
      if (amount === 10) throw new Error('mail to ann@example.com bounced');
      ids.add(jobId);
      if (failures-- > 0) throw new Error('busy');
    });
    await start(notes);
    await bench.append('ledger-1', 0, [
      { type: 'ledger.opened.v1', data: { name: 'Ann' } },
      { type: 'ledger.credited.v1', data: { amount: 1 } },
    ]);
    await until(() => notes.sent.length === 1, 'the second try');
    expect(notes.sent[0]).toMatchObject({ attempt: 2 });
    expect(ids.size).toBe(1);
    await bench.append('ledger-1', 2, [{ type: 'ledger.credited.v1', data: { amount: 10 } }]);
    await until(async () => JSON.stringify(await states()).includes('"failed"'), 'the last try');
    expect(await states()).toContainEqual({ state: 'failed', reason: 'Error: mail to <address> bounced' });
  });

  it('are not tried again when refused', async () => {
    const notes = creditNotes(async () => {
      throw Object.assign(new Error('no such address'), { name: 'MailRefused' });
    });
    await start(notes);
    await openLedgers(bench, 1, () => undefined);
    await until(
      async () => (await states()).length === 2 && !JSON.stringify(await states()).match(/created|active|retry/),
      'the outcome',
    );
    expect(await states()).toEqual(Array(2).fill({ state: 'failed', reason: 'MailRefused: no such address' }));
  });
});

describe('a reactor', () => {
  it('parks the stream that it fails on and goes on with the others', async () => {
    const notes = creditNotes();
    const fussy = reactor<LedgerEvent>({
      ...creditNoteReactor,
      react(event) {
        if (event.streamId === 'ledger-1' && !cures.has('throws')) throw new Error('not this one');
        return creditNoteReactor.react(event);
      },
    });
    const registry = { projections: [], reactors: [fussy], jobHandlers: [jobHandler(notes.handler)] };
    bench = await Bench.open(registry);
    bench.start({ registry });
    await until(async () => (await bench.position('credit-notes')) === 0, 'the reactor');
    await openLedgers(bench, 3, () => undefined);
    await until(() => notes.sent.length === 4, 'the notes of the others');
    cures.add('throws');
    await until(
      async () => (await parked()).length === 0 || (await parked())[0]?.next_attempt_at === null,
      'the tries to end',
    );
    if ((await parked()).length > 0) await retryStream(contextOf(registry), 'credit-notes', 'ledger-1');
    await until(() => notes.sent.length === 6, 'the parked notes');
  });
});

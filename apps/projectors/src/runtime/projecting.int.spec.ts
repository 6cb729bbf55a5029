import { Client } from 'pg';
import { type AnyProjection, jobHandler, projection, reactor, type Registry } from './registration';
import { Bench, type OpenBench, until } from './testing/bench';
import { creditNoteReactor, creditNotes, ledgerProjection, type LedgerRow } from './testing/ledger';

const ledgers: AnyProjection = projection(ledgerProjection);
const only: Registry = { projections: [ledgers], reactors: [], jobHandlers: [] };

const opened = (name = 'Ann') => ({ type: 'ledger.opened.v1', data: { name } }) as const;
const credited = (amount: number) => ({ type: 'ledger.credited.v1', data: { amount } }) as const;

describe('a projection', () => {
  let bench: OpenBench;
  beforeEach(async () => (bench = await Bench.open(only)));
  afterEach(() => bench.close());

  it('catches up, follows, writes nulls away and tells who waits for its position', async () => {
    await bench.append('ledger-1', 0, [opened(), credited(5)]);
    const listener = new Client({ connectionString: bench.database.urls.app });
    await listener.connect();
    const told: string[] = [];
    listener.on('notification', ({ payload }) => told.push(payload ?? ''));
    await listener.query('LISTEN projected');
    bench.start({ registry: only });
    await bench.projected('ledgers');
    const position = await bench.append('ledger-1', 2, [credited(7)]);
    await bench.append('ledger-2', 0, [opened('Bob'), { type: 'ledger.closed.v1', data: {} }]);
    await bench.projected('ledgers');
    await until(() => told.includes(`ledgers ${position + 2}`), 'the notification');
    await listener.end();
    const { rows } = await bench.pool.query<LedgerRow>('SELECT * FROM read_model.ledgers');
    expect(rows).toEqual([
      {
        stream_id: 'ledger-1',
        name: 'Ann',
        balance: 12,
        credits: [5, 7],
        opened_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        last_version: 3,
      },
    ]);
  });

  it('says beside its checkpoint which events may change its rows, and says it anew where that changes', async () => {
    const handles = async () =>
      (await bench.pool.query<{ handles: string[] }>('SELECT handles FROM read_model.checkpoints')).rows[0]?.handles;
    const worker = bench.start({ registry: only });
    await until(async () => ((await handles())?.length ?? 0) > 0, 'the events to be told');
    expect(await handles()).toEqual(['ledger.closed', 'ledger.credited', 'ledger.opened', 'ledger.paid-in']);
    await worker.drain();
    bench.start({ registry: { ...only, projections: [{ ...ledgers, handles: ['ledger.opened.v1'] }] } });
    await until(async () => (await handles())?.length === 1, 'the events to be told anew');
  });

  it('moves its checkpoint past events that do not concern it', async () => {
    bench.start({ registry: only });
    await bench.append('other-1', 0, [{ type: 'ledger.noted.v1', data: {} }]);
    await bench.projected('ledgers');
    expect(await bench.checksum(ledgers)).toEqual({ rows: 0, checksum: '0' });
  });

  it('is read under row-level security only', async () => {
    bench.start({ registry: only });
    await bench.append('ledger-1', 0, [opened()]);
    await bench.append('ledger-2', 0, [opened()]);
    await bench.projected('ledgers');
    const reader = new Client({ connectionString: bench.database.urls.reader });
    await reader.connect();
    const seenAs = async (scope: string, subject: string): Promise<string[]> => {
      await reader.query(`SELECT set_config('app.reach', $1, false), set_config('app.subject', $2, false)`, [
        scope,
        subject,
      ]);
      const { rows } = await reader.query<{ stream_id: string }>('SELECT stream_id FROM read_model.ledgers ORDER BY 1');
      return rows.map((row) => row.stream_id);
    };
    expect((await reader.query('SELECT * FROM read_model.ledgers')).rows).toEqual([]);
    expect(await seenAs('own', 'ledger-2')).toEqual(['ledger-2']);
    expect(await seenAs('partners', 'ledger-2')).toEqual([]);
    expect(await seenAs('all', 'nobody')).toEqual(['ledger-1', 'ledger-2']);
    await expect(reader.query('DELETE FROM read_model.ledgers')).rejects.toThrow('permission denied');
    await reader.end();
  });
});

describe('a reactor', () => {
  it('puts a job for each event, once, and the handler runs it without waiting to be asked', async () => {
    const notes = creditNotes();
    const registry: Registry = {
      projections: [],
      reactors: [reactor(creditNoteReactor)],
      jobHandlers: [jobHandler(notes.handler)],
    };
    const bench = await Bench.open(registry);
    bench.start({ registry, timings: { pollMs: 3_600_000 } });
    await until(async () => (await bench.position('credit-notes')) === 0, 'the reactor');
    await bench.append('ledger-1', 0, [opened(), credited(5), credited(6)]);
    await until(() => notes.sent.length === 2, 'two notes');
    expect(notes.sent.map(({ note }) => note.amount).sort()).toEqual([5, 6]);
    await bench.close();
  });
});

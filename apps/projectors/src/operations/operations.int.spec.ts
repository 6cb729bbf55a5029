import { randomUUID } from 'node:crypto';
import { claimRequest, REQUEST_QUEUE, selectFailedJobs, selectParkedStreams } from '@keelson/read-models/operations';
import { RIGHT_WITHDRAWN } from '../runtime/requests/perform-request';
import { readModelsOver } from '../migration/read-models-over';
import { jobQueue } from '../runtime/job-queue';
import { type AnyProjection, jobHandler, projection } from '../runtime/registration';
import { until } from '../runtime/testing/bench';
import { creditNotes, cures, ledgerProjection } from '../runtime/testing/ledger';
import { openLedgers } from '../runtime/testing/streams-of';
import { jobRetryOf, OperatorBench, rebuildOf, retryOf, verification } from './testing/operator-bench';

const ledgers: AnyProjection = projection(ledgerProjection);

describe('what super admins ask of the workers', () => {
  let operator: OperatorBench;
  beforeEach(() => cures.clear());
  afterEach(() => operator.close());

  const open = async (...handlers: Parameters<typeof OperatorBench.open>) => {
    operator = await OperatorBench.open(...handlers);
    return operator.bench;
  };
  const clean = async () => (await operator.bench.checksum(ledgers)) as { rows: number };

  it('[EVENT-13~, PROJ-03~] a parked stream is retried once the fault is gone, and its row is right', async () => {
    const bench = await open();
    operator.start();
    await openLedgers(bench, 3, (index) => (index === 1 ? 'throws' : undefined));
    const parked = () => selectParkedStreams(readModelsOver(bench.pool), 10);
    await until(async () => (await parked()).streams[0]?.next_attempt_at === null, 'the stream to be parked');
    expect(await parked()).toMatchObject({ total: 1, streams: [{ projection: 'ledgers', stream_id: 'ledger-1' }] });
    const asker = await operator.superAdmin();
    expect(await operator.ended(await operator.ask(asker, retryOf('ledgers', 'ledger-1')))).toMatchObject({
      kind: 'stream-retry',
      outcome: 'failed',
      reason: 'Still fails at version 3: Error: poisonous event',
      asked_by: asker,
    });
    cures.add('throws');
    expect(await operator.ended(await operator.ask(asker, retryOf('ledgers', 'ledger-1')))).toMatchObject({
      outcome: 'done',
      reason: null,
    });
    expect(await parked()).toMatchObject({ total: 0 });
    expect(await bench.rows(`SELECT balance FROM read_model.ledgers WHERE stream_id = 'ledger-1'`)).toEqual([
      { balance: 111 },
    ]);
    expect(await operator.ended(await operator.ask(asker, retryOf('ledgers', 'ledger-1')))).toMatchObject({
      outcome: 'done',
      reason: 'It was no longer set aside',
    });
  });

  it('[EVENT-13~, PROJ-08~] a rebuild serves the old rows meanwhile and ends equal', async () => {
    const bench = await open();
    operator.start();
    await openLedgers(bench, 200, () => undefined);
    await bench.projected('ledgers');
    const before = await clean();
    await bench.rows(`UPDATE read_model.ledgers SET balance = balance + 1 WHERE stream_id = 'ledger-7'`);
    const request = await operator.ask(await operator.superAdmin(), rebuildOf('ledgers'));
    let looks = 0;
    await until(async () => {
      expect((await clean()).rows).toBe(200);
      looks += 1;
      return (await operator.row(request))?.ended_at != null;
    }, 'the rebuild');
    expect(looks).toBeGreaterThan(0);
    expect(await operator.row(request)).toMatchObject({ kind: 'rebuild', name: 'ledgers', outcome: 'done' });
    expect(await clean()).toEqual(before);
  });

  it('[EVENT-13~] a request is gone on with when its worker dies in the middle, and runs once', async () => {
    const bench = await open();
    operator.start({ ...operator.registry, jobHandlers: [] });
    await openLedgers(bench, 20, () => undefined);
    await bench.projected('ledgers');
    const request = await operator.ask(await operator.superAdmin(), rebuildOf('ledgers'));
    const boss = jobQueue(bench.pool);
    let taken: { id: string } | undefined;
    await until(async () => {
      [taken] = await boss.fetch(REQUEST_QUEUE.rebuild);
      return taken !== undefined;
    }, 'the job to be placed');
    const claim = { requestId: request, queue: REQUEST_QUEUE.rebuild, jobId: taken!.id, owner: 'dead' };
    expect(await claimRequest(bench.pool, { ...claim, leaseMs: 60_000 })).toBe(true);
    expect(await claimRequest(bench.pool, { ...claim, owner: 'another', leaseMs: 60_000 })).toBe(false);
    await bench.pool.query('UPDATE read_model.running_requests SET lease_until = now()');
    operator.start();
    expect(await operator.ended(request)).toMatchObject({ outcome: 'done' });
    await until(
      async () => (await bench.rows(`SELECT FROM pgboss.job WHERE state < 'completed'`)).length === 0,
      'the job to be completed',
    );
    const ends = await bench.rows(`SELECT FROM event_store.events WHERE type = 'operations.request-ended.v1'`);
    expect(ends).toHaveLength(1);
    expect(await bench.rows('SELECT FROM read_model.running_requests')).toEqual([]);
  });

  it('[AUTHZ-05~] a request of somebody whose right was withdrawn before the job ran is refused and recorded', async () => {
    const bench = await open();
    operator.start({ ...operator.registry, jobHandlers: [] });
    await openLedgers(bench, 1, () => undefined);
    await bench.projected('ledgers');
    await bench.rows(`UPDATE read_model.ledgers SET balance = 5000`);
    const [demoted, disabled] = [await operator.superAdmin(), await operator.superAdmin()];
    const rebuild = await operator.ask(demoted, rebuildOf('ledgers'));
    const verify = await operator.ask(disabled, verification);
    const access = { kind: 'admin', permissions: ['customers.manage'], active: true } as const;
    await operator.vault.setStaffAccess(demoted, access, 9, new Date());
    await operator.vault.credentials.disable(disabled, new Date());
    operator.start();
    for (const request of [rebuild, verify]) {
      expect(await operator.ended(request)).toMatchObject({
        outcome: 'refused',
        reason: RIGHT_WITHDRAWN,
        events: null,
      });
    }
    expect(await bench.rows('SELECT balance FROM read_model.ledgers')).toEqual([{ balance: 5000 }]);
    const again = await operator.ask(await operator.superAdmin(), rebuildOf('ledgers'));
    expect(await operator.ended(again)).toMatchObject({ outcome: 'done' });
    expect(await bench.rows('SELECT balance FROM read_model.ledgers')).toEqual([{ balance: 11 }]);
  });

  it('[EVENT-13~] a failed job is listed and tried once more', async () => {
    const notes = creditNotes(async ({ amount }) => {
      if (amount === 10 && !cures.has('mail')) throw Object.assign(new Error('bounced'), { name: 'MailRefused' });
    });
    const bench = await open([jobHandler(notes.handler)]);
    operator.start();
    await until(async () => (await bench.position('credit-notes')) === 0, 'the reactor');
    await openLedgers(bench, 1, () => undefined);
    await until(async () => (await selectFailedJobs(bench.pool, 5)).length === 1, 'the failed job');
    const [failed] = await selectFailedJobs(bench.pool, 5);
    expect(failed).toMatchObject({ queue: 'credit-note', tries: 1, reason: 'MailRefused: bounced' });
    cures.add('mail');
    const request = await operator.ask(await operator.superAdmin(), jobRetryOf('credit-note', failed!.id));
    expect(await operator.ended(request)).toMatchObject({ outcome: 'done', name: 'credit-note', item: failed!.id });
    await until(() => notes.sent.some(({ note }) => note.amount === 10), 'the note to be sent');
    expect(await selectFailedJobs(bench.pool, 5)).toEqual([]);
    const gone = await operator.ask(await operator.superAdmin(), jobRetryOf('credit-note', randomUUID()));
    expect(await operator.ended(gone)).toMatchObject({ reason: 'It was no longer among the failed jobs' });
  });

  it('[EVENT-13~, EVENT-06~] a verification says what it found, by request and by the clock', async () => {
    const bench = await open();
    await openLedgers(bench, 2, () => undefined);
    operator.start({ ...operator.registry, schedules: [{ queue: 'verify-log', everyMs: 86_400_000, afterMs: 0 }] });
    await bench.projected('operator-requests');
    const asker = await operator.superAdmin();
    const asked = await operator.ask(asker, verification);
    const found = await operator.ended(asked);
    expect(found).toMatchObject({ outcome: 'done', reason: null, roots: 0, asked_by: asker });
    expect(found.events).toBeGreaterThanOrEqual(7);
    const byClock = () => bench.rows(`SELECT events FROM read_model.operator_requests WHERE asked_by IS NULL`);
    await until(async () => (await byClock()).length === 1, 'the verification of the clock');
    await bench.database.admin('ALTER TABLE event_store.events DISABLE TRIGGER ALL');
    await bench.database.admin(
      `UPDATE event_store.events SET data = replace(data::text, 'amount', 'amounu')::json WHERE position = 2`,
    );
    const bad = await operator.ended(await operator.ask(asker, verification));
    expect(bad).toMatchObject({ outcome: 'failed', events: null });
    expect(bad.reason).toContain('reason hash-differs');
  });
});

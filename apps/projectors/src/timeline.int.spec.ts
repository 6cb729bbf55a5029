import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { auditStream } from '@keelson/domain/audit';
import { timelineDecider, timelineStream } from '@keelson/domain/timeline';
import { systemClock } from '@keelson/kernel';
import type { TimelineFormat } from '@keelson/vocabulary';
import { ErasureBench, type Subject } from './deletion/testing/erasure-bench';
import { rowsWith, tablesNaming } from './deletion/testing/table-copies';
import { until } from './runtime/testing/bench';
import type { TimelineEntry, TimelineHead } from './timeline/collect-timeline';
import { timelineExportJob, type TimelineJob } from './timeline/timeline-export.job';

type Read = TimelineHead & { readonly events: readonly TimelineEntry[] };

/** Secrets, and what the tests of erasures plant in the workers' own notes, which no person wrote. */
const NOT_GIVEN =
  /^(pgboss\.|read_model\.parked_streams$|vault\.(credentials|oauth_states|imports_under_way|webhook_inbox)$)/;

let bench: Awaited<ReturnType<typeof ErasureBench.open>>;
beforeAll(async () => {
  bench = await ErasureBench.open();
  bench.start();
});
afterAll(() => bench.close());

const stateOf = async (accountId: string) =>
  (await bench.runner.load(timelineDecider, timelineStream(accountId))).state;

async function ask(accountId: string): Promise<TimelineJob> {
  const exportId = randomUUID();
  const causationId = await bench.append(accountId, timelineStream(accountId), [
    { type: 'timeline.export-asked.v1', data: { exportId, askedAt: systemClock().toISOString() } },
  ]);
  return { accountId, exportId, causationId, correlationId: causationId };
}

async function made(accountId: string): Promise<string> {
  const { exportId } = await ask(accountId);
  await until(async () => (await stateOf(accountId)).kind === 'made', 'the timeline to be put together', 120_000);
  return exportId;
}

async function textOf(accountId: string, format: TimelineFormat): Promise<string> {
  const state = await stateOf(accountId);
  const fileId = state.kind === 'made' ? state.fileId : '';
  const opened = await bench.vault.timelineFiles.open({ accountId, fileId, format }, systemClock());
  if (!opened) throw new Error('there is no file');
  const parts: Buffer[] = [];
  for await (const part of opened) parts.push(part);
  return gunzipSync(Buffer.concat(parts)).toString('utf8');
}

/** A member of staff reads the account and leaves an address and a browser. */
async function readByStaff({ accountId }: Subject, staff: string, canary: string): Promise<void> {
  const readAt = systemClock();
  await bench.append(
    accountId,
    auditStream(staff, readAt),
    [{ type: 'audit.figures-read.v1', data: { subject: accountId, readAt: readAt.toISOString() } }],
    { actor: { kind: 'super-admin', id: staff }, ip: `${canary}-ip`, userAgent: `${canary}-agent` },
  );
}

const filesLeft = async (accountId: string) =>
  (await bench.pool.query('SELECT FROM vault.timeline_files WHERE account_id = $1', [accountId])).rowCount;

describe('the export of everything that is recorded about a person', () => {
  it('[BEYOND-13] holds every value of theirs, as pages and as JSON, and nobody else’s, is told by mail and goes with the account', async () => {
    const own = await bench.subject({ books: true });
    const other = await bench.subject({ books: true });
    const staff = await bench.subject();
    await readByStaff(own, staff.accountId, staff.canary);
    await bench.projected();
    const exportId = await made(own.accountId);
    const [json, html] = [await textOf(own.accountId, 'json'), await textOf(own.accountId, 'html')];

    const missing = own.values.filter((value) => !json.includes(value));
    const naming = await tablesNaming(bench.database, missing);
    expect(naming.filter((table) => !NOT_GIVEN.test(table))).toEqual([]);
    const written: readonly unknown[] = await bench.codec.decode((await bench.store.readAll(0, 100_000)).events);
    const inLog = JSON.stringify(written);
    expect(missing.filter((value) => inLog.includes(value))).toEqual([]);
    expect(own.values.length - missing.length).toBeGreaterThan(200);
    // Six secrets (password, reset, two tokens, a consent's session, an import), five planted notes, and three that the
    // account's own address took the place of.
    expect(missing).toHaveLength(14);
    expect(own.values.filter((value) => json.includes(value) && !html.includes(value))).toEqual([]);
    for (const text of [json, html]) expect([other, staff].filter(({ canary }) => text.includes(canary))).toEqual([]);

    const read = JSON.parse(json) as Read;
    expect(read.events.map(({ position }) => position)).toEqual(
      read.events.map(({ position }) => position).toSorted((a, b) => a - b),
    );
    expect(read.events.find(({ type }) => type === 'audit.figures-read.v1')).toBeDefined();
    expect(read.events.filter(({ by, address }) => by === 'Keelson staff' && address !== null)).toEqual([]);
    expect(await stateOf(own.accountId)).toMatchObject({ exportId, events: read.events.length });
    expect(html).toContain('Account registered');

    await until(
      () =>
        Promise.resolve(
          bench.mails.some(({ to, subject }) => to === own.email && subject.includes('ready to download')),
        ),
      'the mail',
    );
    await bench.deleteAtOnce(own);
    await bench.erased([own.accountId]);
    expect(await filesLeft(own.accountId)).toBe(0);
    expect(await rowsWith(bench.database, own.canary)).toEqual({});
    await made(other.accountId);
    expect((await textOf(other.accountId, 'json')).includes(own.canary)).toBe(false);
  });

  it('[AUTHZ-05~] is not made for who lost the right to it while it waited', async () => {
    const gone = await bench.subject();
    await bench.projected();
    await bench.vault.endAccess(gone.accountId, systemClock());
    const { exportId } = await ask(gone.accountId);
    await until(async () => (await stateOf(gone.accountId)).kind === 'failed', 'the request to be given up');
    expect(await stateOf(gone.accountId)).toEqual({ kind: 'failed', exportId, reason: 'account-closed' });
    expect(await filesLeft(gone.accountId)).toBe(0);
  });
});

describe('the work on a timeline', () => {
  let quiet: typeof bench;
  beforeAll(async () => {
    quiet = await ErasureBench.open();
    quiet.startProjecting();
  });
  afterAll(() => quiet.close());

  const run = (job: TimelineJob, attempt: number, given: object = {}) =>
    timelineExportJob.handle(job, {
      ...{ ...quiet.context(), codec: quiet.codec, log: quiet.log, attempt, signal: AbortSignal.timeout(60_000) },
      ...given,
    });
  const recorded = async (accountId: string) =>
    (await quiet.store.readStream(timelineStream(accountId))).map(({ type }) => type).slice(-2);
  const asked = async ({ accountId }: Subject): Promise<TimelineJob> => {
    const exportId = randomUUID();
    const data = { exportId, askedAt: systemClock().toISOString() };
    await quiet.append(accountId, timelineStream(accountId), [{ type: 'timeline.export-asked.v1', data }]);
    return { accountId, exportId, causationId: randomUUID(), correlationId: randomUUID() };
  };

  it('is done once, however many workers have it', async () => {
    const subject = await quiet.subject();
    const job = await asked(subject);
    await Promise.all(Array.from({ length: 5 }, () => run(job, 1)));
    expect(await recorded(job.accountId)).toEqual(['timeline.export-asked.v1', 'timeline.export-made.v1']);
    const { rows } = await quiet.pool.query('SELECT DISTINCT file_id FROM vault.timeline_files WHERE account_id = $1', [
      job.accountId,
    ]);
    const { state } = await quiet.runner.load(timelineDecider, timelineStream(job.accountId));
    expect(rows).toEqual([{ file_id: state.kind === 'made' ? state.fileId : '' }]);
  });

  it('is tried again after an outage, and its last try says that it failed', async () => {
    const job = await asked(await quiet.subject());
    const away = { store: { head: () => Promise.reject(new Error('away')) } };
    await expect(run(job, 1, away)).rejects.toThrow('away');
    expect((await recorded(job.accountId)).at(-1)).toBe('timeline.export-asked.v1');
    await run(job, 6, away);
    expect((await recorded(job.accountId)).at(-1)).toBe('timeline.export-failed.v1');
  });
});

import { randomUUID } from 'node:crypto';
import { auditStream } from '@keelson/domain/audit';
import { timelineDecider, timelineStream } from '@keelson/domain/timeline';
import { systemClock } from '@keelson/kernel';
import { until } from '../runtime/testing/bench';
import { eraseSubject } from './erasure.job';
import { ERASURE_STEPS } from './erasure-steps';
import { ErasureBench, type Subject } from './testing/erasure-bench';
import { rowsWith, stateWithout, tableNames } from './testing/table-copies';
import { sizeOf } from '@keelson/test-database/run';

const SUBJECTS = sizeOf('ERASURES');
/** They run one after the other, each through all steps. */
const AT_ONCE = 20;

jest.setTimeout(600_000 + SUBJECTS * 8_000);

type Opened = Awaited<ReturnType<typeof ErasureBench.open>>;

let bench: Opened;
let staying: readonly Subject[];

beforeAll(async () => {
  bench = await ErasureBench.open();
  bench.start();
  // It comes into being with the first erasure, and is nobody's.
  await bench.vault.certificateSeed();
  staying = [await bench.subject(), await bench.subject()];
  await bench.projected();
});
afterAll(() => bench.close());

const subjects = async (count: number, having = { books: false }): Promise<readonly Subject[]> => {
  const made: Subject[] = [];
  for (let index = 0; index < count; index += 1) made.push(await bench.subject(having));
  await bench.projected();
  return made;
};

/** Stands in the ids of all that is an account's. */
const ownPart = (accountId: string): string => accountId.slice('acc_'.length);

async function expectNoTrace(gone: readonly Subject[]): Promise<void> {
  for (const { canary } of gone) expect(await rowsWith(bench.database, canary)).toEqual({});
  const log = bench.logged.join('');
  expect(gone.filter(({ canary }) => log.includes(canary))).toEqual([]);
}

const paidInAll = async () =>
  (
    await bench.pool.query<object>(
      `SELECT count(*)::int, sum(net_pence)::text AS net, sum(vat_pence)::text AS vat, sum(gross_pence)::text AS gross,
         sum(refunded_pence)::text AS refunded FROM read_model.payments`,
    )
  ).rows;

/** The consent is taken back by a job of its own, however long the provider is away. */
async function expectBooksGone(accountId: string): Promise<void> {
  const count = async (statement: string) =>
    (await bench.pool.query<{ n: number }>(statement, [accountId.slice('acc_'.length)])).rows[0]?.n;
  const tokens = `SELECT count(*)::int AS n FROM vault.provider_tokens WHERE connection_id LIKE '%' || $1`;
  const drafts = 'SELECT count(*)::int AS n FROM vault.form_drafts';
  await until(async () => (await count(tokens)) === 0, 'the consent to be taken back');
  expect(await count(`${drafts} WHERE account_id LIKE '%' || $1`)).toBe(0);
  for (const table of [
    ...[
      'connections',
      'ledgers',
      'peer_figures',
      'goals',
      'what_if_inputs',
      'saved_calculations',
      'scenarios',
      'watched_sections',
      'partner_relations',
    ],
  ])
    expect([
      table,
      await count(`SELECT count(*)::int AS n FROM read_model.${table} AS t WHERE t::text LIKE '%' || $1 || '%'`),
    ]).toEqual([table, 0]);
  for (const slice of ['connections', 'ledger', 'goals', 'planning', 'figures']) {
    const events = await bench.codec.decode(await bench.store.readStream(`${slice}-${accountId}`));
    expect([slice, events.length > 0]).toEqual([slice, true]);
    expect(JSON.stringify(events)).not.toContain('canary.example');
  }
}

/** Asks for everything that is recorded, and waits for the files. */
async function exportTimeline(accountId: string): Promise<void> {
  const data = { exportId: randomUUID(), askedAt: systemClock().toISOString() };
  await bench.append(accountId, timelineStream(accountId), [{ type: 'timeline.export-asked.v1', data }]);
  const stands = async () => (await bench.runner.load(timelineDecider, timelineStream(accountId))).state;
  await until(async () => (await stands()).kind === 'made', 'the timeline to be put together', 120_000);
  await bench.projected();
}

const exportsOf = async (accountId: string) =>
  (await bench.pool.query('SELECT FROM vault.timeline_files WHERE account_id = $1', [accountId])).rowCount;

const everythingAbout = async (accountId: string): Promise<readonly unknown[]> =>
  bench.codec.decode(await bench.store.readPartition(accountId));

describe('an erasure', () => {
  it(`[ERASE-01~, ERASE-02~, ERASE-05] leaves no value of ${SUBJECTS} subjects anywhere, everybody else as they were, and what was paid in all`, async () => {
    const gone = await subjects(SUBJECTS, { books: true });
    for (const { values } of gone) expect(values.length).toBeGreaterThanOrEqual(40);
    const [first] = gone;
    const before = await rowsWith(bench.database, first?.canary ?? '');
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'pgboss.archive',
        'read_model.account_history',
        'read_model.account_profiles',
        'read_model.actor_names',
        'read_model.channel_partners',
        'read_model.connections',
        'read_model.customers',
        'read_model.enquiries',
        'read_model.generic_answers',
        'read_model.goals',
        'read_model.history_memory',
        'read_model.ledgers',
        'read_model.parked_streams',
        'read_model.payers',
        'read_model.payments',
        'vault.credentials',
        'vault.imports_under_way',
        'vault.oauth_states',
        'vault.sessions',
        'vault.webhook_inbox',
      ]),
    );
    const ids = gone.map(({ accountId }) => accountId);
    for (const accountId of ids) expect(await bench.vault.drafts.read({ accountId, form: 'goals' })).toBeDefined();
    const others = await stateWithout(bench.database, ids.map(ownPart));
    const throttles = await bench.pool.query('SELECT count(*)::int AS n FROM vault.throttles');
    const paid = await paidInAll();
    for (const each of gone) await bench.deleteAtOnce(each);
    await bench.erased(ids);

    await expectNoTrace(gone);
    expect(await paidInAll()).toEqual(paid);
    for (const id of ids) {
      expect(await bench.erasures(id)).toBe(1);
      await expectBooksGone(id);
    }
    const left = await bench.pool.query('SELECT count(*)::int AS n FROM vault.throttles');
    expect((throttles.rows[0] as { n: number }).n - (left.rows[0] as { n: number }).n).toBe(4 * SUBJECTS);
    const { 'vault.throttles': _before, ...expected } = others;
    const { 'vault.throttles': _after, ...found } = await stateWithout(bench.database, ids.map(ownPart));
    expect(found).toEqual(expected);
    for (const { email } of gone) expect(await bench.vault.credentials.byEmail(email)).toBeUndefined();
    for (const { accountId, email } of staying)
      expect(await bench.vault.credentials.byEmail(email)).toMatchObject({ accountId });
  });

  it('[ERASE-02] leaves nothing of the person in any store, and a history without them that is the same when it is built again', async () => {
    const [gone] = await subjects(1, { books: true });
    if (!gone) throw new Error('nobody');
    const { accountId, canary } = gone;
    await exportTimeline(accountId);
    const before = Object.keys(await rowsWith(bench.database, canary));
    // The vault, the read models, parked events, the payment provider's inbox, and the queue of mails and other jobs.
    for (const store of [
      /^vault\./,
      /^read_model\./,
      /^read_model\.parked_streams$/,
      /^vault\.webhook_inbox$/,
      /^pgboss\./,
    ])
      expect([store, before.some((table) => store.test(table))]).toEqual([store, true]);
    // What is sealed before it is stored is read by its key.
    expect(JSON.stringify(await everythingAbout(accountId))).toContain(canary);
    expect(await exportsOf(accountId)).toBeGreaterThan(0);
    // There is no other store: no snapshots, no outbox beside the log and the queue, no broker.
    expect((await tableNames(bench.database)).filter((name) => /snapshot|outbox|kafka|cache/.test(name))).toEqual([]);

    await bench.deleteAtOnce(gone);
    await bench.erased([accountId]);
    // The codec is the one that has had the key in its cache.
    expect(JSON.stringify(await everythingAbout(accountId))).not.toContain(canary);
    expect(await exportsOf(accountId)).toBe(0);
    const { rows } = await bench.pool.query<{ what: string; changes: { personal: boolean }[]; ip: string | null }>(
      'SELECT what, changes, ip FROM read_model.account_history WHERE account_id = $1 ORDER BY position',
      [accountId],
    );
    expect(rows.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Account registered',
        'Logged in',
        'Access to the account ended for good',
        'Personal data erased',
      ]),
    );
    expect(rows.flatMap(({ changes }) => changes).some(({ personal }) => personal)).toBe(false);
    expect(rows.every(({ ip }) => ip === null)).toBe(true);
    const named = await bench.pool.query('SELECT name FROM read_model.actor_names WHERE account_id = $1', [
      gone.accountId,
    ]);
    expect(named.rows).toEqual([{ name: 'Erased user' }]);
    expect(await bench.differingFromReplay()).toEqual([]);
    await expectNoTrace([gone]);
  });

  it('[AUD-01~, ERASE-02~] of a customer leaves the address of who read the account, and the erasure of the reader takes it', async () => {
    const [read, reader] = await subjects(2);
    if (!read || !reader) throw new Error('nobody');
    const [ip, userAgent] = [`${reader.canary}-ip`, `${reader.canary}-agent`];
    const readAt = systemClock();
    await bench.append(
      read.accountId,
      auditStream(reader.accountId, readAt),
      [{ type: 'audit.figures-read.v1', data: { subject: read.accountId, readAt: readAt.toISOString() } }],
      { actor: { kind: 'partner', id: reader.accountId }, ip, userAgent },
    );
    const readings = async () => {
      await bench.projected();
      const { rows } = await bench.pool.query<object>(
        `SELECT ip, personal_words LIKE '%' || ip || '%' AS found FROM read_model.account_history
         WHERE account_id = $1 AND actor_id = $2`,
        [read.accountId, reader.accountId],
      );
      return rows;
    };
    expect(await readings()).toEqual([{ ip, found: true }]);
    await bench.deleteAtOnce(read);
    await bench.erased([read.accountId]);
    expect(await readings()).toEqual([{ ip, found: true }]);
    await expectNoTrace([read]);
    expect(await bench.differingFromReplay()).toEqual([]);

    await bench.deleteAtOnce(reader);
    await bench.erased([reader.accountId]);
    expect(await readings()).toEqual([{ ip: null, found: null }]);
    await expectNoTrace([reader]);
    expect(await bench.differingFromReplay()).toEqual([]);
  });

  it('[ERASE-05~] leaves alone what was sent from an address that the account never confirmed', async () => {
    const [stranger] = staying;
    if (!stranger) throw new Error('nobody');
    const messages = async () =>
      (await bench.pool.query<object>('SELECT * FROM read_model.enquiries WHERE email = $1', [stranger.email])).rows;
    const before = await messages();
    expect(before).not.toEqual([]);
    const request = () => bench.vault.reserved.claimed('access-code-request', stranger.email);
    expect(await request()).toBeDefined();
    const accountId = await bench.registerUnconfirmed(stranger.email);
    await bench.deleteAtOnce({ accountId });
    await bench.erased([accountId]);
    expect(await bench.erasures(accountId)).toBe(1);
    expect(await messages()).toEqual(before);
    expect(await request()).toBeDefined();
  });

  it(`[ERASE-01~] asked for by ${AT_ONCE} at once is recorded once`, async () => {
    const [gone] = await subjects(1);
    if (!gone) throw new Error('nobody');
    const { accountId } = gone;
    await bench.deleteAtOnce(gone);
    const asked = Array.from({ length: AT_ONCE }, () =>
      eraseSubject({ accountId, causationId: randomUUID(), correlationId: randomUUID() }, bench.context()),
    );
    await Promise.all(asked);
    await bench.erased([accountId]);
    expect(await bench.erasures(accountId)).toBe(1);
    await expectNoTrace([gone]);
  });

  it('[ERASE-01~] is refused while access has not ended', async () => {
    const [kept] = await subjects(1);
    if (!kept) throw new Error('nobody');
    const job = { accountId: kept.accountId, causationId: randomUUID(), correlationId: randomUUID() };
    await expect(eraseSubject(job, bench.context())).rejects.toThrow('an erasure was asked for');
    expect(await bench.vault.credentials.byEmail(kept.email)).toMatchObject({ accountId: kept.accountId });
  });
});

describe('an erasure that breaks off', () => {
  let quiet: Opened;
  beforeAll(async () => {
    quiet = await ErasureBench.open();
    quiet.startProjecting();
  });
  afterAll(() => quiet.close());

  it('[ERASE-01~] after whatever step comes to the same end', async () => {
    const ends = [...ERASURE_STEPS.map(({ name }) => name), 'record'].map(async (step) => {
      const gone = await quiet.subject();
      const job = await quiet.deleteAtOnce(gone);
      const breakOff = (done: string): void => {
        if (done === step) throw new Error(`the power failed after ${step}`);
      };
      await expect(eraseSubject(job, quiet.context(), breakOff)).rejects.toThrow(`the power failed after ${step}`);
      await eraseSubject(job, quiet.context());
      return { step, erasures: await quiet.erasures(gone.accountId), canary: gone.canary };
    });
    const ended = await Promise.all(ends);
    await quiet.readModelsProjected();
    for (const { step, erasures, canary } of ended)
      expect([step, erasures, await rowsWith(quiet.database, canary)]).toEqual([step, 1, {}]);
  });
});

import { randomBytes, randomUUID } from 'node:crypto';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { staffStream } from '@keelson/domain/staff';
import type { EventStore } from '@keelson/event-store';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import type { OutgoingMail } from '@keelson/integrations/mail';
import { createTableSql, type ReadModelDatabase, readModelTypes, sliceTables } from '@keelson/read-models';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault, type Vault } from '@keelson/vault';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { migratedDatabase } from '../migration/testing/migrated-database';
import { workerRunner } from '../runtime/worker-runner';
import { reconciliationSummaryMailJob } from './summary-mail.job';
import { reconciliationSummaryMailsReactor } from './summary-mails.reactor';
import { reconciliationSummaryJob } from './summary.job';

const PUBLIC_URL = 'https://app.keelson.example';
const DECISIONS = '{"settlement": null, "adjustment": null, "assignee": null}';

let database: FreshDatabase;
let pools: Pool[];
let vault: Vault;
let store: InMemoryEventStore;
let mails: OutgoingMail[];
let now: Date;
const codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());

beforeAll(async () => {
  database = await migratedDatabase();
  pools = (['projector', 'keys'] as const).map(
    (role) => new Pool({ connectionString: database.urls[role], types: readModelTypes }),
  );
  pools.forEach((each) => each.on('error', () => undefined));
  const [pool, keysPool] = pools as [Pool, Pool];
  vault = await openVault({ pool, keysPool, masterKeys: [{ version: 1, secret: randomBytes(32) }] });
  for (const statement of sliceTables.flatMap((table) => createTableSql(table, 'live'))) await pool.query(statement);
  for (const name of ['cases', 'claims', 'payouts'])
    await database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
      [`reconciliation-${name}`],
    );
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});
beforeEach(async () => {
  store = new InMemoryEventStore();
  mails = [];
  await database.admin('TRUNCATE read_model.reconciliation_cases, vault.credentials CASCADE');
});

interface Member {
  readonly kind?: 'admin' | 'superAdmin';
  readonly permissions?: readonly string[];
  readonly invitedOnly?: true;
}

async function member({ kind = 'admin', permissions = [], invitedOnly }: Member): Promise<string> {
  const accountId = `acc_${randomUUID()}`;
  const email = `${accountId}@keelson.example`;
  const who = { accountId, kind, permissions };
  await vault.enrol(email, { ...who, passwordHash: invitedOnly ? undefined : 'hash', emailVerified: true }, now);
  const commandId = randomUUID();
  const data = { ...who, name: 'Grace Hopper', email };
  const events = await codec.encode([{ type: 'staff.member-registered.v1', data }], {
    ...{ commandId, commandHash: 'none', correlationId: commandId, causationId: commandId },
    ...{ actor: { kind: 'system', id: 'test' }, subjectId: accountId, partitionKey: accountId },
  });
  await store.append({ streamId: staffStream(accountId), expectedVersion: 0, events });
  return email;
}

const waits = (caseId: string, since: string, currency = 'gbp') =>
  database.admin(
    `INSERT INTO read_model.reconciliation_cases VALUES ($1, null, null, null, null, 'MissingHere', 'missingHere', false,
       null, $2, '2026-11', null, 5640, 5640, 5640, $3, null, '{"ours": null, "charges": []}', $4, 1, $2,
       null, null, false)`,
    [caseId, since, currency, DECISIONS],
  );

interface Turn {
  readonly jobId?: string;
  readonly summaryAt?: string;
  readonly payments?: object | undefined;
  /** The process dies between the append and the end of the job. */
  readonly dies?: true;
}

const diesAfterAppend = (): Pick<EventStore, 'readStream' | 'append'> => ({
  readStream: (...asked) => store.readStream(...asked),
  append: async (...appended) => {
    await store.append(...appended);
    throw new Error('the process was killed');
  },
});

const runOf = (jobId: string) => ({ jobId, attempt: 1, signal: new AbortController().signal });

/** The clock comes by, as it does every quarter of an hour. */
async function look(turn: Turn = {}): Promise<void> {
  const { jobId = randomUUID(), summaryAt = '08:00', dies } = turn;
  const [pool] = pools as [Pool];
  const runner = workerRunner({ store: dies ? diesAfterAppend() : store, codec });
  await reconciliationSummaryJob.handle(
    {},
    {
      ...{ runner, store, pool, summaryAt, clock: () => now, ...runOf(jobId) },
      readModels: new Kysely<ReadModelDatabase>({ dialect: new PostgresDialect({ pool }) }),
      payments: 'payments' in turn ? turn.payments : {},
    },
  );
}

/** Hands every event to the reactor and runs the jobs that it asks for; a request that comes again is the same job. */
async function mailed(dieAfter = Infinity): Promise<void> {
  const events = await codec.decode((await store.readAll(0, 1_000)).events);
  const counted = events.filter(({ type }) => type === 'reconciliation.exceptions-counted.v1');
  for (const event of counted)
    for (const { data } of reconciliationSummaryMailsReactor.react(event as never)) {
      let sent = 0;
      await reconciliationSummaryMailJob.handle(data as { date: string }, {
        ...{ runner: workerRunner({ store, codec }), vault, publicUrl: PUBLIC_URL, clock: () => now },
        ...runOf(event.eventId),
        mail: {
          send: async (mail: OutgoingMail) => {
            if (sent >= dieAfter) throw new Error('the process was killed');
            sent += 1;
            return { messageId: String(mails.push(mail)) };
          },
          close: async () => undefined,
        },
      });
    }
}

const at = (instant: string) => {
  now = new Date(instant);
};
const countedDays = async () => {
  const events = await codec.decode((await store.readAll(0, 1_000)).events);
  return events
    .filter(({ type }) => type === 'reconciliation.exceptions-counted.v1')
    .map(({ data }) => (data as { date: string }).date);
};

describe('the daily mail about the reconciliation', () => {
  beforeEach(() => at('2026-11-27T08:00:00.000Z'));

  it('goes to everybody who may reconcile and can log in, with numbers by reason and age and a link', async () => {
    const reconciling = { permissions: ['payments.reconcile'] };
    const [ruth, boss] = [await member(reconciling), await member({ kind: 'superAdmin' })];
    const disabled = await member(reconciling);
    await vault.credentials.disable(disabled.split('@')[0]!, now);
    await member({ permissions: ['customers.manage'] });
    await member({ ...reconciling, invitedOnly: true });
    await waits('pi_1', '2026-11-27T07:00:00Z');
    await waits('pi_2', '2026-11-10T07:00:00Z');
    await waits('pi_3', '2026-11-10T07:00:00Z', 'usd');
    await look();
    await mailed();
    expect(mails.map(({ to }) => to).sort()).toEqual([ruth, boss].sort());
    const [mail] = mails;
    expect(mail?.subject).toBe('Reconciliation: 3 cases need a person');
    expect(mail?.text).toContain('by age: up to 1 day: 1; older than 7 days: 2.');
    expect(mail?.text).toContain('Missing here: 3, £112.80');
    expect(mail?.text).toContain(`Open the reconciliation:\n${PUBLIC_URL}/reconciliation`);
    expect(mail?.text).not.toMatch(/Grace|pi_|acc_/);
  });

  it('is none where nothing needs anybody at that time, or nothing can be bought', async () => {
    await member({ kind: 'superAdmin' });
    await look({ payments: undefined });
    expect(await countedDays()).toEqual([]);
    await look();
    await waits('pi_1', '2026-11-27T07:00:00Z');
    await look();
    await mailed();
    expect([await countedDays(), mails]).toEqual([['2026-11-27'], []]);
  });

  it.each([
    ['winter', '2026-11-27T07:45:00Z', '2026-11-27T08:00:00Z', '08:00'],
    ['summer', '2026-07-15T06:45:00Z', '2026-07-15T07:00:00Z', '08:00'],
    ['the day on which the clocks go forward', '2026-03-29T06:45:00Z', '2026-03-29T07:00:00Z', '08:00'],
    ['the day on which they go back', '2026-10-25T07:45:00Z', '2026-10-25T08:00:00Z', '08:00'],
    ['an hour that the day leaves out', '2026-03-29T00:45:00Z', '2026-03-29T01:00:00Z', '01:30'],
    ['an hour that the day has twice', '2026-10-25T00:15:00Z', '2026-10-25T00:30:00Z', '01:30'],
  ])('comes at the time in London, once: %s', async (_when, before, due, summaryAt) => {
    const boss = await member({ kind: 'superAdmin' });
    await waits('pi_1', '2026-01-01T00:00:00Z');
    at(before);
    await look({ summaryAt });
    expect(await countedDays()).toEqual([]);
    at(due);
    for (let quarter = 0; quarter < 8; quarter += 1) {
      await look({ summaryAt });
      now = new Date(now.getTime() + 900_000);
    }
    expect(await countedDays()).toEqual([due.slice(0, 10)]);
    await mailed();
    expect(mails.map(({ to }) => to)).toEqual([boss]);
  });

  it('is made up for by a worker that was away in the morning, and not once the day is over', async () => {
    await member({ kind: 'superAdmin' });
    await waits('pi_1', '2026-11-20T00:00:00Z');
    at('2026-11-27T23:40:00Z');
    await look();
    at('2026-11-28T00:05:00Z');
    await mailed();
    expect([await countedDays(), mails.length]).toEqual([['2026-11-27'], 0]);
    await look();
    expect(await countedDays()).toEqual(['2026-11-27']);
    at('2026-11-28T08:00:00Z');
    await look();
    await mailed();
    expect([await countedDays(), mails.length]).toEqual([['2026-11-27', '2026-11-28'], 1]);
  });

  it('comes once though the worker dies after the count, and in the middle of the mails', async () => {
    const people = [await member({ kind: 'superAdmin' }), await member({ kind: 'superAdmin' })];
    await waits('pi_1', '2026-11-20T00:00:00Z');
    const jobId = randomUUID();
    await expect(look({ jobId, dies: true })).rejects.toThrow('killed');
    await waits('pi_2', '2026-11-20T00:00:00Z');
    // The same job is tried again, beside the one of the next quarter of an hour.
    await Promise.all([look({ jobId }), look()]);
    expect(await countedDays()).toEqual(['2026-11-27']);
    await expect(mailed(1)).rejects.toThrow('killed');
    await mailed();
    // What was sent before comes under the same key, by which a mail server and an inbox know it.
    expect(new Set(mails.map(({ to, dedupeKey }) => `${to} ${dedupeKey}`)).size).toBe(people.length);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Reconciliation: 1 case needs a person']));
  });
});

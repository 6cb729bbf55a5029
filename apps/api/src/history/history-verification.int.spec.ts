import { randomUUID } from 'node:crypto';
import type { historyVerificationContract } from '@keelson/contracts/history';
import type { AnswerOf } from '@keelson/contracts/wire';
import type { FreshDatabase } from '@keelson/test-database';
import { openPostgresEventStore } from '@keelson/event-store/postgres';
import { rootKeyOf } from '@keelson/event-store/roots';
import { logRootSeed } from '@keelson/vault';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { productDatabase } from '../testing/product-database';

type Finding = AnswerOf<typeof historyVerificationContract>;

const now = new Date('2026-11-02T09:00:00.000Z');
const ann = newAccountId();
const PROJECTIONS = ['customer-table', 'account-history'];

describe('verifying a history over the API', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => now });
    await database.admin(
      `INSERT INTO read_model.customers VALUES ($1, 'Ann', 'Ann Ltd', '', 'soletrader', 1, '01632960001', 'ann@example.com',
         1, 0, 0, false, '2026-11-12', '2026-09-29', null, null, null, 'generic', '[]', '2026-11-01', 'ann')`,
      [ann],
    );
    for (const name of PROJECTIONS) {
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
    }
    const { store, codec } = api.services;
    const metadata = {
      commandHash: 'none',
      correlationId: randomUUID(),
      causationId: randomUUID(),
      actor: { kind: 'customer', id: ann },
      subjectId: ann,
      partitionKey: ann,
    } as const;
    const signedIn = { type: 'accounts.signed-in.v1', data: { method: 'password', failuresBefore: 0 } };
    for (const stream of ['account', 'sessions']) {
      const events = await codec.encode([signedIn, signedIn, signedIn], { ...metadata, commandId: randomUUID() });
      await store.append({ streamId: `${stream}-${ann}`, expectedVersion: 0, events });
    }
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const verify = async ({ authorization }: { authorization: string }) => {
    const url = `/api/v1/customers/${ann}/events/verification`;
    const answer = await api.inject({ method: 'GET', url, headers: { authorization } });
    return { status: answer.statusCode, ...answer.json<{ data: Finding }>() };
  };
  const manager = () => api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] });
  const tamper = async (sql: string) => {
    await database.admin('ALTER TABLE event_store.events DISABLE TRIGGER append_only');
    await database.admin(sql);
    await database.admin('ALTER TABLE event_store.events ENABLE ALWAYS TRIGGER append_only');
  };
  const told = (position: number) =>
    database.admin(
      `INSERT INTO read_model.account_history
       SELECT position, $1, event_id, type, 'In words', null, 'reading', 'neutral', occurred_at, 'customer', $1, null, null, null, '[]', '', '', 'c', 'c', 'c'
       FROM event_store.events WHERE position = $2`,
      [ann, position],
    );

  it('[EVENT-06~] says how many events of the account are unchanged, in whosever stream they are', async () => {
    expect(await verify(manager())).toMatchObject({
      status: 200,
      data: { verifiedAt: now.toISOString(), streams: 2, events: 6, intact: true },
    });
    await told(7);
    const again = await verify(manager());
    expect(again.data).toMatchObject({ streams: 3, events: 7, intact: true });
    expect(again.data.firstFault).toBeUndefined();
  });

  it('[EVENT-06~, AUD-01~] writes down every verification, and lets nobody else ask for one', async () => {
    const reader = manager();
    await verify(reader);
    await verify(reader);
    const { rows } = await database.admin(
      `SELECT type, metadata->>'subjectId' AS subject FROM event_store.events WHERE stream_id LIKE $1`,
      [`audit-${reader.id}-%`],
    );
    const event = { type: 'audit.history-verified.v1', subject: ann };
    expect(rows).toEqual([event, event]);
    for (const kind of ['customer', 'partner', 'admin'] as const) {
      expect((await verify(api.sessions.introduce({ kind }))).status).toBe(403);
    }
  });

  it('[EVENT-06~] finds that a signed root no longer holds, though every chain does', async () => {
    const projector = await openPostgresEventStore({ connectionString: database.urls.projector });
    await projector.sealLog(rootKeyOf(await logRootSeed(api.services.subjectKeys)));
    await projector.close();
    expect((await verify(manager())).data).toMatchObject({ intact: true, roots: 1 });
    await database.admin('ALTER TABLE event_store.roots DISABLE TRIGGER append_only');
    await database.admin('UPDATE event_store.roots SET root = set_bit(root, 0, 1 - get_bit(root, 0))');
    const { data } = await verify(manager());
    expect(data).toMatchObject({ intact: false, rootFault: { previous: 0, reason: 'signature-differs' } });
    expect(data.firstFault).toBeUndefined();
  });

  it('[EVENT-06~] names the event of which a superuser changed one byte', async () => {
    await told(2);
    await tamper(
      `UPDATE event_store.events SET data = replace(data::text, 'password', 'passwore')::json WHERE position = 2`,
    );
    expect((await verify(manager())).data).toMatchObject({
      intact: false,
      firstFault: {
        streamId: `account-${ann}`,
        version: 2,
        position: 2,
        type: 'accounts.signed-in.v1',
        reason: 'hash-differs',
        what: 'In words',
        occurredAt: now.toISOString(),
      },
    });
  });
});

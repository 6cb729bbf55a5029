import { randomUUID } from 'node:crypto';
import type { overviewContract } from '@keelson/contracts/operations';
import type { AnswerOf } from '@keelson/contracts/wire';
import type { RouteId } from '@keelson/contracts/routes';
import { recordBeat } from '@keelson/read-models/operations';
import type { FreshDatabase } from '@keelson/test-database';
import PgBoss from 'pg-boss';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { productDatabase } from '../testing/product-database';

type Overview = AnswerOf<typeof overviewContract>;

const ann = newAccountId();
const POISONED = `account-${ann}`;
const WORKER = {
  ...({ id: 'w', kind: 'projectors', host: 'one', pid: 7 } as const),
  subscriptions: [
    ...['operator-requests', 'customer-table', 'account-history', 'actor-names', 'account-mails'],
    'relay-keelson-events',
  ],
  providers: [{ name: 'stripe', awaySince: null, nextTry: null }],
};

describe('the operations page', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let boss: PgBoss;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database });
    boss = new PgBoss({ connectionString: database.urls.owner, schedule: false, supervise: false, max: 2 });
    boss.on('error', () => undefined);
    await boss.start();
    for (const name of ['reset-mail', 'operations-rebuild']) await boss.createQueue(name, { name, retryLimit: 0 });
    await database.admin(`
      GRANT USAGE ON SCHEMA pgboss TO keelson_app;
      GRANT SELECT ON pgboss.queue, pgboss.job TO keelson_app;`);
    await database.admin(`
      INSERT INTO read_model.checkpoints (projection, kind, version, position, owner, lease_until, begun_at) VALUES
        ('operator-requests', 'projection', 1, 1000000, 'a', now() + interval '1 hour', now()),
        ('customer-table', 'projection', 1, 0, 'a', now() + interval '1 hour', now()),
        ('account-history', 'projection', 2, 0, 'a', now() - interval '1 minute', now()),
        ('actor-names', 'projection', 1, 0, 'a', now() + interval '1 hour', now()),
        ('actor-names__next', 'projection', 1, 1, 'b', now() + interval '1 hour', now() - interval '2 seconds'),
        ('account-mails', 'reactor', 1, 1000000, 'a', now() + interval '1 hour', now()),
        ('relay-keelson-events', 'relay', 1, 0, 'a', now() + interval '1 hour', now()),
        ('relay-of-another-topic', 'relay', 1, 0, null, null, now()),
        ('of-an-older-version', 'projection', 1, 0, null, null, now())`);
    await database.admin(
      `INSERT INTO read_model.parked_streams VALUES
         ('customer-table', $1, 2, 'Error: poisonous event', 5, null, '2026-11-02T09:00:00Z'),
         ('actor-names__next', 'other-1', 1, 'Error: in the next one', 1, null, '2026-11-02T09:00:00Z')`,
      [POISONED],
    );
    await recordBeat(api.services.databases.app, WORKER);
  });

  afterAll(async () => {
    await boss.stop({ graceful: false });
    await api.close();
    await database.drop();
  });

  const superAdmin = (steppedUp: 'all' | readonly RouteId[] = 'all') =>
    api.sessions.introduce({ kind: 'superAdmin', steppedUp });
  const overview = async (who = api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] })) => {
    const { authorization } = who;
    const answer = await api.inject({ method: 'GET', url: '/api/v1/operations', headers: { authorization } });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: Overview }>().data;
  };
  const ask = async (path: string, body: object, { key = randomUUID(), who = superAdmin() } = {}) =>
    api.inject({
      method: 'POST',
      url: `/api/v1/operations/${path}`,
      headers: {
        authorization: who.authorization,
        ...(who.confirmation !== undefined && { confirmation: who.confirmation }),
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      payload: body,
    });
  const asked = async () =>
    (
      await database.admin(
        `SELECT type, data, metadata FROM event_store.events WHERE stream_id LIKE 'operations-%' ORDER BY position`,
      )
    ).rows as { type: string; data: Record<string, string>; metadata: { actor: object } }[];
  const failedJob = async () => {
    const id = await boss.send('reset-mail', {});
    await boss.fetch('reset-mail');
    await boss.fail('reset-mail', id!, { reason: 'MailRefused: bounced <address>' });
    return id!;
  };

  it('[EVENT-13~] tells how far the payment provider’s books are read', async () => {
    expect((await overview()).reconciliation).toBeNull();
    await database.admin(
      `INSERT INTO read_model.reconciliation_sweeps VALUES
         ('s', now(), now(), '2026-11-01T03:00:00Z', '2026-11-02T03:00:00Z', 12, 3)`,
    );
    const { reconciliation, asOf } = await overview();
    const until = '2026-11-02T03:00:00.000Z';
    expect(reconciliation).toMatchObject({ until, read: 12, recorded: 3 });
    const lagMs = Date.parse(asOf) - Date.parse(until);
    expect(reconciliation!.lagSeconds).toBe(Math.max(0, Math.round(lagMs / 1_000)));
  });

  it('[EVENT-13~] counts payments that need a person by age, with an alarm, and shows amounts to those alone who reconcile', async () => {
    const settled = '{"settlement": null, "adjustment": null, "assignee": null}';
    const wait = (caseId: string, hours: number, currency = 'gbp') =>
      database.admin(
        `INSERT INTO read_model.reconciliation_cases VALUES
           ($1, null, null, null, null, 'MissingHere', 'missingHere', false, null, now() - make_interval(hours => $2),
             '2026-11', null, 5640, 5640, 5640, $3, null, '{"ours": null, "charges": []}', $4,
             1, now(), null, null, false)`,
        [caseId, hours, currency, settled],
      );
    const none = (await overview()).exceptions;
    expect(none).toMatchObject({ oldest: null, alarming: false, alarm: { afterDays: 7, from: 100 } });
    for (const hours of [1, 23, 25, 100]) await wait(`pi_${hours}`, hours);
    await wait('pi_other_currency', 100, 'usd');
    const cases = ({ ages }: Overview['exceptions']) => ages.map((each) => [each.age, each.cases]);
    const { exceptions } = await overview();
    expect(cases(exceptions)).toEqual([
      ['upToOneDay', 2],
      ['upToThreeDays', 1],
      ['upToSevenDays', 2],
      ['older', 0],
    ]);
    expect(exceptions).toMatchObject({ alarming: false });
    expect(exceptions.ages.map(({ amountPence }) => amountPence)).toEqual([null, null, null, null]);
    await wait('pi_169', 169);
    const seen = (await overview(superAdmin())).exceptions;
    expect(seen.ages.map(({ amountPence }) => amountPence)).toEqual([11_280, 5_640, 5_640, 5_640]);
    expect(seen).toMatchObject({ alarming: true });
    await database.admin('DELETE FROM read_model.reconciliation_cases');
  });

  it('[EVENT-13~] tells what runs, is behind, stands still and is rebuilt', async () => {
    const first = await ask('verifications', {});
    expect(first.statusCode).toBe(200);
    const { subscriptions, head, alarmAfterSeconds, processes, databases, pools } = await overview();
    const stateOf = (name: string) => subscriptions.find((each) => each.name === name);
    expect({ head, alarmAfterSeconds }).toEqual({ head: 1, alarmAfterSeconds: 5 });
    expect(stateOf('account-mails')).toMatchObject({ kind: 'reactor', state: 'running', lagEvents: 0, lagSeconds: 0 });
    expect(stateOf('customer-table')).toMatchObject({ state: 'running', lagEvents: 1, parked: 1 });
    expect(stateOf('account-history')).toMatchObject({
      state: 'stopped',
      stoppedSince: expect.stringMatching(/Z$/) as string,
    });
    expect(stateOf('actor-names')).toMatchObject({ state: 'rebuilding', parked: 0, rebuild: { done: 1, all: 1 } });
    expect(stateOf('relay-keelson-events')).toMatchObject({ kind: 'relay', state: 'running', lagEvents: 1 });
    expect(stateOf('relay-of-another-topic')).toBeUndefined();
    expect(stateOf('of-an-older-version')).toBeUndefined();
    expect(stateOf('actor-names__next')).toBeUndefined();
    expect(processes).toMatchObject([{ kind: 'projectors', host: 'one', pid: 7, alive: true }]);
    expect(databases.map(({ name, health }) => [name, (health?.connections ?? 0) > 0])).toEqual([
      ['main', true],
      ['keys', true],
    ]);
    expect(pools.map(({ name, limit }) => [name, limit])).toEqual([
      ['app', 7],
      ['reader', 7],
      ['keys', 3],
    ]);
    const away = { name: 'stripe', awaySince: '2026-11-02T08:57:00.000Z', nextTry: '2026-11-02T09:00:08.000Z' };
    expect(processes[0]?.providers).toEqual(WORKER.providers);
    await recordBeat(api.services.databases.app, { ...WORKER, providers: [away] });
    expect((await overview()).processes.map(({ providers }) => providers)).toEqual([[away]]);
    await database.admin(`DELETE FROM operations.processes`);
    expect((await overview()).subscriptions.map(({ name }) => name)).toContain('of-an-older-version');
  });

  it('[EVENT-13~] counts the lag in seconds from the oldest event that waits', async () => {
    await ask('verifications', {});
    await database.admin('ALTER TABLE event_store.events DISABLE TRIGGER ALL');
    await database.admin(
      `UPDATE event_store.events SET occurred_at = now() - interval '90 seconds' WHERE position = 1`,
    );
    const late = (await overview()).subscriptions.find(({ name }) => name === 'customer-table');
    expect(late).toMatchObject({ state: 'behind' });
    expect(late!.lagSeconds).toBeGreaterThanOrEqual(90);
  });

  it('[EVENT-13~, PROJ-03~] lists parked streams with reason and customer, and records who asks for a retry', async () => {
    expect((await overview()).parked).toEqual({
      total: 1,
      streams: [
        {
          subscription: 'customer-table',
          streamId: POISONED,
          customer: ann,
          fromVersion: 2,
          tries: 5,
          reason: 'Error: poisonous event',
          since: '2026-11-02T09:00:00.000Z',
          nextTry: null,
          retryAsked: false,
        },
      ],
    });
    const who = superAdmin();
    const retry = { subscription: 'customer-table', streamId: POISONED };
    expect((await ask('stream-retries', retry, { who })).statusCode).toBe(200);
    expect((await asked()).at(-1)).toMatchObject({
      type: 'operations.stream-retry-requested.v1',
      data: retry,
      metadata: { actor: { kind: 'super-admin', id: who.id } },
    });
    expect((await ask('stream-retries', retry)).json()).toMatchObject({ code: 'ALREADY_UNDER_WAY' });
    const another = await ask('stream-retries', { ...retry, streamId: 'account-x' });
    expect([another.statusCode, another.json<{ code: string }>().code]).toEqual([404, 'NOT_PARKED']);
  });

  it('[EVENT-13~] records a rebuild once, however often it is asked for', async () => {
    const key = randomUUID();
    const who = superAdmin();
    const before = (await asked()).length;
    const answers = [];
    for (let turn = 0; turn < 2; turn += 1) {
      answers.push(
        (await ask('rebuilds', { projection: 'customer-table' }, { key, who })).json<{ data: object }>().data,
      );
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await ask('rebuilds', { projection: 'customer-table' })).statusCode).toBe(409);
    expect((await asked()).length).toBe(before + 1);
    for (const projection of ['account-mails', 'none']) {
      expect((await ask('rebuilds', { projection })).json()).toMatchObject({ code: 'NO_PROJECTION' });
    }
  });

  it('lets a request through in the place of one whose job is over without an outcome', async () => {
    const requestId = (await asked()).find(({ type }) => type === 'operations.rebuild-requested.v1')?.data['requestId'];
    const id = await boss.send('operations-rebuild', { requestId });
    expect((await ask('rebuilds', { projection: 'customer-table' })).statusCode).toBe(409);
    await boss.fetch('operations-rebuild');
    await boss.fail('operations-rebuild', id!, { reason: 'its worker went away' });
    expect((await ask('rebuilds', { projection: 'customer-table' })).statusCode).toBe(200);
    expect((await asked()).at(-2)).toMatchObject({
      type: 'operations.request-ended.v1',
      data: { requestId, outcome: 'failed' },
    });
  });

  it('[EVENT-13~] lists failed jobs with the masked error and counts the mail', async () => {
    const jobId = await failedJob();
    await boss.send('reset-mail', {});
    const { jobs, mail } = await overview();
    const reason = 'MailRefused: bounced <address>';
    expect(jobs.failed.find((job) => job.jobId === jobId)).toMatchObject({ queue: 'reset-mail', tries: 1, reason });
    expect(jobs.queues.find(({ queue }) => queue === 'reset-mail')).toMatchObject({ failed: 1, waiting: 1 });
    expect(jobs.failedTotal).toBe(2);
    expect(mail).toMatchObject({ waiting: 1, failed: 1, lastSent: null });
    expect((await ask('job-retries', { queue: 'reset-mail', jobId })).statusCode).toBe(200);
    expect((await asked()).at(-1)).toMatchObject({ data: { queue: 'reset-mail', jobId } });
    const gone = await ask('job-retries', { queue: 'reset-mail', jobId: randomUUID() });
    expect(gone.json()).toMatchObject({ code: 'NOT_FAILED' });
  });

  it('[EVENT-13~] tells the last verification and who asked for what', async () => {
    expect((await overview()).verification).toMatchObject({ last: null, root: null });
    await database.admin(`
      INSERT INTO read_model.actor_names VALUES ('acc_boss', 'Grace');
      INSERT INTO read_model.operator_requests VALUES
        ('r1', 'verification', null, null, null, '2026-11-02T02:00:00Z', 'done', '2026-11-02T02:00:09Z', null, 1200, 3, true),
        ('r2', 'verification', null, null, 'acc_boss', '2026-11-02T03:00:00Z', 'refused', '2026-11-02T03:00:01Z', 'no', null, null, false),
        ('r3', 'verification', null, null, 'acc_boss', '2026-11-02T04:00:00Z', null, null, null, null, null, false),
        ('r4', 'rebuild', 'actor-names', null, 'acc_boss', '2026-11-02T05:00:00Z', null, null, null, null, null, false)`);
    const { verification, requests, subscriptions } = await overview();
    expect(verification).toMatchObject({
      last: { at: '2026-11-02T02:00:09.000Z', events: 1200, roots: 3, fault: null, finished: true, askedBy: null },
      runningSince: '2026-11-02T04:00:00.000Z',
    });
    expect(requests.map(({ id, askedBy, outcome }) => [id, askedBy, outcome])).toEqual([
      ['r4', 'Grace', null],
      ['r3', 'Grace', null],
      ['r2', 'Grace', 'refused'],
    ]);
    const asksRebuild = (all: Overview['subscriptions']) =>
      all.find(({ name }) => name === 'actor-names')?.rebuildAsked;
    expect(asksRebuild(subscriptions)).toBe(true);
    const lost = await boss.send('operations-rebuild', { requestId: 'r4' });
    expect(asksRebuild((await overview()).subscriptions)).toBe(true);
    await boss.fetch('operations-rebuild');
    await boss.fail('operations-rebuild', lost!, { reason: 'its worker went away' });
    expect(asksRebuild((await overview()).subscriptions)).toBe(false);
  });

  it.each([
    ['rebuilds', { projection: 'customer-table' }],
    ['stream-retries', { subscription: 'customer-table', streamId: POISONED }],
    ['job-retries', { queue: 'reset-mail', jobId: randomUUID() }],
    ['verifications', {}],
  ])('[SESS-06~, AUTHZ-01~] lets nobody but a super admin with the password at hand ask for %s', async (path, body) => {
    const before = await asked();
    const admin = api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'], steppedUp: 'all' });
    expect((await ask(path, body, { who: admin })).statusCode).toBe(403);
    for (const [who, code] of [
      [api.sessions.introduce({ kind: 'superAdmin' }), 'STEP_UP_REQUIRED'],
      [superAdmin(['operations.overview']), 'CONFIRMATION_INVALID'],
    ] as const) {
      const answer = await ask(path, body, { who });
      expect(answer.json()).toMatchObject({ responseCode: 403, code });
    }
    expect(await asked()).toEqual(before);
  });
});

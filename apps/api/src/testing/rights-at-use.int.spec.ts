import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { openVault, type Vault } from '@keelson/vault';
import { HistoryBench, NOW } from '../history/testing/history-bench';
import { oneCompanyAtIntuit } from './connected-company';
import { testMasterKeys } from './start-test-api';

const PROJECTS = join(__dirname, '../../../..');
const RUN_TYPESCRIPT = join(PROJECTS, 'libs/event-store/src/conformance/processes/run-typescript.cjs');
const TIMELINE_PROCESS = join(PROJECTS, 'apps/projectors/src/timeline/testing/timeline.process.ts');
const CONSENTS = '/api/v1/finance-connections/consents/quickbooks';
const TIMELINE = '/api/v1/account/timeline-export';
/** More than a browser takes in advance. */
const EVENTS = 100_000;

type Person = ReturnType<HistoryBench['api']['sessions']['introduce']>;

describe('a right that was withdrawn after something was asked for', () => {
  let bench: HistoryBench;
  let vault: Vault;
  let intuit: Server;
  let askedOfIntuit = 0;
  let worker: ChildProcess;

  beforeAll(async () => {
    const { server, settings } = await oneCompanyAtIntuit();
    intuit = server.on('request', () => void (askedOfIntuit += 1));
    bench = await HistoryBench.open({ accounting: { quickbooks: settings } });
    for (const name of ['enquiries', 'connections', 'ledgers'])
      await bench.database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
    const { app: pool, keys: keysPool } = bench.api.services.databases;
    vault = await openVault({ pool, keysPool, masterKeys: testMasterKeys });
    const { projector: projectorUrl, keys: keysUrl } = bench.database.urls;
    const masterKey = testMasterKeys[0]?.secret.toString('base64');
    worker = fork(RUN_TYPESCRIPT, [TIMELINE_PROCESS], {
      env: {
        ...process.env,
        TIMELINE_PROCESS: JSON.stringify({ projectorUrl, keysUrl, masterKey, now: NOW.toISOString() }),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [],
    });
    await once(worker, 'message');
  });
  afterAll(async () => {
    const ended = once(worker, 'exit');
    worker.kill('SIGKILL');
    await ended;
    await bench.close();
    intuit.close();
  });

  const call = async ({ authorization }: Person, method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await bench.api.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<{ data: Record<string, unknown> | null; code?: string }>() };
  };

  /** A customer with the credential that the workers look at. */
  async function customer(): Promise<Person> {
    const person = bench.api.sessions.introduce({ kind: 'customer', steppedUp: 'all' });
    const { id: accountId } = person;
    const access = { kind: 'customer', permissions: [], passwordHash: 'x', emailVerified: true } as const;
    await vault.enrol(`${accountId}@example.com`, { accountId, ...access }, NOW);
    return person;
  }

  async function workedOn({ id }: Person): Promise<void> {
    const done = once(worker, 'message');
    worker.send(id);
    await done;
  }

  const filesOf = async ({ id }: Person) =>
    (await bench.database.admin('SELECT FROM vault.timeline_files WHERE account_id = $1', [id])).rowCount;

  it('[AUTHZ-05] counts no more when a queued job runs, while an export is sent and when a consent comes back', async () => {
    // A queued job: of two who asked for their timeline, one lost the account before a worker came to it.
    const [stays, leaves] = [await customer(), await customer()];
    for (const person of [stays, leaves])
      expect((await call(person, 'POST', TIMELINE)).data).toMatchObject({ status: 'under-way' });
    await vault.endAccess(leaves.id, NOW);
    for (const person of [stays, leaves]) await workedOn(person);
    expect((await call(stays, 'GET', TIMELINE)).data).toMatchObject({ status: 'ready' });
    expect((await call(leaves, 'GET', TIMELINE)).data).toMatchObject({ status: 'failed', reason: 'account-closed' });
    expect([await filesOf(stays), await filesOf(leaves)]).not.toContain(null);
    expect(await filesOf(stays)).toBeGreaterThan(0);
    expect(await filesOf(leaves)).toBe(0);

    // An export that is on its way when the permission goes.
    await bench.tellMany(EVENTS);
    const address = await bench.api.listen();
    const reader = bench.manager();
    const headers = { authorization: reader.authorization, confirmation: 'any' };
    const exported = () => fetch(`${address}/api/v1/customers/${bench.ann}/events/export`, { headers });
    const answer = await exported();
    expect(answer.status).toBe(200);
    bench.api.sessions.change(reader, { permissions: [] });
    await expect(answer.text()).rejects.toThrow();
    expect(bench.api.capture.text()).toContain('ExportWithdrawn');
    expect((await exported()).status).toBe(403);

    // A consent that was given after the payment ended, the session ended or the account changed hands.
    const returned = async (change: (owner: Person) => Person) => {
      const owner = await customer();
      const { data } = await call(owner, 'POST', CONSENTS, {});
      const state = new URL(String(data?.['consentUrl'])).searchParams.get('state');
      const sent = { state, code: randomUUID(), realmId: '9130' };
      const { status } = await call(change(owner), 'POST', `${CONSENTS}/return`, sent);
      return status;
    };
    const { sessions } = bench.api;
    askedOfIntuit = 0;
    expect(
      await returned((owner) => {
        sessions.change(owner, { standing: 'awaiting-payment' });
        return owner;
      }),
    ).toBe(403);
    expect(
      await returned((owner) => {
        sessions.end(owner);
        return owner;
      }),
    ).toBe(401);
    expect(await returned(() => sessions.introduce({ kind: 'customer' }))).toBe(409);
    expect(askedOfIntuit).toBe(0);
    await returned((owner) => owner);
    expect(askedOfIntuit).toBeGreaterThan(0);
  });
});

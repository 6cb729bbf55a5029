import type { ChildProcess } from 'node:child_process';
import { CuttableProxy, FakeKurrentDb } from '@keelson/event-store/conformance';
import { type FreshDatabase, freshDatabase } from '@keelson/test-database';
import { eventually } from '../../testing/eventually';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { WorkerProcesses } from '../../testing/worker-processes';

let database: FreshDatabase;
let server: FakeKurrentDb;
let proxy: CuttableProxy;
let processes: WorkerProcesses;
let worker: ChildProcess;
let api: TestApi;

const startApi = (): Promise<TestApi> =>
  startTestApi({
    database,
    configuration: { eventStore: { kind: 'kurrentdb', connectionString: proxy.connectionString } },
  });

beforeAll(async () => {
  server = new FakeKurrentDb();
  [database] = await Promise.all([freshDatabase(), server.start()]);
  proxy = await CuttableProxy.before(server.connectionString);
  processes = new WorkerProcesses(database, {
    KEELSON_EVENT_STORE: 'kurrentdb',
    KEELSON_KURRENTDB_URL: proxy.connectionString,
  });
  const { code, said } = await processes.run('migrate');
  if (code !== 0) throw new Error(said);
  worker = await processes.startProjectors();
  api = await startApi();
});
afterAll(async () => {
  await api.close();
  await processes.killAll();
  await proxy.close();
  server.stop();
  await database.drop();
});

const register = (name: string) =>
  api.inject({
    method: 'POST',
    url: '/api/v1/accounts/register',
    payload: {
      ...{ name, companyName: `${name} Works Ltd`, companyRegistrationNumber: '01234567', sector: 3 },
      ...{ companyType: 'privateLimitedCompany', phone: '01632960001', email: `${name.toLowerCase()}@example.com` },
      ...{ password: 'Harbour7Quay', confirmPassword: 'Harbour7Quay', supportNeeds: ['finance'] },
      ...{ termsAndConditions: true, privacyPolicy: true },
    },
  });

async function registered(name: string): Promise<string> {
  const answer = await register(name);
  const id = answer.json<{ data: { user_details?: { id: string } } }>().data.user_details?.id;
  if (id === undefined) throw new Error(answer.body);
  return id;
}

/** The list of customers, which the workers' rows alone make. */
async function listed(): Promise<string> {
  const { authorization } = api.sessions.introduce({ kind: 'superAdmin' });
  const answer = await api.inject({ method: 'GET', url: '/api/v1/customers', headers: { authorization } });
  return answer.statusCode === 200 ? answer.body : '';
}

async function readBack(name: string): Promise<void> {
  try {
    await eventually(`${name} to be listed`, async () => (await listed()).includes(`${name} Works Ltd`), 240_000);
  } catch (error) {
    throw new Error(`the workers said ${processes.said.join('')}`, { cause: error });
  }
}

describe('the product on a log in KurrentDB, a server of our own that speaks its protocol', () => {
  const people = new Map<string, string>();
  const registeredAndRead = async (name: string): Promise<void> => {
    const id = await registered(name);
    people.set(name, id);
    await readBack(name);
  };

  it('[EVENT-11~] registers an account and shows what the workers made of it', async () => {
    await registeredAndRead('Ann');
    expect(server.log.stream(`account-${people.get('Ann') ?? ''}`).length).toBeGreaterThan(0);
    const { rows } = await database.admin('SELECT count(*)::int AS events FROM event_store.events');
    expect(rows).toEqual([{ events: 0 }]);
  });

  it('[EVENT-11~] goes on after lost connections, subscriptions that end, and a consumer dropped for being slow', async () => {
    proxy.cut();
    await registeredAndRead('Ben');
    server.endSubscriptions();
    await registeredAndRead('Cleo');
    server.dropSubscriptions();
    await registeredAndRead('Dan');
  });

  it('[EVENT-11~] refuses commands while the server is away, and takes them up when it is back', async () => {
    server.stop();
    const refused = await register('Eve');
    expect(refused.statusCode).toBe(503);
    await server.start();
    await eventually('the log to answer again', () =>
      api.services.store.head().then(
        () => true,
        () => false,
      ),
    );
    await registeredAndRead('Gus');
  });

  it('[EVENT-11~] takes up after workers that were killed and an API that started anew', async () => {
    await processes.kill(worker);
    people.set('Fay', await registered('Fay'));
    await api.close();
    api = await startApi();
    worker = await processes.startProjectors();
    await readBack('Fay');
    const wanted = JSON.stringify([...people.values()].sort().map((account_id) => ({ account_id, n: 1 })));
    await eventually('everybody to have one profile', async () => {
      const { rows } = await database.admin(
        `SELECT account_id, count(*)::int AS n FROM read_model.account_profiles GROUP BY account_id ORDER BY account_id`,
      );
      return JSON.stringify(rows) === wanted;
    });
  });

  it('[EVENT-11~] signs, verifies and tells of its log at the terminal', async () => {
    const root = await processes.run('operate', 'root');
    expect(root.said).toContain('"signature"');
    const verified = await processes.run('operate', 'verify');
    expect(verified.said).toMatch(/^All \d+ events are as they were appended, and .* hold/);
    expect(verified.code).toBe(0);
    expect(await processes.run('operate', 'erasures')).toEqual({ code: 0, said: '' });
    const lag = await processes.run('operate', 'lag');
    expect(lag.said).toContain('account-profile');
  });

  it('refuses to start its programs on the table of events from then on', async () => {
    const elsewhere = new WorkerProcesses(database, {});
    for (const [program, ...words] of [['migrate'], ['operate', 'verify']] as const) {
      const { code, said } = await elsewhere.run(program, ...words);
      expect(code).toBe(1);
      expect(said).toContain('the events of this main database are kept in KurrentDB');
    }
    await expect(startTestApi({ database })).rejects.toThrow('are kept in KurrentDB');
  });
});

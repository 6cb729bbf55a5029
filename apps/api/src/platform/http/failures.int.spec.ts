import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { EventStoreUnavailable } from '@keelson/event-store';
import type { FreshDatabase } from '@keelson/test-database';
import { DATABASE_LIMITS, Databases } from '../persistence/databases';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { probeModule } from '../../testing/probe.controller';
import { problem, type Problems } from '../wire/answer';
import { failureAnswer } from '../wire/failure-answer';
import { productDatabase } from '../../testing/product-database';

const PROJECTS = '../../../../..';
const RUN_TYPESCRIPT = join(__dirname, PROJECTS, 'libs/event-store/src/conformance/processes/run-typescript.cjs');
/** A process with the log of the workers, which writes what it is told to. */
const WORKERS_END = `${PROJECTS}/apps/projectors/src/runtime/testing/ending.process.ts`;
const ENVELOPE: ReadonlySet<string> = new Set([
  ...['responseCode', 'responseMessage', 'statusMessage', 'status', 'data', 'code', 'correlationId'],
  ...['errors', 'retryAfterSeconds'],
]);
const CANARIES = Array.from({ length: 40 }, (_, index) => `canary-${index}-7b1c`);

describe('failures', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let act: () => Promise<{ cleared: number }> = () => Promise.resolve({ cleared: 0 });
  let authorization: string;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({
      database,
      databaseLimits: DATABASE_LIMITS,
      modules: [probeModule({ read: async () => (await act()) as never, write: () => act() })],
    });
    ({ authorization } = api.sessions.introduce({ kind: 'superAdmin' }));
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const read = (headers: Record<string, string> = {}) => api.inject({ url: '/api/v1/content/x', headers });
  const loggedFaults = () => api.capture.entries().filter(({ fault }) => fault !== undefined);

  it('[LOAD-07~, IO-09~] a bug is logged once with the correlation id and answered without its details', async () => {
    const before = loggedFaults().length;
    act = () =>
      Promise.reject(
        Object.assign(new Error('relation "secret_table" does not exist'), { code: '42P01', detail: 'row 7' }),
      );
    const answer = await read({ 'x-correlation-id': 'from-the-browser-1' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      responseCode: 500,
      responseMessage: 'Something went wrong!',
      statusMessage: 'Something went wrong!',
      data: null,
      code: 'INTERNAL',
      correlationId: 'from-the-browser-1',
    });
    const logged = loggedFaults().slice(before);
    expect(logged).toMatchObject([
      {
        level: 'error',
        fault: 'bug',
        correlationId: 'from-the-browser-1',
        route: 'content.page',
        err: { code: '42P01' },
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('row 7');
  });

  it.each([
    ['the event store', () => new EventStoreUnavailable('away')],
    [
      'a refused connection',
      () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
    ],
    ['an exhausted pool', () => new Error('timeout exceeded when trying to connect')],
    ['a restarting server', () => Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['a statement over its time', () => Object.assign(new Error('canceling statement'), { code: '57014' })],
    ['a full disk', () => Object.assign(new Error('could not extend file'), { code: '53100' })],
  ])('[LOAD-07~] %s away gives 503 with Retry-After', async (_name, error) => {
    const before = loggedFaults().length;
    act = () => Promise.reject(error());
    const answer = await read();
    expect([answer.statusCode, answer.headers['retry-after'], answer.json<{ code: string }>().code]).toEqual([
      503,
      '2',
      'UNAVAILABLE',
    ]);
    expect(loggedFaults().slice(before)).toMatchObject([{ fault: 'outage' }]);
  });

  it('[LOAD-07~] something thrown that is no error is a bug as well', () => {
    for (const thrown of ['just a text', undefined, null, 7, {}]) {
      expect(failureAnswer(thrown)).toMatchObject({ fault: 'bug', answer: { status: 500 } });
    }
  });

  it('[LOAD-07~] an answer outside its contract is a bug and does not leave the server', async () => {
    const before = loggedFaults().length;
    act = () => Promise.resolve({ cleared: 'many' as unknown as number });
    const answer = await api.inject({ method: 'POST', url: '/api/v1/content/cache/clear', headers: { authorization } });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('many');
    expect(loggedFaults().slice(before)).toHaveLength(1);
  });

  it('[LOAD-07~] sessions that cannot be reached are an outage, logged once, and nobody is let in', async () => {
    const before = loggedFaults().length;
    api.sessions.away = new EventStoreUnavailable('away');
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/content/cache/clear',
      headers: { authorization },
    });
    api.sessions.away = undefined;
    expect(answer.statusCode).toBe(503);
    expect(loggedFaults().slice(before)).toMatchObject([{ fault: 'outage', route: 'content.clearCache' }]);
  });

  it('[AUTHZ-03~] keys that the contract does not name never leave the server', async () => {
    act = () => Promise.resolve({ cleared: 3, passwordHash: 'x' } as { cleared: number });
    const answer = await api.inject({ method: 'POST', url: '/api/v1/content/cache/clear', headers: { authorization } });
    expect(answer.json<{ data: unknown }>().data).toEqual({ cleared: 3 });
  });

  it('[IO-09~] nothing of a request but its route and status is logged', async () => {
    act = () => Promise.reject(new Error('failed'));
    for (const canary of CANARIES) {
      await api.inject({
        method: 'POST',
        url: `/api/v1/content/cache/clear?token=${canary}`,
        headers: {
          authorization,
          cookie: `session=${canary}`,
          'user-agent': `${canary}\r\n\u001b[31m`.replace(/[\r\n]/g, ''),
          referer: `http://x/${canary}`,
          'x-api-key': canary,
        },
        payload: { password: canary, nested: { canary } },
      });
      await api.inject({ url: `/${canary}?secret=${canary}` });
      await api.inject({ url: '/api/v1/content/x', headers: { authorization: `Bearer ${canary}` } });
    }
    const text = api.capture.text();
    expect(CANARIES.filter((canary) => text.includes(canary))).toEqual([]);
    expect(
      text
        .split('\n')
        .filter(Boolean)
        .every((line) => line.startsWith('{') && line.endsWith('}')),
    ).toBe(true);
  });

  it('[IO-09] what is logged is encoded and masked, in API and workers, and a failure is answered in general words with its correlation id', async () => {
    const hostile = 'a\r\n{"level":"fatal","forged":true}\u001b[31m\u009b0m\u202etxt\u2028';
    const before = api.capture.text().length;
    const keys = ['password', 'passcode', 'pin', 'token', 'secret', 'cookie', 'authorization', 'email', 'phone', 'ip'];
    const masked = Object.fromEntries(keys.map((key, index) => [key, CANARIES[index]]));
    api.log.warn({ ...masked, list: [{ deep: { ...masked } }], agent: hostile }, hostile);

    // Each kind of failure: of the product, of what it stands on, of a stranger's making.
    const unusual = Object.assign(new Error(hostile), { ...masked, detail: CANARIES[11], parameters: [CANARIES[12]] });
    const failures: (readonly [number, Error | undefined, string, string])[] = [
      [500, unusual, '/api/v1/content/x', 'INTERNAL'],
      [503, new EventStoreUnavailable(hostile), '/api/v1/content/x', 'UNAVAILABLE'],
      [401, undefined, `/api/v1/content/cache/clear?token=${CANARIES[13]}`, 'UNAUTHENTICATED'],
      [404, undefined, `/api/v1/${CANARIES[14]}?email=${CANARIES[15]}`, 'NOT_FOUND'],
    ];
    for (const [index, [status, error, url, code]] of failures.entries()) {
      act = () => Promise.reject(error ?? new Error('not reached'));
      const correlationId = `correlation-${index}-of-io-09`;
      const answer = await api.inject({
        method: url.includes('/clear') ? 'POST' : 'GET',
        url,
        headers: { 'x-correlation-id': correlationId, 'user-agent': CANARIES[16] },
      });
      const body = answer.json<Record<string, unknown>>();
      expect([answer.statusCode, body['code'], body['correlationId']]).toEqual([status, code, correlationId]);
      expect(answer.headers['x-correlation-id']).toBe(correlationId);
      expect(Object.keys(body).filter((key) => !ENVELOPE.has(key))).toEqual([]);
      expect(answer.body).not.toMatch(/forged|canary|\.ts|stack/);
    }
    const workers = fork(RUN_TYPESCRIPT, [join(__dirname, WORKERS_END)], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      execArgv: [],
    });
    let theirs = '';
    workers.stdout?.on('data', (text: Buffer) => (theirs += String(text)));
    const ended = once(workers, 'close');
    await once(workers, 'message');
    workers.send('log');
    workers.send('throw');
    await ended;

    for (const text of [api.capture.text().slice(before), theirs]) {
      const lines = text.split('\n').filter(Boolean);
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.filter((line) => (JSON.parse(line) as { forged?: boolean }).forged)).toEqual([]);
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e]/);
      expect(text).toMatch(/\[redacted\]|<masked>/);
      expect(text).not.toMatch(/canary-\d|geheim|ann@example\.com/);
    }
    expect(api.capture.text()).toContain('correlation-0-of-io-09');
  });

  it('[AUD-01~] a refusal is logged with whom it refused', async () => {
    const { authorization: asCustomer, id } = api.sessions.introduce({ kind: 'customer' });
    await api.inject({
      method: 'POST',
      url: '/api/v1/content/cache/clear',
      headers: { authorization: asCustomer },
    });
    expect(api.capture.entries().at(-1)).toMatchObject({
      route: 'content.clearCache',
      status: 403,
      actor: id,
    });
  });

  it('[MSG-04~] success and refusal come in one envelope whose responseCode is the status', async () => {
    act = () => Promise.resolve({ cleared: 2 });
    const good = await api.inject({ method: 'POST', url: '/api/v1/content/cache/clear', headers: { authorization } });
    expect(good.json()).toEqual({
      responseCode: 200,
      responseMessage: 'success',
      statusMessage: 'success',
      data: { cleared: 2 },
      correlationId: good.headers['x-correlation-id'],
    });
    const refused = await api.inject({
      method: 'POST',
      url: '/api/v1/content/cache/clear?b=1&a=2',
      headers: { authorization },
    });
    expect(refused.json()).toEqual({
      responseCode: 400,
      responseMessage: 'This call takes no query',
      statusMessage: 'This call takes no query',
      data: null,
      code: 'MALFORMED',
      errors: [{ path: 'query', message: 'This call takes no query' }],
      correlationId: refused.headers['x-correlation-id'],
    });
  });

  it('a rejection becomes the status and text of its row', () => {
    const problems: Problems<'LOCKED' | 'TWICE'> = {
      LOCKED: { status: 409, message: 'This step is locked' },
      TWICE: {
        status: 202,
        message: 'failure',
        statusMessage: 'The email is already registered',
        retryAfterSeconds: 3,
      },
    };
    expect(problem(problems, { code: 'LOCKED' })).toMatchObject({
      status: 409,
      message: 'This step is locked',
      statusMessage: 'This step is locked',
      extras: { code: 'LOCKED' },
    });
    expect(problem(problems, { code: 'TWICE', retryAfterSeconds: 9 })).toMatchObject({
      status: 202,
      statusMessage: 'The email is already registered',
      extras: { retryAfterSeconds: 9 },
    });
  });

  it('[LOAD-02~] every connection has its limits', async () => {
    const { app, reader, keys } = api.app.get(Databases);
    for (const pool of [app, reader, keys]) {
      const { rows } = await pool.query<Record<string, string>>(
        `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
                current_setting('idle_in_transaction_session_timeout') AS idle`,
      );
      expect(rows).toEqual([{ statement: '5s', lock: '5s', idle: '5s' }]);
      expect(pool.options.connectionTimeoutMillis).toBe(2_000);
    }
  });
});

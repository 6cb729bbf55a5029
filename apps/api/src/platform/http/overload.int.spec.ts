import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FreshDatabase } from '@keelson/test-database';
import { eventually } from '../../testing/eventually';
import { probeModule } from '../../testing/probe.controller';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { DATABASE_LIMITS } from '../persistence/databases';
import { HTTP_LIMITS } from './limits';
import { productDatabase } from '../../testing/product-database';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const PLACES = 4;
const ROUNDS = 100;

interface Answered {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Work that lasts until it is let go. */
class HeldWork {
  private waiting: (() => void)[] = [];

  readonly begin = (): Promise<never[]> => new Promise((done) => this.waiting.push(() => done([])));

  get begun(): number {
    return this.waiting.length;
  }

  finish(): void {
    for (const done of this.waiting.splice(0)) done();
  }
}

interface Heard {
  readonly socket: Socket;
  text: string;
  closed: boolean;
}

/** A connection that says this as soon as it stands, and what comes back. */
function heard(socket: Socket, said?: string): Heard {
  const one: Heard = { socket, text: '', closed: false };
  socket.on('error', () => undefined);
  socket.on('close', () => (one.closed = true));
  socket.on('data', (data) => (one.text += data.toString()));
  if (said !== undefined) socket.write(said);
  return one;
}

const connectionsOf = ({ app }: TestApi): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = app.getHttpServer();
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

describe('more than there is room for', () => {
  let database: FreshDatabase;
  let api: TestApi | undefined;

  beforeAll(async () => {
    database = await productDatabase();
  });
  afterEach(async () => {
    await api?.close();
    api = undefined;
  });
  afterAll(() => database.drop());

  const start = async (options: Omit<Parameters<typeof startTestApi>[0], 'database'>): Promise<string> => {
    api = await startTestApi({ database, ...options });
    return await api.listen();
  };

  const ask = (address: string, agent: Agent): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const sent = get(`${address}/api/v1/content/x`, { agent }, (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
        );
      });
      sent.on('error', reject);
    });

  it('[LOAD-01~] ten times the load gets as much work done as one times, refuses the rest at once and grows nothing', async () => {
    const work = new HeldWork();
    const address = await start({ limits: { inFlight: PLACES }, modules: [probeModule({ read: work.begin })] });
    const agent = new Agent({ keepAlive: true, maxSockets: 400 });

    /** As many ask as are told to, once all places are free. The work is let go only when nobody else waits. */
    const round = async (asking: number): Promise<readonly Answered[]> => {
      const answers: Answered[] = [];
      const asked = Array.from({ length: asking }, () => ask(address, agent).then((each) => answers.push(each)));
      await eventually(
        'all places to be taken and the rest to be refused',
        () => work.begun === PLACES && answers.length === asking - PLACES,
      );
      work.finish();
      await Promise.all(asked);
      return answers;
    };
    const good = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 200).length;

    expect(good(await round(PLACES))).toBe(PLACES);
    await round(10 * PLACES);
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const refused: Answered[] = [];
    for (let each = 0; each < ROUNDS; each += 1) {
      const answers = await round(10 * PLACES);
      expect(good(answers)).toBe(PLACES);
      refused.push(...answers.filter(({ status }) => status !== 200));
    }
    collectGarbage();
    const grown = process.memoryUsage().heapUsed - before;

    expect(refused).toEqual(Array<Answered>(ROUNDS * 9 * PLACES).fill({ status: 503, retryAfter: '1' }));
    expect(grown).toBeLessThan(32 * 2 ** 20);
    agent.destroy();
  });

  it('[LOAD-01~] more connections than there is room for are told to come again, and far more get nothing', async () => {
    const address = await start({ limits: { connections: 8 }, modules: [probeModule({})] });
    const { hostname, port } = new URL(address);
    const sockets: Heard[] = [];
    for (let each = 0; each < 12; each += 1) {
      const one = heard(connect(Number(port), hostname));
      sockets.push(one);
      await eventually('the connection to stand or fall', () => one.closed || !one.socket.connecting);
    }
    for (const { socket } of sockets) socket.write('GET /api/v1/content/x HTTP/1.1\r\nhost: x\r\n\r\n');
    await eventually('all to have an answer or none', () => sockets.every(({ text, closed }) => text !== '' || closed));
    const heads = sockets.map(({ text }) => text.split('\r\n', 1)[0]);
    expect(heads).toEqual([
      ...Array<string>(8).fill('HTTP/1.1 200 OK'),
      'HTTP/1.1 503 Service Unavailable',
      '',
      '',
      '',
    ]);
    expect(sockets[8]?.text).toMatch(/retry-after: 1\r\n/);
    for (const { socket } of sockets) socket.destroy();
    const agent = new Agent();
    await eventually('room again', async () => (await ask(address, agent)).status === 200);
  });

  it('[LOAD-01~] when too many wait for the database, nobody else is let wait', async () => {
    await start({ limits: { poolWaiting: 5 }, modules: [probeModule({})] });
    const { reader, shares } = api?.services.databases ?? {};
    if (!reader || !shares) throw new Error('the API does not run');
    const held = await Promise.all(Array.from({ length: shares.reader }, () => reader.connect()));
    const waiting = Array.from({ length: 6 }, () => reader.connect());
    const refused = await api?.inject({ url: '/api/v1/content/x' });
    expect([refused?.statusCode, refused?.headers['retry-after'], refused?.json<{ code: string }>().code]).toEqual([
      503,
      '1',
      'BUSY',
    ]);
    for (const client of held) client.release();
    for (const client of waiting) (await client).release();
    expect((await api?.inject({ url: '/api/v1/content/x' }))?.statusCode).toBe(200);
  });

  it('[LOAD-01~] bodies, headers and everything that waits have a bound', async () => {
    const address = await start({ databaseLimits: DATABASE_LIMITS, modules: [probeModule({})] });
    const answer = await api?.inject({
      method: 'POST',
      url: '/api/v1/platform/csp-reports',
      headers: { 'content-type': 'application/json' },
      payload: `"${'x'.repeat(HTTP_LIMITS.bodyBytes)}"`,
    });
    expect(answer?.statusCode).toBe(413);
    const large = await fetch(`${address}/api/v1/content/x`, {
      headers: { 'x-large': 'x'.repeat(HTTP_LIMITS.headerBytes) },
    });
    expect(large.status).toBe(431);
    for (const pool of ['app', 'reader', 'keys'] as const) {
      const { options } = api?.services.databases[pool] ?? {};
      expect(options?.max).toBeLessThanOrEqual(12);
      expect(options?.connectionTimeoutMillis).toBe(2_000);
    }
    const unbounded = Object.entries(HTTP_LIMITS).filter(([, value]) => value === 0 || value === Infinity);
    expect(unbounded).toEqual([]);
  });

  it('[LOAD-01] body, headers, sockets, requests in flight, the pool, its queue and each caller have a bound; beyond it 429 or 503 say when to come again', async () => {
    const work = new HeldWork();
    const limits = {
      connections: 8,
      inFlight: PLACES,
      poolWaiting: 5,
      uploads: 2,
      perAddress: { burst: 40, perSecond: 0.001 },
    };
    const address = await start({
      limits,
      databaseLimits: DATABASE_LIMITS,
      modules: [probeModule({ read: work.begin })],
    });
    const running = api;
    if (!running) throw new Error('the API does not run');
    const { hostname, port } = new URL(address);
    const told = async (remoteAddress: string) => {
      const { statusCode, headers } = await running.inject({ url: '/api/v1/content/x', remoteAddress });
      return [statusCode, headers['retry-after'] !== undefined];
    };
    const path = '/api/v1/content/x';

    // What is too large is not read: to come again with the same would not help.
    const body = `"${'x'.repeat(HTTP_LIMITS.bodyBytes)}"`;
    const report = { url: '/api/v1/platform/csp-reports', headers: { 'content-type': 'application/json' } } as const;
    expect((await running.inject({ method: 'POST', ...report, payload: body })).statusCode).toBe(413);
    const large = { headers: { 'x-large': 'x'.repeat(HTTP_LIMITS.headerBytes), connection: 'close' } };
    expect((await fetch(`${address}${path}`, large)).status).toBe(431);

    const held = Array.from({ length: PLACES }, () => running.inject({ url: path, remoteAddress: '203.0.113.1' }));
    await eventually('all places to be taken', () => work.begun === PLACES);
    expect(await told('203.0.113.1')).toEqual([503, true]);
    work.finish();
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual(Array(PLACES).fill(200));

    // Bodies that do not come keep their places until they do; a third one finds none.
    const begun = `POST ${report.url} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n`;
    const sockets = [0, 1, 2].map(() => heard(connect(Number(port), hostname), begun));
    await eventually('one of three to be refused', () => sockets.some(({ text }) => text !== ''));
    const [refused, ...others] = sockets.toSorted((a, b) => b.text.length - a.text.length);
    expect(refused?.text).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 1\r\n/i);
    expect(others.map(({ text }) => text)).toEqual(['', '']);
    for (const { socket } of sockets) socket.destroy();

    const { reader } = running.services.databases;
    const taken = await Promise.all(Array.from({ length: reader.options.max }, () => reader.connect()));
    const queued = Array.from({ length: 6 }, () => reader.connect());
    expect(await told('203.0.113.2')).toEqual([503, true]);
    for (const client of taken) client.release();
    for (const client of queued) (await client).release();

    const request = `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`;
    await eventually('the former connections to be gone', async () => (await connectionsOf(running)) === 0);
    const crowd: Heard[] = [];
    for (let each = 0; each < 10; each += 1) {
      const one = heard(connect(Number(port), hostname));
      crowd.push(one);
      await eventually('the connection to stand or fall', () => one.closed || !one.socket.connecting);
    }
    const turnedAway = crowd.slice(8);
    for (const { socket } of turnedAway) socket.write(request);
    await eventually('two to be turned away', () => turnedAway.every(({ text, closed }) => text !== '' || closed));
    expect(crowd[8]?.text).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 1\r\n/i);
    expect(crowd[9]?.text).toBe('');
    for (const { socket } of crowd) socket.destroy();

    const answers = [];
    for (let each = 0; each < 42; each += 1) {
      const answer = told('203.0.113.9');
      await eventually('the request to be worked on or refused', () => work.begun > 0 || each >= 40);
      work.finish();
      answers.push(await answer);
    }
    expect(answers).toEqual([...Array<unknown>(40).fill([200, false]), [429, true], [429, true]]);
  });
});

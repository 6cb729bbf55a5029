import { EventEmitter, once } from 'node:events';
import { Agent, request } from 'node:http';
import type { FreshDatabase } from '@keelson/test-database';
import { captureLog } from '../../testing/log-capture';
import { probeModule } from '../../testing/probe.controller';
import { startTestApi } from '../../testing/start-test-api';
import { leave } from './leave';
import { endProcess, type ProcessLike } from './process-ends';
import { productDatabase } from '../../testing/product-database';

class TestProcess extends EventEmitter {
  readonly codes: number[] = [];
  exit(code: number): void {
    this.codes.push(code);
    this.emit('exited');
  }
}

const get = (url: string, agent: Agent): Promise<{ status: number; connection: string | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      let body = '';
      response.on('data', (data: Buffer) => (body += data.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

describe('the end of the process', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await productDatabase();
  });
  afterAll(() => database.drop());

  it('[LOAD-04~] the first signal turns readiness off, answers what is under way, closes idle connections and exits with 0', async () => {
    let started = (): void => undefined;
    let release = (): void => undefined;
    const underWay = new Promise<void>((resolve) => (started = resolve));
    const held = new Promise<void>((resolve) => (release = resolve));
    const api = await startTestApi({
      database,
      modules: [probeModule({ read: async () => (started(), await held, []) })],
    });
    const address = await api.listen();
    const process = new TestProcess();
    let noticeOver = (): void => undefined;
    const notice = new Promise<void>((resolve) => (noticeOver = resolve));
    endProcess({
      process: process as unknown as ProcessLike,
      log: api.log,
      leave: () => leave(api, { notice: () => notice, drainMs: 60_000 }),
    });
    const idle = new Agent({ keepAlive: true });
    const busy = new Agent({ keepAlive: true });
    expect((await get(`${address}/api/health/ready`, idle)).status).toBe(200);
    const slow = get(`${address}/api/v1/content/x`, busy);
    await underWay;

    process.emit('SIGTERM');
    const ready = await get(`${address}/api/health/ready`, idle);
    expect([
      ready.status,
      ready.connection,
      (JSON.parse(ready.body) as { data: { state: string } }).data.state,
    ]).toEqual([503, 'close', 'draining']);
    expect(process.codes).toEqual([]);
    noticeOver();
    release();
    expect((await slow).status).toBe(200);
    await once(process, 'exited');
    expect(process.codes).toEqual([0]);
    await expect(get(`${address}/api/health/live`, new Agent())).rejects.toThrow('ECONNREFUSED');
    idle.destroy();
    busy.destroy();
  });

  it('[LOAD-04~] what does not end in time is cut off', async () => {
    let started = (): void => undefined;
    const underWay = new Promise<void>((resolve) => (started = resolve));
    const api = await startTestApi({
      database,

      modules: [probeModule({ read: () => (started(), new Promise<never>(() => undefined)) })],
      limits: { deadlineMs: 2_000 },
    });
    const address = await api.listen();
    const hanging = get(`${address}/api/v1/content/x`, new Agent()).catch((error: unknown) => String(error));
    await underWay;
    expect(await leave(api, { notice: async () => undefined, drainMs: 100 })).toBe(false);
    expect(await hanging).toMatch(/socket hang up|ECONNRESET/);
  });

  it('[LOAD-04~] a second signal ends the process at once', async () => {
    const process = new TestProcess();
    const { log } = captureLog();
    endProcess({ process: process as unknown as ProcessLike, log, leave: () => new Promise<never>(() => undefined) });
    process.emit('SIGTERM');
    expect(process.codes).toEqual([]);
    process.emit('SIGINT');
    expect(process.codes).toEqual([1]);
  });

  it.each(['uncaughtException', 'unhandledRejection'])('[LOAD-07~] %s is logged once and drains', async (event) => {
    const process = new TestProcess();
    const { log, entries } = captureLog();
    let left = 0;
    endProcess({ process: process as unknown as ProcessLike, log, leave: () => Promise.resolve(++left > 0) });
    process.emit(event, new Error('nobody caught this'));
    await once(process, 'exited');
    expect([process.codes, left]).toEqual([[1], 1]);
    expect(entries().filter(({ level }) => level === 'fatal')).toMatchObject([
      { event, err: { message: 'nobody caught this' } },
    ]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type FreshDatabase } from '@keelson/test-database';
import { ContentModule } from '../../content/content.module';
import { eventually } from '../testing/eventually';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { HTTP_LIMITS } from './limits';

const LARGE_BYTES = 64 * 2 ** 20;

function builtWebApp(): string {
  const root = mkdtempSync(join(tmpdir(), 'slow-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  writeFileSync(join(root, 'large.mp4'), Buffer.alloc(LARGE_BYTES));
  return root;
}

interface Slow {
  readonly socket: Socket;
  text: string;
  closed: boolean;
}

describe('browsers that take their time', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let port: number;
  const webRoot = builtWebApp();
  const all: Slow[] = [];

  beforeAll(async () => {
    database = await freshDatabase();
    api = await startTestApi({
      database,
      modules: [ContentModule],
      webRoot,
      limits: {
        headersMs: 400,
        requestMs: 800,
        readMs: 500,
        readBytesPerSecond: 2 ** 30,
        checkMs: 100,
        filesPerAddress: { burst: 1e6, perSecond: 1e6 },
      },
    });
    port = Number(new URL(await api.listen()).port);
  });
  afterAll(async () => {
    for (const { socket } of all) socket.destroy();
    await api.close();
    await database.drop();
    rmSync(webRoot, { recursive: true });
  });

  const open = (head: string, reading = true, to = port): Slow => {
    const socket = connect(to, '127.0.0.1');
    const slow: Slow = { socket, text: '', closed: false };
    socket.on('error', () => undefined);
    socket.on('close', () => (slow.closed = true));
    if (reading) socket.on('data', (data) => (slow.text += data.toString()));
    else socket.pause();
    socket.write(head);
    all.push(slow);
    return slow;
  };
  /** Sends a byte from time to time, so that the connection never rests. */
  const dribble = (slow: Slow, text: string): void => {
    let next = 0;
    const timer = setInterval(() => {
      if (slow.closed || slow.socket.writableEnded) clearInterval(timer);
      else slow.socket.write(text[next++ % text.length] ?? 'x');
    }, 20);
    slow.socket.on('close', () => clearInterval(timer));
  };
  const normal = async (address: string): Promise<number> => {
    const started = performance.now();
    const answer = await fetch(`${address}/api/v1/content/home`);
    await answer.text();
    expect(answer.status).toBe(200);
    return performance.now() - started;
  };

  it('[LOAD-03] have 10 s for the headers, 30 s for the request and 30 s to read the answer', () => {
    expect(HTTP_LIMITS).toMatchObject({ headersMs: 10_000, requestMs: 30_000, readMs: 30_000 });
    expect(api.server.server).toMatchObject({ headersTimeout: 400, requestTimeout: 800 });
  });

  it('[LOAD-03] are cut off when headers do not come to an end, however steadily they come', async () => {
    const slow = open('GET /api/v1/content/home HTTP/1.1\r\nhost: x\r\nx-slow: ');
    dribble(slow, 'x');
    await eventually('the headers to be cut off', () => slow.closed);
    expect(slow.text).toMatch(/^HTTP\/1\.1 408 /);
    expect(slow.text).toContain('"code":"TIMEOUT"');
  });

  it('[LOAD-03] are cut off when a body does not', async () => {
    const head = 'POST /api/v1/platform/csp-reports HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const slow = open(`${head}content-length: 100000\r\n\r\n"`);
    dribble(slow, 'x');
    await eventually('the body to be cut off', () => slow.closed);
    expect(slow.text).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('[LOAD-03] are cut off when they do not read what they asked for, and give their place back', async () => {
    const slow = open('GET /large.mp4 HTTP/1.1\r\nhost: x\r\n\r\n', false);
    await eventually('the answer to begin', () => openConnections().then((count) => count > 0));
    await eventually('the reader to be cut off', () => openConnections().then((count) => count === 0));
    slow.socket.resume();
    await eventually('the end to be seen', () => slow.closed);
    expect(slow.socket.bytesRead).toBeLessThan(LARGE_BYTES);
  });

  it('[LOAD-03] a thousand of them hardly slow down the others', async () => {
    const other = await startTestApi({ database, prepared: true, modules: [ContentModule] });
    const address = await other.listen();
    const p99 = async (): Promise<number> => {
      const times: number[] = [];
      for (let each = 0; each < 200; each += 1) times.push(await normal(address));
      return times.sort((a, b) => a - b)[197] ?? 0;
    };
    await p99();
    const ratios: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const alone = await p99();
      const head = 'GET /api/v1/content/home HTTP/1.1\r\nx-slow: ';
      const crowd = Array.from({ length: 1_000 }, () => open(head, true, Number(new URL(address).port)));
      await eventually('the crowd to be there', async () => (await openConnections(other)) >= 1_000);
      for (const { socket } of crowd) socket.write('x');
      ratios.push((await p99()) / alone);
      for (const { socket } of crowd) socket.destroy();
      await eventually('the crowd to be gone', async () => (await openConnections(other)) < 100);
    }
    await other.close();
    process.stdout.write(`p99 beside 1,000 slow sockets: ${ratios.map((each) => each.toFixed(2)).join(', ')} times\n`);
    expect(Math.min(...ratios)).toBeLessThan(2);
  });

  const openConnections = (of: TestApi = api): Promise<number> =>
    new Promise((resolve, reject) =>
      of.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
});

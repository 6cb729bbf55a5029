import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FreshDatabase } from '@keelson/test-database';
import { ContentModule } from '../../content/content.module';
import { eventually } from '../../testing/eventually';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { HTTP_LIMITS } from './limits';
import { productDatabase } from '../../testing/product-database';
import { sizeOf } from '@keelson/test-database/run';

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

const SOCKETS = sizeOf('SLOW_SOCKETS');

describe('browsers that take their time', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let port: number;
  const webRoot = builtWebApp();
  const all: Slow[] = [];

  beforeAll(async () => {
    database = await productDatabase();
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
  it('[LOAD-03] have 10 s for the headers, 30 s for the request and for the answer; then they are cut off', async () => {
    expect(HTTP_LIMITS).toMatchObject({ headersMs: 10_000, requestMs: 30_000, readMs: 30_000 });
    expect(api.server.server).toMatchObject({ headersTimeout: 400, requestTimeout: 800 });

    const headers = open('GET /api/v1/content/home HTTP/1.1\r\nhost: x\r\nx-slow: ');
    dribble(headers, 'x');
    const post = 'POST /api/v1/platform/csp-reports HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const body = open(`${post}content-length: 100000\r\n\r\n"`);
    dribble(body, 'x');
    await eventually('headers and a body without end to be cut off', () => headers.closed && body.closed);
    for (const { text } of [headers, body]) expect(text).toMatch(/^HTTP\/1\.1 408 [^]*"code":"TIMEOUT"/);

    const reader = open('GET /large.mp4 HTTP/1.1\r\nhost: x\r\n\r\n', false);
    await eventually('the answer to begin', () => openConnections().then((count) => count > 0));
    await eventually('the reader to be cut off', () => openConnections().then((count) => count === 0));
    reader.socket.resume();
    await eventually('the end to be seen', () => reader.closed);
    expect(reader.socket.bytesRead).toBeLessThan(LARGE_BYTES);
  });

  it(`[LOAD-03~] ${SOCKETS} of them keep no answer from the others`, async () => {
    const patient = { headersMs: 200_000, requestMs: 200_000 };
    const other = await startTestApi({ database, modules: [ContentModule], limits: patient });
    const address = await other.listen();
    for (let each = 0; each < SOCKETS; each += 1)
      open('GET /api/v1/content/home HTTP/1.1\r\nx-slow: ', true, Number(new URL(address).port));
    await eventually('the crowd to be there', async () => (await openConnections(other)) >= SOCKETS);
    const statuses: number[] = [];
    for (let each = 0; each < 200; each += 1) {
      const answer = await fetch(`${address}/api/v1/content/home`);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual(Array<number>(200).fill(200));
    expect(await openConnections(other)).toBeGreaterThanOrEqual(SOCKETS);
    for (const { socket } of all) socket.destroy();
    await other.close();
  });

  const openConnections = (of: TestApi = api): Promise<number> =>
    new Promise((resolve, reject) =>
      of.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
});

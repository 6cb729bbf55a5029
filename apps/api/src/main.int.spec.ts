import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { FreshDatabase } from '@keelson/test-database';
import { eventually } from './testing/eventually';
import { productDatabase } from './testing/product-database';

const RUNNER = join(__dirname, '../../../libs/event-store/src/conformance/processes/run-typescript.cjs');
const BODY = JSON.stringify({ username: 'nobody@example.com', password: 'Secret1' });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A connection that is written to by hand. */
class Line {
  received = '';
  closed = false;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (text: Buffer) => (this.received += text.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => (this.closed = true));
  }

  static async to(port: number): Promise<Line> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Line(socket);
  }

  say(text: string): void {
    this.socket.write(text);
  }

  hears(text: string): Promise<void> {
    return eventually(`to hear ${text}`, () => this.received.includes(text));
  }

  ends(): Promise<void> {
    return eventually('the connection to be closed', () => this.closed);
  }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n`;
const signIn = (port: number) =>
  `POST /api/v1/session/sign-in HTTP/1.1\r\nhost: localhost:${port}\r\norigin: http://localhost:${port}\r\n` +
  `content-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`;

describe('the API’s process', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await productDatabase();
  });
  afterAll(() => database.drop());

  // A test that fails leaves its process behind.
  const running: ChildProcess[] = [];
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });

  async function startProcess() {
    const port = await freePort();
    const output: string[] = [];
    const child: ChildProcess = spawn(process.execPath, [RUNNER, join(__dirname, 'main.ts')], {
      env: {
        PATH: process.env['PATH'],
        KEELSON_MODE: 'embedded',
        KEELSON_PUBLIC_URL: `http://localhost:${port}`,
        KEELSON_PORT: String(port),
        KEELSON_DB_APP_URL: database.urls.app,
        KEELSON_DB_READER_URL: database.urls.reader,
        KEELSON_DB_KEYS_URL: database.urls.keys,
        KEELSON_MASTER_KEYS: `1:${Buffer.from(database.name.repeat(2)).subarray(0, 32).toString('base64')}`,
      },
    });
    running.push(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(String(text)));
    const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
    const says = (text: string) =>
      eventually(`it to say ${text}, after ${output.join('')}`, () => output.join('').includes(text), 100_000);
    await says('listening');
    return { port, child, ended, says };
  }

  /** Asks for something whose body, or head, is not whole yet: it is under way until the rest comes. */
  async function underWay(port: number, begun: string): Promise<Line> {
    const line = await Line.to(port);
    line.say(begun);
    return line;
  }

  const connections = async (): Promise<number | undefined> => {
    const { rows } = await database.admin(
      `SELECT count(*)::int AS open FROM pg_stat_activity
       WHERE datname LIKE current_database() || '%' AND pid <> pg_backend_pid() AND usename LIKE 'keelson%'`,
    );
    return (rows as { open: number }[])[0]?.open;
  };

  it('[LOAD-04] on SIGTERM is not ready, takes no connection, answers what is under way, closes what is idle and the pools, and exits 0', async () => {
    const { port, child, ended, says } = await startProcess();
    const idle = await underWay(port, `${get('/api/health/live')}\r\n`);
    await idle.hears('200 OK');
    const [readiness, slow] = [await underWay(port, get('/api/health/ready')), await underWay(port, signIn(port))];
    slow.say(BODY.slice(0, 10));
    const silent = await Line.to(port);
    // Answered on a later connection, so what was sent before it has come.
    await (await underWay(port, `${get('/api/health/ready')}\r\n`)).hears('200 OK');
    expect(await connections()).toBeGreaterThan(0);

    child.kill('SIGTERM');
    await says('asked to end: draining');
    readiness.say('\r\n');
    await readiness.hears('503 Service Unavailable');
    await idle.ends();
    await eventually('no connection to be taken', () =>
      Line.to(port).then(
        () => false,
        () => true,
      ),
    );
    expect([child.exitCode, slow.closed, slow.received]).toEqual([null, false, '']);
    await silent.ends();
    slow.say(BODY.slice(10));
    await slow.hears('401 Unauthorized');
    expect(await ended).toBe(0);
    await eventually('the pools to be closed', async () => (await connections()) === 0);
  });

  it('[LOAD-04~] on a second signal ends at once', async () => {
    const { port, child, ended, says } = await startProcess();
    const slow = await underWay(port, signIn(port));
    await (await underWay(port, `${get('/api/health/live')}\r\n`)).hears('200 OK');
    child.kill('SIGTERM');
    await says('asked to end: draining');
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(slow.received).toBe('');
  });
});

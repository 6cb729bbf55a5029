import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { FreshDatabase } from '@keelson/test-database';
import { registry } from './registry';
import { until } from './runtime/testing/bench';
import { productDatabase } from './migration/testing/product-database';

const RUNNER = join(__dirname, '../../../libs/event-store/src/conformance/processes/run-typescript.cjs');

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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

interface Told {
  readonly status: string;
  readonly subscriptions?: readonly {
    readonly name: string;
    readonly state: string;
    readonly lag?: number;
    readonly lastFailure?: string;
  }[];
}

async function startProcess(changes: Record<string, string | undefined> = {}) {
  const port = await freePort();
  const output: string[] = [];
  const child: ChildProcess = spawn(process.execPath, [RUNNER, join(__dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      KEELSON_MODE: 'embedded',
      KEELSON_PUBLIC_URL: 'http://localhost:3000',
      KEELSON_PROJECTORS_HEALTH_PORT: String(port),
      KEELSON_DB_APP_URL: database.urls.app,
      KEELSON_DB_PROJECTOR_URL: database.urls.projector,
      KEELSON_DB_KEYS_URL: database.urls.keys,
      KEELSON_MASTER_KEYS: `1:${Buffer.from(database.name.repeat(2)).subarray(0, 32).toString('base64')}`,
      KEELSON_SMTP_URL: 'smtp://127.0.0.1:1',
      KEELSON_MAIL_FROM: 'Keelson <no-reply@keelson.example>',
      KEELSON_TEAM_MAILBOX: 'team@keelson.example',
      ...changes,
    },
  });
  running.push(child);
  child.stdout?.on('data', (text: Buffer) => output.push(String(text)));
  child.stderr?.on('data', (text: Buffer) => output.push(String(text)));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const health = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      async (answer) => ({ code: answer.status, ...((await answer.json()) as Told) }),
      (): Told & { code: number } => ({ code: 0, status: 'silent' }),
    );
  return { child, ended, health, output: () => output.join('') };
}

/** The network between the process and its databases, which can be cut. */
class Line {
  private readonly sockets = new Set<Socket>();
  private whole = true;

  private constructor(
    private readonly server: Server,
    target: number,
  ) {
    server.on('connection', (near: Socket) => {
      if (!this.whole) return void near.destroy();
      const far = connect(target, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('error', () => undefined);
        from.once('close', () => {
          this.sockets.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
  }

  static async to(target: number): Promise<Line> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Line(server, target);
  }

  through(url: string): string {
    const changed = new URL(url);
    changed.port = String((this.server.address() as AddressInfo).port);
    return changed.href;
  }

  cut(): void {
    this.whole = false;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.whole = true;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}

async function owners(): Promise<number | undefined> {
  const { rows } = await database.admin('SELECT count(owner)::int AS owned FROM read_model.checkpoints');
  return (rows as { owned: number }[])[0]?.owned;
}

/** What the process says on the operations page about the services that it asks. */
async function providersTold(): Promise<unknown> {
  const { rows } = await database.admin('SELECT providers FROM operations.processes');
  return (rows as { providers: unknown }[])[0]?.providers;
}

async function connectionsOpen(): Promise<number> {
  const { rows } = await database.admin(
    `SELECT count(*)::int AS open FROM pg_stat_activity
     WHERE datname LIKE current_database() || '%' AND usename LIKE 'keelson%'`,
  );
  return (rows as { open: number }[])[0]?.open ?? 0;
}

describe('the projectors process', () => {
  it('[LOAD-04~] answers when everything runs, and on SIGTERM lets go of everything and exits 0', async () => {
    const { child, ended, health } = await startProcess();
    await until(async () => (await health()).code === 200, 'health');
    expect(await owners()).toBe(registry.projections.length + registry.reactors.length);
    await until(async () => (await providersTold()) !== undefined, 'the first sign of life');
    expect(await providersTold()).toEqual([{ name: 'mail', awaySince: null, nextTry: null }]);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await owners()).toBe(0);
    expect(await providersTold()).toBeUndefined();
  });

  it('[EVENT-13~] runs the relay where brokers are named, and tells the operations page that it does', async () => {
    const kafka = { KEELSON_KAFKA_BROKERS: '127.0.0.1:1', KEELSON_KAFKA_TLS: 'off', KEELSON_KAFKA_TOPIC: 'our-events' };
    const { child, ended, health } = await startProcess(kafka);
    // The workers record events of their own soon: none of them can be published.
    const relay = async () => (await health()).subscriptions?.find(({ name }) => name === 'relay-our-events');
    const waits = async () =>
      (await relay())?.lastFailure?.startsWith('PublisherUnavailable: nothing published to our-events');
    await until(async () => (await waits()) === true, 'the relay to wait for the brokers');
    await until(async () => (await providersTold()) !== undefined, 'the first sign of life');
    const { rows } = await database.admin(
      `SELECT checkpoints.kind FROM read_model.checkpoints JOIN operations.processes ON subscriptions ? projection
       WHERE projection = 'relay-our-events' AND owner = id`,
    );
    expect(rows).toEqual([{ kind: 'relay' }]);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('[EVENT-12~] goes on from the event store where the feed is Kafka and no broker answers', async () => {
    const kafka = {
      KEELSON_KAFKA_BROKERS: '127.0.0.1:1',
      KEELSON_KAFKA_TLS: 'off',
      KEELSON_KAFKA_TOPIC: 'their-events',
    };
    const { child, ended, health } = await startProcess({ ...kafka, KEELSON_FEED: 'kafka' });
    const others = async () => ((await health()).subscriptions ?? []).filter(({ name }) => !name.startsWith('relay-'));
    await until(async () => {
      const found = await others();
      return found.length > 0 && found.every(({ state, lag }) => state === 'running' && lag === 0);
    }, 'all projections and reactors to be at the head');
    expect(await health()).toMatchObject({ topicHeard: false });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('[PROJ-05~] waits for a database that does not answer yet', async () => {
    const { child, ended, health, output } = await startProcess({
      KEELSON_DB_PROJECTOR_URL: `postgres://keelson_projector:x@127.0.0.1:${await freePort()}/keelson`,
    });
    await until(() => output().split('does not answer yet').length > 3, 'some tries');
    expect(await health()).toMatchObject({ code: 503, status: 'starting' });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('[PROJ-05~] outlives a cut of the network, comes back by itself to lag zero, and does not exit', async () => {
    const line = await Line.to(Number(new URL(database.urls.projector).port));
    const { child, ended, health } = await startProcess(
      Object.fromEntries(
        Object.entries({
          KEELSON_DB_APP_URL: database.urls.app,
          KEELSON_DB_PROJECTOR_URL: database.urls.projector,
          KEELSON_DB_KEYS_URL: database.urls.keys,
        }).map(([name, url]) => [name, line.through(url)]),
      ),
    );
    for (let cuts = 0; cuts < 3; cuts += 1) {
      await until(async () => (await health()).code === 200, 'health');
      expect(await owners()).toBe(registry.projections.length + registry.reactors.length);
      line.cut();
      await until(async () => (await health()).code === 503, 'the cut to be noticed');
      line.mend();
    }
    await until(async () => (await health()).code === 200, 'health after the last cut');
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    line.close();
  });

  it('opens no more connections than it may, also when all projections begin at once', async () => {
    const { child, ended, health } = await startProcess({ KEELSON_PROJECTORS_DB_CONNECTIONS: '12' });
    let most = 0;
    await until(async () => {
      most = Math.max(most, await connectionsOpen());
      return (await health()).code === 200;
    }, 'health');
    expect(most).toBeGreaterThan(3);
    expect(most).toBeLessThanOrEqual(12);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('does not wait for a server that cannot take its connections: it says so and exits 1', async () => {
    const { ended, output } = await startProcess({ KEELSON_PROJECTORS_DB_CONNECTIONS: '1000' });
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /KEELSON_PROJECTORS_DB_CONNECTIONS lets this process open 1000 connections to a database server that takes \d+/,
    );
  });

  it('names a missing variable and exits 1', async () => {
    const { ended, output } = await startProcess({ KEELSON_SMTP_URL: undefined });
    expect(await ended).toBe(1);
    expect(output()).toContain('KEELSON_SMTP_URL is missing');
  });
});

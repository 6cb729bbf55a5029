import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FreshDatabase } from '@keelson/test-database';
import { eventually } from '../../testing/eventually';
import { probeModule } from '../../testing/probe.controller';
import { productDatabase } from '../../testing/product-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { BackgroundWork } from './background-work';

const PROJECTS = join(__dirname, '../../../../..');
const RUN_TYPESCRIPT = join(PROJECTS, 'libs/event-store/src/conformance/processes/run-typescript.cjs');
const PROCESSES = [
  ['API', 'apps/api/src/platform/lifecycle/testing/ending.process.ts'],
  ['workers', 'apps/projectors/src/runtime/testing/ending.process.ts'],
] as const;
const READ = { url: '/api/v1/content/x' };
const WRITE = { method: 'POST', url: '/api/v1/content/cache/clear' } as const;

describe('a failure that nobody handles', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let act: () => Promise<unknown> = () => Promise.resolve([]);
  let headers: { authorization: string };

  beforeAll(async () => {
    database = await productDatabase();
    const probe = probeModule({ read: () => act() as never, write: () => act() as never });
    api = await startTestApi({ database, modules: [probe] });
    const { authorization } = api.sessions.introduce({ kind: 'superAdmin' });
    headers = { authorization };
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  /** What an own process does that throws or rejects where nobody catches it. */
  async function accident(script: string, kind: 'throw' | 'reject') {
    const child = fork(RUN_TYPESCRIPT, [join(PROJECTS, script)], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      execArgv: [],
    });
    let output = '';
    child.stdout?.on('data', (text: Buffer) => (output += String(text)));
    const ended = once(child, 'close');
    for (let told: unknown; told !== 'started';) [told] = (await once(child, 'message')) as unknown[];
    child.send(kind);
    const [code] = (await ended) as [number];
    const entries = output.split('\n').filter(Boolean);
    return {
      code,
      fatal: entries.filter((line) => line.includes('"level":"fatal"')).length,
      named: entries.filter((line) => line.includes('nobody caught')).length,
      drained: entries.some((line) => line.includes('"drained"')),
    };
  }

  it('[LOAD-07] is logged once in whichever layer it happens, and one that nobody caught ends API and workers after a drain', async () => {
    const { databases } = api.services;
    const failing = (name: string) => () => Promise.reject(new Error(`failed in ${name}`));
    const answering = async (request: object, expected: number): Promise<void> => {
      expect((await api.inject({ headers, ...request })).statusCode).toBe(expected);
    };
    const layers: readonly (readonly [string, () => Promise<void>])[] = [
      [
        'the guard',
        async () => {
          api.sessions.away = new Error('failed in the guard');
          await answering(WRITE, 500);
          api.sessions.away = undefined;
        },
      ],
      [
        'a query',
        async () => {
          act = failing('a query');
          await answering(READ, 500);
        },
      ],
      [
        'a command',
        async () => {
          act = failing('a command');
          await answering(WRITE, 500);
        },
      ],
      [
        'the database',
        async () => {
          act = () => databases.app.query(`DO $$ BEGIN RAISE 'failed in the database'; END $$`);
          await answering(READ, 500);
        },
      ],
      [
        'work after the answer',
        async () => {
          const work = api.app.get(BackgroundWork, { strict: false });
          work.begin('a test', failing('work after the answer'));
          await work.settled();
        },
      ],
    ];
    for (const [name, fail] of layers) {
      await fail();
      const logged = api.capture.entries().filter((entry) => JSON.stringify(entry).includes(`failed in ${name}`));
      expect([name, logged.map(({ level }) => level)]).toEqual([name, ['error']]);
    }

    const faults = () => api.capture.entries().filter(({ fault }) => fault !== undefined).length;
    const before = faults();
    act = () => Promise.resolve({ cleared: 'an answer outside its contract' });
    await answering(WRITE, 500);
    expect(faults() - before).toBe(1);

    const client = await databases.reader.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    client.release();
    const open = databases.reader.totalCount;
    await database.admin('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await eventually('the broken connection to be gone', () => databases.reader.totalCount < open);
    const broken = api.capture.entries().filter(({ msg }) => msg === 'a database connection broke');
    expect(broken).toMatchObject([{ level: 'warn', err: { code: '57P01' } }]);
    act = async () => (await databases.reader.query('SELECT'), []);
    await answering(READ, 200);

    const ends = PROCESSES.flatMap(([name, script]) =>
      (['throw', 'reject'] as const).map(async (kind) => [name, kind, await accident(script, kind)]),
    );
    const cleanly = { code: 1, fatal: 1, named: 1, drained: true };
    expect(await Promise.all(ends)).toEqual(
      PROCESSES.flatMap(([name]) => [
        [name, 'throw', cleanly],
        [name, 'reject', cleanly],
      ]),
    );
  });
});

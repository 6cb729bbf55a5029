import type { FreshDatabase } from '@keelson/test-database';
import { ContentModule } from '../../content/content.module';
import { Databases } from '../persistence/databases';
import { probeModule } from '../../testing/probe.controller';
import { eventually } from '../../testing/eventually';
import { startTestApi, type TestApi, testConfiguration } from '../../testing/start-test-api';
import { productDatabase } from '../../testing/product-database';

describe('load', () => {
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

  const start = async (options: Omit<Parameters<typeof startTestApi>[0], 'database'>): Promise<TestApi> => {
    api = await startTestApi({ database, ...options });
    return api;
  };

  it('[LOAD-02~] an answer comes by the deadline although a statement hangs, and no connection is lost', async () => {
    const { app: pool } = new Databases(testConfiguration(database).database, () => undefined);
    const running = await start({
      limits: { deadlineMs: 300 },
      modules: [probeModule({ read: async () => (await pool.query<never>(`SELECT pg_sleep(4)`)).rows })],
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => running.inject({ url: '/api/v1/content/x' })));
    for (const answer of answers)
      expect([answer.statusCode, answer.json<{ code: string }>().code, answer.headers['retry-after']]).toEqual([
        503,
        'DEADLINE',
        '2',
      ]);
    await eventually('every connection is back', () => pool.waitingCount === 0 && pool.idleCount === pool.totalCount);
    await pool.end();
  });

  it('[LOAD-01~] no more requests are worked on at once than there is room for', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const running = await start({
      limits: { inFlight: 3 },
      modules: [probeModule({ read: async () => (await held, []) })],
    });
    const waiting = Array.from({ length: 3 }, () => running.inject({ url: '/api/v1/content/x' }));
    await Promise.race([...waiting, new Promise((resolve) => setImmediate(resolve))]);
    const beyond = await running.inject({ url: '/api/v1/content/x' });
    expect([beyond.statusCode, beyond.headers['retry-after'], beyond.json<{ code: string }>().code]).toEqual([
      503,
      '1',
      'BUSY',
    ]);
    release();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await running.inject({ url: '/api/v1/content/x' })).statusCode).toBe(200);
  });

  it('[LOAD-05] limits bite by the true address, whatever a stranger says of himself', async () => {
    let now = 0;
    const running = await start({
      modules: [ContentModule],
      clock: () => new Date(now),
      limits: { perAddress: { burst: 5, perSecond: 1 } },
    });
    const spoofed = async (index: number) =>
      (
        await running.inject({
          url: '/api/v1/content/home',
          remoteAddress: '203.0.113.9',
          headers: {
            'x-forwarded-for': `10.0.0.${index}`,
            forwarded: `for=10.0.0.${index}`,
            'x-real-ip': `10.0.0.${index}`,
          },
        })
      ).statusCode;
    const answers = [];
    for (let index = 0; index < 8; index += 1) answers.push(await spoofed(index));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const other = await running.inject({ url: '/api/v1/content/home', remoteAddress: '203.0.113.10' });
    expect(other.statusCode).toBe(200);
    now += 1_000;
    expect(await spoofed(9)).toBe(200);
  });

  it('[LOAD-05] a trusted proxy names the address, and only the part that it added counts', async () => {
    const running = await start({
      modules: [ContentModule],
      configuration: { trustedProxies: ['10.1.0.0/16'] },
      limits: { perAddress: { burst: 2, perSecond: 0.001 } },
    });
    const through = async (proxy: string, chain: string) =>
      (
        await running.inject({
          url: '/api/v1/content/home',
          remoteAddress: proxy,
          headers: { 'x-forwarded-for': chain },
        })
      ).statusCode;
    expect([
      await through('10.1.0.5', '198.51.100.1'),
      await through('10.1.0.6', '198.51.100.1'),
      await through('10.1.0.5', '198.51.100.1'),
    ]).toEqual([200, 200, 429]);
    expect(await through('10.1.0.5', '8.8.8.8, 198.51.100.1')).toBe(429);
    expect(await through('10.1.0.5', '198.51.100.2')).toBe(200);
    expect(await through('203.0.113.1', '198.51.100.3')).toBe(200);
    expect(await through('203.0.113.1', '198.51.100.4')).toBe(200);
    expect(await through('203.0.113.1', '198.51.100.5')).toBe(429);
  });

  it('[LOAD-05] limits bite by account from however many addresses', async () => {
    const running = await start({ modules: [ContentModule], limits: { perAccount: { burst: 4, perSecond: 0.001 } } });
    const { authorization } = running.sessions.introduce({ kind: 'superAdmin' });
    const answers = [];
    for (let index = 0; index < 6; index += 1) {
      const answer = await running.inject({
        method: 'POST',
        url: '/api/v1/content/cache/clear',
        headers: { authorization },
        remoteAddress: `203.0.113.${index}`,
      });
      answers.push([answer.statusCode, answer.headers['retry-after'] !== undefined]);
    }
    expect(answers).toEqual([...Array<unknown>(4).fill([200, false]), ...Array<unknown>(2).fill([429, true])]);
  });

  it('health is not limited', async () => {
    const running = await start({ modules: [ContentModule], limits: { perAddress: { burst: 1, perSecond: 0.001 } } });
    for (let round = 0; round < 5; round += 1)
      expect((await running.inject({ url: '/api/health/ready' })).statusCode).toBe(200);
  });
});

import type { FreshDatabase } from '@keelson/test-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { newAccountId, type TestIdentity } from '../../testing/test-sessions';
import { productDatabase } from '../../testing/product-database';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const LIST = '/api/v1/customers';

describe('what somebody signed in is denied', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => NOW });
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const denied = async (identity: TestIdentity, times = 1) => {
    const { authorization, id } = api.sessions.introduce(identity);
    const headers = { authorization, 'user-agent': 'Test browser' };
    for (let time = 0; time < times; time += 1) {
      const answer = await api.inject({ method: 'GET', url: LIST, headers, remoteAddress: '192.0.2.7' });
      expect(answer.statusCode).toBe(403);
    }
    const { store, codec } = api.services;
    return { id, events: await codec.decode(await store.readStream(`denials-${id}-2026-11-02`)) };
  };

  it('[AUD-01~] is recorded: who, what, when and from where', async () => {
    const { id, events } = await denied({ kind: 'customer' });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: 'access.denied.v1',
      data: { route: 'customers.list', code: 'FORBIDDEN', deniedAt: NOW.toISOString() },
      occurredAt: NOW,
      metadata: {
        actor: { kind: 'customer', id },
        subjectId: id,
        partitionKey: id,
        ip: '192.0.2.7',
        userAgent: 'Test browser',
      },
    });
    const { rows } = await database.admin(`SELECT metadata::text FROM event_store.events`);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.7|Test browser/);
    expect(api.capture.text()).not.toContain('192.0.2.7');
  });

  it('[AUD-01~] names both, who acted and for whom', async () => {
    const customer = newAccountId();
    const { id, events } = await denied({ kind: 'admin', permissions: ['customers.manage'], actingAs: customer });
    expect(events[0]).toMatchObject({
      data: { code: 'REFUSED_WHILE_ACTING' },
      metadata: { actor: { kind: 'admin', id }, actingAs: customer, subjectId: customer },
    });
  });

  it('leaves a bounded trace of a storm, and refuses each request of it', async () => {
    expect((await denied({ kind: 'partner' }, 60)).events).toHaveLength(20);
  });

  it('records nothing of strangers, of whom nothing is known', async () => {
    const head = await api.services.store.head();
    expect((await api.inject({ method: 'GET', url: LIST })).statusCode).toBe(401);
    expect(await api.services.store.head()).toBe(head);
  });
});

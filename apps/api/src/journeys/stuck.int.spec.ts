import type { FreshDatabase } from '@keelson/test-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { productDatabase } from '../testing/product-database';

const now = new Date('2026-11-02T09:00:00.000Z');
const [ann, bob, cy] = [newAccountId(), newAccountId(), newAccountId()];
const PROJECTIONS = ['customer-table', 'journey-standings', 'journey-step-times'];

describe('the stuck-step finder over the API', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({
      database,
      clock: () => now,
    });
    for (const [id, name, confirmed] of [
      [ann, 'Ann', '2026-10-01'],
      [bob, 'Bob', '2026-10-01'],
      [newAccountId(), 'Una', null],
    ] as const) {
      await database.admin(
        `INSERT INTO read_model.customers VALUES ($1, $2, $3, '', 'soletrader', 1, '01632960001', $4, 1, 0, 0, false,
           '2026-11-12', '2026-09-29', $5, null, null, null, '[]', null, $6)`,
        [id, name, `${name} Ltd`, `${name}@example.com`, confirmed, `${name} ltd`.toLowerCase()],
      );
    }
    await database.admin(
      `INSERT INTO read_model.journey_standings VALUES
         ($1, '{}', 'kpi', 'inProgress', '2026-10-31T09:00Z', '2026-10-01', null, 'step-refused', 'kpi',
          '2026-10-31T21:00Z', 41, 12, 2, 'kpi', 'STEP_LOCKED', '2026-10-31T21:00Z', 41),
         ($2, '{}', 'thankYou', 'pending', '2026-11-02T08:00Z', '2026-11-02T08:00Z', null, 'journey-started', null,
          '2026-11-02T08:00Z', 50, 1, 0, null, null, null, null),
         ($3, '{}', null, null, '2026-10-05', '2026-10-01', '2026-10-05', 'step-completed', 'eLearning',
          '2026-10-05', 30, 40, 0, null, null, null, null)`,
      [ann, bob, cy],
    );
    await database.admin(
      `INSERT INTO read_model.journey_step_times
         (account_id, "thankYou_entered_at", "thankYou_completed_at", "thankYou_seconds", "dashboard_entered_at", "dashboard_completed_at")
       VALUES ($1, '2026-10-01', '2026-10-01', 60, null, null), ($2, null, null, null, null, null),
         ($3, '2026-10-01', '2026-10-02', 100000, '2026-10-05', '2026-10-05')`,
      [ann, bob, cy],
    );
    for (const name of PROJECTIONS) {
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 100)`,
        [name],
      );
    }
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const support = () => api.sessions.introduce({ kind: 'admin', permissions: ['journeys.replay'] });
  const get = async (url: string, { authorization }: { authorization: string } = support()) => {
    const answer = await api.inject({ method: 'GET', url: `/api/v1/journeys${url}`, headers: { authorization } });
    return { status: answer.statusCode, ...answer.json<{ data: never; meta?: object }>() };
  };

  it('[EVENT-08~] answers the funnel with the times of each step', async () => {
    const { status, data, meta } = await get('/funnel');
    expect({ status, meta }).toEqual({ status: 200, meta: { position: expect.any(String) as string, stale: false } });
    expect(api.services.positions.open((meta as { position: string }).position)).toBe(100);
    expect(data).toMatchObject({ journeys: 3, finished: 1, unconfirmed: 1 });
    const { steps } = data as { steps: object[] };
    expect(steps).toHaveLength(12);
    expect(steps[0]).toEqual({
      step: 'thankYou',
      reached: 3,
      completed: 2,
      here: 1,
      stuck: 0,
      medianSeconds: 60,
      slowestTenthSeconds: 100_000,
      stuckAfterSeconds: 100_000,
    });
    expect(steps[8]).toMatchObject({
      step: 'kpi',
      reached: 2,
      here: 1,
      stuck: 1,
      medianSeconds: null,
      stuckAfterSeconds: 86_400,
    });
    expect(steps[11]).toMatchObject({ step: 'dashboard', reached: 1, completed: 1, here: 0 });
  });

  it('[EVENT-08~] lists who waits, with the last event and the last refusal', async () => {
    const { data } = await get('/stuck');
    expect(data).toEqual({
      matching: 2,
      rows: [
        {
          id: ann,
          name: 'Ann',
          companyName: 'Ann Ltd',
          email: 'Ann@example.com',
          step: 'kpi',
          status: 'inProgress',
          since: '2026-10-31T09:00:00.000Z',
          startedAt: expect.any(String) as string,
          stuck: true,
          events: 12,
          lastEvent: { what: 'step-refused', step: 'kpi', at: '2026-10-31T21:00:00.000Z', position: 41 },
          refusals: 2,
          lastRefusal: { step: 'kpi', code: 'STEP_LOCKED', at: '2026-10-31T21:00:00.000Z', position: 41 },
        },
        expect.objectContaining({ id: bob, status: 'pending', stuck: false, refusals: 0, lastRefusal: null }),
      ],
    });
  });

  it('[EVENT-08~] narrows by step, standing and search, and sorts', async () => {
    expect(await get('/stuck?step=kpi')).toMatchObject({ data: { matching: 1, rows: [{ id: ann }] } });
    expect(await get('/stuck?standing=stuck')).toMatchObject({ data: { matching: 1, rows: [{ id: ann }] } });
    expect(await get('/stuck?search=bob')).toMatchObject({ data: { matching: 1, rows: [{ id: bob }] } });
    expect(await get('/stuck?step=generic')).toMatchObject({ data: { matching: 0, rows: [] } });
    expect(await get('/stuck?sort=step')).toMatchObject({ data: { rows: [{ id: bob }, { id: ann }] } });
  });

  it.each(['size=11', 'page=0', 'sort=email', 'order=up', 'step=none', 'standing=some', `search=${'x'.repeat(201)}`])(
    'refuses %s as malformed',
    async (query) => {
      expect((await get(`/stuck?${query}`)).status).toBe(400);
    },
  );

  it.each(['/funnel', '/stuck'])('[AUTHZ-02~] lets nobody into %s without the permission', async (path) => {
    for (const outsider of [
      { kind: 'customer', accountId: ann },
      { kind: 'partner' },
      { kind: 'admin' },
      { kind: 'admin', permissions: ['customers.manage'] },
    ] as const) {
      const answer = await get(path, api.sessions.introduce(outsider));
      expect(answer).toMatchObject({ status: 403, data: null });
    }
    expect((await get(path, api.sessions.introduce({ kind: 'superAdmin' }))).status).toBe(200);
  });

  it('[PROJ-09~] says when the tables are behind', async () => {
    const { authorization } = support();
    const answer = await api.inject({
      method: 'GET',
      url: '/api/v1/journeys/stuck',
      headers: { authorization, 'x-minimum-position': api.services.positions.seal(101) },
    });
    expect(answer.json()).toMatchObject({ responseCode: 200, meta: { stale: true } });
  });
});

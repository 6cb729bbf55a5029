import type { FreshDatabase } from '@keelson/test-database';
import { eventually } from '../../testing/eventually';
import { productDatabase } from '../../testing/product-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

describe('an upgrade', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    await database.admin('ALTER TABLE read_model.goals DROP COLUMN version');
    api = await startTestApi({ database });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const readiness = async () => {
    const answer = await api.inject({ url: '/api/health/ready' });
    return [answer.statusCode, answer.json<{ data: unknown }>().data];
  };

  it('keeps requests away until the tables have what this version reads', async () => {
    expect(await readiness()).toEqual([
      503,
      expect.objectContaining({ state: 'unavailable', projections: 'outdated' }),
    ]);
    await database.admin('ALTER TABLE read_model.goals ADD COLUMN version integer NOT NULL');
    await eventually('it is ready', async () => (await readiness())[0] === 200);
    expect(await readiness()).toEqual([200, expect.objectContaining({ state: 'ready' })]);
  });
});

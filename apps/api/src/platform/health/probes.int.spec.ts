import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../../testing/product-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

interface Document {
  readonly paths: Readonly<Record<string, { readonly get: { readonly parameters: readonly { $ref: string }[] } }>>;
}

describe('what watches the process', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  it.each(['/api/health/live', '/api/health/ready'])('asks %s without a caller and without positions', async (url) => {
    const headers = { authorization: 'Bearer x', 'x-minimum-position': 'x' };
    const { statusCode } = await api.inject({ url, headers });
    expect(statusCode).toBe(200);
    const { paths } = (await api.inject({ url: '/api/docs/openapi.json' })).json<Document>();
    const names = paths[url]?.get.parameters.map(({ $ref }) => $ref.slice($ref.lastIndexOf('/') + 1));
    expect(names).toEqual(['CorrelationId', 'IfNoneMatch']);
  });
});

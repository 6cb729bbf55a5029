import type { FreshDatabase } from '@keelson/test-database';
import { ContentModule } from '../../content/content.module';
import { productDatabase } from '../../testing/product-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const HOME = '/api/v1/content/home';

describe('entity tags', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, modules: [ContentModule] });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const get = async (headers: Record<string, string> = {}, url = HOME) => {
    const { statusCode: status, headers: sent, body } = await api.inject({ url, headers });
    return { status, sent, body, etag: String(sent['etag']) };
  };

  it('are weak, of what is said and not of the single answer, in whatever encoding', async () => {
    const [plain, gzip, br] = [
      await get(),
      await get({ 'accept-encoding': 'gzip' }),
      await get({ 'accept-encoding': 'br' }),
    ];
    expect([plain, gzip, br].map(({ sent }) => sent['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(plain.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect([gzip.etag, br.etag]).toEqual([plain.etag, plain.etag]);
    expect((await get({}, '/api/v1/content/error')).etag).not.toBe(plain.etag);
  });

  it.each(['identity', 'gzip', 'br'])('answer 304 without a body to who has it, asked for %s', async (encoding) => {
    const { etag } = await get();
    for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await get({ 'if-none-match': known, 'accept-encoding': encoding });
      expect([again.status, again.body, again.etag]).toEqual([304, '', etag]);
      expect([again.sent['content-encoding'], again.sent['content-type']]).toEqual([undefined, undefined]);
    }
    expect((await get({ 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('answer 304 to HEAD, as to GET', async () => {
    const { etag } = await get();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'if-none-match': etag, 'accept-encoding': encoding };
      const head = await api.inject({ method: 'HEAD', url: HOME, headers });
      expect([head.statusCode, head.body, head.headers['etag']]).toEqual([304, '', etag]);
      expect([head.headers['content-encoding'], head.headers['content-type']]).toEqual([undefined, undefined]);
    }
  });

  it('let nothing between keep or mix up answers', async () => {
    const { etag, sent } = await get({ 'accept-encoding': 'br' });
    const known = await get({ 'if-none-match': etag });
    expect(sent['vary']).toBe('authorization, cookie, accept-encoding');
    expect(known.sent['vary']).toBe('authorization, cookie');
    for (const { 'cache-control': control } of [sent, known.sent]) expect(control).toBe('no-store');
  });

  it('are none of failures, of other methods, and of what is not shown to everybody who may ask', async () => {
    const staff = api.sessions.introduce({ kind: 'superAdmin' });
    const command = await api.inject({
      method: 'POST',
      url: '/api/v1/content/cache/clear',
      headers: { authorization: staff.authorization },
    });
    expect(command.headers['etag']).toBeUndefined();
    for (const url of ['/api/v1/content/no-such-page', '/api/v1/nothing'])
      expect((await get({ 'if-none-match': '*' }, url)).sent).not.toHaveProperty('etag');
  });
});

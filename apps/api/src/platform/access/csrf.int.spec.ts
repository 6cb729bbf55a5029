import type { FreshDatabase } from '@keelson/test-database';
import { addressOf, isUnsafe } from '../../testing/addresses';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { productDatabase } from '../../testing/product-database';

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3001' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://localhost.evil.example:3000' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
];

const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'text/plain; application/json',
  'application/jsonp',
];

describe('requests that another site makes a browser send', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let authorization: string;
  let cookie: string;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database });
    ({ authorization, cookie } = api.sessions.introduce({ kind: 'superAdmin', steppedUp: 'all' }));
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  it('[SESS-07] no route that changes something takes a foreign origin, signing in included', async () => {
    const routes = api.inventory.contracts.filter(isUnsafe);
    expect(routes.map(({ route }) => route.id)).toContain('session.signIn');
    for (const contract of routes) {
      for (const headers of FOREIGN) {
        const answer = await api.inject({
          method: contract.route.method,
          url: addressOf(contract),
          headers: { ...headers, authorization, cookie },
          payload: {},
        });
        expect([contract.route.id, headers, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          contract.route.id,
          headers,
          403,
          'FOREIGN_ORIGIN',
        ]);
      }
    }
  });

  it('[SESS-07] no route that changes something takes a body that a form can send', async () => {
    for (const contract of api.inventory.contracts.filter(isUnsafe)) {
      for (const type of OTHER_TYPES) {
        for (const payload of ['{"a":1}', 'a=1', '']) {
          const answer = await api.inject({
            method: contract.route.method,
            url: addressOf(contract),
            headers: { 'content-type': type, authorization, cookie },
            payload,
          });
          expect([contract.route.id, type, answer.statusCode]).toEqual([contract.route.id, type, 415]);
        }
      }
      const bare = await api.inject({
        method: contract.route.method,
        url: addressOf(contract),
        headers: { authorization, cookie },
        payload: Buffer.from('{"a":1}'),
      });
      expect([contract.route.id, bare.statusCode]).toEqual([contract.route.id, 415]);
    }
  });

  it.each([
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:3000' },
    { 'sec-fetch-site': 'same-origin' },
    {},
  ])('the product’s own pages get through, %j', async (headers) => {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/content/cache/clear',
      headers: { ...headers, authorization },
    });
    expect(answer.statusCode).toBe(200);
  });
});

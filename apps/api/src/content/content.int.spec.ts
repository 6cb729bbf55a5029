import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FreshDatabase } from '@keelson/test-database';
import { shippedContent } from '@keelson/integrations/cms';
import { eventually } from '../testing/eventually';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { ContentModule } from './content.module';
import { SHIPPED_FOLDER } from './content-source.provider';
import { productDatabase } from '../testing/product-database';

interface ContentAnswer {
  readonly status: string;
  readonly responseCode: number;
  readonly responseMessage: string;
  readonly data: readonly { readonly id: number; readonly attributes: Record<string, unknown> }[] | null;
}

const LOGIN_ATTRIBUTES = [
  'headings',
  'content',
  'forgotPassword',
  'noAccountText',
  'signupText',
  'authenticateContent',
  'otpContent',
  'modalTitle',
  'modalContent',
  'userExistsMessage',
];
const FOOTER_ATTRIBUTES = [
  'footerTitle',
  'linkedin',
  'instagram',
  'facebook',
  'twitter',
  'contact',
  'copyRightContent',
];

describe('content', () => {
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

  const page = async (name: string, from: TestApi = api) => {
    const answer = await from.inject({ url: `/api/v1/content/${name}` });
    return { status: answer.statusCode, body: answer.json<ContentAnswer>() };
  };

  it('[SITE-10~, MSG-04~] every shipped page comes with status and data[0].attributes', async () => {
    const { names } = shippedContent(SHIPPED_FOLDER);
    expect(names.length).toBeGreaterThanOrEqual(18);
    for (const name of names) {
      const { status, body } = await page(name);
      expect([name, status, body.status, body.responseCode]).toEqual([name, 200, 'success', 200]);
      expect(Object.keys(body.data?.[0]?.attributes ?? {}).length).toBeGreaterThan(0);
    }
  });

  it('[SITE-10~] sign-in page and footer have every attribute that is specified, terms and privacy are items 0 and 1', async () => {
    expect(Object.keys((await page('login-page')).body.data?.[0]?.attributes ?? {})).toEqual(LOGIN_ATTRIBUTES);
    expect(Object.keys((await page('footer')).body.data?.[0]?.attributes ?? {}).sort()).toEqual(
      [...FOOTER_ATTRIBUTES].sort(),
    );
    expect((await page('terms')).body.data?.map(({ attributes }) => attributes['title'])).toEqual(['Terms', 'Privacy']);
  });

  it('[SITE-11~] a page that is not there is a failure with a message', async () => {
    const { status, body } = await page('no-such-page');
    expect([status, body.status, body.responseMessage, body.data]).toEqual([
      404,
      'failure',
      'There is no such page',
      null,
    ]);
  });

  it('[SITE-11~] a service that is away is a failure that says so', async () => {
    const away = await startTestApi({
      database,

      modules: [ContentModule],
      configuration: { content: { source: 'strapi', url: 'http://127.0.0.1:1', token: 'canary-token' } },
    });
    const { status, body } = await page('home', away);
    expect([status, body.status, body.responseMessage]).toEqual([503, 'failure', 'Something went wrong!']);
    expect(away.capture.text()).toContain('the content service gave no page');
    expect(away.capture.text()).not.toContain('canary-token');
    await away.close();
  });

  it('[SITE-10~] what editors change is seen once the cache is cleared, which staff with the right may do', async () => {
    let title = 'before';
    const strapi: Server = createServer((_request, response) =>
      response.end(JSON.stringify({ data: { id: 1, title } })),
    );
    await new Promise<void>((resolve) => strapi.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(strapi.address() as AddressInfo).port}`;
    const live = await startTestApi({
      database,

      modules: [ContentModule],
      configuration: { content: { source: 'strapi', url, token: '' } },
    });
    const clear = async (permissions: readonly 'customers.manage'[]) =>
      await live.inject({
        method: 'POST',
        url: '/api/v1/content/cache/clear',
        headers: { authorization: live.sessions.introduce({ kind: 'admin', permissions }).authorization },
      });

    expect((await page('home', live)).body.data).toEqual([{ id: 1, attributes: { title: 'before' } }]);
    title = 'after';
    expect((await page('home', live)).body.data?.[0]?.attributes).toEqual({ title: 'before' });
    expect((await clear([])).statusCode).toBe(403);
    expect((await clear(['customers.manage'])).json<{ data: unknown }>().data).toEqual({ cleared: 1 });
    expect((await page('home', live)).body.data?.[0]?.attributes).toEqual({ title: 'after' });
    await live.close();
    strapi.closeAllConnections();
    await new Promise((resolve) => strapi.close(resolve));
  });

  it('[SHELL-06~] every process forgets its content when one of them is told to', async () => {
    let title = 'before';
    const strapi: Server = createServer((_request, response) =>
      response.end(JSON.stringify({ data: { id: 1, title } })),
    );
    await new Promise<void>((resolve) => strapi.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(strapi.address() as AddressInfo).port}`;
    const configuration = { content: { source: 'strapi', url, token: '' } } as const;
    const start = () => startTestApi({ database, modules: [ContentModule], configuration });
    const [one, other] = await Promise.all([start(), start()]);
    const titleAt = async (process: TestApi) => (await page('home', process)).body.data?.[0]?.attributes['title'];
    expect([await titleAt(one), await titleAt(other)]).toEqual(['before', 'before']);
    title = 'after';
    const { authorization } = one.sessions.introduce({ kind: 'superAdmin' });
    const cleared = await one.inject({
      method: 'POST',
      url: '/api/v1/content/cache/clear',
      headers: { authorization },
    });
    expect(cleared.statusCode).toBe(200);
    await eventually('the other process forgets', async () => (await titleAt(other)) === 'after');
    await Promise.all([one.close(), other.close()]);
    strapi.closeAllConnections();
    await new Promise((resolve) => strapi.close(resolve));
  });

  it('refuses to start with a page that is broken', () => {
    expect(() => shippedContent(__dirname)).toThrow('is not called like a page');
  });
});

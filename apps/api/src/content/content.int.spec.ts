import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPages, isPublicPage } from '@keelson/contracts/content';
import type { FreshDatabase } from '@keelson/test-database';
import { shippedContent, strapiSchemas } from '@keelson/integrations/cms';
import { type RunningStrapiSandbox, startStrapiSandbox, STRAPI_READ_TOKEN } from '../../../sandbox/src/strapi';
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
  let strapi: RunningStrapiSandbox;

  beforeAll(async () => {
    strapi = await startStrapiSandbox(strapiSchemas());
    database = await productDatabase();
    api = await startTestApi({ database, modules: [ContentModule] });
  });
  afterAll(async () => {
    await api.close();
    await strapi.close();
    await database.drop();
  });
  beforeEach(() => {
    strapi.away = false;
    strapi.entries.clear('home');
  });

  const liveApi = () =>
    startTestApi({
      database,
      modules: [ContentModule],
      configuration: { content: { source: 'strapi', url: strapi.address, token: STRAPI_READ_TOKEN } },
    });
  const fetchAnew = (at: TestApi, permissions: readonly 'customers.manage'[]) =>
    at.inject({
      method: 'POST',
      url: '/api/v1/content/cache/clear',
      headers: { authorization: at.sessions.introduce({ kind: 'admin', permissions }).authorization },
    });

  const page = async (name: string, from: TestApi = api) => {
    const answer = await from.inject({ url: `/api/v1/content/${name}` });
    return { status: answer.statusCode, body: answer.json<ContentAnswer>() };
  };

  it('[SITE-10~, MSG-04~] every shipped page comes with status and data[0].attributes', async () => {
    const { names } = shippedContent(SHIPPED_FOLDER);
    expect(names).toEqual(Object.keys(contentPages).sort());
    for (const name of names.filter(isPublicPage)) {
      const { status, body } = await page(name);
      expect([name, status, body.status, body.responseCode]).toEqual([name, 200, 'success', 200]);
      const file = readFileSync(join(SHIPPED_FOLDER, `${name}.json`), 'utf8');
      expect(body.data).toEqual((JSON.parse(file) as ContentAnswer).data);
    }
  });

  it('keeps the learning content, with the right answers of its quizzes, to itself', async () => {
    const kept = Object.keys(contentPages).filter((name) => !isPublicPage(name));
    expect(kept).toEqual(['modules', 'chapters', 'sub-chapters', 'readings']);
    for (const name of kept) expect([name, (await page(name)).status]).toEqual([name, 404]);
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
    const { documentId } = strapi.entries.add('home', { heading: 'before' });
    const live = await liveApi();
    const heading = async () => (await page('home', live)).body.data?.[0]?.attributes['heading'];

    expect(await heading()).toBe('before');
    strapi.entries.change('home', documentId, { heading: 'after' });
    expect(await heading()).toBe('before');
    expect((await fetchAnew(live, [])).statusCode).toBe(403);
    expect((await fetchAnew(live, ['customers.manage'])).json<{ data: unknown }>().data).toEqual({ cleared: 1 });
    expect(await heading()).toBe('after');

    strapi.away = true;
    expect((await fetchAnew(live, ['customers.manage'])).statusCode).toBe(200);
    expect(await heading()).toBe('after');
    await live.close();
  });

  it('[SHELL-06~] every process fetches its content anew when one of them is told to', async () => {
    const { documentId } = strapi.entries.add('home', { heading: 'before' });
    const [one, other] = await Promise.all([liveApi(), liveApi()]);
    const headingAt = async (process: TestApi) => (await page('home', process)).body.data?.[0]?.attributes['heading'];
    expect([await headingAt(one), await headingAt(other)]).toEqual(['before', 'before']);
    strapi.entries.change('home', documentId, { heading: 'after' });
    expect((await fetchAnew(one, ['customers.manage'])).statusCode).toBe(200);
    await eventually('the other process fetches', async () => (await headingAt(other)) === 'after');
    await Promise.all([one.close(), other.close()]);
  });

  it('shows uploaded files where browsers reach them, and lets pages fetch from there alone', async () => {
    strapi.entries.add('home', { compare: { heading: 'Compare', image: { url: '/uploads/a.png' } } });
    const mediaUrls = ['https://files.example.com/cms', 'https://store.example.com'];
    const live = await startTestApi({
      database,
      modules: [ContentModule],
      configuration: { content: { source: 'strapi', url: strapi.address, token: STRAPI_READ_TOKEN, mediaUrls } },
    });
    expect((await page('home', live)).body.data?.[0]?.attributes).toMatchObject({
      compare: { image: { url: 'https://files.example.com/cms/uploads/a.png' } },
    });
    const policy = (await live.inject({ url: '/api/v1/content/home' })).headers['content-security-policy'];
    expect(policy).toContain("img-src 'self' https://files.example.com https://store.example.com data:;");
    await live.close();
  });

  it('asks the content service for pages of the product only', async () => {
    const live = await liveApi();
    const before = strapi.asked.length;
    for (const name of ['users', 'upload', 'constructor', 'prices']) expect((await page(name, live)).status).toBe(404);
    expect(strapi.asked).toHaveLength(before);
    await live.close();
  });

  it('refuses to start with a page that is broken', () => {
    expect(() => shippedContent(__dirname)).toThrow('is not called like a page');
  });
});

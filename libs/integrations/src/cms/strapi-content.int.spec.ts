import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { strapiContent } from './strapi-content';

const sample = (name: string): string => readFileSync(join(__dirname, 'samples', `${name}.json`), 'utf8');

const TERMS = { title: 'Terms of service', slug: 'terms', body: '# Hello', sortOrder: 1 };

describe('content from Strapi', () => {
  let server: Server;
  let url: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const requests: IncomingMessage[] = [];
  const troubles: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    requests.length = 0;
    troubles.length = 0;
  });

  const source = (changes: { timeoutMs?: number } = {}) =>
    strapiContent({
      url: `${url}/`,
      token: 'read-token',
      onTrouble: (page, reason) => troubles.push(`${page}: ${reason}`),
      ...changes,
    });
  const gives = (status: number, body: string, headers: Record<string, string> = {}) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

  it.each(['v5-articles', 'v5-articles.v4-format', 'v5-article', 'v5-article.v4-format'])(
    '[SITE-10~] reads %s',
    async (name) => {
      gives(200, sample(name));
      expect(await source().page('terms')).toEqual({ ok: true, value: [{ id: 2, attributes: TERMS }] });
    },
  );

  it('asks in the format of version 4, with the token, for everything below the page', async () => {
    gives(200, sample('v5-articles'));
    await source().page('login-page');
    expect([
      requests[0]?.url,
      requests[0]?.headers['strapi-response-format'],
      requests[0]?.headers.authorization,
    ]).toEqual(['/api/login-page?populate=*', 'v4', 'Bearer read-token']);
  });

  it.each([
    [404, 'v5-404'],
    [200, 'v5-articles-empty'],
  ])('[SITE-11~] %i with %s is a page that is not there', async (status, name) => {
    gives(status, sample(name));
    expect(await source().page('x')).toEqual({ ok: false, failure: { code: 'PAGE_NOT_FOUND' } });
    expect(troubles).toEqual([]);
  });

  it.each([
    [400, 'v5-400'],
    [401, 'v5-401'],
    [403, 'v5-403'],
  ])('[SITE-11~] %i is an outage of the content, told without the token', async (status, name) => {
    gives(status, sample(name));
    expect(await source().page('x')).toEqual({ ok: false, failure: { code: 'CONTENT_UNAVAILABLE' } });
    expect(troubles).toEqual([`x: status ${status}`]);
  });

  it.each([
    '',
    'no json',
    '[]',
    '{}',
    '{"data":null}',
    '{"data":[1]}',
    '{"data":[{"id":"1"}]}',
    '{"data":[{"id":1,"attributes":[]}]}',
  ])('[SITE-11~] the body %j is an outage of the content', async (body) => {
    gives(200, body);
    expect(await source().page('x')).toEqual({ ok: false, failure: { code: 'CONTENT_UNAVAILABLE' } });
  });

  it('leaves drafts out', async () => {
    gives(
      200,
      '{"data":[{"id":1,"title":"Draft","publishedAt":null},{"id":2,"attributes":{"title":"Draft","publishedAt":null}}]}',
    );
    expect(await source().page('x')).toEqual({ ok: false, failure: { code: 'PAGE_NOT_FOUND' } });
  });

  it('[IO-06~] leaves the addresses that stand in a page to the browser', async () => {
    const video = { url: `${url}/uploads/video.mp4`, poster: { url: `${url}/uploads/poster.png` } };
    gives(200, JSON.stringify({ data: { id: 1, attributes: { video, text: `see ${url}/elsewhere` } } }));
    expect(await source().page('benefits')).toMatchObject({ ok: true, value: [{ attributes: { video } }] });
    expect(requests.map((request) => request.url)).toEqual(['/api/benefits?populate=*']);
  });

  it('[IO-06~] waits no longer than it should, follows no redirect and reads no endless answer', async () => {
    answer = () => undefined;
    expect(await source({ timeoutMs: 50 }).page('slow')).toMatchObject({
      ok: false,
      failure: { code: 'CONTENT_UNAVAILABLE' },
    });
    gives(302, '', { location: 'http://169.254.169.254/' });
    expect(await source().page('moved')).toMatchObject({ ok: false });
    gives(200, `{"data":[{"id":1,"text":"${'x'.repeat(1_100_000)}"}]}`);
    expect(await source().page('long')).toMatchObject({ ok: false });
    expect(troubles).toHaveLength(3);
  });
});

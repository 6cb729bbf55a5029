import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { strapiContent } from './strapi-content';

const sample = (name: string): string => readFileSync(join(__dirname, 'samples', `${name}.json`), 'utf8');

/** Of what the sample has, the page of terms has a title. */
const TERMS = { title: 'Terms of service' };

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

  it('asks in the format of version 4, with the token, for the parts of the page by name', async () => {
    gives(200, sample('v5-articles'));
    await source().page('customer-stories');
    expect([
      requests[0]?.url,
      requests[0]?.headers['strapi-response-format'],
      requests[0]?.headers.authorization,
    ]).toEqual([
      '/api/customer-stories?populate[stories][populate][figures]=true&populate[closing][populate][links]=true',
      'v4',
      'Bearer read-token',
    ]);
  });

  it.each([
    [404, 'v5-404'],
    [200, 'v5-articles-empty'],
  ])('[SITE-11~] %i with %s is a page that is not there', async (status, name) => {
    gives(status, sample(name));
    expect(await source().page('home')).toEqual({ ok: false, failure: { code: 'PAGE_NOT_FOUND' } });
    expect(troubles).toEqual([]);
  });

  it.each([
    [400, 'v5-400', 'Invalid key nofield'],
    [401, 'v5-401', 'Missing or invalid credentials'],
    [403, 'v5-403', 'Forbidden'],
  ])('[SITE-11~] %i is an outage of the content, told without the token', async (status, name, message) => {
    gives(status, sample(name));
    expect(await source().page('home')).toEqual({ ok: false, failure: { code: 'CONTENT_UNAVAILABLE' } });
    expect(troubles).toEqual([`home: status ${status}: ${message}`]);
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
    '<html>',
  ])('[SITE-11~] the body %j is an outage of the content', async (body) => {
    gives(200, body);
    expect(await source().page('home')).toEqual({ ok: false, failure: { code: 'CONTENT_UNAVAILABLE' } });
  });

  it('leaves drafts out', async () => {
    gives(
      200,
      '{"data":[{"id":1,"title":"Draft","publishedAt":null},{"id":2,"attributes":{"title":"Draft","publishedAt":null}}]}',
    );
    expect(await source().page('home')).toEqual({ ok: false, failure: { code: 'PAGE_NOT_FOUND' } });
  });

  it('[IO-06~] leaves the addresses that stand in a page to the browser', async () => {
    const image = { url: `${url}/uploads/poster.png` };
    gives(
      200,
      JSON.stringify({ data: { id: 1, attributes: { content: `see ${url}/elsewhere`, compare: { image } } } }),
    );
    expect(await source().page('home')).toMatchObject({ ok: true, value: [{ attributes: { compare: { image } } }] });
    expect(requests).toHaveLength(1);
  });

  it('[IO-06~] waits no longer than it should, follows no redirect and reads no endless answer', async () => {
    answer = () => undefined;
    expect(await source({ timeoutMs: 50 }).page('home')).toMatchObject({
      ok: false,
      failure: { code: 'CONTENT_UNAVAILABLE' },
    });
    gives(302, '', { location: 'http://169.254.169.254/' });
    expect(await source().page('home')).toMatchObject({ ok: false });
    gives(200, `{"data":[{"id":1,"text":"${'x'.repeat(1_100_000)}"}]}`);
    expect(await source().page('home')).toMatchObject({ ok: false });
    expect(troubles).toHaveLength(3);
  });
});

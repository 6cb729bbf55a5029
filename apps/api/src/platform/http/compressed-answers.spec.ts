import { gunzipSync, gzipSync } from 'node:zlib';
import { contentPageContract } from '@keelson/contracts/content';
import { partnerCustomersContract } from '@keelson/contracts/partners';
import type { RouteContract } from '@keelson/contracts/wire';
import { fastify, type FastifyInstance } from 'fastify';
import { compressAnswers } from './compressed-answers';

const LONG = JSON.stringify({ text: 'keelson '.repeat(200) });
const SHORT = JSON.stringify({ text: 'x'.repeat(900) });

describe('compressed answers', () => {
  let server: FastifyInstance;

  const answers = (url: string, contract: RouteContract, text: string): void => {
    server.get(url, { config: { contract } }, (_request, reply) => reply.type('application/json').send(text));
  };

  beforeAll(async () => {
    server = fastify();
    await compressAnswers(server);
    answers('/long', contentPageContract, LONG);
    answers('/short', contentPageContract, SHORT);
    answers('/secret', partnerCustomersContract, LONG);
    answers('/streamed', { ...contentPageContract, schemas: { ...contentPageContract.schemas, streamed: true } }, LONG);
    server.post('/echo', { config: { contract: contentPageContract } }, (request, reply) => reply.send(request.body));
  });
  afterAll(() => server.close());

  const encodingOf = async (url: string, accepted?: string): Promise<unknown> => {
    const { headers, rawPayload } = await server.inject({
      url,
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
    if (headers['content-encoding'] === 'gzip') expect(gunzipSync(rawPayload).toString()).toBe(LONG);
    return headers['content-encoding'];
  };

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('take from 1 kB on, of %s, the encoding %s', async (accepted, expected) => {
    expect(await encodingOf('/long', accepted)).toBe(expected);
    expect(await encodingOf('/short', accepted)).toBeUndefined();
  });

  it('never hold a secret: its length would tell a caller whose text stands beside it', async () => {
    expect(partnerCustomersContract.schemas).toMatchObject({ secret: true });
    expect(await encodingOf('/secret', 'gzip, deflate, br')).toBeUndefined();
  });

  it('are not made of documents that are sent while they are made', async () => {
    expect(await encodingOf('/streamed', 'gzip, deflate, br')).toBeUndefined();
  });

  it('go one way: a body is never unpacked', async () => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{"text":"small"}'),
    });
    expect(statusCode).toBe(400);
  });
});

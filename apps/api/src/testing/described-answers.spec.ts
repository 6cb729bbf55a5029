import { fastify, type FastifyInstance } from 'fastify';
import { liveContract } from '@keelson/contracts/platform';
import { DescribedAnswers, describedAnswersOf, type OpenApiDocument } from './described-answers';

const answer = {
  type: 'object',
  required: ['data', 'code'],
  properties: { data: { type: 'integer' }, code: { enum: ['OTHER'] } },
};
const document: OpenApiDocument = {
  components: {
    responses: { Refused: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } } } },
    schemas: { Answer: answer },
  },
  paths: {
    '/notes/{id}': {
      get: { responses: { 200: { content: { 'text/plain': {} } }, 409: { $ref: '#/components/responses/Refused' } } },
    },
  },
  'x-other-methods': { options: { responses: {} }, others: { responses: {} } },
};

describe('DescribedAnswers', () => {
  let server: FastifyInstance;
  beforeEach(() => {
    server = fastify();
  });
  afterEach(() => server.close());

  const judge = async (
    status: number,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
    url = '/notes/7',
  ): Promise<() => void> => {
    server.get('*', (_request, reply) => reply.code(status).headers(headers).send(body));
    const given = await server.inject({ url });
    return () => new DescribedAnswers(document).expect(given);
  };

  it.each([
    ['another status', 201, 'x', {}, 'no such status'],
    ['another type', 200, {}, {}, 'no content of the type application/json'],
    ['another code', 409, { data: 1, code: 'UNTOLD' }, {}, 'code must be equal to one of'],
    ['another body', 409, { data: 'one', code: 'OTHER' }, {}, 'data must be integer'],
    ['an untold header', 409, { data: 1, code: 'OTHER' }, { 'retry-after': '1' }, 'no header retry-after'],
  ])('refuses %s', async (_, status, body, headers, fault) => {
    expect(await judge(status, body, headers)).toThrow(fault);
  });

  it('takes what is described', async () => {
    expect(await judge(409, { data: 1, code: 'OTHER' })).not.toThrow();
  });

  it('leaves other addresses alone', async () => {
    expect(await judge(500, {}, {}, '/elsewhere')).not.toThrow();
  });

  it('is one for servers with the same routes, mode and address, and another for each other', () => {
    const routes = [{ contract: liveContract, problems: {} }];
    const server = { mode: 'embedded', publicUrl: 'http://localhost' } as const;
    const made = describedAnswersOf({ routes }, server);
    expect(describedAnswersOf({ routes: [...routes] }, { ...server })).toBe(made);
    const others = [
      describedAnswersOf({ routes }, { ...server, mode: 'production' }),
      describedAnswersOf({ routes }, { ...server, publicUrl: 'https://keelson.example' }),
      describedAnswersOf({ routes: [{ contract: liveContract, problems: {} }] }, server),
      describedAnswersOf({ routes: [] }, server),
    ];
    expect(new Set([made, ...others]).size).toBe(5);
  });
});

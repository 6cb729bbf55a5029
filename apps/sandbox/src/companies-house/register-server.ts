import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { companyProfile, searchItem } from './company-answers';
import { searchCompanies } from './company-search';
import { inventedCompanies } from './invented-companies';
import { faultFor } from './register-faults';
import type { RegisteredCompany } from './registered-company';
import { requestWindow } from './request-window';

export interface RegisterSettings {
  /** The key that callers give as Basic user name, with a blank password. */
  readonly apiKey: string;
  readonly companies?: readonly RegisteredCompany[];
  readonly now?: () => number;
}

interface SearchQuery {
  readonly q: string;
  readonly items_per_page: number;
  readonly start_index: number;
  readonly restrictions: string;
}

const searchQuery = {
  type: 'object',
  required: ['q'],
  properties: {
    q: { type: 'string', minLength: 1, maxLength: 300 },
    items_per_page: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    start_index: { type: 'integer', minimum: 0, default: 0 },
    restrictions: { type: 'string', maxLength: 100, default: '' },
  },
} as const;

const CEILING = { requests: 600, withinMs: 5 * 60_000 };

const failure = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).send({ errors: [{ type: 'ch:service', error }] });

/** Plays the public data API of Companies House: search and profile over invented companies. */
export function registerServer({ apiKey, companies = inventedCompanies(), now }: RegisterSettings): FastifyInstance {
  const server = Fastify({ forceCloseConnections: true });
  const window = requestWindow(CEILING, now);
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  const byNumber = new Map(companies.map((company) => [company.number, company]));

  server.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== authorization) return failure(reply, 401, 'Invalid Authorization');
    const wait = window.take();
    if (wait > 0) return failure(reply.header('retry-after', wait), 429, 'Rate limit exceeded');
  });

  server.get<{ Querystring: SearchQuery }>(
    '/search/companies',
    { schema: { querystring: searchQuery } },
    async ({ query }, reply) => {
      const fault = await faultFor(query.q);
      if (fault !== undefined) return failure(reply, fault, 'asked for');
      const { total, hits } = searchCompanies(companies, {
        text: query.q,
        startIndex: query.start_index,
        itemsPerPage: query.items_per_page,
        activeOnly: query.restrictions.split(' ').includes('active-companies'),
      });
      return {
        kind: 'search#companies',
        page_number: Math.floor(query.start_index / query.items_per_page) + 1,
        total_results: total,
        start_index: query.start_index,
        items_per_page: query.items_per_page,
        items: hits.map(searchItem),
      };
    },
  );

  server.get<{ Params: { number: string } }>('/company/:number', async ({ params }, reply) => {
    const company = byNumber.get(params.number);
    return company ? companyProfile(company) : failure(reply, 404, 'company-profile-not-found');
  });
  return server;
}

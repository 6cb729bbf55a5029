import type { FastifyInstance, FastifyReply } from 'fastify';
import { COMPANIES, type CompanyKey } from '../books/companies';
import { consentHeaders, type ConsentLook, consentPage, refusedPage, welcomePage } from './consent-page';
import type { Challenge, Grants } from './grants';

export interface ConsentSettings {
  readonly look: ConsentLook;
  readonly clientId: string;
  readonly grants: Grants;
  /** What is wrong with the scopes asked for, if anything is. */
  readonly refusesScopes: (scopes: readonly string[]) => string | undefined;
  /** What goes back to the product besides code and state. */
  readonly extras: (companies: readonly CompanyKey[], scopes: readonly string[]) => Readonly<Record<string, string>>;
}

type Query = Readonly<Record<string, string | undefined>>;

interface Asked {
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | undefined;
  readonly nonce: string | null;
  readonly challenge: Challenge | null;
}

interface Refused {
  readonly error: string;
  readonly detail: string;
}

/** The page where a person allows or refuses, and the way back to the product. */
export function consentRoutes(server: FastifyInstance, paths: readonly string[], settings: ConsentSettings): void {
  const { look, grants } = settings;
  const refuse = (reply: FastifyReply, { error, detail }: Refused): FastifyReply =>
    reply
      .code(400)
      .headers(consentHeaders(undefined))
      .send(refusedPage(look.provider, error, detail));

  server.get('/', async (_request, reply) => reply.headers(consentHeaders(undefined)).send(welcomePage(look)));
  for (const path of paths) {
    server.get<{ Querystring: Query }>(path, async ({ query }, reply) => {
      const asked = askedFor(query, settings);
      if ('error' in asked) return refuse(reply, asked);
      return reply.headers(consentHeaders(asked.redirectUri)).send(consentPage(look, asked.scopes));
    });

    server.post<{ Querystring: Query; Body: Query | null }>(path, async ({ query, body }, reply) => {
      const asked = askedFor(query, settings);
      if ('error' in asked) return refuse(reply, asked);
      if (body?.['decision'] !== 'allow') return back(reply, asked, { error: 'access_denied' });
      const companies = chosen(body['organisation'] ?? '');
      if (companies.length === 0 || (companies.length > 1 && !look.several))
        return reply
          .headers(consentHeaders(asked.redirectUri))
          .send(consentPage(look, asked.scopes, `Choose ${look.several ? 'at least ' : ''}one ${look.noun}.`));
      const { scopes, nonce, redirectUri, challenge } = asked;
      const code = await grants.allow({ companies, scopes, nonce }, redirectUri, challenge);
      return back(reply, asked, { code, ...settings.extras(companies, scopes) });
    });
  }
}

function askedFor(query: Query, { clientId, refusesScopes }: ConsentSettings): Asked | Refused {
  const redirectUri = query['redirect_uri'] ?? '';
  const scopes = (query['scope'] ?? '').split(' ').filter((scope) => scope !== '');
  if (query['client_id'] !== clientId) return { error: 'unauthorized_client', detail: 'This app is not known here.' };
  if (!URL.canParse(redirectUri) || !/^https?:$/.test(new URL(redirectUri).protocol))
    return { error: 'invalid_request', detail: 'The address to go back to is not one of this app.' };
  if (query['response_type'] !== 'code')
    return { error: 'unsupported_response_type', detail: 'Only codes are given here.' };
  const detail = refusesScopes(scopes);
  if (detail !== undefined) return { error: 'invalid_scope', detail };
  const challenge = query['code_challenge'];
  return {
    redirectUri,
    scopes,
    state: query['state'],
    nonce: query['nonce'] ?? null,
    challenge: challenge === undefined ? null : { value: challenge, method: query['code_challenge_method'] ?? 'plain' },
  };
}

const chosen = (organisations: string): readonly CompanyKey[] =>
  COMPANIES.map(({ key }) => key).filter((key) => organisations.split(',').includes(key));

function back(
  reply: FastifyReply,
  { redirectUri, state }: Asked,
  values: Readonly<Record<string, string>>,
): FastifyReply {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...values, ...(state === undefined ? {} : { state }) }))
    address.searchParams.set(name, value);
  return reply.redirect(address.href, 302);
}

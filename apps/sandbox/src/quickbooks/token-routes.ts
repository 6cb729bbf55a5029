import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AccountingFaults } from '../provider/answer-faults';
import { type ClientSettings, isClient } from '../provider/client-check';
import { consentRoutes } from '../provider/consent-routes';
import type { Grants, Issued } from '../provider/grants';
import { realmOf } from './realms';

export interface TokenOptions {
  readonly client: ClientSettings;
  readonly grants: Grants;
  readonly faults: AccountingFaults;
  /** In seconds. */
  readonly now: () => number;
}

export const ACCESS_SECONDS = 3_600;
export const REFRESH_SECONDS = 101 * 86_400;
/** However often it is replaced, a consent ends then. */
export const HARD_SECONDS = 5 * 365 * 86_400;
const HARD_ASKED = 'x-include-refresh-token-hard-expires-in';
export const ACCOUNTING_SCOPE = 'com.intuit.quickbooks.accounting';

const KNOWN = new Set([ACCOUNTING_SCOPE, 'com.intuit.quickbooks.payment', 'openid', 'profile', 'email']);

type Form = Readonly<Record<string, string>>;

/** Intuit’s consent and tokens. A refresh token that was used is used up. */
export async function tokenRoutes(
  server: FastifyInstance,
  { client, grants, faults, now }: TokenOptions,
): Promise<void> {
  consentRoutes(server, ['/connect/oauth2'], {
    look: { provider: 'QuickBooks', noun: 'company', several: false },
    clientId: client.clientId,
    grants,
    refusesScopes: (scopes) => {
      const unknown = scopes.find((scope) => !KNOWN.has(scope));
      if (unknown !== undefined) return `There is no scope ${unknown}.`;
      return scopes.includes(ACCOUNTING_SCOPE) ? undefined : `Ask for ${ACCOUNTING_SCOPE}.`;
    },
    extras: ([company]) => (company === undefined ? {} : { realmId: realmOf(company) }),
  });

  server.post<{ Body: Form | null }>('/oauth2/v1/tokens/bearer', async (request, reply) => {
    const form = request.body ?? {};
    if (!isClient(client, request.headers.authorization, form)) return refused(reply, 401, 'invalid_client');
    const grantType = form['grant_type'];
    if (grantType !== 'authorization_code' && grantType !== 'refresh_token')
      return refused(reply, 400, 'unsupported_grant_type');
    if (faults.takeForToken()) return refused(reply, 400, 'invalid_grant');
    const issued = await issue(grantType, form);
    return issued === undefined
      ? refused(reply, 400, 'invalid_grant')
      : reply.send(answer(issued, request.headers[HARD_ASKED] === 'true' ? now() : undefined));
  });

  server.post<{ Body: Form | null }>('/v2/oauth2/tokens/revoke', async (request, reply) => {
    const form = request.body ?? {};
    if (!isClient(client, request.headers.authorization, form)) return refused(reply, 401, 'invalid_client');
    const isKnown = await grants.revokeToken(form['token'] ?? '');
    return isKnown ? reply.send({}) : refused(reply, 400, 'invalid_request');
  });

  const issue = (grantType: string, form: Form): Promise<Issued | undefined> =>
    grantType === 'refresh_token'
      ? grants.refresh(form['refresh_token'] ?? '')
      : grants.exchange(form['code'] ?? '', form['redirect_uri'] ?? '', form['code_verifier']);
}

const answer = ({ grant, accessToken, refreshToken }: Issued, endToldAt: number | undefined): object => ({
  ...(endToldAt !== undefined && { x_refresh_token_hard_expires_in: grant.allowedAt + HARD_SECONDS - endToldAt }),
  x_refresh_token_expires_in: REFRESH_SECONDS,
  refresh_token: refreshToken,
  access_token: accessToken,
  token_type: 'bearer',
  expires_in: ACCESS_SECONDS,
});

const refused = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).send({ error, ...(error === 'invalid_grant' && { error_description: 'Token invalid' }) });

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountingFaults } from '../provider/answer-faults';
import { type ClientSettings, isClient } from '../provider/client-check';
import { consentRoutes } from '../provider/consent-routes';
import type { Grants, Issued } from '../provider/grants';
import { uuidOf } from '../provider/invented-ids';
import { faultOfScopes } from './scopes';
import type { SigningKey } from './signing-key';

export interface IdentityOptions {
  readonly client: ClientSettings;
  readonly grants: Grants;
  readonly faults: AccountingFaults;
  readonly key: SigningKey;
  /** Seconds since 1970. */
  readonly now: () => number;
}

export const ACCESS_SECONDS = 30 * 60;
export const REFRESH_SECONDS = 60 * 86_400;
export const REPLACED_SECONDS = 30 * 60;

type Form = Readonly<Record<string, string>>;

const issuerOf = ({ headers }: FastifyRequest): string => `http://${headers.host ?? ''}`;

/** Xero’s identity server: discovery, consent, tokens, revocation and the keys of id tokens. */
export async function identityRoutes(server: FastifyInstance, options: IdentityOptions): Promise<void> {
  const { client, grants, faults, key, now } = options;

  server.get('/.well-known/openid-configuration', async (request) => {
    const issuer = issuerOf(request);
    return {
      issuer,
      authorization_endpoint: `${issuer}/identity/connect/authorize`,
      token_endpoint: `${issuer}/connect/token`,
      revocation_endpoint: `${issuer}/connect/revocation`,
      userinfo_endpoint: `${issuer}/connect/userinfo`,
      jwks_uri: `${issuer}/.well-known/openid-configuration/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['plain', 'S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    };
  });
  server.get('/.well-known/openid-configuration/jwks', async () => key.jwks());

  consentRoutes(server, ['/identity/connect/authorize', '/connect/authorize'], {
    look: { provider: 'Xero', noun: 'organisation', several: true },
    clientId: client.clientId,
    grants,
    refusesScopes: faultOfScopes,
    extras: (_companies, scopes) => ({ scope: scopes.join(' '), session_state: uuidOf('session', String(now())) }),
  });

  server.post<{ Body: Form | null }>('/connect/token', async (request, reply) => {
    const form = request.body ?? {};
    if (!isClient(client, request.headers.authorization, form)) return refused(reply, 'invalid_client');
    const issued = await issue(form);
    if (issued === 'unsupported') return refused(reply, 'unsupported_grant_type');
    if (issued === undefined) return refused(reply, 'invalid_grant');
    return told(reply).send(await tokens(issued, issuerOf(request)));
  });

  server.post<{ Body: Form | null }>('/connect/revocation', async (request, reply) => {
    const form = request.body ?? {};
    if (!isClient(client, request.headers.authorization, form)) return refused(reply, 'invalid_client');
    // As the standard asks: a token that is not known is as good as revoked.
    await grants.revokeToken(form['token'] ?? '');
    return told(reply).send();
  });

  async function issue(form: Form): Promise<Issued | undefined | 'unsupported'> {
    const grantType = form['grant_type'];
    if (grantType !== 'authorization_code' && grantType !== 'refresh_token') return 'unsupported';
    if (faults.takeForToken()) return undefined;
    return grantType === 'refresh_token'
      ? grants.refresh(form['refresh_token'] ?? '')
      : grants.exchange(form['code'] ?? '', form['redirect_uri'] ?? '', form['code_verifier']);
  }

  async function tokens({ grant, accessToken, refreshToken }: Issued, issuer: string): Promise<object> {
    const { scopes, nonce, allowedAt, id } = grant;
    const claims = {
      iss: issuer,
      aud: client.clientId,
      sub: uuidOf('person', id).replaceAll('-', ''),
      iat: now(),
      nbf: now(),
      exp: now() + 300,
      auth_time: allowedAt,
      email: 'owner@sandbox.example',
      given_name: 'Sandbox',
      family_name: 'Owner',
      ...(nonce === null ? {} : { nonce }),
    };
    return {
      ...(scopes.includes('openid') ? { id_token: await key.sign(claims) } : {}),
      access_token: accessToken,
      expires_in: ACCESS_SECONDS,
      token_type: 'Bearer',
      ...(scopes.includes('offline_access') ? { refresh_token: refreshToken } : {}),
      scope: scopes.join(' '),
    };
  }
}

const told = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store, no-cache, max-age=0', pragma: 'no-cache' });

const refused = (reply: FastifyReply, error: string): FastifyReply => told(reply).code(400).send({ error });

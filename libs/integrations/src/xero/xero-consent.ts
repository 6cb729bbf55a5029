import { createHash } from 'node:crypto';
import type { Clock } from '@keelson/kernel';
import {
  type ConsentRequest,
  ConsentRefused,
  type ConsentReturn,
  type ConsentTokens,
  type Organisation,
  ProviderAnswerRefused,
  type RevokedConsent,
} from '../accounting/accounting-system';
import { textIn } from '../accounting/answer-parts';
import type { ProviderCalls } from '../accounting/provider-calls';
import { XeroAnswered } from './xero-faults';
import type { XeroSettings } from './xero-settings';

const XERO_IDENTITY = 'https://identity.xero.com';
const XERO_AUTHORIZE = 'https://login.xero.com/identity/connect/authorize';
const REFRESH_DAYS = 60;
const DAY_MS = 86_400_000;
const TIMEOUT_MS = 10_000;

interface SdkTokens {
  readonly access_token?: string | undefined;
  readonly refresh_token?: string | undefined;
  readonly expires_in?: number | undefined;
  readonly expires_at?: number | undefined;
}

interface Connection {
  readonly id: string;
  readonly tenantId: string;
  readonly tenantName: string;
}

/** Consent at Xero: asked with PKCE, taken back for one organisation at a time. */
export class XeroConsent {
  constructor(
    private readonly settings: XeroSettings,
    private readonly calls: ProviderCalls,
    private readonly clock: Clock,
  ) {}

  url({ state, codeVerifier }: ConsentRequest): string {
    const { identityUrl, clientId, redirectUri, scopes } = this.settings;
    const url = new URL(identityUrl === XERO_IDENTITY ? XERO_AUTHORIZE : `${identityUrl}/identity/connect/authorize`);
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: scopes.join(' '),
      state,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString();
    return url.href;
  }

  async exchange({ code, codeVerifier }: ConsentReturn): Promise<ConsentTokens> {
    const client = await this.client();
    const tokens = await this.calls.once(
      () =>
        client.grant({
          grant_type: 'authorization_code',
          code,
          code_verifier: codeVerifier,
          redirect_uri: this.settings.redirectUri,
        }),
      (why) => new ConsentRefused(why),
    );
    return this.tokensOf(tokens);
  }

  async refresh(refreshToken: string): Promise<ConsentTokens | null> {
    const client = await this.client();
    try {
      return this.tokensOf(
        await this.calls.once(
          () => client.refresh(refreshToken),
          (why) => new ConsentRefused(why),
        ),
      );
    } catch (error) {
      if (error instanceof ConsentRefused && error.message === 'invalid_grant') return null;
      if (error instanceof ConsentRefused) throw new ProviderAnswerRefused(error.message);
      throw error;
    }
  }

  async organisations(accessToken: string): Promise<readonly Organisation[]> {
    const connections = await this.connections(accessToken);
    return connections.map(({ tenantId, tenantName }) => ({ organisationId: tenantId, name: tenantName }));
  }

  /**
   * Xero's revocation drops every organisation that the person ever let us read, so only this one's connection is
   * deleted; the token itself is revoked when nothing else is left under it.
   */
  async revoke({ organisationId, accessToken, refreshToken, keep }: RevokedConsent): Promise<void> {
    const withToken = async (token: string): Promise<void> => {
      const connections = await this.connections(token);
      const own = connections.find(({ tenantId }) => tenantId === organisationId);
      if (own) await this.deleteConnection(own.id, token);
      if (connections.every((each) => each === own)) await this.revokeToken(refreshToken);
    };
    try {
      await withToken(accessToken);
    } catch (error) {
      if (!(error instanceof ConsentRefused)) throw error;
      const renewed = await this.refresh(refreshToken);
      // Nothing is left to take back when Xero knows the consent no longer.
      if (!renewed) return;
      await keep(renewed);
      await this.revoke({ organisationId, ...renewed, keep: neverAgain });
    }
  }

  private async connections(accessToken: string): Promise<readonly Connection[]> {
    const answer = await this.request('GET', '/connections', accessToken);
    if (!Array.isArray(answer)) throw new ProviderAnswerRefused('Xero does not list its connections');
    return answer.map((each) => ({
      id: textIn(each, 'id') ?? '',
      tenantId: textIn(each, 'tenantId') ?? '',
      tenantName: textIn(each, 'tenantName') ?? '',
    }));
  }

  private async deleteConnection(id: string, accessToken: string): Promise<void> {
    await this.request('DELETE', `/connections/${encodeURIComponent(id)}`, accessToken);
  }

  private async revokeToken(refreshToken: string): Promise<void> {
    const client = await this.client();
    await this.calls.once(
      () => client.revoke(refreshToken),
      (why) => new ProviderAnswerRefused(why),
    );
  }

  /** The SDK's own calls of connections go to Xero's hosts alone. */
  private request(method: 'GET' | 'DELETE', path: string, accessToken: string): Promise<unknown> {
    const call = async (): Promise<unknown> => {
      const response = await fetch(`${this.settings.apiUrl}${path}`, {
        method,
        headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(this.settings.timeoutMs ?? TIMEOUT_MS),
      });
      if (method === 'DELETE' && response.status === 404) return undefined;
      if (!response.ok) throw new XeroAnswered(response.status, response.headers.get('retry-after') ?? undefined);
      return response.status === 204 ? undefined : response.json();
    };
    return this.calls.once(call, (why) => new ConsentRefused(why));
  }

  private async client() {
    const { LocalXero } = await import('./local-xero');
    return (await new LocalXero(this.settings).initialize()).openIdClient;
  }

  private tokensOf({ access_token, refresh_token, expires_in, expires_at }: SdkTokens): ConsentTokens {
    if (access_token === undefined || refresh_token === undefined)
      throw new ProviderAnswerRefused('Xero gave no tokens that last');
    const now = this.clock().getTime();
    const seconds = expires_in ?? (expires_at === undefined ? 0 : expires_at - now / 1_000);
    return {
      accessToken: access_token,
      refreshToken: refresh_token,
      accessExpiresAt: new Date(now + seconds * 1_000),
      refreshExpiresAt: new Date(now + REFRESH_DAYS * DAY_MS),
      hardExpiresAt: null,
    };
  }
}

const neverAgain = (): Promise<never> => Promise.reject(new ProviderAnswerRefused('Xero takes no fresh token'));

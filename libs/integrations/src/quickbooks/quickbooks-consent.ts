import type { Clock } from '@keelson/kernel';
import {
  type ConsentRequest,
  ConsentRefused,
  type ConsentReturn,
  type ConsentTokens,
  ProviderAnswerRefused,
  type RevokedConsent,
} from '../accounting/accounting-system';
import { textIn } from '../accounting/answer-parts';
import type { ProviderCalls } from '../accounting/provider-calls';
import type { QuickBooksSettings } from './quickbooks-settings';

const SCOPE = 'com.intuit.quickbooks.accounting';

/** Consent at Intuit, which reaches one company and takes no PKCE. */
export class QuickBooksConsent {
  constructor(
    private readonly settings: QuickBooksSettings,
    private readonly calls: ProviderCalls,
    private readonly clock: Clock,
  ) {}

  url({ state }: ConsentRequest): string {
    const { authorizeUrl, clientId, redirectUri } = this.settings;
    const url = new URL(authorizeUrl);
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
    }).toString();
    return url.href;
  }

  async exchange({ code }: ConsentReturn): Promise<ConsentTokens> {
    const client = await this.client();
    // The SDK takes an address and does not compare the state, which was compared before.
    const answer = await this.calls.once(
      () => client.createToken(`?${new URLSearchParams({ code }).toString()}`),
      (why) => new ConsentRefused(why),
    );
    return this.tokensOf(answer.getToken());
  }

  async refresh(refreshToken: string): Promise<ConsentTokens | null> {
    const client = await this.client();
    try {
      const answer = await this.calls.once(
        () => client.refreshUsingToken(refreshToken),
        (why) => new ConsentRefused(why),
      );
      return this.tokensOf(answer.getToken());
    } catch (error) {
      if (error instanceof ConsentRefused && error.message === 'invalid_grant') return null;
      if (error instanceof ConsentRefused) throw new ProviderAnswerRefused(error.message);
      throw error;
    }
  }

  /** A token that Intuit does not know any more is as good as revoked. */
  async revoke({ refreshToken }: Pick<RevokedConsent, 'refreshToken'>): Promise<void> {
    const client = await this.client();
    try {
      await this.calls.once(
        () => client.revoke({ refresh_token: refreshToken }),
        (why) => new ConsentRefused(why),
      );
    } catch (error) {
      if (!(error instanceof ConsentRefused)) throw error;
    }
  }

  private async client() {
    const { intuitClient } = await import('./intuit-client');
    return intuitClient(this.settings);
  }

  private tokensOf(token: unknown): ConsentTokens {
    const accessToken = textIn(token, 'access_token');
    const refreshToken = textIn(token, 'refresh_token');
    if (!accessToken || !refreshToken) throw new ProviderAnswerRefused('Intuit gave no tokens that last');
    const at = (name: string): Date | null => {
      const seconds = Number(textIn(token, name) ?? 0);
      return seconds > 0 ? new Date(this.clock().getTime() + seconds * 1_000) : null;
    };
    return {
      accessToken,
      refreshToken,
      accessExpiresAt: at('expires_in') ?? this.clock(),
      refreshExpiresAt: at('x_refresh_token_expires_in'),
      hardExpiresAt: at('x_refresh_token_hard_expires_in'),
    };
  }
}

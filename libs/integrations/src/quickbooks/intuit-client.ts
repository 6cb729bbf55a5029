import OAuthClient from 'intuit-oauth';
import type { QuickBooksSettings } from './quickbooks-settings';

/** The part of its HTTP client that the SDK hands out and does not describe. */
interface AnsweringClient {
  readonly axiosInstance: {
    readonly interceptors: { readonly response: { use(look: (answer: SeenAnswer) => SeenAnswer): unknown } };
  };
}

interface SeenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Addresses are statics of the SDK, so that one process talks to one Intuit: they are set before its first call. */
function pointAt({ authorizeUrl, tokenUrl, revokeUrl, apiUrl }: QuickBooksSettings, client: OAuthClient): void {
  client.setAuthorizeURLs({
    authorizeEndpoint: authorizeUrl,
    tokenEndpoint: tokenUrl,
    revokeEndpoint: revokeUrl,
    userInfoEndpoint: tokenUrl,
  });
  const base = `${apiUrl.replace(/\/+$/, '')}/`;
  OAuthClient.environment = { sandbox: base, production: base };
  // A code or a refresh token that comes twice poisons the consent: what is tried again is decided by us.
  OAuthClient.retryConfig = { ...OAuthClient.retryConfig, maxRetries: 0 };
}

/** A client for one call. Its log, which would hold tokens, stays off. */
export function intuitClient(settings: QuickBooksSettings): OAuthClient {
  const client = new OAuthClient({
    environment: 'production',
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    redirectUri: settings.redirectUri,
    logging: false,
    includeRefreshTokenHardExpiresIn: true,
  });
  pointAt(settings, client);
  return client;
}

/** Tells of each answer's Retry-After, which the SDK drops from its errors. */
export function onRetryAfter(client: OAuthClient, tell: (seconds: string) => void): void {
  (client as unknown as AnsweringClient).axiosInstance.interceptors.response.use((answer) => {
    const seconds = answer.headers['retry-after'];
    if (answer.status === 429 && typeof seconds === 'string') tell(seconds);
    return answer;
  });
}

import type { AccessTokens } from '../accounting/accounting-system';
import type { Allowance } from '../accounting/call-allowances';
import { textIn } from '../accounting/answer-parts';
import type { ProviderCalls } from '../accounting/provider-calls';
import { QuickBooksAnswered } from './quickbooks-faults';
import type { QuickBooksSettings } from './quickbooks-settings';

const MINUTE_MS = 60_000;
const MINOR_VERSION = '75';

/** QuickBooks allows 10 at once and 500 a minute for a company. */
const companyAllowance = (realmId: string): Allowance => ({
  scope: 'company',
  bucket: `quickbooks ${realmId}`,
  ceiling: { inFlight: 8, rates: [{ spanMs: MINUTE_MS, burst: 150, refill: 330 }] },
});

/** Asks about one company; a path begins behind the company's own. */
export type AskQuickBooks = (path: string, query: Readonly<Record<string, string>>) => Promise<unknown>;

export function askQuickBooks(
  settings: QuickBooksSettings,
  calls: ProviderCalls,
  realmId: string,
  tokens: AccessTokens,
): AskQuickBooks {
  const allowances = [companyAllowance(realmId)];
  return (path, query) =>
    calls.read(allowances, tokens, async (accessToken) => {
      const { intuitClient, onRetryAfter } = await import('./intuit-client');
      const client = intuitClient(settings);
      client.setToken({ access_token: accessToken, createdAt: Date.now(), expires_in: 3_600 });
      let retryAfter: string | undefined;
      onRetryAfter(client, (seconds) => (retryAfter = seconds));
      const parameters = new URLSearchParams({ ...query, minorversion: MINOR_VERSION }).toString();
      try {
        const answer = await client.makeApiCall({
          url: `v3/company/${encodeURIComponent(realmId)}/${path}?${parameters}`,
        });
        return { value: answer.json as unknown };
      } catch (error) {
        throw new QuickBooksAnswered(textIn(error, 'code') ?? 'NETWORK_ERROR', retryAfter);
      }
    });
}

import { systemClock } from '@keelson/kernel';
import type { AccountingSystem, Organisation } from '../accounting/accounting-system';
import { plainBooks, plainOrganisation } from '../accounting/plain-text';
import { ProviderCalls } from '../accounting/provider-calls';
import { askQuickBooks } from './quickbooks-calls';
import { QuickBooksConsent } from './quickbooks-consent';
import { quickBooksFault } from './quickbooks-faults';
import { quickBooksReader } from './quickbooks-reader';
import type { QuickBooksSettings } from './quickbooks-settings';

/** The adapter for QuickBooks, on Intuit's own SDK, which is loaded when it is first needed. */
export function quickBooksSystem(settings: QuickBooksSettings): AccountingSystem {
  const calls = new ProviderCalls('quickbooks', settings, quickBooksFault);
  const consent = new QuickBooksConsent(settings, calls, settings.clock ?? systemClock);
  return {
    provider: 'quickbooks',
    consentUrl: (request) => consent.url(request),
    exchange: (returned) => consent.exchange(returned),
    async organisations(accessToken, realmId): Promise<readonly Organisation[]> {
      if (realmId === null) return [];
      const ask = askQuickBooks(settings, calls, realmId, { current: () => Promise.resolve(accessToken) });
      const { organisationId, name } = await quickBooksReader(ask, realmId).organisation();
      return [plainOrganisation({ organisationId, name })];
    },
    refresh: (refreshToken) => consent.refresh(refreshToken),
    revoke: (revoked) => consent.revoke(revoked),
    reader: (realmId, tokens) => plainBooks(quickBooksReader(askQuickBooks(settings, calls, realmId, tokens), realmId)),
  };
}

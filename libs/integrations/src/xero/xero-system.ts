import { systemClock } from '@keelson/kernel';
import type { AccountingSystem } from '../accounting/accounting-system';
import { plainBooks, plainOrganisation } from '../accounting/plain-text';
import { ProviderCalls } from '../accounting/provider-calls';
import { XeroConsent } from './xero-consent';
import { xeroFault } from './xero-faults';
import { xeroReader } from './xero-reader';
import type { XeroSettings } from './xero-settings';

/** The adapter for Xero, on its own SDK, which is loaded when it is first needed. */
export function xeroSystem(settings: XeroSettings): AccountingSystem {
  const calls = new ProviderCalls('xero', settings, xeroFault);
  const consent = new XeroConsent(settings, calls, settings.clock ?? systemClock);
  return {
    provider: 'xero',
    consentUrl: (request) => consent.url(request),
    exchange: (returned) => consent.exchange(returned),
    organisations: async (accessToken) => (await consent.organisations(accessToken)).map(plainOrganisation),
    refresh: (refreshToken) => consent.refresh(refreshToken),
    revoke: (revoked) => consent.revoke(revoked),
    reader: (organisationId, tokens) => plainBooks(xeroReader({ settings, calls }, organisationId, tokens)),
  };
}

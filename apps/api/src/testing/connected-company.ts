import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiConfiguration } from '@keelson/configuration';
import { openVault } from '@keelson/vault';
import { type TestApi, testMasterKeys } from './start-test-api';

export interface CompanyAtIntuit {
  readonly server: Server;
  readonly settings: NonNullable<ApiConfiguration['accounting']['quickbooks']>;
}

/** QuickBooks Online as far as naming one company. Close its server in the end. */
export async function oneCompanyAtIntuit(): Promise<CompanyAtIntuit> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ CompanyInfo: { CompanyName: 'Ann Ltd', FiscalYearStartMonth: 'April' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses = { apiUrl, authorizeUrl: apiUrl, tokenUrl: apiUrl, revokeUrl: apiUrl };
  return { server, settings: { clientId: 'id', clientSecret: 'canary-secret', ...addresses } };
}

/** A consent of the customer under which a company of Intuit's is read, for a day. */
export async function grantConsent(
  { databases: { app: pool, keys: keysPool } }: TestApi['services'],
  accountId: string,
  connectionId: string,
  now: Date,
): Promise<void> {
  const { providerTokens } = await openVault({ pool, keysPool, masterKeys: testMasterKeys });
  const later = new Date(now.getTime() + 86_400_000);
  const expiries = { accessExpiresAt: later, refreshExpiresAt: later, hardExpiresAt: null };
  const tokens = { accessToken: 'canary-access', refreshToken: 'canary-refresh', ...expiries };
  await providerTokens.add(connectionId, { provider: 'quickbooks', accountId, organisationId: '9130' }, tokens, now);
}

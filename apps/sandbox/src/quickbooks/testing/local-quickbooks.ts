import OAuthClient from 'intuit-oauth';
import type { RunningQuickBooksSandbox } from '../quickbooks-sandbox';

export const REDIRECT = 'http://localhost:3000/finance/callback/quickbooks';

/** Intuit’s SDK, told the addresses of the stand-in. They are the same for every client of a process. */
export function localQuickBooks(sandbox: RunningQuickBooksSandbox): OAuthClient {
  const { client, address, authorizeUrl, tokenUrl, revokeUrl } = sandbox;
  const quickbooks = new OAuthClient({ ...client, environment: 'sandbox', redirectUri: REDIRECT });
  quickbooks.setAuthorizeURLs({
    authorizeEndpoint: authorizeUrl,
    tokenEndpoint: tokenUrl,
    revokeEndpoint: revokeUrl,
    userInfoEndpoint: `${address}/userinfo`,
  });
  OAuthClient.environment = { sandbox: `${address}/`, production: `${address}/` };
  return quickbooks;
}

/** What a person does on the consent page. @returns the address that the browser is sent back to. */
export async function decide(
  consentUrl: string,
  company: string,
  decision: 'allow' | 'refuse' = 'allow',
): Promise<string> {
  const body = new URLSearchParams({ decision, organisation: company });
  const answer = await fetch(consentUrl, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

export const consentUrlOf = (quickbooks: OAuthClient): string =>
  quickbooks.authorizeUri({ scope: ['com.intuit.quickbooks.accounting'], state: 'state-1' });

/** The SDK after a consent to this company. */
export async function connected(sandbox: RunningQuickBooksSandbox, company = 'trading'): Promise<OAuthClient> {
  const quickbooks = localQuickBooks(sandbox);
  await quickbooks.createToken(await decide(consentUrlOf(quickbooks), company));
  return quickbooks;
}

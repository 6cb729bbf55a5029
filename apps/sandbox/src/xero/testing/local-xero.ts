import { custom, Issuer } from 'openid-client';
import { type TokenSet, XeroClient } from 'xero-node';
import type { RunningXeroSandbox } from '../xero-sandbox';

export const REDIRECT = 'http://localhost:3000/finance/callback/xero';
export const SCOPES = [
  'offline_access',
  'accounting.settings.read',
  'accounting.reports.trialbalance.read',
  'accounting.reports.profitandloss.read',
  'accounting.reports.balancesheet.read',
  'accounting.reports.banksummary.read',
  'accounting.banktransactions.read',
];

/** The official SDK, told another address: it has no option for that. */
export class LocalXero extends XeroClient {
  constructor(
    private readonly sandbox: RunningXeroSandbox,
    scopes: readonly string[] = SCOPES,
    state = 'state-1',
  ) {
    const { clientId, clientSecret } = sandbox.client;
    super({ clientId, clientSecret, redirectUris: [REDIRECT], scopes: [...scopes], state });
    this.accountingApi.basePath = `${sandbox.address}/api.xro/2.0`;
  }

  override async initialize(): Promise<this> {
    const { clientId, clientSecret } = this.sandbox.client;
    const issuer = await Issuer.discover(this.sandbox.address);
    this.openIdClient = new issuer.Client({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [REDIRECT],
    });
    this.openIdClient[custom.clock_tolerance] = 5;
    return this;
  }
}

/** What a person does on the consent page. @returns the address that the browser is sent back to. */
export async function decide(
  consentUrl: string,
  organisations: readonly string[],
  decision: 'allow' | 'refuse' = 'allow',
): Promise<string> {
  const form = new URLSearchParams({ decision });
  for (const each of organisations) form.append('organisation', each);
  const answer = await fetch(consentUrl, { method: 'POST', body: form, redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

/** The SDK after a consent to these organisations. */
export async function connected(
  sandbox: RunningXeroSandbox,
  organisations: readonly string[] = ['trading'],
  scopes = SCOPES,
): Promise<{ readonly xero: LocalXero; readonly tokens: TokenSet; readonly callback: string }> {
  const xero = await new LocalXero(sandbox, scopes).initialize();
  const callback = await decide(await xero.buildConsentUrl(), organisations);
  return { xero, tokens: await xero.apiCallback(callback), callback };
}

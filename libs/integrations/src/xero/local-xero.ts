import { custom, Issuer } from 'openid-client';
import { XeroClient } from 'xero-node';
import type { XeroSettings } from './xero-settings';

const CLOCK_TOLERANCE_S = 5;

/** The SDK knows only Xero's own hosts (XeroAPI/xero-node#380); this one goes where it is told. One for each consent. */
export class LocalXero extends XeroClient {
  constructor(private readonly settings: XeroSettings) {
    super({
      clientId: settings.clientId,
      clientSecret: settings.clientSecret,
      redirectUris: [settings.redirectUri],
      scopes: [...settings.scopes],
    });
    this.accountingApi.basePath = `${settings.apiUrl}/api.xro/2.0`;
  }

  /** Without looking Xero up in the network first. */
  override async initialize(): Promise<XeroClient> {
    const { identityUrl, clientId, clientSecret, redirectUri, timeoutMs } = this.settings;
    const issuer = new Issuer({
      issuer: identityUrl,
      token_endpoint: `${identityUrl}/connect/token`,
      revocation_endpoint: `${identityUrl}/connect/revocation`,
      jwks_uri: `${identityUrl}/.well-known/openid-configuration/jwks`,
    });
    this.openIdClient = new issuer.Client({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
    });
    this.openIdClient[custom.clock_tolerance] = CLOCK_TOLERANCE_S;
    this.openIdClient[custom.http_options] = (_url, options) => ({ ...options, timeout: timeoutMs ?? 10_000 });
    return this;
  }
}

import type { CallSurroundings } from '../accounting/provider-calls';

export interface XeroSettings extends CallSurroundings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** `https://identity.xero.com`, or where a stand-in listens. */
  readonly identityUrl: string;
  /** `https://api.xero.com`, or where a stand-in listens. */
  readonly apiUrl: string;
  readonly scopes: readonly string[];
  /** Where Xero sends the browser back to: a path for Xero alone. */
  readonly redirectUri: string;
}

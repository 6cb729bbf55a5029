import type { CallSurroundings } from '../accounting/provider-calls';

export interface QuickBooksSettings extends CallSurroundings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Intuit's own addresses, or where a stand-in listens. */
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly revokeUrl: string;
  readonly apiUrl: string;
  /** Where Intuit sends the browser back to: a path for QuickBooks alone. */
  readonly redirectUri: string;
}

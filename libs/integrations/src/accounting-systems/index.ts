import type { AccountingSystems } from '../accounting/accounting-system';
import { withoutCeilings } from '../accounting/call-allowances';
import type { CallSurroundings } from '../accounting/provider-calls';
import { quickBooksSystem, type QuickBooksSettings } from '../quickbooks';
import { type XeroSettings, xeroSystem } from '../xero';

type Own<Settings> = Omit<Settings, keyof CallSurroundings | 'redirectUri'>;

export interface OfferedSystems {
  readonly xero?: Own<XeroSettings>;
  readonly quickbooks?: Own<QuickBooksSettings>;
  /** For stand-ins: calls are not counted against what the real systems allow. */
  readonly ceilingsLifted?: boolean;
}

/** The systems that are configured. `publicUrl` is where people reach the product; each system returns to a path of its own. */
export function accountingSystems(
  { xero, quickbooks, ceilingsLifted = false }: OfferedSystems,
  publicUrl: string,
  { allowances: counted, ...others }: CallSurroundings,
): AccountingSystems {
  const surroundings = { ...others, allowances: ceilingsLifted ? withoutCeilings(counted) : counted };
  const redirectUri = (provider: string): string => `${publicUrl}/confirmation-screen/${provider}`;
  return {
    ...(xero && { xero: xeroSystem({ ...xero, ...surroundings, redirectUri: redirectUri('xero') }) }),
    ...(quickbooks && {
      quickbooks: quickBooksSystem({ ...quickbooks, ...surroundings, redirectUri: redirectUri('quickbooks') }),
    }),
  };
}

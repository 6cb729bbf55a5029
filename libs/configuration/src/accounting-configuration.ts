import type { Values } from './environment';

/** What API and workers need to talk to the accounting systems. */
export const ACCOUNTING_NEEDS = [
  'XERO_CLIENT_ID',
  'XERO_CLIENT_SECRET',
  'XERO_IDENTITY_URL',
  'XERO_API_URL',
  'XERO_SCOPES',
  'QUICKBOOKS_CLIENT_ID',
  'QUICKBOOKS_CLIENT_SECRET',
  'QUICKBOOKS_AUTHORIZE_URL',
  'QUICKBOOKS_TOKEN_URL',
  'QUICKBOOKS_REVOKE_URL',
  'QUICKBOOKS_API_URL',
  'ACCOUNTING_CALL_CEILINGS',
] as const;

export const LAUNCHER_NEEDS = [
  'INTEGRATION_LAUNCHER_URL',
  'INTEGRATION_LAUNCHER_HOSTS',
  'INTEGRATION_LAUNCHER_KEY',
] as const;

export interface XeroConfiguration {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly identityUrl: string;
  readonly apiUrl: string;
  readonly scopes: readonly string[];
}

export interface QuickBooksConfiguration {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly revokeUrl: string;
  readonly apiUrl: string;
}

/** A system that is absent is not offered. */
export interface AccountingConfiguration {
  readonly xero?: XeroConfiguration;
  readonly quickbooks?: QuickBooksConfiguration;
  /** Calls are not counted against what the providers allow. */
  readonly ceilingsLifted?: true;
}

export interface LauncherConfiguration {
  readonly url: string;
  readonly key: string;
  /** Where a launch may lead. */
  readonly hosts: readonly string[];
}

export function accounting(values: Values<(typeof ACCOUNTING_NEEDS)[number]>): AccountingConfiguration {
  const { XERO_CLIENT_ID: xeroId, XERO_CLIENT_SECRET: xeroSecret } = values;
  const { QUICKBOOKS_CLIENT_ID: quickBooksId, QUICKBOOKS_CLIENT_SECRET: quickBooksSecret } = values;
  return {
    ...(xeroId !== undefined &&
      xeroSecret !== undefined && {
        xero: {
          clientId: xeroId,
          clientSecret: xeroSecret,
          identityUrl: values.XERO_IDENTITY_URL,
          apiUrl: values.XERO_API_URL,
          scopes: values.XERO_SCOPES,
        },
      }),
    ...(quickBooksId !== undefined &&
      quickBooksSecret !== undefined && {
        quickbooks: {
          clientId: quickBooksId,
          clientSecret: quickBooksSecret,
          authorizeUrl: values.QUICKBOOKS_AUTHORIZE_URL,
          tokenUrl: values.QUICKBOOKS_TOKEN_URL,
          revokeUrl: values.QUICKBOOKS_REVOKE_URL,
          apiUrl: values.QUICKBOOKS_API_URL,
        },
      }),
    ...(values.ACCOUNTING_CALL_CEILINGS === 'lifted' && { ceilingsLifted: true }),
  };
}

export const launcher = ({
  INTEGRATION_LAUNCHER_URL: url,
  INTEGRATION_LAUNCHER_HOSTS: hosts,
  INTEGRATION_LAUNCHER_KEY: key,
}: Values<(typeof LAUNCHER_NEEDS)[number]>): LauncherConfiguration | undefined =>
  url === undefined || key === undefined ? undefined : { url, key, hosts: hosts ?? [new URL(url).host] };

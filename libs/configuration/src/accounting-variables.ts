import { z } from 'zod';
import { hosts, webAddress } from './text-formats';
import { optionalVariable, variable } from './variable';

const clientText = z.string().regex(/^[\x21-\x7e]{1,300}$/, 'must be what the provider shows for your app');

const address = (about: string, official: string) =>
  variable({
    about,
    secret: false,
    example: official,
    fallback: official,
    schema: webAddress.transform((text) => text.replace(/\/+$/, '')),
  });

const scopes = z
  .string()
  .regex(/^[\w.:-]+( [\w.:-]+)*$/, 'must be scopes with one space between them')
  .transform((text) => text.split(' '));

/** Where Xero itself is reached. */
export const XERO_IDENTITY = 'https://identity.xero.com';

/**
 * Apps made since March 2026 are refused the broad scopes `accounting.reports.read` and `accounting.transactions`, so
 * each report is asked for by its own. That of bank transactions is for the transfers between own accounts.
 */
const XERO_LEAST_SCOPES = [
  'offline_access',
  'accounting.settings.read',
  'accounting.reports.trialbalance.read',
  'accounting.reports.banksummary.read',
  'accounting.banktransactions.read',
].join(' ');

/** What connecting the accounting systems needs. Without a client id its system is not offered. */
export const accountingVariables = {
  XERO_CLIENT_ID: optionalVariable({
    about: 'The client id of your app at Xero. Without it Xero cannot be connected.',
    secret: false,
    example: '<client id>',
    schema: clientText,
  }),
  XERO_CLIENT_SECRET: optionalVariable({
    about: 'The client secret of your app at Xero.',
    secret: true,
    example: '<client secret>',
    schema: clientText,
  }),
  XERO_IDENTITY_URL: address('Where Xero, or a stand-in of it, gives tokens.', XERO_IDENTITY),
  XERO_API_URL: address('Where the API of Xero, or of a stand-in, is reached.', 'https://api.xero.com'),
  XERO_SCOPES: variable({
    about: 'What Xero is asked for consent to, with spaces between.',
    secret: false,
    example: XERO_LEAST_SCOPES,
    fallback: XERO_LEAST_SCOPES,
    schema: scopes,
  }),
  QUICKBOOKS_CLIENT_ID: optionalVariable({
    about: 'The client id of your app at Intuit. Without it QuickBooks cannot be connected.',
    secret: false,
    example: '<client id>',
    schema: clientText,
  }),
  QUICKBOOKS_CLIENT_SECRET: optionalVariable({
    about: 'The client secret of your app at Intuit.',
    secret: true,
    example: '<client secret>',
    schema: clientText,
  }),
  QUICKBOOKS_AUTHORIZE_URL: address(
    'Where Intuit, or a stand-in of it, asks for consent.',
    'https://appcenter.intuit.com/connect/oauth2',
  ),
  QUICKBOOKS_TOKEN_URL: address(
    'Where Intuit, or a stand-in of it, gives tokens.',
    'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
  ),
  QUICKBOOKS_REVOKE_URL: address(
    'Where Intuit, or a stand-in of it, takes tokens back.',
    'https://developer.api.intuit.com/v2/oauth2/tokens/revoke',
  ),
  QUICKBOOKS_API_URL: address(
    'Where the API of QuickBooks, or of a stand-in, is reached.',
    'https://quickbooks.api.intuit.com',
  ),
  ACCOUNTING_CALL_CEILINGS: variable({
    about:
      'Whether calls to the accounting systems stay under what those allow: `kept`, or `lifted` for stand-ins on this machine.',
    secret: false,
    example: 'kept',
    fallback: 'kept',
    schema: z.enum(['kept', 'lifted'], 'must be kept or lifted'),
  }),
  INTEGRATION_LAUNCHER_URL: optionalVariable({
    about: 'Where the integration launcher of Update Financials is reached. Without it nothing can be launched.',
    secret: false,
    example: 'https://launcher.example.com',
    schema: webAddress.transform((text) => text.replace(/\/+$/, '')),
  }),
  INTEGRATION_LAUNCHER_HOSTS: optionalVariable({
    about:
      'The hosts that a launch may lead to, with commas between them. Without it, the host of INTEGRATION_LAUNCHER_URL alone.',
    secret: false,
    example: 'launcher.example.com,app.example.com',
    schema: hosts,
  }),
  INTEGRATION_LAUNCHER_KEY: optionalVariable({
    about: 'The key for the integration launcher.',
    secret: true,
    example: '<key>',
    schema: clientText,
  }),
} as const;

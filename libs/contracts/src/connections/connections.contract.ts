import { ACCOUNT_ID } from '@keelson/kernel';
import { ACCOUNTING_PROVIDERS, IMPORT_STATES } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders, confirmed, customerManagers, owner, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { connectionsPaths as paths } from './connections.paths';
import { LAUNCHER_TAGS } from './finance-systems';

const instant = z.iso.datetime();
const provider = z.enum(ACCOUNTING_PROVIDERS);
const account = z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') });
const system = z.strictObject({ provider });
const connectionId = z.string().regex(/^con_[0-9a-f-]{36}$/, 'not a connection');
const connection = z.strictObject({ connectionId });
const none = z.object({});
/** Accepted as published and ignored: session and address say whose it is. */
const ignored = z.string().max(320).optional();

const opaque = z.string().max(120).optional();

export const financeConnection = z.object({
  connectionId: z.string(),
  provider,
  tenantId: z.string(),
  tenantName: z.string(),
  connectedAt: instant,
  importStatus: z.enum(IMPORT_STATES),
  /** When the last import that came to its end did so. */
  importEnded: instant.nullable(),
  message: z.string().nullable(),
  /** Nothing comes until consent is given again. */
  reconnectNeeded: z.boolean(),
  /** When consent ends, told from a fortnight before on. */
  consentEnds: instant.nullable(),
});

export const connectionsContract = defineRoute(
  paths.list,
  companyReaders,
  'The connected accounting system, if any, how its import stands, and which systems can be connected',
  {
    params: account,
    refusals: ['NO_SUCH_CUSTOMER'],
    answer: z.object({ offered: z.array(provider), financeConnections: z.array(financeConnection) }),
  },
);

export const askConsentContract = defineRoute(
  paths.askConsent,
  owner,
  'Begin to connect an accounting system; the browser goes to the address of the answer',
  {
    params: system,
    body: z.strictObject({ username: ignored }),
    secret: true,
    refusals: ['SYSTEM_NOT_OFFERED', 'SYSTEM_UNAVAILABLE', 'UNABLE_TO_CONNECT'],
    answer: z.object({ consentUrl: z.string() }),
  },
);

const returned = z.string().min(1).max(4_000);

/** What the provider added to the address of the return page. */
export const oauthCallbackContract = defineRoute(
  paths.oauthCallback,
  owner,
  'Bring back what the accounting system sent along; each state counts once, and a repetition has the first answer',
  {
    params: system,
    body: z.strictObject({
      state: returned,
      code: returned.optional(),
      /** Intuit's id of the company. */
      realmId: z
        .string()
        .regex(/^\d{1,30}$/)
        .optional(),
      /** The person refused, or the provider did. */
      error: z.string().max(200).optional(),
      scope: z.string().max(2_000).optional(),
      username: ignored,
    }),
    refusals: ['CONSENT_REFUSED', 'SYSTEM_NOT_OFFERED', 'SYSTEM_UNAVAILABLE', 'UNABLE_TO_CONNECT'],
    answer: z.object({ connectionId: z.string() }),
  },
);

export const tenantsContract = defineRoute(paths.tenants, owner, 'The companies that a consent reaches', {
  params: connection,
  refusals: ['CONSENT_NOT_FOUND', 'SYSTEM_NOT_OFFERED', 'SYSTEM_UNAVAILABLE', 'UNABLE_TO_CONNECT'],
  answer: z.object({
    provider,
    /** `pending` while the consent is being taken up. */
    status: z.enum(['pending', 'ready']),
    tenants: z.array(z.object({ tenantId: z.string(), tenantName: z.string() })),
  }),
});

export const selectTenantContract = defineRoute(
  paths.selectTenant,
  owner,
  'Connect a company; another one that was connected is disconnected, and the first import is asked for',
  {
    params: connection,
    body: z.strictObject({ tenantId: z.string().min(1).max(100), tenantName: ignored }),
    refusals: [
      'CONSENT_NOT_FOUND',
      'NOT_CONNECTED',
      'NO_SUCH_COMPANY',
      'RECONNECT_NEEDED',
      'SYSTEM_NOT_OFFERED',
      'SYSTEM_UNAVAILABLE',
      'UNABLE_TO_CONNECT',
    ],
    answer: z.object({ connectionId: z.string() }),
  },
);

export const requestImportContract = defineRoute(
  paths.requestImport,
  owner,
  'Ask for the figures of a connected system',
  {
    params: connection,
    body: z.strictObject({ username: ignored, env: ignored }),
    refusals: ['IMPORT_UNDER_WAY', 'NOT_CONNECTED', 'RECONNECT_NEEDED'],
    answer: z.object({ importId: z.string() }),
  },
);

export const disconnectContract = defineRoute(
  paths.disconnect,
  owner,
  'Disconnect a system: it is not read from this moment on, and the consent is taken back there',
  { params: connection, refusals: ['NOT_CONNECTED', 'RECONNECT_NEEDED'], answer: none },
);

export const cycleContract = defineRoute(
  paths.cycle,
  ownerOrActingStaff,
  'Whether figures come by themselves every night',
  {
    answer: z.object({ repeat: z.boolean(), cycleId: z.string() }),
  },
);

/** The ids as the subscription and this cycle tell them; those of another account are refused. */
export const setCycleContract = defineRoute(paths.setCycle, owner, 'Switch the nightly import on or off', {
  query: z.strictObject({ cycleId: opaque, accountApiId: opaque }),
  body: z.strictObject({ repeat: z.boolean() }),
  refusals: ['NO_SUCH_CYCLE'],
  answer: z.object({ repeat: z.boolean() }),
  versionOf: paths.cycle,
});

export const launchContract = defineRoute(
  paths.launch,
  confirmed(customerManagers, 'Open the integration launcher for a customer', 'accountId', 'Tags'),
  'Open the integration launcher for a customer; the browser goes to the address of the answer',
  {
    params: account,
    body: z.strictObject({ Tags: z.enum(LAUNCHER_TAGS) }),
    secret: true,
    refusals: ['LAUNCH_FAILED', 'LAUNCH_URL_MISSING', 'NO_SUCH_CUSTOMER'],
    answer: z.object({ launchUrl: z.string() }),
  },
);

import type { AddressInfo } from 'node:net';
import { londonDate } from '@keelson/kernel';
import Fastify from 'fastify';
import { booksOf, COMPANIES, type CompanyKey, type Restatement } from '../books/companies';
import { AccountingFaults } from '../provider/answer-faults';
import type { ClientSettings } from '../provider/client-check';
import { controlRoutes } from '../provider/control-routes';
import { formBodies } from '../provider/form-bodies';
import { Grants, nothingGranted } from '../provider/grants';
import { KeptFile } from '../provider/kept-file';
import { pageAssets } from '../provider/page-assets';
import { RequestLimits } from '../provider/request-limits';
import { onlyThisMachine } from '../stripe/server/only-this-machine';
import { Access } from './access';
import { apiRoutes } from './api-routes';
import { connectionRoutes } from './connection-routes';
import { ACCESS_SECONDS, identityRoutes, REFRESH_SECONDS, REPLACED_SECONDS } from './identity-routes';
import { tenantOf } from './organisations';
import { SigningKey } from './signing-key';

export interface XeroSandboxOptions {
  readonly client?: ClientSettings;
  /** The machine's clock, unless a test turns its own. */
  readonly clock?: () => Date;
  /** Folder that keeps consents and tokens. Without it everything is forgotten at the end. */
  readonly data?: string;
  /** 0, the usual, lets the system choose. */
  readonly port?: number;
  /** Answer as often as asked, as a bench needs it. */
  readonly limitsLifted?: boolean;
  /** Milliseconds each answer of the API takes: without them no two requests would ever be under way together. */
  readonly latency?: number;
}

export interface RunningXeroSandbox {
  readonly port: number;
  readonly address: string;
  readonly client: ClientSettings;
  readonly faults: AccountingFaults;
  tenant(key: CompanyKey): string;
  close(): Promise<void>;
}

export const XERO_SANDBOX_CLIENT: ClientSettings = { clientId: 'keelson-xero', clientSecret: 'sandbox-xero-secret' };

const LOOPBACK = '127.0.0.1';
const LATENCY_MS = 15;
const MINUTE = 60_000;
const TENANT_LIMITS = {
  concurrent: 5,
  windows: [
    { name: 'Minute', requests: 60, withinMs: MINUTE },
    { name: 'Day', requests: 5_000, withinMs: 1_440 * MINUTE },
  ],
};
const APP_LIMITS = {
  concurrent: Number.POSITIVE_INFINITY,
  windows: [{ name: 'AppMinute', requests: 10_000, withinMs: MINUTE }],
};

/** Starts the stand-in of Xero on this machine: identity server, consent page and accounting API at one address. */
export async function startXeroSandbox(options: XeroSandboxOptions = {}): Promise<RunningXeroSandbox> {
  const { client = XERO_SANDBOX_CLIENT, clock = () => new Date(), data, latency = LATENCY_MS } = options;
  const now = () => clock().getTime();
  const seconds = () => Math.floor(now() / 1000);
  const today = () => londonDate(clock());
  const lifetimes = { access: ACCESS_SECONDS, refresh: REFRESH_SECONDS, replaced: REPLACED_SECONDS };
  const grants = new Grants(await KeptFile.open(data, 'grants.json', nothingGranted()), lifetimes, seconds);
  const restated = await KeptFile.open<{ list: readonly Restatement[] }>(data, 'restatements.json', { list: [] });
  const key = await SigningKey.open(data);
  const faults = new AccountingFaults();
  const limits = [new RequestLimits(TENANT_LIMITS, now), new RequestLimits(APP_LIMITS, now)] as const;
  for (const each of limits) each.isLifted = options.limitsLifted ?? false;
  const access = new Access({ grants, faults, tenantLimits: limits[0], appLimits: limits[1], latency });

  const server = Fastify({ forceCloseConnections: true });
  onlyThisMachine(server);
  formBodies(server);
  pageAssets(server);
  await server.register(identityRoutes, { client, grants, faults, key, now: seconds });
  await server.register(connectionRoutes, { access, grants });
  await server.register(apiRoutes, {
    prefix: '/api.xro/2.0',
    access,
    books: (company: { readonly key: CompanyKey }) => booksOf(company.key, today(), restated.value.list),
    today,
    now,
  });
  await server.register(controlRoutes, {
    prefix: '/_sandbox',
    faults,
    limits,
    grants,
    restated,
    organisations: COMPANIES.map(({ key: company, name }) => ({ id: tenantOf(company), key: company, name })),
    today,
  });
  await server.listen({ host: LOOPBACK, port: options.port ?? 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    address: `http://${LOOPBACK}:${port}`,
    client,
    faults,
    tenant: tenantOf,
    close: () => server.close(),
  };
}

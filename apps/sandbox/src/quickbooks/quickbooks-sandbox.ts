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
import { apiRoutes } from './api-routes';
import { realmOf } from './realms';
import { ACCESS_SECONDS, HARD_SECONDS, REFRESH_SECONDS, tokenRoutes } from './token-routes';

export interface QuickBooksSandboxOptions {
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

export interface RunningQuickBooksSandbox {
  readonly port: number;
  readonly address: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly revokeUrl: string;
  readonly client: ClientSettings;
  readonly faults: AccountingFaults;
  realm(key: CompanyKey): string;
  close(): Promise<void>;
}

export const QUICKBOOKS_SANDBOX_CLIENT: ClientSettings = {
  clientId: 'keelson-quickbooks',
  clientSecret: 'sandbox-quickbooks-secret',
};

const LOOPBACK = '127.0.0.1';
const LATENCY_MS = 15;
const LIMITS = { concurrent: 10, windows: [{ name: 'Minute', requests: 500, withinMs: 60_000 }] };

/** Starts the stand-in of QuickBooks on this machine: consent page, tokens and accounting API at one address. */
export async function startQuickBooksSandbox(
  options: QuickBooksSandboxOptions = {},
): Promise<RunningQuickBooksSandbox> {
  const { client = QUICKBOOKS_SANDBOX_CLIENT, clock = () => new Date(), data, latency = LATENCY_MS } = options;
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const today = () => londonDate(clock());
  const lifetimes = { access: ACCESS_SECONDS, refresh: REFRESH_SECONDS, replaced: 0, hard: HARD_SECONDS };
  const grants = new Grants(await KeptFile.open(data, 'grants.json', nothingGranted()), lifetimes, seconds);
  const restated = await KeptFile.open<{ list: readonly Restatement[] }>(data, 'restatements.json', { list: [] });
  const faults = new AccountingFaults();
  const limits = new RequestLimits(LIMITS, () => clock().getTime());
  limits.isLifted = options.limitsLifted ?? false;

  const server = Fastify({ forceCloseConnections: true });
  onlyThisMachine(server);
  formBodies(server);
  pageAssets(server);
  await server.register(tokenRoutes, { client, grants, faults, now: seconds });
  await server.register(apiRoutes, {
    prefix: '/v3/company/:realm',
    grants,
    faults,
    limits,
    latency,
    books: ({ key }: { readonly key: CompanyKey }) => booksOf(key, today(), restated.value.list),
    clock,
  });
  await server.register(controlRoutes, {
    prefix: '/_sandbox',
    faults,
    limits: [limits],
    grants,
    restated,
    organisations: COMPANIES.map(({ key, name }) => ({ id: realmOf(key), key, name })),
    today,
  });
  await server.listen({ host: LOOPBACK, port: options.port ?? 0 });
  const { port } = server.server.address() as AddressInfo;
  const address = `http://${LOOPBACK}:${port}`;
  return {
    port,
    address,
    authorizeUrl: `${address}/connect/oauth2`,
    tokenUrl: `${address}/oauth2/v1/tokens/bearer`,
    revokeUrl: `${address}/v2/oauth2/tokens/revoke`,
    client,
    faults,
    realm: realmOf,
    close: () => server.close(),
  };
}

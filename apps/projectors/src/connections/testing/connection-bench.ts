import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountStream } from '@keelson/domain/accounts';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { type ConnectionEvent, connectionsStream } from '@keelson/domain/connections';
import { type CodedEvent, createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import type { DeciderRunner } from '@keelson/event-store/decisions';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import type { AccountingSystem, BooksReader } from '@keelson/integrations/accounting';
import { accountingSystems } from '@keelson/integrations/accounting-systems';
import type { OutgoingMail } from '@keelson/integrations/mail';
import type { JsonObject } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault, type Vault } from '@keelson/vault';
import type { AccountingProvider } from '@keelson/vocabulary';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { QUICKBOOKS_SANDBOX_CLIENT, startQuickBooksSandbox } from '../../../../sandbox/src/quickbooks';
import { startXeroSandbox, XERO_SANDBOX_CLIENT } from '../../../../sandbox/src/xero';
import { readModelsOver } from '../../migration/read-models-over';
import type { JobNeeds } from '../../registry';
import type { JobHandler, JobRun } from '../../runtime/job';
import { workerRunner } from '../../runtime/worker-runner';
import { prepareProjection } from '../../runtime/projection-tables';
import { projection } from '../../runtime/registration';
import { connectedBooks } from '../connected-books';
import { recordConnection } from '../connection-log';
import { connectionMailJob } from '../connection-mail.job';
import { connectionWorkReactor } from '../connection-work.reactor';
import { connectionsProjection } from '../connections.projection';
import { endConnectionsJob } from '../end-connections.job';
import { revokeJob } from '../revoke.job';
import { migratedDatabase } from '../../migration/testing/migrated-database';
import { patientPool } from '../../runtime/testing/patient-connections';

const JOBS = [connectionMailJob, endConnectionsJob, revokeJob] as unknown as readonly JobHandler<JsonObject>[];
const VERIFIER = 'v'.repeat(64);
const SCOPES = ['offline_access', 'accounting.settings.read', 'accounting.reports.trialbalance.read'];
const START = { xero: startXeroSandbox, quickbooks: startQuickBooksSandbox };
export const DAY_MS = 86_400_000;

type Sandbox = Awaited<ReturnType<(typeof START)[AccountingProvider]>>;
type Handled = Parameters<typeof connectionWorkReactor.react>[0];

export interface Owner {
  readonly accountId: string;
  readonly email: string;
  readonly connectionId: string;
  readonly provider: AccountingProvider;
}

/** Both stand-ins, the vault and the work about connections, on a clock that the test turns. */
export class ConnectionBench {
  readonly store = new InMemoryEventStore();
  readonly codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());
  readonly mails: OutgoingMail[] = [];
  /** What was logged, and every error that jobs and calls ended in. */
  readonly told: string[] = [];
  now = new Date('2026-11-22T10:00:00.000Z');
  readonly clock = (): Date => this.now;
  #taken = 0;
  #pending: { readonly queue: string; readonly data: JsonObject; readonly jobId: string }[] = [];

  private constructor(
    readonly database: FreshDatabase,
    private readonly pools: readonly [Pool, Pool],
    readonly vault: Vault,
    private readonly folder: string,
    readonly sandboxes: Record<AccountingProvider, Sandbox>,
  ) {}

  static async open(): Promise<ConnectionBench> {
    const database = await migratedDatabase();
    const { keys, projector } = database.urls;
    const silent = pino({ level: 'silent' });
    const pools = [patientPool(projector, silent), patientPool(keys, silent, 2)] as const;
    await prepareProjection(pools[0], projection(connectionsProjection));
    const masterKeys = [{ version: 1, secret: randomBytes(32) }];
    const vault = await openVault({ pool: pools[0], keysPool: pools[1], masterKeys });
    const folder = await mkdtemp(join(tmpdir(), 'connections-'));
    const bench: ConnectionBench = new ConnectionBench(database, pools, vault, folder, {} as never);
    await bench.up('xero');
    await bench.up('quickbooks');
    return bench;
  }

  /** Starts a stand-in; where it ran before, with what it knew and at the same place. */
  async up(provider: AccountingProvider): Promise<void> {
    const port = (this.sandboxes[provider] as Sandbox | undefined)?.port ?? 0;
    const options = { clock: this.clock, latency: 0, port, data: join(this.folder, provider) };
    this.sandboxes[provider] = await START[provider](options);
  }

  async down(provider: AccountingProvider): Promise<void> {
    await this.sandboxes[provider].close();
  }

  /** Every token that a stand-in gave out. */
  async issued(provider: AccountingProvider): Promise<readonly string[]> {
    const written = await readFile(join(this.folder, provider, 'grants.json'), 'utf8');
    const kept = JSON.parse(written || '{"access":{},"refresh":{}}') as { access: object; refresh: object };
    return [...Object.keys(kept.access), ...Object.keys(kept.refresh)];
  }

  async consents(provider: AccountingProvider): Promise<number> {
    const answer = await fetch(`${this.sandboxes[provider].address}/_sandbox/overview`);
    return ((await answer.json()) as { grants: number }).grants;
  }

  system(provider: AccountingProvider): AccountingSystem {
    const found = this.#systems()[provider];
    if (!found) throw new Error('both systems are configured');
    return found;
  }

  /** Breakers are as new: what a minute's rest would do. */
  #systems() {
    const { xero, quickbooks } = this.sandboxes;
    const { authorizeUrl, tokenUrl, revokeUrl } = quickbooks as Extract<Sandbox, { readonly tokenUrl: string }>;
    const offered = {
      xero: { ...XERO_SANDBOX_CLIENT, identityUrl: xero.address, apiUrl: xero.address, scopes: SCOPES },
      quickbooks: { ...QUICKBOOKS_SANDBOX_CLIENT, authorizeUrl, tokenUrl, revokeUrl, apiUrl: quickbooks.address },
    };
    const surroundings = {
      allowances: this.vault.callAllowances,
      clock: this.clock,
      pause: async (ms: number) => this.pass(ms),
    };
    return accountingSystems(offered, 'https://app.example', surroundings);
  }

  get runner(): DeciderRunner {
    return workerRunner(this);
  }

  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  context(jobId: string = randomUUID()): JobNeeds & JobRun {
    const { store, runner, vault, clock } = this;
    const [pool] = this.pools;
    const log = pino({ level: 'trace' }, { write: (line: string) => void this.told.push(line) });
    const accounting = this.#systems();
    const mail = {
      send: async (sent: OutgoingMail) => ({ messageId: String(this.mails.push(sent)) }),
      close: async () => undefined,
    };
    return {
      ...{ store, runner, vault, clock, pool, log, accounting, mail, jobId, attempt: 1 },
      ...{ publicUrl: 'https://app.example', readModels: readModelsOver(pool), signal: new AbortController().signal },
      connectedBooks: connectedBooks(accounting, { runner, vault, clock }),
    } as unknown as JobNeeds & JobRun;
  }

  async append(accountId: string, streamId: string, event: CodedEvent): Promise<void> {
    const commandId = randomUUID();
    const encoded = await this.codec.encode([event], {
      ...{ commandId, commandHash: 'none', correlationId: commandId, causationId: commandId },
      ...{ actor: { kind: 'system', id: 'test' }, subjectId: accountId, partitionKey: accountId },
    });
    const expectedVersion = (await this.store.readStream(streamId)).length;
    await this.store.append({ streamId, expectedVersion, events: encoded });
  }

  /** A customer who consented to our reading the books of these companies, of which the first is connected. */
  async connect(provider: AccountingProvider, ...companies: readonly string[]): Promise<Owner> {
    const accountId = `acc_${randomUUID()}`;
    const email = `${accountId}@example.com`;
    const credential = { accountId, kind: 'customer', permissions: [], passwordHash: '', emailVerified: true } as const;
    await this.vault.enrol(email, credential, this.now);
    const trial = { kind: 1, endsAt: new Date(this.now.getTime() + 14 * DAY_MS).toISOString() };
    const data = { accountId, name: 'Ada', companyName: 'Acme', email, sector: 3, supportNeeds: ['finance'], trial };
    await this.append(accountId, accountStream(accountId), { type: 'accounts.customer-registered.v1', data });
    const system = this.system(provider);
    const body = new URLSearchParams({ decision: 'allow' });
    for (const company of companies) body.append('organisation', company);
    const consent = system.consentUrl({ state: 'state', codeVerifier: VERIFIER });
    const allowed = await fetch(consent, { method: 'POST', body, redirect: 'manual' });
    const returned = new URL(allowed.headers.get('location') ?? '').searchParams;
    const tokens = await system.exchange({ code: returned.get('code') ?? '', codeVerifier: VERIFIER });
    const [organisation] = await system.organisations(tokens.accessToken, returned.get('realmId'));
    if (!organisation) throw new Error('the consent reaches nothing');
    const connectionId = `con_${randomUUID()}`;
    const { organisationId, name: organisationName } = organisation;
    await this.vault.providerTokens.add(connectionId, { provider, accountId, organisationId }, tokens, this.now);
    await this.vault.providerTokens.choose(connectionId, organisationId);
    const importId = randomUUID();
    await recordConnection(this, 'test', accountId, {
      ...{ name: 'Connect', connectionId, provider, organisationId, organisationName, importId },
    });
    return { accountId, email, connectionId, provider };
  }

  async reader({ accountId, connectionId }: Owner): Promise<BooksReader> {
    const books = await this.context().connectedBooks?.(accountId, connectionId);
    if (!books) throw new Error('it is connected no more');
    return books.reader;
  }

  /** What a call ends in; kept with what was told. */
  async failing(call: Promise<unknown>): Promise<unknown> {
    return call.then(
      () => 'it did not fail',
      (error: unknown) => {
        this.told.push(error instanceof Error ? `${error.stack ?? ''} ${JSON.stringify(error)}` : String(error));
        return error;
      },
    );
  }

  async run(job: JobHandler<Record<string, never>>, jobId?: string): Promise<void> {
    await job.handle({}, this.context(jobId));
  }

  /** Hands new events to the reactor and runs what it asks for; what fails waits for the next time. */
  async work(): Promise<void> {
    for (;;) {
      const events = await this.codec.decode((await this.store.readAll(this.#taken, 1_000)).events);
      this.#taken += events.length;
      const handled = events.filter(({ type }) => (connectionWorkReactor.handles as readonly string[]).includes(type));
      const asked = handled.flatMap((event) => connectionWorkReactor.react(event as unknown as Handled));
      const due = [...this.#pending, ...asked.map((each) => ({ ...each, jobId: randomUUID() }))];
      this.#pending = [];
      for (const job of due) {
        const handler = JOBS.find(({ queue }) => queue === job.queue);
        const outcome = await this.failing(handler?.handle(job.data, this.context(job.jobId)) ?? Promise.resolve());
        if (outcome !== 'it did not fail') this.#pending.push(job);
      }
      if (events.length === 0) return;
    }
  }

  get waiting(): readonly string[] {
    return this.#pending.map(({ queue }) => queue);
  }

  async events({ accountId }: Pick<Owner, 'accountId'>): Promise<readonly ConnectionEvent[]> {
    const events = await this.codec.decode<ConnectionEvent>(await this.store.readStream(connectionsStream(accountId)));
    return events.map(({ type, data }) => ({ type, data }) as ConnectionEvent);
  }

  mailsTo({ email }: Pick<Owner, 'email'>): readonly OutgoingMail[] {
    return this.mails.filter(({ to }) => to === email);
  }

  /** As the workers would keep it. */
  async project({ accountId }: Owner): Promise<void> {
    const events = await this.codec.decode((await this.store.readAll(0, 10_000)).events);
    const own = events.filter(({ type, metadata }) => {
      return metadata.subjectId === accountId && (connectionsProjection.handles as readonly string[]).includes(type);
    });
    const row = own.reduce<Parameters<typeof connectionsProjection.evolve>[0]>(
      (before, event) => connectionsProjection.evolve(before, event as never) ?? undefined,
      undefined,
    );
    if (!row) throw new Error('nobody registered');
    const columns = Object.keys(row);
    await this.pools[0].query(
      `INSERT INTO read_model.connections (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
  }

  async close(): Promise<void> {
    for (const { close } of Object.values(this.sandboxes)) await close();
    for (const pool of this.pools) await pool.end();
    await this.database.drop();
    await rm(this.folder, { recursive: true });
  }
}

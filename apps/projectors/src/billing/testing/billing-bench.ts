import { randomUUID } from 'node:crypto';
import { accountDecider, accountStream } from '@keelson/domain/accounts';
import {
  billingDecider,
  type BillingCommand,
  type BillingEvent,
  type BillingState,
  billingStream,
  PLAN_TERMS,
} from '@keelson/domain/billing';
import { eventCatalogue } from '@keelson/domain/catalogue';
import type { EventStore } from '@keelson/event-store';
import { type CodedEvent, createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import type { DeciderRunner } from '@keelson/event-store/decisions';
import type { OutgoingMail } from '@keelson/integrations/mail';
import { type PaymentProvider, stripeProvider } from '@keelson/integrations/stripe';
import type { ReadModelDatabase } from '@keelson/read-models';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault, type Vault } from '@keelson/vault';
import type { Plan } from '@keelson/vocabulary';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { pino } from 'pino';
import type { JobNeeds } from '../../registry';
import type { JobRun } from '../../runtime/job';
import { type AnyProjection, projection, type Registry } from '../../runtime/registration';
import { QUICK, until } from '../../runtime/testing/bench';
import { Worker } from '../../runtime/worker';
import { workerRunner } from '../../runtime/worker-runner';
import { type RunningStripeSandbox, startStripeSandbox } from '../../../../sandbox/src/stripe';
import { customerTableProjection } from '../../customers/customer-table.projection';
import { billingStandingProjection } from '../billing-standing.projection';
import { InboxWorker } from '../inbox-worker';
import { paymentsProjection } from '../../payments/payments.projection';
import { migratedDatabase } from '../../migration/testing/migrated-database';
import { openPatientStore, patientPool } from '../../runtime/testing/patient-connections';

export const NOW = new Date('2026-11-02T09:00:00.000Z');
const MASTER_KEYS = [{ version: 1, secret: Buffer.alloc(32, 'bench') }];
const log = pino({ level: 'silent' });
const PROJECTIONS: readonly AnyProjection[] = [
  projection(billingStandingProjection),
  projection(paymentsProjection),
  projection(customerTableProjection),
];
const registry: Registry = { projections: PROJECTIONS, reactors: [], jobHandlers: [] };

export interface Bought {
  readonly accountId: string;
  readonly sessionId: string;
  readonly checkoutId: string;
}

/** The workers' side of payments: a real store, inbox and stand-in of the provider, with a clock to turn. */
export class BillingBench {
  readonly mails: OutgoingMail[] = [];
  readonly worker: InboxWorker;
  private readonly projector: Worker;

  private constructor(
    private readonly database: FreshDatabase,
    readonly pool: Pool,
    private readonly keysPool: Pool,
    readonly store: EventStore & { close(): Promise<void> },
    readonly vault: Vault,
    readonly sandbox: RunningStripeSandbox,
    readonly provider: PaymentProvider,
    private readonly time: { now: Date },
  ) {
    this.worker = this.workerOver(store);
    const parts = { store, codec: this.codec, pool, catalogue: eventCatalogue, registry };
    this.projector = new Worker({ ...parts, needs: {}, clock: this.clock, log, owner: randomUUID(), timings: QUICK });
    this.projector.start();
  }

  readonly codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());
  readonly clock = (): Date => this.time.now;

  static async open(): Promise<BillingBench> {
    const database = await migratedDatabase(registry);
    const pool = patientPool(database.urls.projector, log);
    const keysPool = patientPool(database.urls.keys, log, 2);
    const store = await openPatientStore(database.urls.projector);
    const vault = await openVault({ pool, keysPool, masterKeys: MASTER_KEYS });
    const time = { now: NOW };
    // Nobody listens there: no message arrives, and the provider knows that.
    const webhookUrl = 'http://127.0.0.1:9/';
    const clock = (): Date => time.now;
    const sandbox = await startStripeSandbox({ clock, tickEvery: 0, webhookUrl, retryPauses: [] });
    const settings = { apiBase: sandbox.address, secretKey: sandbox.secretKey, webhookSecrets: [], clock };
    const provider = stripeProvider(settings);
    return new BillingBench(database, pool, keysPool, store, vault, sandbox, provider, time);
  }

  async close(): Promise<void> {
    await this.projector.drain();
    await this.sandbox.close();
    await this.store.close();
    await this.pool.end();
    await this.keysPool.end();
    await this.database.drop();
  }

  /** Where another process finds the same log. */
  get projectorUrl(): string {
    return this.database.urls.projector;
  }

  get runner(): DeciderRunner {
    return workerRunner(this);
  }

  get context(): JobNeeds & JobRun {
    const { store, runner, codec, vault, provider: payments, clock, pool } = this;
    const mail = { send: (each: OutgoingMail) => Promise.resolve(void this.mails.push(each)) };
    const readModels = new Kysely<ReadModelDatabase>({ dialect: new PostgresDialect({ pool }) });
    const parts = { store, runner, codec, vault, payments, clock, pool, mail, readModels, log };
    const given = { jobId: randomUUID(), attempt: 1, publicUrl: 'https://app.keelson.example' };
    return { ...parts, ...given } as unknown as JobNeeds & JobRun;
  }

  workerOver(store: EventStore, provider: Pick<PaymentProvider, 'factsAbout'> = this.provider): InboxWorker {
    const { vault, codec, clock } = this;
    const runner = workerRunner({ store, codec });
    return new InboxWorker({ inbox: vault.inbox, provider, runner, clock, logger: log, pollMs: 10 });
  }

  /** Turns the clock here and at the provider, which then does what is due. */
  async pass(ms: number): Promise<void> {
    this.time.now = new Date(this.time.now.getTime() + ms);
    await this.sandbox.tick();
  }

  async append(streamId: string, accountId: string, events: readonly CodedEvent[]): Promise<void> {
    const commandId = randomUUID();
    const encoded = await this.codec.encode(events, {
      commandId,
      commandHash: 'none',
      correlationId: commandId,
      causationId: commandId,
      actor: { kind: 'customer', id: accountId },
      subjectId: accountId,
      partitionKey: accountId,
    });
    const expectedVersion = (await this.store.readStream(streamId)).length;
    const outcome = await this.store.append({ streamId, expectedVersion, events: encoded });
    if (outcome.kind !== 'appended') throw new Error(outcome.kind);
  }

  async decide(accountId: string, command: BillingCommand): Promise<void> {
    const decision = billingDecider.decide(command, await this.stateOf(accountId));
    if (!decision.ok) throw new Error(decision.failure.code);
    if (decision.value.length > 0) await this.append(billingStream(accountId), accountId, decision.value);
  }

  async customer(): Promise<string> {
    const accountId = `acc_${randomUUID()}`;
    const registration = {
      accountId,
      name: 'Ada Byron',
      companyName: 'Engine Works Ltd',
      companyRegistrationNumber: null,
      sector: 3,
      companyType: 'soletrader',
      phone: '01632960001',
      phoneDigits: '01632960001',
      email: `${accountId}@example.com`,
      supportNeeds: [],
    };
    const command = { name: 'RegisterCustomer', registration, at: this.clock() } as const;
    const decision = accountDecider.decide(command, accountDecider.initialState);
    if (decision.ok) await this.append(accountStream(accountId), accountId, decision.value);
    const credential = {
      accountId,
      kind: 'customer',
      permissions: [],
      passwordHash: 'x',
      emailVerified: true,
    } as const;
    await this.vault.enrol(registration.email, credential, this.clock());
    return accountId;
  }

  /** A customer with an open checkout. */
  async ordered(plan: Plan): Promise<Bought> {
    const accountId = await this.customer();
    const checkoutId = randomUUID();
    const start = { kind: 'awaiting-payment' } as const;
    const at = this.clock();
    const request = { name: 'RequestCheckout', checkoutId, plan, couponCode: null, upgrade: false, start, at } as const;
    await this.decide(accountId, request);
    const customerId = await this.provider.customerOf({ accountId, email: `${accountId}@example.com`, name: 'Ada' });
    const { lookupKey, title, netPence, period } = PLAN_TERMS[plan];
    const interval = period === 'two-years' ? null : period;
    const item = { lookupKey, title, netPence, interval, vatPercent: 20, currency: 'gbp' };
    const urls = { successUrl: 'https://app.example/ok', cancelUrl: 'https://app.example/no' };
    const { sessionId, expiresAt } = await this.provider.openCheckout({
      ...{ checkoutId, accountId, customerId, item },
      ...urls,
    });
    await this.decide(accountId, { name: 'NoteCheckoutOpened', checkoutId, sessionId, customerId, expiresAt });
    return { accountId, sessionId, checkoutId };
  }

  async bought(plan: Plan): Promise<Bought> {
    const order = await this.ordered(plan);
    await this.control('POST', `checkout/sessions/${order.sessionId}/complete`, { outcome: 'paid' });
    return order;
  }

  /** What only the provider's own people could do. */
  async control(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.sandbox.address}/_sandbox/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Record<string, unknown>;
  }

  async atProvider<Value>(path: string): Promise<Value> {
    const authorization = `Bearer ${this.sandbox.secretKey}`;
    return (await fetch(`${this.sandbox.address}${path}`, { headers: { authorization } })).json() as Promise<Value>;
  }

  /** Works until no message waits. */
  async worked(worker = this.worker): Promise<void> {
    while ((await worker.round()) > 0);
  }

  async eventsOf(accountId: string, store: EventStore = this.store): Promise<readonly BillingEvent[]> {
    return this.codec.decode<BillingEvent>(await store.readStream(billingStream(accountId)));
  }

  async stateOf(accountId: string, store: EventStore = this.store): Promise<BillingState> {
    return (await this.eventsOf(accountId, store)).reduce(billingDecider.evolve, billingDecider.initialState);
  }

  async projected(): Promise<void> {
    const head = await this.store.head();
    await until(async () => {
      const { rows } = await this.pool.query<{ position: number }>('SELECT position FROM read_model.checkpoints');
      return rows.length === PROJECTIONS.length && rows.every(({ position }) => position >= head);
    }, `projections to reach ${head}`);
  }
}

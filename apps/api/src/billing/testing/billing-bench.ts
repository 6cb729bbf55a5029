import { randomUUID } from 'node:crypto';
import { billingDecider, type BillingEvent, type BillingState, billingStream } from '@keelson/domain/billing';
import { type PaymentProvider, stripeProvider } from '@keelson/integrations/stripe';
import type { FreshDatabase } from '@keelson/test-database';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { startTestApi, type TestApi, type TestApiOptions } from '../../testing/start-test-api';
import { type RunningStripeSandbox, startStripeSandbox } from '../../../../sandbox/src/stripe';
import { productDatabase } from '../../testing/product-database';

export const NOW = new Date('2026-11-02T09:00:00.000Z');
export const SECRETS = ['whsec_the_new_secret', 'whsec_the_old_secret'] as const;
const HEADERS = { 'content-type': 'application/json' };

export interface Envelope {
  readonly responseCode: number;
  readonly responseMessage: string;
  readonly code?: string;
  readonly data: Record<string, unknown>;
}

export interface KnownSession {
  readonly id: string;
  readonly mode: string;
  readonly status: string;
  readonly amount_total: number;
  readonly amount_subtotal: number;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly client_reference_id: string;
  readonly currency: string;
}

/** The API and the stand-in of the payment provider, with customers on their trial of the register form. */
export class BillingBench {
  private constructor(
    readonly database: FreshDatabase,
    readonly api: TestApi,
    readonly sandbox: RunningStripeSandbox,
    readonly provider: PaymentProvider,
    private readonly time: { now: Date },
  ) {}

  static async open({ webRoot }: Pick<TestApiOptions, 'webRoot'> = {}): Promise<BillingBench> {
    const database = await productDatabase();
    const time = { now: NOW };
    const clock = (): Date => time.now;
    const sandbox = await startStripeSandbox({ clock, tickEvery: 0 });
    const payments = {
      apiBase: sandbox.address,
      secretKey: sandbox.secretKey,
      webhookSecrets: SECRETS,
      liveOnly: false,
    };
    const api = await startTestApi({
      database,
      clock,
      configuration: { payments },
      ...(webRoot !== undefined && { webRoot }),
    });
    return new BillingBench(database, api, sandbox, stripeProvider(payments), time);
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.sandbox.close();
    await this.database.drop();
  }

  pass = (ms: number): void => void (this.time.now = new Date(this.time.now.getTime() + ms));
  rewind = (): void => void (this.time.now = NOW);

  /** A customer who has registered and is signed in. */
  async customer(): Promise<Customer> {
    const { id, authorization } = this.api.sessions.introduce({ kind: 'customer', steppedUp: 'all' });
    const { store, codec } = this.api.services;
    const data = {
      accountId: id,
      name: 'Ada Byron',
      companyName: 'Engine Works Ltd',
      companyRegistrationNumber: null,
      sector: 1,
      companyType: 'soletrader',
      phone: '01632960001',
      phoneDigits: '01632960001',
      email: `${id}@example.com`,
      supportNeeds: [],
      trial: { kind: 1, endsAt: '2026-11-16T09:00:00.000Z' },
    };
    const events = await codec.encode([{ type: 'accounts.customer-registered.v1', data }], {
      commandId: randomUUID(),
      commandHash: 'none',
      correlationId: randomUUID(),
      causationId: randomUUID(),
      actor: { kind: 'anonymous', id: 'anonymous' },
      subjectId: id,
      partitionKey: id,
    });
    await store.append({ streamId: `account-${id}`, expectedVersion: 0, events });
    return new Customer(this, id, authorization);
  }

  async send(
    method: 'GET' | 'POST',
    url: string,
    authorization: string,
    body?: object,
    key: string = randomUUID(),
  ): Promise<Envelope> {
    const answer = await this.api.inject({
      method,
      url,
      headers: { authorization, confirmation: 'any', 'idempotency-key': key, ...(body && HEADERS) },
      ...(body && { payload: body }),
    });
    return answer.json<Envelope>();
  }

  async eventsOf(accountId: string): Promise<readonly BillingEvent[]> {
    const runner = this.api.app.get<DeciderRunner>(DeciderRunner, { strict: false });
    return runner.read<BillingEvent>(billingStream(accountId));
  }

  async stateOf(accountId: string): Promise<BillingState> {
    return (await this.eventsOf(accountId)).reduce(billingDecider.evolve, billingDecider.initialState);
  }

  /** What the workers would record about a checkout. */
  async record(accountId: string, sessionId: string): Promise<void> {
    const found = await this.provider.factsAbout({ kind: 'checkout', id: sessionId });
    if (found?.accountId !== accountId) throw new Error('the checkout belongs to somebody else');
    const commandId = randomUUID();
    await this.api.app.get<DeciderRunner>(DeciderRunner, { strict: false }).run({
      decider: billingDecider,
      streamId: billingStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: 'RecordFacts', facts: found.facts },
      context: {
        commandId,
        correlationId: commandId,
        causationId: commandId,
        actor: { kind: 'system', id: 'test' },
        subjectId: accountId,
      },
    });
  }

  /** The checkouts of an account as the provider has them. */
  async sessionsOf(accountId: string): Promise<readonly KnownSession[]> {
    const { data } = await this.atProvider<{ data: KnownSession[] }>('/v1/checkout/sessions?limit=100');
    return data.filter((each) => each.client_reference_id === accountId);
  }

  async complete(sessionId: string, outcome: 'paid' | 'declined' | 'promised' = 'paid'): Promise<void> {
    const answer = await fetch(`${this.sandbox.address}/_sandbox/checkout/sessions/${sessionId}/complete`, {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify({ outcome }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  async atProvider<Value>(path: string): Promise<Value> {
    const authorization = `Bearer ${this.sandbox.secretKey}`;
    return (await fetch(`${this.sandbox.address}${path}`, { headers: { authorization } })).json() as Promise<Value>;
  }
}

export class Customer {
  constructor(
    private readonly bench: BillingBench,
    readonly id: string,
    private readonly authorization: string,
  ) {}

  get = (path: string) => this.bench.send('GET', `/api/v1/billing/${path}`, this.authorization);
  post = (path: string, body?: object, key?: string) =>
    this.bench.send('POST', `/api/v1/billing/${path}`, this.authorization, body, key);
  checkout = (body: object, key?: string) => this.post('checkout-sessions', body, key);
}

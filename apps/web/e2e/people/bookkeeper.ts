import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import type { Mailbox } from '../harness/mailbox';
import type { Product } from '../harness/product';
import { enterAsOwner, PASSWORD } from './owner';
import { openSession, post } from './session';

const CONNECTIONS = '/api/v1/finance-connections';

interface Connection {
  readonly connectionId: string;
  readonly importStatus: string;
  readonly message: string | null;
}

/** An owner who connects and imports over the API; what a page would do is not the point there. */
export class Bookkeeper {
  private constructor(
    private readonly api: APIRequestContext,
    private readonly headers: Readonly<Record<string, string>>,
    readonly accountId: string,
    private readonly product: string,
  ) {}

  /** Somebody who has just registered, confirmed and logged in. */
  static async fresh({ product }: Product, mailbox: Mailbox): Promise<Bookkeeper> {
    const api = await request.newContext({ baseURL: product });
    const email = `books-${randomUUID().slice(0, 8)}@example.com`;
    const { jwt, accountId } = await enterAsOwner(api, mailbox, email, product);
    return new Bookkeeper(api, { origin: product, authorization: `Bearer ${jwt}` }, accountId, product);
  }

  /** An owner who is there already. */
  static async known({ product }: Product, username: string): Promise<Bookkeeper> {
    const api = await request.newContext({ baseURL: product });
    const path = '/api/v1/session/sign-in';
    const { jwt, user_details } = await post<{ jwt: string; user_details: { id: string } }>(api, product, path, {
      ...{ username, password: PASSWORD },
    });
    return new Bookkeeper(api, { origin: product, authorization: `Bearer ${jwt}` }, user_details.id, product);
  }

  /** Gives consent to a company of a stand-in, which begins the first import. */
  async connect(provider: 'xero' | 'quickbooks', company: string): Promise<void> {
    const consents = `${CONNECTIONS}/consents/${provider}`;
    const { consentUrl } = await this.post<{ consentUrl: string }>(consents, {});
    const allowed = await this.api.post(consentUrl, {
      form: { decision: 'allow', organisation: company },
      maxRedirects: 0,
    });
    const { searchParams } = new URL(allowed.headers()['location'] ?? '');
    const told = ['state', 'code', 'realmId'].flatMap((name) =>
      searchParams.has(name) ? [[name, searchParams.get(name)]] : [],
    );
    const { connectionId } = await this.post<{ connectionId: string }>(
      `${consents}/return`,
      Object.fromEntries(told) as object,
    );
    const tenants = `${CONNECTIONS}/${connectionId}/tenants`;
    await expect
      .poll(() => this.get<{ status: string }>(tenants), { timeout: 60_000 })
      .toMatchObject({
        status: 'ready',
      });
    const found = await this.get<{ tenants: readonly { tenantId: string }[] }>(tenants);
    await this.post(tenants, { tenantId: found.tenants[0]?.tenantId });
    await expect.poll(async () => (await this.connections()).length, { timeout: 60_000 }).toBe(1);
  }

  async import(): Promise<void> {
    await this.post(`${CONNECTIONS}/${(await this.connection()).connectionId}/imports`, {});
  }

  private async connections(): Promise<readonly Connection[]> {
    const path = `/api/v1/accounts/${this.accountId}/finance-connections`;
    return (await this.get<{ financeConnections: readonly Connection[] }>(path)).financeConnections;
  }

  async connection(): Promise<Connection> {
    const [connection] = await this.connections();
    if (connection === undefined) throw new Error('Nothing is connected.');
    return connection;
  }

  /** Waits until the import that is on its way ended so. */
  async importEnds(importStatus: 'finished' | 'error'): Promise<void> {
    // Calls to a provider are paced: alone an import takes a minute and a half, beside another one over two.
    await expect.poll(() => this.connection(), { timeout: 300_000, intervals: [250] }).toMatchObject({ importStatus });
  }

  async get<Data>(path: string): Promise<Data> {
    const answer = await this.api.get(path, { headers: this.headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  }

  private async post<Data>(path: string, data: object): Promise<Data> {
    const headers = { ...this.headers, 'idempotency-key': randomUUID() };
    const answer = await this.api.post(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  }

  /** Gives a browser the owner's session. */
  async enter(context: BrowserContext): Promise<void> {
    await context.setStorageState(await openSession(this.api, this.product));
  }

  leave(): Promise<void> {
    return this.api.dispose();
  }
}

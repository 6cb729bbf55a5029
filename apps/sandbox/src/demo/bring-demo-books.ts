import { setTimeout as wait } from 'node:timers/promises';
import type { DemoBooks } from './demo-books';
import { bringDemoWishes } from './bring-demo-wishes';
import type { DemoWorld } from './demo-customer';
import { ProductClient } from './product-client';
import { PATIENCE_MS } from './patience';

interface Tenants {
  readonly status: 'pending' | 'ready';
  readonly tenants: readonly { readonly tenantId: string; readonly tenantName: string }[];
}

const PAUSE_MS = 200;
const CONNECTIONS = '/api/v1/finance-connections';

/** Connects one demo customer as a person would; the first import goes on by itself. */
export async function bringDemoBooks({ email, provider, company }: DemoBooks, world: DemoWorld): Promise<void> {
  const client = new ProductClient(world.productUrl);
  const accountId = await client.signIn(email, world.passwordOf(email));
  if (!(await isConnected(client, accountId))) {
    // People are counted before the import, whose figures then compare with those of the others.
    await bringDemoWishes(client, accountId, email);
    await connect(client, provider, company);
  }
  await client.signOut();
}

/** A seeding that was cut short meets its own traces. */
async function isConnected(client: ProductClient, accountId: string): Promise<boolean> {
  const path = `/api/v1/accounts/${accountId}/finance-connections`;
  return (await client.get<{ financeConnections: readonly unknown[] }>(path)).financeConnections.length > 0;
}

async function connect(client: ProductClient, provider: DemoBooks['provider'], company: string): Promise<void> {
  const consents = `${CONNECTIONS}/consents/${provider}`;
  const { consentUrl } = await client.post<{ consentUrl: string }>(consents, {});
  // The copy may be configured with an app at the real system: nothing is consented to there.
  if (new URL(consentUrl).hostname !== '127.0.0.1') return;
  const returned = await allow(consentUrl, company);
  const { connectionId } = await client.post<{ connectionId: string }>(`${consents}/return`, returned);
  const tenantId = await tenantOf(client, connectionId);
  await client.post(`${CONNECTIONS}/${connectionId}/tenants`, { tenantId });
}

/** What a person does on the page of the stand-in. @returns what it sends back to the product. */
async function allow(consentUrl: string, company: string): Promise<object> {
  const body = new URLSearchParams({ decision: 'allow', organisation: company });
  const answer = await fetch(consentUrl, { method: 'POST', body, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`the stand-in did not allow ${company}: ${answer.status}`);
  const { searchParams } = new URL(location);
  const told = ['state', 'code', 'realmId'].map((name) => [name, searchParams.get(name)] as const);
  return Object.fromEntries(told.filter(([, value]) => value !== null));
}

async function tenantOf(client: ProductClient, connectionId: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { status, tenants } = await client.get<Tenants>(`${CONNECTIONS}/${connectionId}/tenants`);
    const [tenant] = tenants;
    if (status === 'ready' && tenant) return tenant.tenantId;
    if (Date.now() > deadline) throw new Error(`the consent was not taken up within ${PATIENCE_MS / 1000} s`);
    await wait(PAUSE_MS);
  }
}

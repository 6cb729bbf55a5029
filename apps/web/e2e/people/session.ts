import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';

/** A session as a browser keeps it. */
export type StoredSession = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** Sends a command over the API and gives back what it answers. */
export async function post<Data>(
  api: APIRequestContext,
  product: string,
  path: string,
  data: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const answer = await api.post(path, {
    headers: { origin: product, 'idempotency-key': randomUUID(), ...headers },
    data,
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

/** What a browser must keep to be in the session of this client: its cookies, and the sign that there is one. */
export async function openSession(api: APIRequestContext, product: string): Promise<StoredSession> {
  const { cookies } = await api.storageState();
  return { cookies, origins: [{ origin: product, localStorage: [{ name: 'id', value: 'pending' }] }] };
}

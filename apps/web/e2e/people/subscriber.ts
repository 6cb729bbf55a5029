import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import type { Mailbox } from '../harness/mailbox';
import type { Product } from '../harness/product';
import { enterAsOwner, PASSWORD } from './owner';
import { openSession, post } from './session';

interface Purchase {
  readonly email: string;
  readonly name: string;
  readonly plan: 'EmbraceMonthly' | 'EmbraceAnnually';
}

/** Somebody registers, chooses a plan and pays at the stand-in of the payment provider, all over the API. */
export async function registerAndPay(mailbox: Mailbox, running: Product, purchase: Purchase): Promise<void> {
  const api = await request.newContext({ baseURL: running.product });
  try {
    await pay(api, mailbox, running, purchase);
  } finally {
    await api.dispose();
  }
}

async function pay(
  api: APIRequestContext,
  mailbox: Mailbox,
  { product, payments }: Product,
  { email, name, plan }: Purchase,
): Promise<void> {
  const { jwt } = await enterAsOwner(api, mailbox, email, product, { name, companyName: 'Marlow Engines' });
  const { url } = await post<{ url: string }>(
    api,
    product,
    '/api/v1/billing/checkout-sessions',
    { price: plan, upgradeUser: true },
    { authorization: `Bearer ${jwt}` },
  );
  const session = /cs_\w+/.exec(url)?.[0];
  const completed = await api.post(`${payments}/_sandbox/checkout/sessions/${session}/complete`, {
    data: { outcome: 'paid' },
  });
  expect(completed.ok(), await completed.text()).toBe(true);
}

/** The page's browser has the session of an owner who has paid. */
export async function signedInSubscriber(page: Page, mailbox: Mailbox, running: Product, email: string): Promise<void> {
  await registerAndPay(mailbox, running, { email, name: 'Olive Sawyer', plan: 'EmbraceMonthly' });
  const credentials = { username: email, password: PASSWORD };
  const { jwt } = await post<{ jwt: string }>(page.request, running.product, '/api/v1/session/sign-in', credentials);
  const standing = async () => {
    const answer = await page.request.get('/api/v1/session/me', { headers: { authorization: `Bearer ${jwt}` } });
    return ((await answer.json()) as { data: { standing: string } | null }).data?.standing;
  };
  await expect.poll(standing, { timeout: 60_000 }).toBe('premium');
  await page.context().setStorageState(await openSession(page.request, running.product));
}

import { randomUUID } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import type { Mailbox } from '../harness/mailbox';
import type { Product } from '../harness/product';
import { confirmAddress, fillLogin, PASSWORD, registerOwner } from './owner';

interface Purchase {
  readonly email: string;
  readonly name: string;
  readonly plan: 'EmbraceMonthly' | 'EmbraceAnnually';
}

/** Somebody registers in a browser of their own, chooses a plan and pays at the stand-in of the payment provider. */
export async function registerAndPay(
  browser: Browser,
  mailbox: Mailbox,
  product: Product,
  { email, name, plan }: Purchase,
): Promise<void> {
  const context = await browser.newContext({ baseURL: product.product });
  const page = await context.newPage();
  await registerOwner(page, email, product.product, { name, companyName: 'Marlow Engines' });
  await confirmAddress(page, mailbox, email);
  await fillLogin(page, email, PASSWORD);
  await expect(page).toHaveURL(/onboardingProgressInfo/);
  const post = async <Data>(path: string, data: object, headers: Record<string, string> = {}): Promise<Data> => {
    const answer = await page.request.post(path, {
      headers: { origin: product.product, 'idempotency-key': randomUUID(), ...headers },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { jwt } = await post<{ jwt: string }>('/api/v1/session/token', {});
  const { url } = await post<{ url: string }>(
    '/api/v1/billing/checkout-sessions',
    { price: plan, upgradeUser: true },
    { authorization: `Bearer ${jwt}` },
  );
  const session = /cs_\w+/.exec(url)?.[0];
  const completed = await page.request.post(`${product.payments}/_sandbox/checkout/sessions/${session}/complete`, {
    data: { outcome: 'paid' },
  });
  expect(completed.ok(), await completed.text()).toBe(true);
  await context.close();
}

import { type APIRequestContext, expect, request } from '@playwright/test';
import type { Mailbox } from '../harness/mailbox';
import type { Product } from '../harness/product';
import { enterAsOwner } from './owner';
import { post } from './session';

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

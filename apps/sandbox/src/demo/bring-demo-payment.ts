import { setTimeout as wait } from 'node:timers/promises';
import type { DemoWorld } from './demo-customer';
import type { DemoPayment } from './demo-payments';
import { ProductClient } from './product-client';
import { unlessDone } from './unless-done';
import { PATIENCE_MS } from './patience';

const PAUSE_MS = 200;
export const CHECKOUTS = '/api/v1/billing/checkout-sessions';

/** Lets one demo customer buy a plan through the product, and the provider do what became of it. */
export async function bringDemoPayment(
  { email, plan, couponCode, outcome }: DemoPayment,
  world: DemoWorld,
): Promise<void> {
  const client = new ProductClient(world.productUrl);
  await client.signIn(email, world.passwordOf(email));
  await unlessDone('ALREADY_PAID', async () => {
    const order = { price: plan, upgradeUser: true, ...(couponCode !== undefined && { couponCode }) };
    const { checkoutId, url } = await client.post<{ checkoutId: string; url: string }>(CHECKOUTS, order);
    const [session] = /cs_\w+/.exec(url) ?? [];
    await atProvider(world, `/checkout/sessions/${session}/complete`, {
      outcome: outcome === 'declined' ? 'declined' : 'paid',
      email,
    });
    if (outcome !== 'declined') await recorded(client, checkoutId);
    if (outcome === 'refunded') await atProvider(world, '/refunds', { charge: await chargeOf(email, world) });
    if (outcome === 'disputed') await atProvider(world, '/disputes', { charge: await chargeOf(email, world) });
  });
  await client.signOut();
}

/** The provider tells the product by a message: what a payment opens is open once that was taken in. */
export async function recorded(client: ProductClient, checkoutId: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await client.get<{ recorded: boolean }>(`${CHECKOUTS}/${checkoutId}`)).recorded) {
    if (Date.now() > deadline) throw new Error(`the payment was not recorded within ${PATIENCE_MS / 1000} s`);
    await wait(PAUSE_MS);
  }
}

export async function chargeOf(email: string, { paymentsUrl }: DemoWorld): Promise<string> {
  const answer = await fetch(`${paymentsUrl}/_sandbox/overview`);
  const { payments } = (await answer.json()) as { payments: readonly { id: string; who: string }[] };
  const charge = payments.find(({ who }) => who === email);
  if (!charge) throw new Error(`The provider knows no payment of ${email}.`);
  return charge.id;
}

/** What only the provider's own people could do. */
export async function atProvider<Answer>(
  { paymentsUrl }: DemoWorld,
  path: string,
  body: object = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<Answer> {
  const answer = await fetch(`${paymentsUrl}/_sandbox${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

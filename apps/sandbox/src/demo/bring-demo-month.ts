import { inParallel } from '@keelson/kernel';
import { atProvider, chargeOf, CHECKOUTS, recorded } from './bring-demo-payment';
import type { DemoWorld } from './demo-customer';
import { DEMO_HAND_CHARGES, DEMO_MONTH, type DemoMonthDeed, type DemoMonthPayment } from './demo-month';
import { ProductClient } from './product-client';
import { unlessDone } from './unless-done';

const DAY_S = 86_400;
const AT_ONCE = 4;
const PART_PENCE = 12_000;

/** Plays a month of payments at the provider: everything that a reconciliation meets has happened once. */
export async function bringDemoMonth(world: DemoWorld, now: Date): Promise<void> {
  const ago = (days: number): number => Math.floor(now.getTime() / 1_000) - days * DAY_S;
  await inParallel(
    AT_ONCE,
    DEMO_MONTH.filter(({ toldLate }) => !toldLate),
    (payment) => pay(payment, ago, world),
  );
  const charges: string[] = [];
  for (const { daysAgo, ...charge } of DEMO_HAND_CHARGES) {
    const { id } = await atProvider<{ id: string }>(world, '/charges', { ...charge, at: ago(daysAgo) });
    charges.push(id);
  }
  await atProvider(world, '/payouts/by-hand', { charge: charges.at(-1) });
  for (const payment of DEMO_MONTH.filter(({ toldLate }) => toldLate)) await payUntold(payment, ago, world);
  await atProvider(world, '/present');
}

/** Pays, and has the money paid out, before the provider’s messages about it arrive: they are sent again later. */
async function payUntold(payment: DemoMonthPayment, ago: (days: number) => number, world: DemoWorld): Promise<void> {
  const drop = (on: boolean) => atProvider(world, '/faults', { webhooks: { drop: on } }, 'PUT');
  await drop(true);
  try {
    await pay(payment, ago, world, async () => {
      await atProvider(world, '/present');
      await drop(false);
    });
  } finally {
    await drop(false);
  }
}

async function pay(
  { email, plan, daysAgo, then = [], loses }: DemoMonthPayment,
  ago: (days: number) => number,
  world: DemoWorld,
  beforeTold?: () => Promise<void>,
): Promise<void> {
  const client = new ProductClient(world.productUrl);
  await client.signIn(email, world.passwordOf(email));
  await unlessDone('ALREADY_PAID', async () => {
    const order = { price: plan, upgradeUser: true };
    const { checkoutId, url } = await client.post<{ checkoutId: string; url: string }>(CHECKOUTS, order);
    const [session] = /cs_\w+/.exec(url) ?? [];
    const { customer } = await atProvider<{ customer: string }>(world, `/checkout/sessions/${session}/complete`, {
      ...{ outcome: 'paid', email, at: ago(daysAgo) },
      ...(loses && { loses }),
    });
    await beforeTold?.();
    await recorded(client, checkoutId);
    if (then.length === 0) return;
    const charge = await chargeOf(email, world);
    for (const each of then) {
      await atProvider(world, `/customers/${customer}/clock`, { at: ago(each.daysAgo) }, 'PUT');
      await carryOut(each.deed, charge, world);
    }
  });
  await client.signOut();
}

async function carryOut(deed: DemoMonthDeed['deed'], charge: string, world: DemoWorld): Promise<void> {
  switch (deed) {
    case 'refund':
      return atProvider(world, '/refunds', { charge });
    case 'refund-part':
      return atProvider(world, '/refunds', { charge, amount: PART_PENCE });
    case 'charge-again':
      return atProvider(world, `/charges/${charge}/again`);
    case 'dispute':
      return atProvider(world, '/disputes', { charge });
    case 'win':
    case 'lose': {
      const outcome = deed === 'win' ? 'won' : 'lost';
      return atProvider(world, `/disputes/${await disputeOf(charge, world)}/close`, { outcome });
    }
  }
}

async function disputeOf(charge: string, { paymentsUrl }: DemoWorld): Promise<string> {
  const answer = await fetch(`${paymentsUrl}/_sandbox/overview`);
  type Payment = { readonly id: string; readonly dispute: { readonly id: string } | null };
  const { payments } = (await answer.json()) as { payments: readonly Payment[] };
  const dispute = payments.find(({ id }) => id === charge)?.dispute;
  if (!dispute) throw new Error(`The provider knows no dispute of ${charge}.`);
  return dispute.id;
}

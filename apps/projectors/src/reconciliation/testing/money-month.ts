import type { BillingBench } from '../../billing/testing/billing-bench';

const DAY = 86_400;

/** Amounts and days of a month's payments, in whole pence and days ago. */
const PAYMENTS = [
  { daysAgo: 29, pence: 5_640 },
  { daysAgo: 29, pence: 54_120 },
  { daysAgo: 21, pence: 43_200 },
  { daysAgo: 14, pence: 5_641 },
  { daysAgo: 13, pence: 7 * 5_640 + 3 },
  { daysAgo: 9, pence: 9_999 },
  { daysAgo: 6, pence: 101 },
] as const;

/**
 * A month at the provider: charges by hand on many days, two of them given back in part or whole, one disputed and won,
 * one disputed and lost, one taken twice, one paid out by hand. The charges, in order.
 */
export async function playMoneyMonth(bench: BillingBench): Promise<readonly string[]> {
  const now = Math.floor(bench.clock().getTime() / 1_000);
  const charges: string[] = [];
  for (const { daysAgo, pence } of PAYMENTS) {
    const order = { amount: pence, description: `Paid ${daysAgo} days ago`, at: now - daysAgo * DAY };
    charges.push(String((await bench.control('POST', 'charges', order))['id']));
  }
  const [first, second, third, fourth, fifth, sixth] = charges;
  await bench.control('POST', 'payouts/by-hand', { charge: sixth });
  await bench.control('POST', 'refunds', { charge: first, amount: 640 });
  await bench.control('POST', 'refunds', { charge: second });
  await bench.control('POST', `charges/${fourth}/again`);
  for (const [charge, outcome] of [
    [third, 'won'],
    [fifth, 'lost'],
  ] as const) {
    const dispute = await bench.control('POST', 'disputes', { charge });
    await bench.control('POST', `disputes/${String(dispute['id'])}/close`, { outcome });
  }
  await bench.pass(DAY * 1_000);
  await bench.pass(3 * DAY * 1_000);
  return charges;
}

import type { Page } from '@playwright/test';

const PLANS = [
  {
    plan: 'EarlyAccess',
    title: 'Early Adopter Offer',
    netPence: 36_000,
    vatPence: 7_200,
    grossPence: 43_200,
    period: 'two-years',
    saving: 'saving £768',
    mode: 'payment',
  },
  {
    plan: 'EmbraceMonthly',
    title: 'Monthly plan',
    netPence: 4_700,
    vatPence: 940,
    grossPence: 5_640,
    period: 'month',
    mode: 'subscription',
  },
  {
    plan: 'EmbraceAnnually',
    title: 'Annual plan',
    netPence: 45_100,
    vatPence: 9_020,
    grossPence: 54_120,
    period: 'year',
    mode: 'subscription',
  },
];

const envelope = (status: number, data: unknown, responseMessage = 'success') => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ responseCode: status, responseMessage, statusMessage: responseMessage, data }),
});

/** Answers for the catalogue, coupons and the checkout in the shape of their contracts, so that a form is seen alone. */
export async function servePlans(page: Page, checkoutUrl = '/paymentResponsePage?reference=TX-9'): Promise<void> {
  await page.route('**/api/v1/billing/plans', (route) => route.fulfill(envelope(200, PLANS)));
  await page.route('**/api/v1/billing/coupon?*', (route) => {
    const isKnown = route.request().url().includes('SPRING');
    return route.fulfill(
      isKnown
        ? envelope(200, { couponCode: 'SPRING', percentOff: 25, plan: 'EmbraceMonthly' })
        : envelope(400, null, 'Invalid coupon code'),
    );
  });
  await page.route('**/api/v1/billing/checkout-sessions', (route) =>
    route.fulfill(envelope(200, { url: new URL(checkoutUrl, page.url()).href })),
  );
}

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Mailbox } from '../harness/mailbox';
import { PASSWORD } from './owner';

/** An access code as strangers get one: by asking for it. */
export async function requestedAccessCode(
  page: Page,
  mailbox: Mailbox,
  email: string,
  product: string,
): Promise<string> {
  const asked = await page.request.post('/api/v1/partners/access-code-requests', {
    headers: { origin: product, 'idempotency-key': randomUUID() },
    data: {
      firstName: 'Ada',
      lastName: 'Byron',
      businessName: 'Byron Engines',
      email,
      mobile: '01632960177',
      termsAndConditions: true,
      marketing: false,
    },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  const mail = await mailbox.latest(email, /access code/i);
  return /\b\d{8}\b/.exec(mail.text)?.[0] ?? '';
}

/** Every field of the paid form, of a sole trader. */
export async function fillSignUp(page: Page, email: string, accessCode: string): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Email', email],
    ['Mobile number', '01632960177'],
    ['Channel partner code', accessCode],
    ['Street address', '1 Mill Lane'],
    ['Address line 2', 'Old Town'],
    ['City', 'Leeds'],
    ['Postcode', 'LS1 1AA'],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Company type').selectOption('soletrader');
  await page.getByLabel('Sector').selectOption({ index: 3 });
  await page.getByLabel('Business name').fill('Byron Engines');
  await page.getByLabel(/I accept the terms/).check();
}

/** Pays on the provider's page. */
export async function payWith(page: Page, card: string, amount: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12/49');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
}

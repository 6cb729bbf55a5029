import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './owner';

/** Fills the channel partner form and sends it. */
export async function signUpAsPartner(page: Page, email: string, companyName: string): Promise<void> {
  await page.getByLabel('First name').fill('Petra');
  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByLabel('Business name').fill(companyName);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Mobile number').fill('+44 (0)1632 960951');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Retype password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).last().click();
}

/** A partner whose address is not confirmed yet, registered over the API. */
export async function registerPartner(page: Page, email: string, product: string): Promise<void> {
  const registered = await page.request.post('/api/v1/partners/register', {
    headers: { origin: product, 'idempotency-key': randomUUID() },
    data: {
      firstName: 'Petra',
      lastName: 'Lindqvist',
      companyName: 'Lindqvist Advisory',
      email,
      phone: '01632960951',
      password: PASSWORD,
      termsAndConditions: true,
      channelPartner: true,
    },
  });
  expect(registered.status(), await registered.text()).toBe(200);
}

/** An owner asks on the profile to be rid of the channel partner, and confirms it. */
export async function removeOwnPartner(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove partner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove partner' }).click();
}

/** The dialog in which an owner enters the code of another channel partner. */
export async function openPartnerChange(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Change partner' }).click();
  return page.getByRole('dialog', { name: 'Change channel partner' });
}

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './owner';

/** Fills the channel partner form and sends it. */
export async function signUpAsPartner(page: Page, email: string, companyName: string): Promise<void> {
  await page.getByLabel('First Name').fill('Petra');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByLabel('Business Name').fill(companyName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile Number').fill('+44 (0)1632 960951');
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

interface Told {
  readonly status: number;
  readonly statusMessage: string;
}

/** What the owner who is signed in on this page does with the own channel partner, as the page itself would send it. */
export async function sendOwnPartner(
  page: Page,
  product: string,
  method: 'PUT' | 'DELETE',
  accessCode?: string,
): Promise<Told> {
  const headers = { origin: product, 'idempotency-key': randomUUID() };
  const token = await page.request.post('/api/v1/session/token', { headers });
  const { data } = (await token.json()) as { data: { jwt: string } };
  const answer = await page.request.fetch('/api/v1/partners/own', {
    method,
    headers: { ...headers, 'idempotency-key': randomUUID(), authorization: `Bearer ${data.jwt}` },
    ...(accessCode === undefined ? {} : { data: { accessCode } }),
  });
  const { statusMessage } = (await answer.json()) as { statusMessage: string };
  expect([200, 400, 409]).toContain(answer.status());
  return { status: answer.status(), statusMessage };
}

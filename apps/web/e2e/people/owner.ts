import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Mailbox } from '../harness/mailbox';
import { openSession, post } from './session';

/** Fits the rules of customers and of staff. */
export const PASSWORD = 'Oakbeam47Hol';
export const CONFIRMATION_MAIL = /confirm your email/i;

export interface Particulars {
  readonly name: string;
  readonly companyName: string;
}

const OLIVE: Particulars = { name: 'Olive Sawyer', companyName: 'Acme Joinery' };

/** An owner whose address is not confirmed yet, registered over the API. @returns the account id. */
export async function registerOwner(
  page: Pick<Page, 'request'>,
  email: string,
  product: string,
  who: Particulars & { readonly password?: string } = OLIVE,
): Promise<string> {
  const { password = PASSWORD, ...particulars } = who;
  const registered = await page.request.post('/api/v1/accounts/register', {
    headers: { origin: product, 'idempotency-key': randomUUID() },
    data: {
      ...particulars,
      sector: 1,
      companyType: 'soletrader',
      phone: '02079460123',
      email,
      password,
      confirmPassword: password,
      supportNeeds: ['finance'],
      termsAndConditions: true,
      privacyPolicy: true,
    },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  const { data } = (await registered.json()) as { data: { user_details: { id: string } } };
  return data.user_details.id;
}

/** Fills the register form and sends it: a sole trader's, or a company's that is found in the register by that name. */
export async function signUpByForm(
  page: Page,
  email: string,
  { name, companyName, registered = false }: Particulars & { readonly registered?: boolean },
): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Phone number').fill('01632960177');
  await page.getByLabel('Company type').selectOption(registered ? 'privateLimitedCompany' : 'soletrader');
  await page.getByLabel('Company name').fill(companyName);
  if (registered) await page.getByRole('option', { name: companyName }).click();
  await page.getByLabel('Sector').selectOption({ index: 1 });
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Leadership').check();
  await page.getByLabel(/terms/i).check();
  await page.getByLabel(/privacy/i).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/emailVerification$/);
}

/** Follows the link of the confirmation mail up to the login; `unless` passes over mails whose link is dead by now. */
export async function confirmAddress(
  page: Page,
  mailbox: Mailbox,
  email: string,
  unless?: ReadonlySet<string>,
): Promise<void> {
  const mail = await mailbox.latest(email, CONFIRMATION_MAIL, unless);
  await page.goto(mailbox.linkIn(mail, 'emailVerification'));
  await expect(page).toHaveURL(/\/auth\/signIn$/);
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Registers an owner over the API, confirms the address and signs in: the client then has the session. */
export async function enterAsOwner(
  request: APIRequestContext,
  mailbox: Mailbox,
  email: string,
  product: string,
  who = OLIVE,
): Promise<{ readonly jwt: string; readonly accountId: string }> {
  await registerOwner({ request }, email, product, who);
  const link = mailbox.linkIn(await mailbox.latest(email, CONFIRMATION_MAIL), 'emailVerification');
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  await post(request, product, '/api/v1/accounts/verify-email', { email, token });
  const { jwt, user_details } = await post<{ jwt: string; user_details: { id: string } }>(
    request,
    product,
    '/api/v1/session/sign-in',
    { username: email, password: PASSWORD },
  );
  return { jwt, accountId: user_details.id };
}

/** The page's browser has the session of a new owner; nothing is open in it yet. */
export async function signedInOwner(page: Page, mailbox: Mailbox, email: string, product: string): Promise<void> {
  await enterAsOwner(page.request, mailbox, email, product);
  await page.context().setStorageState(await openSession(page.request, product));
}

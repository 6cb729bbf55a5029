import { expect, type Page } from '@playwright/test';
import type { Mailbox } from '../harness/mailbox';
import type { DemoAccount, Product } from '../harness/product';
import { fillLogin } from './owner';

export const USER_MANAGEMENT = '/dashboard/newDashboardAdmin/UserManagement';
export const PASSCODE_MAIL = /passcode/i;
export const INVITATION_MAIL = /invitation/i;

type Credentials = Pick<DemoAccount, 'email' | 'password'>;

/** A demo account by the start of its address. */
export function demoAccount({ accounts }: Product, start: string): DemoAccount {
  const found = accounts.find(({ email }) => email.startsWith(start));
  if (found === undefined) throw new Error(`There is no demo account ${start}.`);
  return found;
}

/** Signs in by the form with the passcode of the mail, up to the dashboard. Each account may do so five times an hour. */
export async function signInAsStaff(page: Page, mailbox: Mailbox, member: Credentials): Promise<void> {
  await signInByPasscode(page, mailbox, member);
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Confirms what the dialog names with the own password; it closes once that was right. */
export async function giveOwnPassword(page: Page, title: string | RegExp, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  const field = dialog.getByLabel('Your password', { exact: true });
  await field.fill(password);
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** The same, wherever it leads. */
export async function signInByPasscode(page: Page, mailbox: Mailbox, { email, password }: Credentials): Promise<void> {
  const old = new Set((await mailbox.all(email)).map(({ id }) => id));
  await page.goto('/auth/signIn');
  await fillLogin(page, email, password);
  const passcode = mailbox.codeIn(await mailbox.latest(email, PASSCODE_MAIL, old));
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill(passcode);
  await field.press('Enter');
}

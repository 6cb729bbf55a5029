import { expect, type Page } from '@playwright/test';
import type { Mailbox } from '../harness/mailbox';
import type { DemoAccount, Product } from '../harness/product';
import { fillLogin } from './owner';

export const USER_MANAGEMENT = '/dashboard/newDashboardAdmin/UserManagement';
const PASSCODE_MAIL = /passcode/i;

/** A demo account by the start of its address. */
export function demoAccount({ accounts }: Product, start: string): DemoAccount {
  const found = accounts.find(({ email }) => email.startsWith(start));
  if (found === undefined) throw new Error(`There is no demo account ${start}.`);
  return found;
}

/** Each may ask for five passcodes an hour, so the tests share them out. */
export function demoStaff({ accounts }: Product, kind: 'Admin' | 'Super admin', which = 0): DemoAccount {
  const found = accounts.filter((each) => each.kind === kind)[which];
  if (found === undefined) throw new Error(`There is no demo account of the kind ${kind}.`);
  return found;
}

/** Signs in by the form with the passcode of the mail, up to the dashboard. */
export async function signInAsStaff(page: Page, mailbox: Mailbox, { email, password }: DemoAccount): Promise<void> {
  const old = new Set((await mailbox.all(email)).map(({ id }) => id));
  await page.goto('/auth/signIn');
  await fillLogin(page, email, password);
  const passcode = mailbox.codeIn(await mailbox.latest(email, PASSCODE_MAIL, old));
  await page.getByRole('dialog').getByRole('textbox').fill(passcode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
}

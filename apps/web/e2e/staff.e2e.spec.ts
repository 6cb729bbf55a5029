import { pressEscape } from './harness/press-escape';
import { expect, type Page, test } from './harness/test';
import { givePasswordOfBefore } from './people/earlier-password';
import { giveOwnPassword, INVITATION_MAIL, signInAsStaff, signInByPasscode, USER_MANAGEMENT } from './people/staff';

const SHORT = 'Ashwood58';
const BREACHED = 'Football2026!!!';
const FITTING = 'quiet harbour at dawn';
const TOO_SHORT = 'Password should contain at least 12 characters';
const TOO_COMMON = 'This password is too common. Please choose another one';

const submit = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
};

const seesCustomers = async (page: Page): Promise<void> => {
  await page.goto(USER_MANAGEMENT);
  await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
};

test.describe('members of staff', () => {
  test('[AUTHN-10~, AUTHN-01~] somebody who was invited chooses a password by the mail and works in the back office', async ({
    page,
    mailbox,
    staff,
    accessible,
  }) => {
    const { email, name } = await staff.invite('admin');
    const mail = await mailbox.latest(email, INVITATION_MAIL);
    expect(mail.text).toContain(`Hello ${name},`);
    const link = mailbox.linkIn(mail, 'ConfirmPassword');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).not.toContain('token');
    await page.getByLabel('PIN').fill(mailbox.codeIn(mail));
    for (const [password, message] of [
      [SHORT, TOO_SHORT],
      [BREACHED, TOO_COMMON],
    ] as const) {
      await submit(page, password);
      await expect(page.getByText(message).first()).toBeVisible();
    }
    await accessible();
    await submit(page, FITTING);
    await expect(page).toHaveURL(/\/auth\/signIn$/);
    await signInAsStaff(page, mailbox, { email, password: FITTING });
    await seesCustomers(page);

    await page.goto(link);
    await page.getByLabel('PIN').fill(mailbox.codeIn(mail));
    await submit(page, 'another quiet harbour');
    await expect(page.getByText('The PIN is wrong or no longer valid').first()).toBeVisible();
  });

  test('[AUTHN-01~] a password that does not fit is changed before anything else is done', async ({
    page,
    mailbox,
    staff,
    running,
    freshEmail,
    accessibleInBothThemes,
  }) => {
    const { id, email } = await staff.newcomer('admin');
    await givePasswordOfBefore(page, running, { customer: freshEmail, member: id, password: SHORT });
    await signInByPasscode(page, mailbox, { email, password: SHORT });
    await expect(page).toHaveURL(/\/auth\/changePassword$/);
    await expect(page.getByText('Staff passwords need at least 12 characters')).toBeVisible();
    await accessibleInBothThemes();

    for (const path of [USER_MANAGEMENT, '/operations', '/dashboard/newDashboard']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/auth\/changePassword$/);
    }
    await page.getByLabel('Old password', { exact: true }).fill(SHORT);
    for (const [password, message] of [
      ['Ashwood59', TOO_SHORT],
      [BREACHED, TOO_COMMON],
    ] as const) {
      await submit(page, password);
      await expect(page.getByText(message).first()).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/changePassword$/);
    }
    await submit(page, FITTING);
    await expect(page.getByText('Password reset successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard/);
    await seesCustomers(page);
  });

  test('[BACK-05~, SESS-04~] a super admin invites, grants a right, disables, enables and removes, and locks nobody out of their own account', async ({
    page,
    secondPage,
    mailbox,
    staff,
    freshEmail,
    accessibleInBothThemes,
  }) => {
    const boss = await staff.newcomer('superAdmin');
    const { name, ...member } = await staff.newcomer('admin');
    await signInAsStaff(secondPage, mailbox, member);
    await seesCustomers(secondPage);
    await signInAsStaff(page, mailbox, boss);
    const find = async (email: string): Promise<void> => {
      await page.goto(`/dashboard/newDashboardAdmin/AdminManagement?search=${encodeURIComponent(email)}`);
      await expect(page.getByRole('heading', { name: 'Admin Management Repository', level: 1 })).toBeVisible();
    };
    const act = async (item: string, title: string): Promise<void> => {
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
      await giveOwnPassword(page, title, boss.password);
    };

    await test.step('invites', async () => {
      await find(freshEmail);
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite a member of staff' });
      await dialog.getByLabel('Name', { exact: true }).fill('Ida Newcomer');
      await dialog.getByLabel('Email', { exact: true }).fill(freshEmail);
      await giveOwnPassword(page, 'Invite a member of staff', boss.password);
      await expect(page.getByRole('row', { name: /Ida Newcomer/ })).toContainText('Invited');
      expect((await mailbox.latest(freshEmail, INVITATION_MAIL)).text).toContain('Hello Ida Newcomer,');
    });

    await test.step('grants a right', async () => {
      await find(member.email);
      await page.getByRole('button', { name: `View Account ${name}` }).click();
      const account = page.getByRole('dialog', { name, exact: true });
      await account.getByRole('button', { name: 'Grant Replay journeys' }).click();
      await giveOwnPassword(page, `Let ${name} replay journeys`, boss.password);
      await expect(account.getByRole('button', { name: 'Withdraw Replay journeys' })).toBeVisible();
      await accessibleInBothThemes();
      await pressEscape(account);
      await expect(page.getByRole('cell', { name: /Manage customers, replay journeys/ })).toBeVisible();
    });

    await test.step('disables, which ends an open page, and enables', async () => {
      const row = page.getByRole('row', { name: new RegExp(name) });
      await act('Disable', `Disable ${name}`);
      await expect(row).toContainText('Disabled');
      await expect(secondPage).toHaveURL(/\/auth\/signIn/);
      await act('Enable', `Enable ${name}`);
      await expect(row).not.toContainText('Disabled');
    });

    await test.step('locks nobody out of their own account', async () => {
      await find(boss.email);
      await page.getByRole('button', { name: `Actions for ${boss.name}` }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Log out everywhere']);
      await pressEscape(page.getByRole('menu'));
    });

    await test.step('removes', async () => {
      await find(member.email);
      await act('Remove', `Remove ${name}`);
      await expect(page.getByText('No User is Found')).toBeVisible();
      const told = await mailbox.latest(member.email, /access to the back office has ended/);
      expect(told.text).toContain(`Hello ${name},`);
    });
  });
});

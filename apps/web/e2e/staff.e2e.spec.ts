import { expect, type Page, test } from './harness/test';
import { givePasswordOfBefore } from './people/earlier-password';
import { INVITATION_MAIL, signInAsStaff, signInByPasscode, USER_MANAGEMENT } from './people/staff';

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
});

import { expect, test } from './harness/test';
import {
  CONFIRMATION_MAIL,
  confirmAddress,
  fillLogin,
  PASSWORD,
  registerOwner,
  signedInOwner,
  signUpByForm,
} from './people/owner';

test.describe('accounts', () => {
  test('[SIGNIN-01, SIGNIN-03, SIGNIN-11, SIGNIN-18~, SESS-03~] an owner signs up, confirms the address and signs in', async ({
    page,
    context,
    mailbox,
    freshEmail,
    accessible,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await accessible();
    await page.getByRole('link', { name: 'Start 14 days free' }).click();
    await expect(page).toHaveURL(/\/auth\/register$/);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '12 things need your attention' })).toBeFocused();
    await accessible();
    await signUpByForm(page, freshEmail, {
      name: 'Olive Sawyer',
      companyName: 'ACME JOINERY LTD',
      registered: true,
    });
    await expect(page.getByText(freshEmail)).toBeVisible();
    await accessible();

    const { id: first } = await mailbox.latest(freshEmail, CONFIRMATION_MAIL);
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText('Link sent successfully!!!')).toBeVisible();

    await confirmAddress(page, mailbox, freshEmail, new Set([first]));
    expect(page.url()).not.toContain('token');
    await accessible();
    await fillLogin(page, freshEmail, PASSWORD);
    await expect(page).toHaveURL(/\/onboardingProgressInfo$/);

    const values = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    expect(values).toMatchObject({
      userName: freshEmail,
      email: freshEmail,
      companyName: 'ACME JOINERY LTD',
      freeTrailUser: '1',
    });
    const cookie = (await context.cookies()).find(({ name }) => name.includes('current-user'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(JSON.stringify(values)).not.toContain(cookie?.value ?? 'no cookie');

    await page.reload();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test('[SIGNIN-02, SIGNIN-03] refuses a wrong password, and the login logs out on arrival', async ({
    page,
    mailbox,
    freshEmail,
    running,
  }) => {
    await signedInOwner(page, mailbox, freshEmail, running.product);
    await page.goto('/auth/signIn');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('id'))).toBeNull();
    await fillLogin(page, freshEmail, 'Wrong1wrong');
    await expect(page.getByText('Invalid username or password')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong1wrong');
    await page.goto('/dashboard/newDashboard');
    await expect(page).toHaveURL(/\/auth\/signIn$/);
  });

  test('[SIGNIN-15] an invalid link has expired', async ({ page, accessible }) => {
    await page.goto(`/emailVerification#email=nobody%40example.com&token=${'a'.repeat(43)}`);
    await expect(page.getByText('Link has Expired !! Please Go to Home page.')).toBeVisible();
    await accessible();
  });

  test('[SIGNIN-13] a forgotten password is set anew with the PIN of the mail', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    await registerOwner(page, freshEmail, running.product);
    await confirmAddress(page, mailbox, freshEmail);
    const before = new Set((await mailbox.all(freshEmail)).map(({ id }) => id));
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await accessible();
    await page.getByLabel('Email').fill(freshEmail);
    await page.getByRole('button', { name: 'Send PIN' }).click();
    await expect(page).toHaveURL(/\/ConfirmPassword$/);
    const mail = await mailbox.latest(freshEmail, /password/i, before);
    await page.getByLabel('PIN').fill(mailbox.codeIn(mail));
    await page.getByLabel('New password', { exact: true }).fill('Ashwood58');
    await page.getByLabel('Confirm password', { exact: true }).fill('Ashwood59');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(
      page.getByText('Password and Confirm Password should be equal And/or satisfy the conditions'),
    ).toBeVisible();
    await accessible();
    await page.getByLabel('Confirm password', { exact: true }).fill('Ashwood58');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/auth\/signIn$/);
    await fillLogin(page, freshEmail, 'Ashwood58');
    await expect(page).toHaveURL(/\/onboardingProgressInfo$/);
  });

  test('[PROFILE-07] an owner changes the password', async ({ page, mailbox, freshEmail, running, accessible }) => {
    await signedInOwner(page, mailbox, freshEmail, running.product);
    await page.goto('/onboardingProgressInfo');
    await page.getByRole('button', { name: 'Account of Olive' }).click();
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
    // Typed while the menu still fades: it must not take the focus back.
    await page.getByLabel('Old password', { exact: true }).pressSequentially(PASSWORD);
    await expect(page.getByLabel('Old password', { exact: true })).toHaveValue(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill('ashwood');
    await page.getByLabel('Confirm password', { exact: true }).fill('ashwood');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Password should contain atleast 1 uppercase letter').first()).toBeVisible();
    await accessible();
    await page.getByLabel('New password', { exact: true }).fill('Ashwood58');
    await page.getByLabel('Confirm password', { exact: true }).fill('Ashwood58');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Password reset successfully')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

import { expect, test } from './harness/test';
import { fillLogin } from './people/owner';
import { demoAccount, USER_MANAGEMENT } from './people/staff';

// The refused sign-in and the wrong password are part of the walk.
test.use({ allowedFaults: /40[13]/ });

test('[SIGNIN-09~, SIGNIN-12~, ERASE-02~] an account whose trial has ended is deleted from the sign-in and is gone', async ({
  page,
  secondPage,
  staff,
  running,
  accessible,
}) => {
  test.slow();
  const { email, password } = demoAccount(running, 'walter');
  await page.goto('/auth/signIn');
  await fillLogin(page, email, password);
  const ended = page.getByRole('dialog', { name: 'Your Free Trial Has Ended' });
  await expect(ended.getByRole('button', { name: 'Make Payment' })).toBeVisible();
  await accessible();

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\/signIn$/);
  await fillLogin(page, email, password);
  await ended.getByRole('button', { name: 'Delete Account' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete Account' });
  const remove = deletion.getByRole('button', { name: 'Permanently Delete' });
  await expect(remove).toBeDisabled();
  const own = deletion.getByRole('textbox', { name: 'Your password' });
  await own.fill('Wrong123');
  await own.press('Enter');
  await expect(deletion.getByText('Password is invaild')).toBeVisible();
  await accessible();
  await own.fill(password);
  await own.press('Enter');
  await expect(deletion.getByText('Password Validated Successfully')).toBeVisible();
  await accessible();
  await remove.click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(`${running.product}/`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('id'))).toBeNull();

  await page.goto('/auth/signIn');
  await fillLogin(page, email, password);
  await expect(page.getByText('Invalid username or password')).toBeVisible();

  await staff.enter(secondPage.context(), 'admin');
  await secondPage.goto(`${USER_MANAGEMENT}?search=finch`);
  await expect(secondPage.getByText('Walter Finch')).toHaveCount(0);
});

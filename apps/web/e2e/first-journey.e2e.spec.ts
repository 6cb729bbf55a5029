import { expect, test } from './harness/test';
import { confirmAddress, fillLogin, PASSWORD, signUpByForm } from './people/owner';
import { signInAsStaff, USER_MANAGEMENT } from './people/staff';

test('[EVENT-01~, EVENT-04~, BACK-01~, ROLE-01~] from signing up to being seen: an owner arrives, and staff find the account and its events', async ({
  page,
  secondPage: desk,
  mailbox,
  freshEmail,
  staff,
}) => {
  const name = `Robin ${freshEmail.slice(6, 12)}`;

  await test.step('signs up by the form', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start 14 days free' }).click();
    await signUpByForm(page, freshEmail, { name, companyName: 'Tern Chandlery' });
  });

  await test.step('confirms the address and signs in', async () => {
    await confirmAddress(page, mailbox, freshEmail);
    await fillLogin(page, freshEmail, PASSWORD);
    await expect(page).toHaveURL(/\/onboardingProgressInfo$/);
  });

  await test.step('finishes the first step', async () => {
    await page.getByRole('link', { name: 'Thank-you video' }).click();
    await page.getByText('Read it instead').click();
    await page.getByRole('button', { name: 'I have read this' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/generic-questions/);
    await page.goto('/onboardingProgressInfo');
    await expect(page.getByText('Completed', { exact: true })).toHaveCount(1);
  });

  await test.step('a member of staff finds the owner in the table, and behind the account every event of the way', async () => {
    await signInAsStaff(desk, mailbox, await staff.newcomer('superAdmin'));
    await desk.goto(`${USER_MANAGEMENT}?search=${encodeURIComponent(freshEmail)}`);
    const row = desk.getByRole('row', { name });
    await expect(row).toContainText('Active');
    await row.getByRole('link', { name: `View ${name}` }).click();
    await desk.getByRole('link', { name: 'Account history' }).click();
    const events = desk.getByRole('main').getByRole('listitem');
    for (const said of ['Account registered', 'Email address confirmed', 'Logged in', 'Thank-you video'])
      await expect(events.filter({ hasText: said }).first()).toBeVisible();
  });
});

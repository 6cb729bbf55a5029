import { expect, type Page, test } from './harness/test';
import { registerPartner } from './people/channel-partner';
import { confirmAddress, fillLogin, PASSWORD } from './people/owner';
import { signInAsStaff } from './people/staff';

const SAVED = 'Your profile has updated successfully';

async function openProfile(page: Page, name: string) {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  return page.getByRole('dialog', { name: 'Edit Profile' });
}

test.describe('people who work with Keelson', () => {
  test('[PROFILE-02~] a partner reads the code and changes name and phone in the dialog', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    const email = freshEmail.replace('owner-', 'partner-');
    await registerPartner(page, email, running.product);
    await confirmAddress(page, mailbox, email);
    await fillLogin(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/chanelPartner\/dashboard$/);
    let dialog = await openProfile(page, 'Petra Lindqvist');
    await expect(dialog.getByLabel('Phone Number')).toHaveValue('01632960951');
    await expect(dialog.getByRole('heading', { name: 'Account Info' })).toBeVisible();
    await expect(dialog.getByText('Channel Partner', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Subscription' })).toHaveCount(0);
    await accessible();
    await dialog.getByLabel('Surname').fill('Lindqvist-Berg');
    await dialog.getByLabel('Phone Number').fill('123');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter Valid mobile number !!').first()).toBeVisible();
    await dialog.getByLabel('Phone Number').fill('01632 960952');
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(SAVED)).toBeVisible();
    await reloaded;
    await expect(page.getByRole('banner').getByText('Petra Lindqvist-Berg')).toBeVisible();
    dialog = await openProfile(page, 'Petra Lindqvist-Berg');
    await expect(dialog.getByLabel('Phone Number')).toHaveValue('01632 960952');
    await page.setViewportSize({ width: 390, height: 844 });
    await accessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('a super admin changes the name, in the header too', async ({ page, mailbox, staff, accessible }) => {
    const member = await staff.newcomer('superAdmin');
    await signInAsStaff(page, mailbox, member);
    const dialog = await openProfile(page, member.name);
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(member.name);
    await expect(dialog.getByLabel('Email')).toHaveValue(member.email);
    await accessible();
    const name = member.name.replace('Vale', 'Vale-Hart');
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(SAVED)).toBeVisible();
    await expect(page.getByRole('banner').getByText(name)).toBeVisible();
    await reloaded;
    await expect(page.getByRole('banner').getByText(name)).toBeVisible();
  });
});

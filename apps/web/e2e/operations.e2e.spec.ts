import { expect, test } from './harness/test';
import { giveOwnPassword, signInAsStaff } from './people/staff';

const OPERATIONS = '/operations';

test.describe('operations', () => {
  test('[EVENT-13~, SESS-06~] a super admin sees that all is well, verifies the log and rebuilds a projection', async ({
    page,
    mailbox,
    staff,
    accessible,
    accessibleInBothThemes,
  }) => {
    const boss = await staff.newcomer('superAdmin');
    await signInAsStaff(page, mailbox, boss);

    await test.step('the menu leads to a page that says at a glance how things are', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Operations' }).click();
      await expect(page).toHaveURL(OPERATIONS);
      await expect(page.getByRole('heading', { name: 'Operations', level: 1 })).toBeVisible();
      await expect(page.getByText('All is well')).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('row', { name: /Customer table.*Running/ })).toBeVisible();
      await expect(page.getByText('Alive')).toHaveCount(2);
      const services = page.getByRole('list', { name: 'Services outside' }).getByRole('listitem');
      for (const [name, usedBy] of [
        ['Companies House', '1 API process'],
        ['Mail server', '1 worker'],
        ['QuickBooks', '1 API process and 1 worker'],
        ['Stripe', '1 API process and 1 worker'],
        ['Xero', '1 API process and 1 worker'],
      ])
        await expect(services.filter({ hasText: `${name}Asked by ${usedBy}In order` })).toHaveCount(1);
      await accessible();
    });

    await test.step('verifying ends with a plain result that names who asked', async () => {
      await page.getByRole('button', { name: 'Verify now' }).click();
      await accessible();
      await giveOwnPassword(page, 'Verify the whole log', boss.password);
      await expect(page.getByRole('row', { name: /Verification of the whole log.*Done/ })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.getByText(/^All [\d,]+ events are as they were written/)).toBeVisible();
      await expect(page.getByText(/asked for by /)).toBeVisible();
    });

    await test.step('a rebuild serves meanwhile and comes to its end', async () => {
      await page.getByRole('button', { name: 'Rebuild Account history' }).click();
      await giveOwnPassword(page, 'Rebuild Account history', boss.password);
      await expect(page.getByRole('row', { name: /Rebuild of Account history.*Done/ })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.getByRole('row', { name: /Account history.*Running/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Rebuild Account history' })).toBeEnabled();
      await accessible();
    });

    await test.step('a password that is wrong changes nothing', async () => {
      await page.getByRole('button', { name: 'Rebuild Customer table' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rebuild Customer table' });
      await dialog.getByLabel('Your password', { exact: true }).fill('Wrong1234');
      await dialog.getByLabel('Your password', { exact: true }).press('Enter');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await dialog.getByLabel('Your password', { exact: true }).press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('row', { name: /Rebuild of Customer table/ })).toHaveCount(0);
    });

    await test.step('it works on a phone, by day and by night', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await accessibleInBothThemes();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

    await test.step('it says when it could not refresh, and goes on by itself', async () => {
      await page.route('**/api/v1/operations', (route) => route.fulfill({ status: 429, body: '' }));
      await expect(page.getByText(/Could not refresh since/)).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText('All is well')).toBeVisible();
      await page.unroute('**/api/v1/operations');
      await expect(page.getByText(/^As of/)).toBeVisible({ timeout: 60_000 });
    });
  });

  test('[AUTHZ-01~] an admin looks and asks for nothing', async ({ page, staff, accessible }) => {
    await staff.enter(page.context(), 'admin');
    await page.goto(OPERATIONS);
    await expect(page.getByText('Super admins may retry, rebuild and verify.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Customer table/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Rebuild|Verify now/ })).toHaveCount(0);
    await accessible();
  });
});

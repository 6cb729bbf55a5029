import { expect, test } from './harness/test';
import { signInAsStaff } from './people/staff';

test.describe('the reconciliation', () => {
  test('[EVENT-09~] staff for finance find an exception, match it and take that back', async ({
    page,
    staff,
    mailbox,
    accessible,
    accessibleInBothThemes,
  }) => {
    test.setTimeout(240_000);
    await signInAsStaff(page, mailbox, await staff.newcomer('reconcilingAdmin'));
    const panel = page.getByRole('complementary', { name: /^Payout of .*, no gap/ });
    const exceptions = page.getByRole('region', { name: 'Exceptions' });

    await test.step('the menu leads there, and what the provider states is read', async () => {
      await page.goto('/dashboard');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reconciliation' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payments reconciliation' })).toBeVisible();
      await page.getByRole('button', { name: 'Run now' }).click();
      await expect(page.getByText(/The payment provider was last read/)).toBeVisible({ timeout: 60_000 });
      await page.getByRole('button', { name: /^Reason:/ }).click();
      await page.getByRole('option', { name: 'Not in pounds' }).click();
      await expect(exceptions.getByRole('row')).toHaveCount(2, { timeout: 60_000 });
      await expect(exceptions.getByRole('row').last()).toContainText('in EUR');
      await page.getByRole('button', { name: /^Reason:/ }).click();
      await page.getByRole('option', { name: 'Manual payout' }).click();
      await expect(page).toHaveURL(/reason=manualPayout/);
      await expect(exceptions.getByRole('row')).toHaveCount(2, { timeout: 60_000 });
      const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reconciliation' });
      await expect(entry).toHaveAccessibleName(/^Reconciliation \d+ need a person$/, { timeout: 60_000 });
      await accessible();
    });

    await test.step('a match needs a reason, and is taken back with one', async () => {
      await exceptions.getByRole('button', { name: /^Payout of/ }).click();
      await page.getByRole('button', { name: 'Match', exact: true }).click();
      await expect(page.getByText('Required !!').first()).toBeVisible();
      await accessible();
      await page.getByLabel('Reason, kept in the history').fill('Seen on the bank statement');
      await page.getByRole('button', { name: 'Match', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Unmatch' })).toBeVisible();
      await expect(page.getByText('Seen on the bank statement').last()).toBeVisible();
      await page.getByLabel('Why it was not right').fill('That was another payout');
      await page.getByRole('button', { name: 'Unmatch' }).click();
      await expect(page.getByRole('button', { name: 'Match', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Close the panel' }).click();
      await expect(panel).toHaveCount(0);
    });

    await test.step('payouts lead to their lines, months to their payments', async () => {
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('button', { name: 'Payouts', exact: true }).click();
      await page
        .getByRole('button', { name: /^Lines of the payout/ })
        .last()
        .click();
      await expect(page.getByRole('region', { name: 'Lines of the payout' })).toBeVisible();
      await accessible();
      await page.getByRole('button', { name: 'Months' }).click();
      await expect(page.getByRole('region', { name: 'Months' }).getByRole('row').nth(1)).toBeVisible();
      await accessible();
    });

    await test.step('it fits a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/reconciliation');
      await expect(exceptions.getByRole('button', { name: /^Payout of/ })).toBeVisible();
      await accessibleInBothThemes();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });

  test('[AUTHZ-01~, AUD-01~] an admin without the permission is refused by page and API, and that is recorded', async ({
    page,
    secondPage,
    staff,
    accessible,
  }) => {
    test.setTimeout(240_000);
    const member = await staff.enter(page.context(), 'admin');
    const asked = page.waitForResponse(/\/api\/v1\/reconciliation$/);
    await page.goto('/reconciliation');
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not open to you' })).toBeVisible();
    await expect(page.getByText('The permission to reconcile payments.')).toBeVisible();
    expect((await asked).status()).toBe(403);
    await accessible();
    await page.getByRole('link', { name: 'Back to my start page' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Operations' })).toBeVisible();
    await expect(menu.getByText('Reconciliation')).toHaveCount(0);

    await staff.enter(secondPage.context(), 'superAdmin');
    await secondPage.goto(`/audit?actor=${member.id}&refused=yes`);
    const trail = secondPage.getByRole('region', { name: 'Audit' });
    await expect(trail.getByText('Without the right to it: reconciliation.overview').first()).toBeVisible({
      timeout: 60_000,
    });
  });
});

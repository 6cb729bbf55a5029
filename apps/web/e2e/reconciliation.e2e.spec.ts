import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from './harness/test';
import { giveOwnPassword, signInAsStaff } from './people/staff';

/** `−£1,234.50` in pence. */
function penceOf(text: string | null): number {
  const amount = Math.round(Number((text ?? '').replaceAll(/[^\d.]/g, '')) * 100);
  return /^\s*[−-]/.test(text ?? '') ? -amount : amount;
}

const cellsOf = async (rows: Locator, nth: number): Promise<readonly string[]> =>
  rows.locator(`td:nth-child(${nth})`).allTextContents();

test.describe('the reconciliation', () => {
  test('[EVENT-09] staff for finance follow payments from order to payout, settle an exception and take that back', async ({
    page,
    staff,
    mailbox,
    accessible,
    accessibleInBothThemes,
  }) => {
    const member = await staff.newcomer('reconcilingAdmin');
    await signInAsStaff(page, mailbox, member);
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
      const own = page.locator('.k-case-acts li').filter({ hasText: member.name });
      for (const act of ['Matched by hand', 'Match undone']) await expect(own.filter({ hasText: act })).toHaveCount(1);
      await page.getByRole('button', { name: 'Close the panel' }).click();
      await expect(panel).toHaveCount(0);
    });

    await test.step('every exception has its reason, its age and its evidence', async () => {
      await page.getByRole('button', { name: 'Clear' }).click();
      const rows = exceptions.locator('tbody tr');
      await expect(rows.nth(2)).toBeVisible();
      for (const age of await cellsOf(rows, 2)) expect(age).toMatch(/^new$|\d+ (?:d|h|min)/);
      for (const reason of await cellsOf(rows, 6)) expect(reason).not.toBe('');
      await exceptions.getByRole('button', { name: 'Payer unknown' }).first().click();
      await expect(page.getByRole('region', { name: 'What we hold' })).toContainText('Nothing.');
      await expect(page.getByRole('region', { name: 'What the provider says' })).toContainText('Charged');
      await page.getByRole('button', { name: 'Close the panel' }).click();
    });

    await test.step('a matched payment leads from its order to its payout', async () => {
      await page.getByRole('button', { name: /^Matched/ }).click();
      const matched = page.getByRole('region', { name: 'Matched' });
      // Others are matched by hand meanwhile, whose payer nobody knows.
      const known = matched.locator('tbody tr').filter({ hasNotText: 'Payer unknown' });
      await known.first().getByRole('button').first().click();
      const trail = page.locator('.k-trail li');
      await expect(trail.locator('b')).toHaveText([
        ...['Our order', 'Checkout session', 'Payment we recorded', 'Charge', 'Balance transaction', 'Payout'],
      ]);
      for (const step of await trail.all()) await expect(step).toHaveAttribute('data-state', 'agrees');
      await page.getByRole('button', { name: 'Close the panel' }).click();
    });

    await test.step('all of it is exported, each payment with how it stands', async () => {
      await page.getByRole('button', { name: /^All/ }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export XLSX' }).click();
      await giveOwnPassword(page, 'Export the reconciliation', member.password);
      const [headings = [], ...rows] = await readSheet(await readFile(await (await saved).path()));
      const column = (name: string) => headings.indexOf(name);
      const states = new Set(rows.map((row) => row[column('State')]));
      expect(states).toContain('Matched');
      expect(states).toContain('Missing here');
      const agreeing = rows.filter(
        (row) => row[column('State')] === 'Matched' && row[column('Settled by hand')] === null,
      );
      expect(agreeing.length).toBeGreaterThan(0);
      for (const row of agreeing)
        expect([row[column('We hold (£)')], row[column('Needs a person')]]).toEqual([
          ...[row[column('Provider says (£)')], null],
        ]);
    });

    await test.step('payouts lead to their lines, months to their payments', async () => {
      await page.getByRole('button', { name: 'Payouts', exact: true }).click();
      await page
        .getByRole('button', { name: /^Lines of the payout/ })
        .last()
        .click();
      const lines = page.getByRole('region', { name: 'Lines of the payout' });
      await expect(lines).toBeVisible();
      // Said once the lines are there, which are summed here again.
      await expect(page.getByText('agrees to the penny')).toBeVisible();
      const net = (await cellsOf(lines.locator('tbody tr'), 6)).map(penceOf);
      const arrived = await page.locator('.k-equation-amount').textContent();
      expect(net.reduce((sum, each) => sum + each, 0)).toBe(penceOf(arrived));
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

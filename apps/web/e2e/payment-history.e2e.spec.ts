import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { todayInLondon } from './harness/london';
import { expect, test } from './harness/test';
import { giveOwnPassword, signInAsStaff } from './people/staff';
import { registerAndPay } from './people/subscriber';

test.describe('the payment history', () => {
  test('[PAYHIS-01, PAYHIS-02, LIMIT-04~] staff who reconcile payments find, sort, open and export what was paid', async ({
    page,
    staff,
    mailbox,
    running,
    accessible,
    accessibleInBothThemes,
  }) => {
    const family = `Marlow${randomUUID().slice(0, 6)}`;
    const buy = (first: string, plan: 'EmbraceMonthly' | 'EmbraceAnnually') =>
      registerAndPay(mailbox, running, {
        email: `${first}.${family}@example.com`.toLowerCase(),
        name: `${first} ${family}`,
        plan,
      });
    await buy('Ines', 'EmbraceMonthly');
    await buy('Ivan', 'EmbraceAnnually');
    const member = await staff.newcomer('reconcilingAdmin');
    const search = page.getByRole('searchbox');
    const rows = page.getByRole('row');

    await test.step('the menu leads there, and the payments come by themselves', async () => {
      await signInAsStaff(page, mailbox, member);
      await page.goto('/dashboard');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payment History' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payment History' })).toBeVisible();
      await search.fill(family);
      await expect(rows).toHaveCount(3);
      await expect(page.getByRole('columnheader')).toHaveText([
        'Name',
        'Created Time',
        'Subscription Type',
        'Username',
        'Payment ID',
        'Amount',
        'Status',
      ]);
      const row = page.getByRole('row', { name: /Ines/ });
      await expect(row).toContainText('Monthly plan');
      await expect(row).toContainText('Active');
      await expect(row.getByTitle('£47.00 net, £9.40 VAT')).toContainText('£56.40');
      await accessible();
    });

    await test.step('both dates are needed, and the one that is missing is flagged', async () => {
      const dates = page.getByRole('form', { name: 'Search by date' });
      await dates.getByLabel('From').fill(todayInLondon());
      await dates.getByRole('button', { name: 'Search by date' }).click();
      await expect(dates.getByText('Required !!')).toHaveCount(1);
      await expect(dates.getByLabel('To')).toHaveAttribute('aria-invalid', 'true');
      await expect(page).not.toHaveURL(/fromDate/);
      await accessible();
      await dates.getByLabel('From').fill('2024-01-01');
      await dates.getByLabel('To').fill('2024-01-31');
      await dates.getByRole('button', { name: 'Search by date' }).click();
      await expect(page.getByText('No User is Found')).toBeVisible();
      await accessible();
      await page.reload();
      await expect(dates.getByLabel('To')).toHaveValue('31/01/2024');
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page).not.toHaveURL(/toDate/);
      await search.fill(family);
      await expect(rows).toHaveCount(3);
    });

    await test.step('the other table sorts by each column and keeps its state in the address', async () => {
      await page.getByRole('button', { name: 'Invoices' }).click();
      await expect(page.getByRole('columnheader')).toHaveText([
        'S.no',
        'Invoice ID',
        'User',
        'Plan Type',
        'Date of Purchase',
        'Amount (£)',
        'Status',
      ]);
      await page.getByRole('columnheader', { name: 'Amount (£)' }).getByRole('button').click();
      await expect(rows.nth(1)).toContainText('£56.40');
      await page.getByRole('columnheader', { name: 'Amount (£)' }).getByRole('button').click();
      await expect(rows.nth(1)).toContainText('£541.20');
      for (const name of ['Invoice ID', 'User', 'Plan Type', 'Date of Purchase', 'Status', 'Amount (£)']) {
        const header = page.getByRole('columnheader', { name });
        await header.getByRole('button').click();
        await expect(header).toHaveAttribute('aria-sort', /^(?:asc|desc)ending$/);
      }
      await page.getByRole('columnheader', { name: 'Amount (£)' }).getByRole('button').click();
      await expect(rows.nth(1)).toContainText('£541.20');
      await expect(page.locator('.k-payments .k-table-wrap')).toHaveCSS('max-height', '791px');
      const sizes = page.getByRole('group', { name: 'Rows per page' }).getByRole('button');
      await expect(sizes).toHaveText(['10', '25', '50']);
      await page.getByRole('button', { name: '25', exact: true }).click();
      await expect(page).toHaveURL(/view=invoices/);
      await page.reload();
      await expect(rows.nth(1)).toContainText('£541.20');
      await expect(page.getByRole('button', { name: '25', exact: true })).toHaveAttribute('aria-pressed', 'true');
      await accessible();
    });

    await test.step('the panel tells what the provider says and what happened', async () => {
      await page.getByRole('button', { name: /^Ines/ }).click();
      const panel = page.getByRole('complementary', { name: /Ines/ });
      await expect(panel.getByText('succeeded', { exact: true })).toBeVisible();
      await expect(panel.getByText('Payment received')).toBeVisible();
      await accessible();
      await panel.press('Escape');
      await expect(panel).toHaveCount(0);
    });

    await test.step('what is searched is saved as a file', async () => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      await accessible();
      await giveOwnPassword(page, 'Export the payments', member.password);
      const text = await readFile(await (await saved).path(), 'utf8');
      expect(text.trimEnd().split('\r\n')).toHaveLength(3);
      expect(text).toContain(`ines.${family.toLowerCase()}@example.com,Monthly plan`);
    });

    await test.step('a new payment appears by itself, and the page fits a phone', async () => {
      await buy('Iris', 'EmbraceMonthly');
      await expect(page.getByRole('button', { name: /^Iris/ })).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await accessibleInBothThemes();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: /^Iris/ }).click();
      await expect(page.getByRole('dialog', { name: /Iris/ }).getByText('At the provider')).toBeVisible();
    });
  });
});

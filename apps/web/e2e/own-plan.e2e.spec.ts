import { expect, test } from './harness/test';
import { fillLogin, PASSWORD } from './people/owner';
import { registerAndPay } from './people/subscriber';

test.describe('the own plan', () => {
  test('a paying owner changes from monthly to annual, ends it with the password, and takes that back', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    await registerAndPay(mailbox, running, { email: freshEmail, name: 'Mary Marlow', plan: 'EmbraceMonthly' });
    await page.goto('/auth/signIn');
    await fillLogin(page, freshEmail, PASSWORD);
    await expect(page).not.toHaveURL(/signIn/);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Your plan' }).click();
    await expect(page).toHaveURL(/\/dashboard\/plan$/);
    // The payment is recorded by the workers, a moment after it was made.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^Your plan renews on/)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByText('£56.40 a month (£47.00 plus £9.40 VAT)', { exact: true })).toBeVisible();
    await accessible();

    await page.getByRole('button', { name: 'Change to the Annual plan' }).click();
    const change = page.getByRole('dialog', { name: 'Change to the Annual plan' });
    await expect(change.getByText(/is taken from your card now/)).toBeVisible();
    await accessible();
    await change.getByRole('button', { name: 'Change and pay' }).click();
    await expect(page.getByText('£541.20 a year (£451.00 plus £90.20 VAT)', { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('list', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(2);

    await page.getByRole('button', { name: 'End my subscription' }).click();
    const end = page.getByRole('dialog', { name: 'End your subscription' });
    await end.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await accessible();
    await end.getByRole('button', { name: 'End my subscription' }).click();
    await expect(page.getByText(/^Your plan ends on/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('None. Nothing more is taken from your card.')).toBeVisible();
    await accessible();

    await page.getByRole('button', { name: 'Keep my plan' }).click();
    await expect(page.getByText(/^Your plan renews on/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Change to the Monthly plan' })).toBeVisible();
  });
});

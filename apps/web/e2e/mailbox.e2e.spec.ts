import { expect, test } from './harness/test';
import { registerOwner } from './people/owner';

test.describe('the mailbox', () => {
  // Reading a letter from here runs a script in its frame, and the frame refuses every script.
  test.use({ allowedFaults: /Blocked script execution in '.*\/messages\/.*sandboxed/ });

  test('shows the mail of a new account and leads into the product', async ({
    page,
    context,
    running,
    freshEmail,
    accessible,
  }) => {
    await registerOwner(page, freshEmail, running.product, { name: 'Ines Marlow', companyName: 'Marlow Sails' });
    await page.goto(running.mailbox);
    await page.getByPlaceholder('Search by recipient').fill(freshEmail);
    await expect(page.getByRole('status')).toContainText('1 message');
    await accessible();
    await page.getByRole('link', { name: freshEmail }).click();
    await expect(page.getByRole('article').getByText(freshEmail)).toBeVisible();

    const letter = page.frameLocator('iframe');
    await expect(letter.getByText('Hello,')).toBeVisible();
    const opened = context.waitForEvent('page');
    await letter.getByRole('link').first().click();
    await expect(await opened).toHaveURL(/\/auth\/signIn$/);

    await page.getByRole('button', { name: 'Plain text' }).click();
    await expect(page.getByRole('article').getByRole('link', { name: /emailVerification/ })).toBeVisible();
    // Without the letter's frame: it runs no script, so the checker could not look into it.
    await accessible();
    await page.getByRole('button', { name: 'Headers' }).click();
    await expect(page.getByRole('article').getByText(/Message-ID: <[0-9a-f]{40}@/i)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  });

  test('keeps its mail when deleting all is not confirmed', async ({ page, running }) => {
    await page.goto(running.mailbox);
    await expect(page.getByRole('button', { name: 'Delete all' }).first()).toBeEnabled();
    await page.getByRole('button', { name: 'Delete all' }).first().click();
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('listitem').first()).toBeVisible();
  });
});

import { expect, test } from './harness/test';
import { signInAsStaff } from './people/staff';

const REASON = 'The bank took a fee of 15p: seen on its own statement';

test.describe('the bank in the reconciliation', () => {
  test('[EVENT-09~] staff for finance bring a statement, see payouts proven, match one by hand and take that back', async ({
    page,
    running,
    staff,
    mailbox,
    accessible,
    accessibleInBothThemes,
  }) => {
    const statement = await (await fetch(`${running.payments}/_sandbox/bank-statement`)).text();
    const [titles = '', firstLine = ''] = statement.split('\n');
    await signInAsStaff(page, mailbox, await staff.newcomer('reconcilingAdmin'));
    const box = page.getByLabel('Paste lines of the statement');
    const read = page.getByRole('region', { name: 'What was read' });
    const file = (content: string) => ({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

    await test.step('a pasted line is shown, and saved when that is right', async () => {
      await page.goto('/reconciliation');
      await page.getByRole('button', { name: 'Run now' }).click();
      await expect(page.getByText(/The payment provider was last read/)).toBeVisible({ timeout: 60_000 });
      await page.getByRole('button', { name: 'Bank', exact: true }).click();
      await box.fill(firstLine);
      await page.getByRole('button', { name: 'Read the lines' }).click();
      await expect(read).toContainText('1 line of');
      await accessible();
      await read.getByRole('button', { name: /^Save/ }).click();
      await expect(page.getByText(/^1 line saved\./)).toBeVisible();
      await expect(box).toHaveValue('');
    });

    await test.step('a statement with a wrong line is refused, the line is named, and nothing is saved', async () => {
      const payouts = page.getByText(/^Payouts: /);
      await expect(payouts).toContainText(/\d+ lines? from/, { timeout: 60_000 });
      const [kept = 'no lines'] = /\d+ lines? from .*/.exec((await payouts.textContent()) ?? '') ?? [];
      await page
        .getByLabel('Choose a CSV file')
        .setInputFiles(file(`${titles}\n31/02/2026,NO SUCH DAY,1.00\n${firstLine}\n`));
      await expect(read.getByRole('alert')).toContainText('so nothing was saved');
      await expect(read.getByRole('listitem')).toHaveText('Line 2: not a date, such as 31/10/2026 (“31/02/2026”)');
      await accessible();
      await read.getByRole('button', { name: 'Close' }).click();
      await expect(payouts).toContainText(kept);
    });

    await test.step('the right one proves the payouts, and doubles no line', async () => {
      await page.getByLabel('Choose a CSV file').setInputFiles(file(statement));
      await expect(read).toContainText('1 saved before');
      await read.getByRole('button', { name: /^Save/ }).click();
      await expect(page.getByText(/saved, 1 was saved before\./)).toBeVisible();
      await expect(page.getByText(/^Payouts: [1-9]\d* at the bank/)).toBeVisible({ timeout: 60_000 });
      await page.getByRole('button', { name: 'Payouts', exact: true }).click();
      await expect(page.getByText(/^At the bank .*“STRIPE PAYMENTS UK”/).first()).toBeVisible();
      await accessible();
    });

    await test.step('somebody matches what no line fits, for a reason, and takes it back', async () => {
      await page.getByRole('button', { name: 'Bank', exact: true }).click();
      const open = page.getByRole('region', { name: 'Payouts to find' });
      await expect(open.getByText('Not found at the bank').first()).toBeVisible();
      // The one whose line is 15p short is the newer of the two.
      await open
        .getByRole('button', { name: /^Match the payout/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio', { name: /−£0\.15$/ })).toBeChecked();
      await accessible();
      await dialog.getByLabel('Reason, kept in the history').fill(REASON);
      await dialog.getByRole('button', { name: 'Match' }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: /^State:/ }).click();
      await page.getByRole('option', { name: 'Matched', exact: true }).click();
      await expect(page).toHaveURL(/standing=matched/);
      const lines = page.getByRole('region', { name: 'Lines of the bank' });
      await expect(lines.getByText('Matched').first()).toBeVisible();
      await lines
        .getByRole('button', { name: /^Unmatch/ })
        .last()
        .click();
      await dialog.getByLabel('Why it was not right').fill('That was another payout');
      await dialog.getByRole('button', { name: 'Unmatch' }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('it fits a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/reconciliation?view=bank');
      await expect(page.getByRole('region', { name: 'Lines of the bank' }).getByRole('row').nth(1)).toBeVisible();
      await accessibleInBothThemes();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { monthsBefore, todayInLondon } from './harness/london';
import { expect, test } from './harness/test';
import { giveOwnPassword, signInAsStaff } from './people/staff';

const words = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

/** So long ago that nothing else happened then: money of that month is this test's alone. */
const [MONTH = ''] = monthsBefore(todayInLondon(), 9);
const NAME = words(MONTH);
const NOW = words(todayInLondon().slice(0, 7));
const POUNDS = '£41.00';

/** Has the provider read, and waits until that has ended. */
async function sweep(page: Page): Promise<void> {
  await page.goto('/reconciliation');
  await page.getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByRole('button', { name: 'Run now' })).toBeEnabled({ timeout: 90_000 });
  await expect(page.getByText(/The payment provider was last read/)).toBeVisible({ timeout: 60_000 });
}

test('[EVENT-09~] staff for finance close a month, print and export it, and find what came later in the open one', async ({
  page,
  staff,
  mailbox,
  running,
  accessible,
  accessibleInBothThemes,
}) => {
  const control = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await page.request.post(`${running.payments}/_sandbox/${path}`, { data });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as Answer;
  };
  const member = await staff.newcomer('reconcilingAdmin');
  await signInAsStaff(page, mailbox, member);
  const at = Date.parse(`${MONTH}-09T09:00:00Z`) / 1_000;
  const { id: charge } = await control<{ id: string }>('charges', { amount: 4_100, description: 'At the door', at });
  await control('present', {});
  await sweep(page);
  const statement = `/reconciliation/months/${MONTH}`;

  await test.step('the checklist says what is left and leads there', async () => {
    await page.goto('/reconciliation?view=months');
    const row = page.getByRole('region', { name: 'Months' }).getByRole('row').filter({ hasText: NAME });
    await expect(row).toContainText('Open', { timeout: 60_000 });
    await row.getByRole('link', { name: NAME, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the month' })).toHaveCount(0);
    await accessibleInBothThemes();
    await page.getByRole('link', { name: '1 exception', exact: true }).click();
    const exceptions = page.getByRole('region', { name: 'Exceptions' });
    await exceptions.getByRole('button', { name: 'Payer unknown' }).click();
    await page.getByLabel('Reason, kept in the history').fill('Paid at the door: receipt in the file');
    await page.getByRole('button', { name: `Match with a ${POUNDS} gap` }).click();
    await expect(page.getByRole('button', { name: 'Unmatch' })).toBeVisible();
  });

  await test.step('it is closed with the own password', async () => {
    await page.goto(statement);
    await expect(page.getByText('Everything holds')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Close the month' }).click();
    await accessible();
    await giveOwnPassword(page, `Close ${NAME}`, member.password);
    await expect(page.getByRole('main').getByText(`Closed by ${member.name}`)).toBeVisible();
    await accessibleInBothThemes();
  });

  await test.step('it is printed on A4', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const sheet = page.locator('.k-print-sheet');
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(`Reconciliation of payments: ${NAME}`);
    for (const text of [POUNDS, `Closed by ${member.name}`, 'Settled by people', 'matched by hand'])
      await expect(sheet).toContainText(text);
    await expect(page.getByRole('main')).toBeHidden();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  await test.step('its workbook has the totals of the page, and no formula', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export XLSX' }).click();
    await giveOwnPassword(page, `Export ${NAME}`, member.password);
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`reconciliation-${MONTH}.xlsx`);
    const rows = await readSheet(await readFile(await file.path()));
    const total = (entry: string) => {
      const [, , , , , , inward, outward] = rows.find((row) => row[0] === 'Total' && row[1] === entry) ?? [];
      return Math.round((Number(inward ?? 0) - Number(outward ?? 0)) * 100);
    };
    const shown = async (term: string) => {
      const text = await page.locator('.k-equation-terms > div').filter({ hasText: term }).locator('dd').textContent();
      const amount = Math.round(Number(/[\d,]+\.\d\d/.exec(text ?? '')?.[0].replaceAll(',', '')) * 100);
      return (text ?? '').includes('−') ? -amount : amount;
    };
    for (const term of ['Gross', 'Fees', 'Net', 'Paid out'])
      expect([term, total(term)]).toEqual([term, await shown(term)]);
    expect(total('Gross')).toBe(4_100);
    expect(total('Gross') + total('Refunds') + total('Disputes') + total('Other') + total('Fees')).toBe(total('Net'));
    expect(rows.flat().filter((cell) => typeof cell === 'string' && /^[=+@-]/.test(cell))).toEqual([]);
  });

  await test.step('a later refund is an exception of the open month, linked to its payment', async () => {
    await control('refunds', { charge });
    await sweep(page);
    await page.goto(`/reconciliation?month=${todayInLondon().slice(0, 7)}&search=${charge}`);
    const row = page.getByRole('region', { name: 'Exceptions' }).getByRole('row').nth(1);
    await expect(row).toContainText(`${NAME} is closed`, { timeout: 60_000 });
    await row.getByRole('button').first().click();
    await expect(page.getByText(`stands here as an exception of ${NOW}`)).toBeVisible();
    await accessible();
    await page.getByRole('link', { name: 'Its statement' }).click();
    await expect(page.getByText(/1 payment or payout has changed since/).first()).toBeVisible();
    await expect(page.locator('.k-equation-terms > div').filter({ hasText: 'Refunds' })).toContainText('£0.00');
    await expect(page.getByRole('region', { name: 'Changed since' })).toBeVisible();
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await accessibleInBothThemes();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});

import readXlsxFile from 'read-excel-file/node';
import { expectedOfTyped } from './harness/expected-pages';
import { monthsBefore, numberOfMonth, todayInLondon } from './harness/london';
import { expectDashboard, expectEveryKpi, expectMyFinancials } from './harness/shown-figures';
import { expect, type Page, test } from './harness/test';
import { signedInOwner } from './people/owner';

/** The last month that is over, and the two before it. */
const MONTHS = monthsBefore(todayInLondon(), 3).toReversed();

/** The financial year ended with it. */
const YEAR_END = numberOfMonth(MONTHS[0] ?? '');

/** `Oct 2026` */
function lastMonth(before = 0): string {
  return new Date(`${MONTHS[before] ?? ''}-01`)
    .toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
    .replace('Sept', 'Sep');
}

const PROFIT = { 'Sales / revenue': '60000', 'Cost of sales': '24000', Payroll: '15000', Overheads: '12000' };
const BALANCE = { Stock: '36000', Debtors: '108000', Cash: '52000', Creditors: '45000', 'Fixed assets': '85000' };

async function enter(
  page: Page,
  part: RegExp,
  which: number,
  figures: Record<string, string>,
  before = 0,
): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Parts of the form' })
    .getByRole('button', { name: part })
    .nth(which)
    .click();
  for (const [field, amount] of Object.entries(figures)) {
    const cell = page.getByRole('textbox', { name: `${field}, ${lastMonth(before)}` });
    await cell.pressSequentially(amount);
    await expect(cell).toHaveValue(Number(amount).toLocaleString('en-GB'));
  }
}

test('[INT-06, TB-02~, BEYOND-09, BEYOND-10~] an owner types figures in, takes them away, and decides where an account counts', async ({
  page,
  mailbox,
  running,
  freshEmail,
  accessible,
  accessibleInBothThemes,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);

  await test.step('what is typed is saved, and stands in the trial balance', async () => {
    await page.goto('/dashboard/UpdatePage');
    await page.getByRole('button', { name: 'Enter your finance data' }).click();
    await page.getByLabel('Your financial year ends in').selectOption({ index: YEAR_END - 1 });
    // Fewer than three months make no figure of twelve.
    for (const before of [0, 1, 2]) await enter(page, /^This year/, 1, PROFIT, before);
    await enter(page, /^This year/, 0, BALANCE);
    await accessibleInBothThemes();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved Successfully!')).toBeVisible();
    await expect(page.getByRole('row', { name: /Sales \/ revenue/ })).toContainText('−60,000.00');
    await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
    await accessible();
  });

  await test.step('every figure on the pages comes from what was typed', async () => {
    const { 'Sales / revenue': sales, 'Cost of sales': costOfSales, Payroll: payroll, Overheads: overheads } = PROFIT;
    const { Stock: stock, Debtors: debtors, Cash: cash, Creditors: creditors, 'Fixed assets': fixedAssets } = BALANCE;
    const expected = expectedOfTyped(
      'Acme Joinery',
      YEAR_END,
      MONTHS.map((month, before) => ({
        month,
        profit: { sales, costOfSales, payroll, overheads },
        ...(before === 0 && { balance: { stock, debtors, cash, creditors, fixedAssets } }),
      })),
    );
    await page.goto('/dashboard/newDashboardFinance');
    await expectMyFinancials(page, expected, 'Acme Joinery');
    await expectEveryKpi(page, expected);
    await page.goto('/dashboard/newDashboard');
    await expectDashboard(page, expected);
  });

  await test.step('it is there again when the form is opened again', async () => {
    await page.goto('/dashboard/UpdatePage?form=finance-data');
    await page
      .getByRole('navigation', { name: 'Parts of the form' })
      .getByRole('button', { name: /^This year/ })
      .nth(0)
      .click();
    await expect(page.getByRole('textbox', { name: `Debtors, ${lastMonth()}` })).toHaveValue('108,000');
    await page.getByRole('button', { name: 'Finish later' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[IO-08~] the template holds what was typed, and fills the form in again; what is no spreadsheet is refused', async () => {
    await page.goto('/dashboard/UpdatePage?form=finance-data');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the template' }).click();
    const template = await (await downloading).path();
    const [profit] = await readXlsxFile(template);
    expect(profit?.data.find(([month]) => month === lastMonth())).toEqual([
      lastMonth(),
      ...Object.values(PROFIT).map(Number),
      null,
    ]);
    const choice = page.getByLabel(/^Choose a file/);
    await choice.setInputFiles(template);
    const figures = Object.keys(PROFIT).length * 3 + Object.keys(BALANCE).length;
    await expect(page.getByText(`${figures} figures read from the file.`)).toBeVisible();
    await expect(page.getByText('Left out:')).toHaveCount(0);
    await choice.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0x00, 0x01]) });
    await expect(page.getByRole('alert')).toContainText('This is not a spreadsheet');
    await page.getByRole('button', { name: 'Finish later' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the report opens in a spreadsheet', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report.xlsx' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('Report.xlsx');
    const sheets = await readXlsxFile(await file.path());
    const rows = JSON.stringify(sheets);
    expect(rows).toContain('Sales / revenue');
    expect(rows).toContain('-60000');
    expect(rows).toContain('P12');
  });

  await test.step('another place of an account shows every figure first, is accepted, and taken back', async () => {
    await page.goto('/dashboard/accounts');
    await page.getByRole('searchbox').fill('overheads');
    await page.getByRole('button', { name: /^Overheads/ }).click();
    await page.getByLabel('Counts as').selectOption({ label: 'Cost of sales' });
    const preview = page.getByRole('table', { name: 'Figures now and with the change' });
    await expect(preview.getByRole('row', { name: /^GM as % of Turnover/ })).toContainText('60.0%');
    await expect(preview.getByRole('row', { name: /^GM as % of Turnover/ })).toContainText('40.0%');
    await accessibleInBothThemes();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Overheads now counts as cost of sales')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Overheads counts as overheads again')).toBeVisible();
  });

  await test.step('the figures say how fresh and how sure they are', async () => {
    await page.goto('/dashboard/trust');
    await expect(page.getByRole('row', { name: /^Turnover, 12 months/ })).toContainText(lastMonth());
    await expect(page.getByText('Every account counts somewhere.')).toBeVisible();
    await accessibleInBothThemes();
  });
});

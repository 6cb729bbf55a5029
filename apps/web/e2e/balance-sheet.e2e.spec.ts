import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { monthsBefore, numberOfMonth, todayInLondon } from './harness/london';
import { expect, test } from './harness/test';
import { callAsOwner } from './people/owner-calls';
import { signedInSubscriber } from './people/subscriber';

const PAGE = '/dashboard/newDashboardCalculator/BalanceSheet';

/** A year of typed month ends that ended with the last month; the newest owes more than it has. */
function twelveMonths(): object {
  const months = monthsBefore(todayInLondon(), 12);
  const parts = { stockMonths: 36_000, debtorsMonths: 108_000, creditorsMonths: 45_000, monthEndCashBalance: 52_000 };
  const profit = { salesAndRevenue: 60_000, costOfSales: 24_000, payroll: 15_000, overheads: 12_000, employees: 7 };
  const sums = (isLast: boolean) => ({
    ...{ currentAssets: 202_000, fixedAssets: 85_000, longTermCreditors: 60_000 },
    currentLiabilities: isLast ? 302_000 : 68_000,
  });
  return {
    balanceSheetDayWiseData: [],
    balanceSheetMonthWiseData: months.map((month) => ({ month, ...parts, ...sums(month === months.at(-1)) })),
    balanceSheetLastYearMonthWiseEntity: [],
    balanceSheetLastYearMinusOneMonthWiseEntity: [],
    profitAndLossThisYear: months.map((month) => ({ month, ...profit })),
    profitAndLossLastYear: [],
    profitAndLossLastYearMinusOneMonthWiseData: [],
    financial_month: numberOfMonth(months.at(-1) ?? ''),
  };
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const lastOf = (page: Page, name: string) => row(page, name).getByRole('cell').last();
const contentOf = async (file: Download) => readFileSync(await file.path());

test('[BS-01] an owner reads the balance sheet month by month, looks into a figure and takes it away', async ({
  page,
  mailbox,
  running,
  freshEmail,
  accessibleInBothThemes,
}) => {
  await signedInSubscriber(page, mailbox, running, freshEmail);
  await page.goto('/dashboard/balancesheet1');
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('link', { name: 'Connect your accounts' })).toBeVisible();
  const own = await page.evaluate(() => localStorage.getItem('id'));
  await callAsOwner(page, running.product, `/api/v1/accounts/${own ?? ''}/finance-data`, twelveMonths());

  await test.step('months are columns, what is net stands below what it is made of', async () => {
    await page.reload();
    await expect(page.getByRole('columnheader')).toHaveCount(13);
    await expect(lastOf(page, 'Net Current Assets')).toHaveText('−£100,000');
    await expect(lastOf(page, 'Net Assets')).toHaveText('−£75,000');
    await accessibleInBothThemes();
  });

  await test.step('a figure explains itself by keyboard', async () => {
    await lastOf(page, 'Net Assets').getByRole('button').press('Enter');
    await expect(page.getByRole('complementary', { name: /Net Assets/ })).toContainText('£85,000');
    await page.getByRole('button', { name: 'Close the panel' }).click();
  });

  await test.step('CSV and workbook hold what is shown', async () => {
    const csv = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const lines = (await contentOf(await csv)).toString('utf8').split('\r\n');
    expect(lines).toHaveLength(9);
    expect(lines.find((line) => line.startsWith('Net Assets,'))).toMatch(/,159000,-75000$/);
    const workbook = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as Excel' }).click();
    const file = await workbook;
    expect(file.suggestedFilename()).toBe('Balance-sheet.xlsx');
    expect((await contentOf(file)).subarray(0, 2).toString('latin1')).toBe('PK');
  });

  await test.step('on a phone the names stay while the months move', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const name = row(page, 'Net Assets').getByRole('rowheader');
    const frame = page.getByRole('region', { name: /^Balance Sheet for/ });
    await expect.poll(() => frame.evaluate((of) => of.scrollWidth > of.clientWidth)).toBe(true);
    for (const left of [0, 400]) {
      await frame.evaluate((of, to) => of.scrollTo({ left: to, behavior: 'instant' }), left);
      const [nameAt, frameAt] = [await name.boundingBox(), await frame.boundingBox()];
      expect(Math.abs((nameAt?.x ?? -1) - (frameAt?.x ?? -9))).toBeLessThanOrEqual(1);
    }
    await accessibleInBothThemes();
  });
});

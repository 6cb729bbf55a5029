import type { Page } from '@playwright/test';
import { monthsBefore, numberOfMonth, todayInLondon } from './harness/london';
import { expect, test } from './harness/test';
import { callAsOwner } from './people/owner-calls';
import { signedInSubscriber } from './people/subscriber';

const PAGE = '/dashboard/newDashboardCalculator?tool=cash';

/** One month of typed figures, of a financial year that began with it. */
function oneMonth(stockMonths = 36_000): object {
  const [month = ''] = monthsBefore(todayInLondon(), 1);
  const sheet = { stockMonths, debtorsMonths: 108_000, creditorsMonths: 45_000, monthEndCashBalance: 52_000 };
  const sums = { currentAssets: 202_000, currentLiabilities: 68_000, fixedAssets: 85_000, longTermCreditors: 60_000 };
  const profit = { salesAndRevenue: 60_000, costOfSales: 24_000, payroll: 15_000, overheads: 12_000, employees: 7 };
  return {
    balanceSheetDayWiseData: [],
    balanceSheetMonthWiseData: [{ month, ...sheet, ...sums }],
    balanceSheetLastYearMonthWiseEntity: [],
    balanceSheetLastYearMinusOneMonthWiseEntity: [],
    profitAndLossThisYear: [{ month, ...profit }],
    profitAndLossLastYear: [],
    profitAndLossLastYearMinusOneMonthWiseData: [],
    financial_month: ((numberOfMonth(month) + 10) % 12) + 1,
  };
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name: `${name}, slider` });
const total = (page: Page) => page.getByTestId('total-released');

test('[CASH-01~, CASH-02, CASH-03~] an owner pulls three levers by keyboard, calculates, saves, and opens the saved date', async ({
  page,
  mailbox,
  running,
  freshEmail,
  accessibleInBothThemes,
}) => {
  await signedInSubscriber(page, mailbox, running, freshEmail);
  await page.goto(PAGE);
  await expect(page.getByText('Could you hold less stock and still finish every job?')).toBeVisible();
  await accessibleInBothThemes();
  const own = await page.evaluate(() => localStorage.getItem('id'));
  await callAsOwner(page, running.product, `/api/v1/accounts/${own ?? ''}/finance-data`, oneMonth());
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await test.step('the results follow the handle, and nothing is asked of the server meanwhile', async () => {
    await expect(total(page)).toHaveText('£0');
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeDisabled();
    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
    await slider(page, 'Stock turn increase %').focus();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
    await expect(box(page, 'Stock turn increase %')).toHaveValue('20');
    await expect(total(page)).toHaveText('+£6,000');
    await expect(slider(page, 'Stock turn increase %')).toHaveAttribute(
      'aria-valuetext',
      '20 percent, +£6,000 released',
    );
    await page.keyboard.press('Home');
    await expect(total(page)).toHaveText('£0');
    await page.keyboard.press('PageUp');
    await expect(box(page, 'Stock turn increase %')).toHaveValue(/^[1-9]\d*$/);
    await box(page, 'Stock turn increase %').fill('20');
    await box(page, 'Target debtor days').fill('40');
    await box(page, 'Target creditor payment terms in days').fill('45');
    await expect(total(page)).toHaveText('+£38,227');
    expect(asked.filter((url) => url.includes('cash-release'))).toEqual([]);
    const table = page.getByRole('region', { name: /^Against your balance sheet/ });
    await expect(table.getByRole('row', { name: 'Trade debtors' }).getByRole('cell')).toHaveText([
      ...['£108,000', '£94,685', '+£13,315', '45.6 days', '40.0 days'],
    ]);
    await accessibleInBothThemes();
  });

  await test.step('Calculate says the same, Save keeps it, and the list has it without a reload', async () => {
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('Calculated', { exact: true })).toBeVisible();
    await page.getByLabel('Name for the saved date, if you like').fill('Spring');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved Successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Please update the value!')).toBeVisible();
    await expect(page.getByLabel('Your saved dates').getByRole('option')).toHaveCount(2);
  });

  await test.step('books that change do not change what was saved', async () => {
    await callAsOwner(page, running.product, `/api/v1/accounts/${own ?? ''}/finance-data`, oneMonth(30_000));
    await expect(total(page)).toHaveText('+£37,227');
    await page.getByLabel('Your saved dates').selectOption({ index: 1 });
    await expect(page.getByText(/it comes to the same, to the penny/)).toBeVisible();
    await expect(total(page)).toHaveText('+£38,227');
    await expect(box(page, 'Target debtor days')).toHaveJSProperty('readOnly', true);
    for (const name of ['Calculate', 'Save'])
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Explain From stock' }).click();
    await expect(page.getByRole('complementary', { name: 'From stock' })).toContainText('Formulas 5.12');
    await page.getByRole('button', { name: 'Close the panel' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await accessibleInBothThemes();
    await page.reload();
    await expect(total(page)).toHaveText('+£38,227');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Data reset successfully')).toBeVisible();
    await expect(box(page, 'Target debtor days')).toHaveValue('0');
  });
});

import type { Page } from '@playwright/test';
import { monthsBefore, numberOfMonth, todayInLondon } from './harness/london';
import { expect, test } from './harness/test';
import { fillLogin } from './people/owner';
import { callAsOwner } from './people/owner-calls';
import { demoAccount } from './people/staff';
import { signedInSubscriber } from './people/subscriber';

const PAGE = '/dashboard/newDashboardCalculator/DetailedPL';
const GROUPS = ['Sales / Revenue - Income', 'Cost of Sales', 'Payroll', 'Overheads'];

/** Seven months of typed figures of a financial year that began with the first of them. */
function sevenMonths(payroll = 15_000): object {
  const months = monthsBefore(todayInLondon(), 7);
  const profit = { salesAndRevenue: 60_000, costOfSales: 24_000, payroll, overheads: 12_000, employees: 7 };
  return {
    balanceSheetDayWiseData: [],
    balanceSheetMonthWiseData: [],
    balanceSheetLastYearMonthWiseEntity: [],
    balanceSheetLastYearMinusOneMonthWiseEntity: [],
    profitAndLossThisYear: months.map((month) => ({ month, ...profit })),
    profitAndLossLastYear: [],
    profitAndLossLastYearMinusOneMonthWiseData: [],
    financial_month: ((numberOfMonth(months[0] ?? '') + 10) % 12) + 1,
  };
}

const profit = (page: Page) => page.getByTestId('profit-before-tax');
const tab = (page: Page, group: string) =>
  page.getByRole('group', { name: 'Groups' }).getByRole('button', { name: group });
const box = (page: Page) => page.getByRole('region', { name: / by account$/ }).getByRole('textbox');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Types a change into the only account of each group, and calculates it. */
async function changeEach(page: Page, changes: readonly string[]): Promise<void> {
  for (const [index, group] of GROUPS.entries()) {
    await tab(page, group).click();
    await box(page).fill(changes[index] ?? '');
    await button(page, 'Calculate').click();
    await expect(tab(page, group)).toHaveAccessibleName(/(?<!not )calculated$/);
  }
}

test('[DPL-01~, DPL-02~, DPL-03~, DPL-04~] an owner changes every group, calculates, saves, and opens the saved date', async ({
  page,
  mailbox,
  running,
  freshEmail,
  accessibleInBothThemes,
}) => {
  await signedInSubscriber(page, mailbox, running, freshEmail);
  await page.goto(PAGE);
  await expect(page.getByText('No data available')).toBeVisible();
  const own = await page.evaluate(() => localStorage.getItem('id'));
  await callAsOwner(page, running.product, `/api/v1/accounts/${own ?? ''}/finance-data`, sevenMonths());

  await test.step('the results follow the boxes, and Save waits for all four groups', async () => {
    await page.reload();
    await expect(profit(page)).toHaveText('£108,000');
    await tab(page, 'Overheads').click();
    await box(page).fill('-12.54');
    await box(page).press('Tab');
    await expect(box(page)).toHaveValue('−12.5');
    await expect(profit(page)).toHaveText('£126,000');
    await box(page).press('ArrowUp');
    await expect(box(page)).toHaveValue('−12.4');
    await expect(button(page, 'Save')).toBeDisabled();
    await accessibleInBothThemes();
    await button(page, 'By month').click();
    const months = page.getByRole('region', { name: 'Overheads by month' });
    await expect(months.getByRole('columnheader')).toHaveText([
      /^Account$/,
      ...[1, 2, 3, 4, 5, 6, 7].map((period) => new RegExp(`^P${period} [A-Z][a-z]{2}$`)),
      /^Cumulative/,
      /Annualised$/,
      /^Change/,
    ]);
    await expect(
      months
        .getByRole('row', { name: /^Total/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('£12,000');
    await expect(months.getByRole('textbox')).toHaveValue('−12.4');
    await accessibleInBothThemes();
    await button(page, 'Totals').click();
    await changeEach(page, ['5', '-2', '3', '-1']);
    await expect(profit(page)).toHaveText('£145,800');
    await expect(page.getByText('All four groups are calculated, so this can be saved.')).toBeVisible();
  });

  await test.step('Save keeps it, and the list has it without a reload', async () => {
    await page.getByLabel('Name for the saved date, if you like').fill('Spring');
    await button(page, 'Save').click();
    await expect(page.getByText('successfully Saved')).toBeVisible();
    await expect(page.getByLabel('Your saved dates').getByRole('option')).toHaveCount(2);
  });

  await test.step('books that change do not change what was saved', async () => {
    await callAsOwner(page, running.product, `/api/v1/accounts/${own ?? ''}/finance-data`, sevenMonths(16_000));
    await expect(profit(page)).toHaveText('£133,440');
    await expect(button(page, 'Save')).toBeDisabled();
    await page.getByLabel('Your saved dates').selectOption({ index: 1 });
    await expect(page.getByText(/it comes to the same, to the penny/)).toBeVisible();
    await expect(profit(page)).toHaveText('£145,800');
    await expect(box(page)).toHaveJSProperty('readOnly', true);
    for (const name of ['Calculate', 'Save']) await expect(button(page, name)).toBeDisabled();
    await page.getByTitle('Explain Profit Before Tax, summary').click();
    await expect(page.getByRole('complementary', { name: 'Profit Before Tax' })).toContainText('Formulas 5.14');
    await page.getByRole('button', { name: 'Close the panel' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await accessibleInBothThemes();
    await page.reload();
    await expect(profit(page)).toHaveText('£145,800');
    await button(page, 'Reset').click();
    await expect(page.getByText('Reset Successfully!')).toBeVisible();
    await expect(profit(page)).toHaveText('£96,000');
  });
});

test('[ROLE-02~, DPL-06~] a partner saves for a customer, and a super admin only looks', async ({
  page,
  secondPage,
  running,
  staff,
}) => {
  const partner = demoAccount(running, 'nell');
  await page.goto('/auth/signIn');
  await fillLogin(page, partner.email, partner.password);
  await page.getByRole('link', { name: 'View Hannah Whitfield' }).click();
  await page.getByRole('link', { name: 'Detailed P&L' }).first().click();
  await expect(page.getByText('Looking at Greyfield Motors Ltd')).toBeVisible();
  await expect(profit(page)).toHaveText(/£/);
  for (const group of GROUPS) {
    await tab(page, group).click();
    await button(page, 'Calculate').click();
    await expect(tab(page, group)).toHaveAccessibleName(/(?<!not )calculated$/);
  }
  await button(page, 'Save').click();
  await expect(page.getByText('successfully Saved')).toBeVisible();
  await expect(page.getByLabel('Saved by you as channel partner').getByRole('option')).not.toHaveCount(1);

  await staff.enter(secondPage.context(), 'superAdmin');
  await secondPage.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(profit(secondPage)).toHaveText(/£/);
  for (const name of ['Calculate', 'Save', 'Reset', 'How to Use'])
    await expect(button(secondPage, name)).toHaveCount(0);
  await expect(box(secondPage).first()).toHaveJSProperty('readOnly', true);
});

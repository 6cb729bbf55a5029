import type { Page } from '@playwright/test';
import { monthsBefore, todayInLondon } from './harness/london';
import { expect, test } from './harness/test';
import { fillLogin, signedInOwner } from './people/owner';
import { callAsOwner } from './people/owner-calls';
import { signedInSubscriber } from './people/subscriber';

const PAGE = '/dashboard/newDashboardCalculator';

/** The figures of Acme (formulas 5.0), as an owner types them. */
const FIGURES = {
  'Months in the financial year, last year': '12',
  'Months in the financial year, this year so far': '7',
  'Sales, last year': '650000',
  'Sales, this year so far': '420000',
  'Cost of sales, last year': '273000',
  'Cost of sales, this year so far': '168000',
  'Payroll, last year': '165000',
  'Payroll, this year so far': '105000',
  'Overheads, last year': '140000',
  'Overheads, this year so far': '84000',
};

/** Last year, this year, with the changes, and by how much it changes. */
const BEFORE_AND_AFTER = [
  ['Cost of Sales %', '42.0%', '40.0%', '38.0%', '−2.0 pt'],
  ['Gross Margin %', '58.0%', '60.0%', '62.0%', '+2.0 pt'],
  ['Payroll %', '25.4%', '25.0%', '24.3%', '−0.7 pt'],
  ['Overheads %', '21.5%', '20.0%', '16.8%', '−3.2 pt'],
  ['Profit before tax %', '11.1%', '15.0%', '20.9%', '+5.9 pt'],
  ['Profit before tax', '£72,000', '£108,000', '£160,992', '+£52,992'],
] as const;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name: `${name}, slider`, exact: true });
const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).getByTestId(/^tile/);
const row = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Before and after' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('[PLAN-01, PLAN-02, PLAN-03, PLAN-04, PLAN-05] an owner types figures, pulls five levers by keyboard, saves, and opens the saved date', async ({
  page,
  mailbox,
  running,
  freshEmail,
  accessibleInBothThemes,
}) => {
  await signedInSubscriber(page, mailbox, running, freshEmail);
  await page.goto(PAGE);
  await expect(page.getByText('Example figures, not yours.')).toBeVisible();
  await slider(page, 'Price').press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  for (const [name, amount] of Object.entries(FIGURES)) await box(page, name).fill(amount);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What-If Scenario Planner' })).toBeVisible();
  await expect(page.getByText('Example figures, not yours.')).toBeHidden();
  await expect(tile(page, 'Profit before tax, result')).toHaveText('£108,000');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByLabel('Saved by the channel partner')).toBeVisible();

  await test.step('the results follow the keys, are read out, and nothing is asked of the server meanwhile', async () => {
    const asked: string[] = [];
    // The figures that were saved are told to every open page, which may read them again. What carries a lever is asked.
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      const carriesNothing = request.method() === 'GET' && search === '';
      if (pathname.includes('what-if-planner') && !carriesNothing) asked.push(`${request.method()} ${request.url()}`);
    });
    await slider(page, 'Price').focus();
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowRight');
    await expect(slider(page, 'Price')).toHaveAttribute('aria-valuetext', '+2 percent, profit before tax £122,400');
    await slider(page, 'Sales').focus();
    await page.keyboard.press('PageUp');
    await expect(box(page, 'Sales')).toHaveValue(/^\+[1-9]\d*$/);
    await page.keyboard.press('Home');
    await expect(slider(page, 'Sales')).toHaveAttribute('aria-valuetext', '−100 percent, Cannot Compute');
    await expect(box(page, 'Sales')).toHaveAccessibleDescription(/Cannot Compute/);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(box(page, 'Sales')).toHaveValue('+101');
    await expect(slider(page, 'Sales')).toHaveAttribute('max', '150');
    await expect(page.getByText('+200%')).toBeVisible();
    await box(page, 'Sales').fill('230');
    await expect(slider(page, 'Sales')).toHaveAttribute('max', '250');
    await expect(page.getByText('+300%')).toBeVisible();
    await box(page, 'Sales').fill('1.5');
    await expect(box(page, 'Sales')).toHaveAccessibleDescription(/Enter whole percent, from −100 to 1,000/);
    await box(page, 'Sales').fill('5');
    await box(page, 'Cost of sales').fill('-3');
    await page.getByRole('button', { name: 'Payroll up by 1' }).press('Enter');
    await expect(box(page, 'Payroll')).toHaveValue('+1');
    await box(page, 'Payroll').fill('4');
    await box(page, 'Overheads').fill('-10');
    expect(asked).toEqual([]);
  });

  await test.step('tiles, bars, slices and table are the example of formulas 5.13', async () => {
    await expect(tile(page, 'Profit before tax, result')).toHaveText('£160,992');
    await expect(tile(page, 'Total profit and loss changes by')).toHaveText('+£52,992');
    await expect(tile(page, 'Profit Before Tax %')).toHaveText('20.9%');
    await expect(tile(page, 'EBITDA')).toHaveText('£160,992');
    await expect(page.getByTitle('Explain Impact %')).toHaveText('+49.1%');
    await expect(page.getByTitle('Explain Overhead Reduction')).toContainText('+£14,400');
    await expect(page.getByTitle('Explain Payroll Reduction')).toContainText('−£7,200');
    for (const [name, ...cells] of BEFORE_AND_AFTER) await expect(row(page, name).getByRole('cell')).toHaveText(cells);
    const bars = page.getByRole('group', { name: 'Profit before tax, 3 points' }).getByRole('img');
    await expect(bars.last()).toHaveAccessibleName('Impact: Profit before tax £160,992.0');
    await expect(page.getByText(/The axis has grown/)).toBeHidden();
    await accessibleInBothThemes();
    await page.getByRole('button', { name: 'Explain EBITDA' }).click();
    await expect(page.getByRole('complementary', { name: 'EBITDA' })).toContainText('Formulas 5.13');
    await page.getByRole('button', { name: 'Close the panel' }).click();
  });

  await test.step('Save keeps it, and the list has it without a reload', async () => {
    await page.getByLabel('Name for the saved date, if you like').fill('Spring');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved Successfully!').first()).toBeVisible();
    await expect(page.getByLabel('Your saved dates').getByRole('option')).toHaveCount(2);
  });

  await test.step('an axis that grows says so, above and below', async () => {
    await box(page, 'Price').fill('130');
    await expect(page.getByText(/The axis has grown for these figures: £0 to £1,[\d,]+, usually/)).toBeVisible();
    await box(page, 'Price').fill('-60');
    await expect(page.getByText(/The axis has grown for these figures: −£400,000 to £500,000/)).toBeVisible();
    await accessibleInBothThemes();
  });

  await test.step('a saved date is read-only with the figures of its day, also after the books changed', async () => {
    const own = await page.evaluate(() => localStorage.getItem('id'));
    const [month = ''] = monthsBefore(todayInLondon(), 1);
    const profit = {
      month,
      salesAndRevenue: 50_000,
      costOfSales: 24_000,
      payroll: 15_000,
      overheads: 12_000,
      employees: 7,
    };
    await callAsOwner(page, running.product, `/api/v1/accounts/${own ?? ''}/finance-data`, {
      ...{ balanceSheetDayWiseData: [], balanceSheetMonthWiseData: [], profitAndLossThisYear: [profit] },
      ...{ balanceSheetLastYearMonthWiseEntity: [], balanceSheetLastYearMinusOneMonthWiseEntity: [] },
      ...{ profitAndLossLastYear: [], profitAndLossLastYearMinusOneMonthWiseData: [] },
      financial_month: ((Number(month.slice(5)) + 10) % 12) + 1,
    });
    await expect(page.getByText(/Base: sales £600,000/)).toBeVisible();
    await page.getByLabel('Your saved dates').selectOption({ index: 1 });
    await expect(page.getByText(/it comes to the same, to the penny/)).toBeVisible();
    await expect(tile(page, 'Profit before tax, result')).toHaveText('£160,992');
    await expect(slider(page, 'Overheads')).toBeDisabled();
    await expect(box(page, 'Overheads')).toHaveJSProperty('readOnly', true);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await page.setViewportSize({ width: 390, height: 844 });
    await accessibleInBothThemes();
    await page.reload();
    await expect(tile(page, 'Profit before tax, result')).toHaveText('£160,992');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Data reset successfully!').first()).toBeVisible();
    await expect(box(page, 'Overheads')).toHaveValue('0');
  });
});

test('[PLAN-06] an owner without a plan has three sliders, one tile and the way to the rest', async ({
  page,
  mailbox,
  running,
  freshEmail,
  accessibleInBothThemes,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto(PAGE);
  await expect(page.getByText('Example figures, not yours.')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(3);
  await box(page, 'Price').fill('2');
  await expect(tile(page, 'Profit Before Tax %')).toHaveText('16.7%');
  await expect(page.getByRole('link', { name: 'Upgrade to the full calculator' })).toBeVisible();
  await accessibleInBothThemes();
});

test('[ROLE-02~] a channel partner saves a plan of the chosen customer, and a super admin only looks', async ({
  page,
  secondPage,
  running,
  staff,
  accessibleInBothThemes,
}) => {
  const nell = running.accounts.find(({ email }) => email.startsWith('nell@'));
  await page.goto('/auth/signIn');
  await fillLogin(page, nell?.email ?? '', nell?.password ?? '');
  await page.getByRole('link', { name: 'View Hannah Whitfield' }).click();
  await page.getByRole('link', { name: 'What If Calculator' }).first().click();
  await expect(page.getByText('Looking at Greyfield Motors Ltd')).toBeVisible();
  await expect(page.getByLabel('Saved by the customer').getByRole('option')).toHaveCount(4);
  await box(page, 'Price').fill('3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved Successfully!').first()).toBeVisible();
  await expect(page.getByLabel('Saved by you as channel partner').getByRole('option')).toHaveCount(2);

  await staff.enter(secondPage.context(), 'superAdmin');
  await secondPage.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  for (const name of ['Price', 'Sales', 'Cost of sales', 'Payroll', 'Overheads'])
    await expect(slider(secondPage, name)).toBeDisabled();
  for (const name of ['Save', 'Reset', 'How to use'])
    await expect(secondPage.getByRole('button', { name, exact: true })).toBeHidden();
  await secondPage.getByLabel('Saved by the channel partner').selectOption({ index: 1 });
  await expect(box(secondPage, 'Price')).toHaveValue('+3');
  await accessibleInBothThemes();
});

import type { Page } from '@playwright/test';
import { monthsBefore, numberOfMonth, todayInLondon } from './harness/london';
import { expect, test } from './harness/test';
import { signedInOwner } from './people/owner';
import { callAsOwner } from './people/owner-calls';
import { signedInSubscriber } from './people/subscriber';

const PAGE = '/dashboard/scenarios';
const MONTHS = 3;

const profit = (month: string, sales = 60_000) => ({
  ...{ month, salesAndRevenue: sales, costOfSales: 24_000, payroll: 15_000, overheads: 12_000, employees: 7 },
});

/** Typed figures of so many months, the first of which began the financial year; `latest` is what the last one sold. */
function figures(count: number, latest = 60_000): object {
  const months = monthsBefore(todayInLondon(), MONTHS);
  const known = months.slice(0, count);
  return {
    balanceSheetDayWiseData: [],
    balanceSheetMonthWiseData: [],
    balanceSheetLastYearMonthWiseEntity: [],
    balanceSheetLastYearMinusOneMonthWiseEntity: [],
    profitAndLossThisYear: known.map((month, index) => profit(month, index === count - 1 ? latest : 60_000)),
    profitAndLossLastYear: [],
    profitAndLossLastYearMinusOneMonthWiseData: [],
    financial_month: ((numberOfMonth(months[0] ?? '') + 10) % 12) + 1,
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const nameIt = async (page: Page, name: string, submit: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click();
};

test('[BEYOND-04] an owner begins a scenario, forks it, compares the two, re-bases one on newer actuals and sees what then happened', async ({
  page,
  mailbox,
  running,
  freshEmail,
  accessibleInBothThemes,
}) => {
  await signedInSubscriber(page, mailbox, running, freshEmail);
  await page.goto(PAGE);
  await expect(page.getByText('No figures to plan on yet')).toBeVisible();
  const own = await page.evaluate(() => localStorage.getItem('id'));
  const keep = (sent: object) => callAsOwner(page, running.product, `/api/v1/accounts/${own ?? ''}/finance-data`, sent);
  await keep(figures(1));

  await test.step('the figures are there without a reload; a plan is begun and its levers are moved by keyboard', async () => {
    await button(page, 'New scenario').click();
    await nameIt(page, 'Bold growth', 'Begin');
    await expect(title(page, 'Bold growth')).toBeVisible();
    await page.getByRole('slider', { name: 'Price %, slider' }).focus();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('textbox', { name: 'Price %' })).toHaveValue('10');
    const results = page.getByRole('region', { name: 'What the year comes to' });
    await expect(results.getByRole('row').last()).toContainText('£180,000');
    await page.getByTitle('Explain Profit before tax with the changes').click();
    await expect(page.getByRole('complementary')).toContainText('Formulas 5.13');
    await button(page, 'Close the panel').click();
    await button(page, 'Save changes').click();
    await expect(page.getByText('Changes saved')).toBeVisible();
    await accessibleInBothThemes();
  });

  await test.step('it is forked, and the two are compared with what differs told in words', async () => {
    await button(page, 'Fork').click();
    await nameIt(page, 'bold growth', 'Fork');
    await expect(page.getByRole('dialog').getByText('Another open scenario has this name').first()).toBeVisible();
    await nameIt(page, 'With a hire', 'Fork');
    await expect(title(page, 'With a hire')).toBeVisible();
    await page.getByRole('textbox', { name: 'Payroll %' }).fill('20');
    await button(page, 'Save changes').click();
    await expect(page.getByText('Changes saved').first()).toBeVisible();
    await page.getByRole('link', { name: 'Scenarios', exact: true }).first().click();
    for (const name of ['Bold growth', 'With a hire'])
      await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
    const table = page.getByRole('region', { name: 'Scenarios side by side' });
    const row = (text: RegExp) => table.getByRole('row').filter({ hasText: text });
    await expect(row(/^Payroll, change, differs/)).toContainText('+20%');
    await expect(row(/^Profit before tax, a year, differs/)).toContainText('−£36,000');
    await expect(row(/^Price, change\+10%/)).toBeVisible();
    await accessibleInBothThemes();
    await page.setViewportSize({ width: 390, height: 844 });
    await accessibleInBothThemes();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('newer months come: what changed underneath is told, and what then happened month by month', async () => {
    await page.getByRole('link', { name: 'Bold growth' }).click();
    await keep(figures(MONTHS, 75_000));
    await expect(page.getByRole('region', { name: 'What changed underneath' })).toContainText('+2');
    const then = page.getByRole('region', { name: 'What then happened: Profit before tax' });
    await expect(then.getByRole('row')).toHaveCount(4);
    await expect(then.getByRole('row').nth(1)).toContainText('−£6,000');
    await expect(then.getByRole('row').nth(2)).toContainText('+£9,000');
    await button(page, 'Re-base on these figures').click();
    await expect(page.getByText('The latest figures are those that it stands on.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What changed when it was re-based' })).toContainText('+£135,000');
    await accessibleInBothThemes();
  });

  await test.step('a closed one is listed apart, and only forked', async () => {
    await button(page, 'Close').click();
    await button(page, 'Close scenario').click();
    await expect(page.getByText('This scenario is closed. Fork it to go on from there.')).toBeVisible();
    await page.goto(PAGE);
    await expect(page.getByRole('list', { name: 'Closed scenarios' })).toContainText('Bold growth');
  });
});

test('an owner without a plan sees what scenarios are, and the way to them', async ({
  page,
  mailbox,
  running,
  freshEmail,
  accessibleInBothThemes,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto(PAGE);
  await expect(page.getByRole('link', { name: 'Upgrade to the full calculator' })).toBeVisible();
  await accessibleInBothThemes();
});

import type { Page } from '@playwright/test';
import { monthsBefore, numberOfMonth, todayInLondon } from './harness/london';
import { expect, test } from './harness/test';
import { callAsOwner } from './people/owner-calls';
import { signedInSubscriber } from './people/subscriber';

/** One month of typed figures, of a financial year that began with it. */
function oneMonth(): object {
  const [month = ''] = monthsBefore(todayInLondon(), 1);
  const sheet = { stockMonths: 36_000, debtorsMonths: 108_000, creditorsMonths: 45_000, monthEndCashBalance: 52_000 };
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

const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
/** In points of the page, as a PDF tells them: A4. */
const sizesOf = (pdf: Buffer): readonly number[][] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)].map(([, ...size]) =>
    size.map((side) => Math.round(Number(side))),
  );

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fill = (page: Page, name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);

/** Saves under a name and opens what was saved, of which alone there is a page to print. */
async function saveAndOpen(page: Page, saved: string): Promise<void> {
  await expect(button(page, 'Print or save as PDF')).toHaveCount(0);
  await button(page, 'Save').click();
  await expect(page.getByText(saved)).toBeVisible();
  await page.getByLabel('Your saved dates').selectOption({ index: 1 });
  await expect(page.locator('.k-print-sheet')).toHaveCount(1);
  await expect(page.locator('.k-print-sheet')).toBeHidden();
}

/** What the printer gets of a saved calculation: one page in black on white, whatever the theme is. */
async function expectOnePage(page: Page, title: string, texts: readonly (string | RegExp)[]): Promise<void> {
  const sheet = page.locator('.k-print-sheet');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.title);
  });
  await button(page, 'Print or save as PDF').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /./);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${title}: Marlow Engines`));
    for (const text of [
      'Printed on',
      'by the owner',
      'An estimate, not advice.',
      /The figures of [A-Z][a-z]{2} 20\d\d/,
      ...texts,
    ])
      await expect(sheet).toContainText(text);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect([pagesOf(pdf), sizesOf(pdf)]).toEqual([1, [[595, 842]]]);
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect(sheet).toBeHidden();
}

test('a saved calculation of each tool prints as exactly one page of A4, with company, base, date and that it is an estimate', async ({
  page,
  mailbox,
  running,
  freshEmail,
}) => {
  await signedInSubscriber(page, mailbox, running, freshEmail);
  await page.goto('/dashboard/newDashboardCalculator?tool=cash&step=results');
  const ownId = () => page.evaluate(() => localStorage.getItem('id') ?? '');
  await expect.poll(ownId).toMatch(/^acc_/);
  await callAsOwner(page, running.product, `/api/v1/accounts/${await ownId()}/finance-data`, oneMonth());

  await test.step('cash release', async () => {
    await fill(page, 'Stock turn increase %', '20');
    await fill(page, 'Target debtor days', '40');
    await fill(page, 'Target creditor payment terms in days', '45');
    await fill(page, 'Name for the saved date, if you like', 'For the bank');
    await button(page, 'Calculate').click();
    await saveAndOpen(page, 'Saved Successfully!');
    await expectOnePage(page, 'Cash release', ['“For the bank”', '+£38,227']);
  });

  await test.step('planner', async () => {
    await page.goto('/dashboard/newDashboardCalculator');
    await fill(page, 'Price', '5');
    await saveAndOpen(page, 'Saved Successfully!');
    await expectOnePage(page, 'What-if plan', ['+5%', '£144,000', '+£36,000 (+33.3%)']);
  });

  await test.step('detailed P&L', async () => {
    await page.goto('/dashboard/newDashboardCalculator/DetailedPL');
    const groups = page.getByRole('group', { name: 'Groups' });
    for (const [group, change] of [
      ['Sales / Revenue - Income', '5'],
      ['Cost of Sales', ''],
      ['Payroll', ''],
      ['Overheads', '-10'],
    ] as const) {
      const tab = groups.getByRole('button', { name: group });
      await tab.click();
      await page
        .getByRole('region', { name: `${group} by account` })
        .getByRole('textbox')
        .fill(change);
      await button(page, 'Calculate').click();
      await expect(tab).toHaveAccessibleName(/(?<!not )calculated$/);
    }
    await saveAndOpen(page, 'successfully Saved');
    await expectOnePage(page, 'Detailed P&L', ['−10.0%', '−£14,400', '£158,400']);
  });
});

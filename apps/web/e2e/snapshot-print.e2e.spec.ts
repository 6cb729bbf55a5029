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

test('a saved cash release prints as exactly one page of A4, with company, base, date and that it is an estimate', async ({
  page,
  mailbox,
  running,
  freshEmail,
}) => {
  test.setTimeout(240_000);
  await signedInSubscriber(page, mailbox, running, freshEmail);
  await page.goto('/dashboard/newDashboardCalculator?tool=cash&step=results');
  const ownId = () => page.evaluate(() => localStorage.getItem('id') ?? '');
  await expect.poll(ownId).toMatch(/^acc_/);
  await callAsOwner(page, running.product, `/api/v1/accounts/${await ownId()}/finance-data`, oneMonth());
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill('Stock turn increase %', '20');
  await fill('Target debtor days', '40');
  await fill('Target creditor payment terms in days', '45');
  await fill('Name for the saved date, if you like', 'For the bank');
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
  await page.getByLabel('Your saved dates').selectOption({ index: 1 });
  const sheet = page.locator('.k-print-sheet');
  await expect(sheet).toBeHidden();

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(/^Cash release: Marlow Engines/);
    await expect(sheet).toContainText('“For the bank”');
    await expect(sheet).toContainText('by the owner');
    await expect(sheet).toContainText(/The figures of [A-Z][a-z]{2} 20\d\d/);
    await expect(sheet).toContainText('+£38,227');
    await expect(sheet).toContainText('An estimate, not advice.');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect([pagesOf(pdf), sizesOf(pdf)]).toEqual([1, [[595, 842]]]);
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect(sheet).toBeHidden();
});

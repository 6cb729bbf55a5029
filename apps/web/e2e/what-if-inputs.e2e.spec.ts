import { expect, type Page, test } from './harness/test';
import { Bookkeeper } from './people/bookkeeper';
import { fillLogin, PASSWORD, signedInOwner } from './people/owner';
import { callAsOwner, threeMonths } from './people/owner-calls';

const PAGE = '/dashboard/newDashboardCalculator/inputs';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const TYPED = {
  'Sales, last year': '650000',
  'Sales, this year so far': '420000.5',
  'Cost of sales, last year': '273000',
  'Cost of sales, this year so far': '168000',
  'Payroll, last year': '165000',
  'Payroll, this year so far': '0',
  'Overheads, last year': '(140)',
  'Overheads, this year so far': '84000',
};

test('[PLAN-07] an owner without books types what plans start from, is told what is wrong, saves, and types nothing once there are books', async ({
  page,
  secondPage,
  mailbox,
  running,
  freshEmail,
  accessibleInBothThemes,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto(PAGE);
  await expect(page.getByText('What your plans start from')).toBeVisible();
  for (const line of ['Sales', 'Cost of sales', 'Payroll', 'Overheads'])
    for (const year of ['last year', 'this year so far'])
      await expect(box(page, `${line}, ${year}`)).toHaveAccessibleDescription('£0 to £10,000,000');
  await expect(box(page, 'Months in the financial year, last year')).toHaveAccessibleDescription('0 to 12');

  await test.step('what is missing, and months that cannot be', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toContainText('Fill the all fields');
    await expect(page.getByText('required !!', { exact: true })).toHaveCount(10);
    await box(page, 'Months in the financial year, last year').fill('13');
    await box(page, 'Months in the financial year, this year so far').fill('-1');
    await expect(box(page, 'Months in the financial year, last year')).toHaveAccessibleDescription(
      /^Months should not be greater than 12/,
    );
    await expect(box(page, 'Months in the financial year, this year so far')).toHaveAccessibleDescription(
      /^Months should not be less than 0/,
    );
    await accessibleInBothThemes();
  });

  await test.step('is saved, and there again after a reload', async () => {
    await box(page, 'Months in the financial year, last year').fill('12');
    await box(page, 'Months in the financial year, this year so far').fill('7');
    for (const [name, amount] of Object.entries(TYPED)) await box(page, name).pressSequentially(amount);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Saved Successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'What If Calculator' })).toBeVisible();
    await page.goto(PAGE);
    await expect(box(page, 'Sales, this year so far')).toHaveValue('420,000.50');
    await expect(box(page, 'Overheads, last year')).toHaveValue('-140');
    await expect(box(page, 'Payroll, this year so far')).toHaveValue('0');
  });

  await test.step('another device saves meanwhile: the later one is told what changed', async () => {
    await secondPage.goto('/auth/signIn');
    await fillLogin(secondPage, freshEmail, PASSWORD);
    await expect(secondPage).not.toHaveURL(/auth\/signIn/);
    await secondPage.goto(PAGE);
    await expect(box(secondPage, 'Payroll, last year')).toHaveValue('165,000');
    await box(page, 'Sales, last year').fill('1');
    await box(secondPage, 'Payroll, last year').fill('99');
    await secondPage.getByRole('button', { name: 'Next' }).click();
    await expect(secondPage.getByText('Saved Successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/Payroll, last year is now “99”/)).toBeVisible();
    await expect(box(page, 'Sales, last year')).toHaveValue('1');
  });

  await test.step('months that were typed into the books take their place, without a reload', async () => {
    await secondPage.goto(PAGE);
    await expect(box(secondPage, 'Payroll, last year')).toHaveValue('99');
    const own = await secondPage.evaluate(() => localStorage.getItem('id'));
    await callAsOwner(secondPage, running.product, `/api/v1/accounts/${own ?? ''}/finance-data`, threeMonths());
    await expect(secondPage.getByRole('heading', { name: 'From the months that were typed in' })).toBeVisible();
    // The financial year ended with the last of them: it is the one just completed.
    await expect(box(secondPage, 'Months in the financial year, last year')).toHaveValue('3');
    await expect(box(secondPage, 'Sales, last year')).toHaveValue('180,000');
    await expect(box(secondPage, 'Sales, last year')).toHaveJSProperty('readOnly', true);
    await expect(box(secondPage, 'Sales, the year before last')).toHaveValue('');
  });
});

test('[PLAN-07~] an owner whose books were imported sees what they tell, and types nothing', async ({
  page,
  mailbox,
  running,
  accessibleInBothThemes,
}) => {
  const owner = await Bookkeeper.fresh(running, mailbox);
  await owner.connect('xero', 'sole-trader');
  await owner.importEnds('finished');
  await owner.enter(page.context());
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'From Xero' })).toBeVisible();
  const cells = page.getByRole('textbox', { name: /^(Months|Sales|Cost|Payroll|Overheads)/ });
  await expect(cells).toHaveCount(10);
  for (const cell of await cells.all()) {
    await expect(cell).toHaveJSProperty('readOnly', true);
    await expect(cell).toHaveValue(/^-?[\d,]+(?:\.\d\d)?$/);
  }
  await accessibleInBothThemes();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('slider', { name: 'Price, slider' })).toBeVisible();
  await owner.leave();
});

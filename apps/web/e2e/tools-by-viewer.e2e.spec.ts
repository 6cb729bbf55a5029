import { expectAccessibleInBothThemes } from './harness/accessibility';
import { expect, type Page, test } from './harness/test';
import { fillLogin, signedInOwner } from './people/owner';
import { demoAccount } from './people/staff';

const CALCULATOR = '/dashboard/newDashboardCalculator';
const UPGRADE = 'Upgrade to the full calculator';
/** More stops than any of the pages has. */
const MOST_STOPS = 200;

const slider = (page: Page, name: string) => page.getByRole('slider', { name: `${name}, slider`, exact: true });
const says = (page: Page, name: string, text: RegExp) =>
  expect(slider(page, name)).toHaveAttribute('aria-valuetext', text);
const change = (page: Page) =>
  page
    .getByRole('region', { name: / by account$/ })
    .getByRole('textbox')
    .first();
const netAssets = (page: Page) =>
  page
    .getByRole('row', { name: /^Net Assets/ })
    .getByRole('button')
    .last();

/** The four tools, and what stands on each once its figures are there. */
const TOOLS = {
  planner: { path: CALCULATOR, title: 'What-If Scenario Planner', shown: (page: Page) => slider(page, 'Price') },
  cash: {
    ...{ path: `${CALCULATOR}?tool=cash&step=results`, title: 'Cash release' },
    shown: (page: Page) => page.getByTestId('total-released'),
  },
  detail: { path: `${CALCULATOR}/DetailedPL`, title: 'Detailed P&L', shown: change },
  sheet: { path: `${CALCULATOR}/BalanceSheet`, title: 'Balance Sheet', shown: netAssets },
} as const;
type Tool = keyof typeof TOOLS;

async function open(page: Page, tool: Tool, customer: string): Promise<void> {
  const { path, title, shown } = TOOLS[tool];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}customer=${customer}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shown(page)).toBeVisible();
}

/** By the keyboard alone, from wherever the focus is. */
async function tabTo(page: Page, target: ReturnType<typeof slider>): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((of) => of === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reached by Tab`);
}

/** Axe by day and by night, wide and on a phone, where nothing scrolls sideways. */
async function expectFit(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothThemes(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What somebody who works with the tools does with each, by keyboard: what it brings is read out and shown. */
const WORK: Readonly<Record<Tool, (page: Page) => Promise<void>>> = {
  planner: async (page) => {
    await tabTo(page, slider(page, 'Price'));
    await page.keyboard.press('ArrowRight');
    await says(page, 'Price', /^\+1 percent, profit before tax −?£[\d,]+$/);
    await page.keyboard.press('PageUp');
    await says(page, 'Price', /^\+(?:[2-9]|\d\d+) percent, profit before tax −?£[\d,]+$/);
    await page.keyboard.press('Home');
    await says(page, 'Price', /^−100 percent, Cannot Compute/);
    // Back over the stepper's button to the box beside it.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('7');
    await says(page, 'Price', /^\+7 percent, profit before tax −?£[\d,]+$/);
  },
  cash: async (page) => {
    await tabTo(page, slider(page, 'Target debtor days'));
    await page.keyboard.press('ArrowRight');
    await says(page, 'Target debtor days', /^1 days, [+−]?£[\d,]+ released$/);
    await expect(page.getByTestId('total-released')).not.toHaveText('£0');
    await page.keyboard.press('PageUp');
    await says(page, 'Target debtor days', /^(?:[2-9]|\d\d+) days, [+−]?£[\d,]+ released$/);
    await page.keyboard.press('Home');
    await expect(page.getByTestId('total-released')).toHaveText('£0');
  },
  detail: async (page) => {
    const profit = page.getByTestId('profit-before-tax');
    const before = await profit.textContent();
    await tabTo(page, change(page));
    await page.keyboard.type('5');
    await page.keyboard.press('ArrowUp');
    await expect(change(page)).toHaveValue('+5.1');
    await expect(profit).not.toHaveText(before ?? '');
  },
  sheet: (page) => readSheet(page),
};

/** A figure of the balance sheet is opened by keyboard. */
async function readSheet(page: Page): Promise<void> {
  await tabTo(page, netAssets(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: /Net Assets/ })).toContainText('£');
  await page.getByRole('button', { name: 'Close the panel' }).press('Enter');
  await expect(page.getByRole('complementary', { name: /Net Assets/ })).toHaveCount(0);
}

async function expectReadOnly(page: Page, tool: Tool): Promise<void> {
  for (const name of ['Save', 'Reset', 'Calculate', 'How to use', 'How to Use'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  if (tool === 'planner') await expect(slider(page, 'Price')).toBeDisabled();
  if (tool === 'cash') await expect(slider(page, 'Target debtor days')).toBeDisabled();
  if (tool === 'detail') await expect(change(page)).toHaveJSProperty('readOnly', true);
  if (tool === 'sheet') await readSheet(page);
}

test('[ROLE-02~] the four tools are worked by keyboard by a channel partner, and read by a super admin, on a desk and on a phone', async ({
  page,
  secondPage,
  running,
  staff,
}) => {
  const nell = demoAccount(running, 'nell@');
  await page.goto('/auth/signIn');
  await fillLogin(page, nell.email, nell.password);
  await page.getByRole('link', { name: 'View Hannah Whitfield' }).click();
  await page.getByRole('link', { name: 'What If Calculator' }).first().click();
  await expect(page.getByText('Looking at Greyfield Motors Ltd')).toBeVisible();
  const customer = new URL(page.url()).searchParams.get('customer') ?? '';
  await staff.enter(secondPage.context(), 'superAdmin');
  for (const tool of Object.keys(TOOLS) as Tool[])
    await test.step(tool, async () => {
      await open(page, tool, customer);
      await WORK[tool](page);
      await expectFit(page);
      await open(secondPage, tool, customer);
      await expectReadOnly(secondPage, tool);
      await expectFit(secondPage);
    });
});

test('[ROLE-02~] an owner without a paid plan is told at each tool what it would show, and works what is left by keyboard', async ({
  page,
  mailbox,
  running,
  freshEmail,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto(CALCULATOR);
  await expect(page.getByText('Example figures, not yours.')).toBeVisible();
  await tabTo(page, slider(page, 'Sales'));
  await page.keyboard.press('ArrowRight');
  await says(page, 'Sales', /^\+1 percent, profit before tax \d+\.\d% of sales$/);
  await page.keyboard.press('Home');
  await says(page, 'Sales', /^−100 percent, Cannot Compute/);
  await expect(page.getByRole('slider')).toHaveCount(3);
  for (const tool of ['planner', 'detail', 'sheet'] as const)
    await test.step(tool, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(TOOLS[tool].path);
      const upgrade = page.getByRole('link', { name: UPGRADE });
      await expect(upgrade).toBeVisible();
      await tabTo(page, upgrade);
      await expectFit(page);
    });
});

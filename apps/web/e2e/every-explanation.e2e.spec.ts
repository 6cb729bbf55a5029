import type { Locator } from '@playwright/test';
import { untilStill } from './harness/stillness';
import { expect, type Page, test } from './harness/test';
import { ExplanationReader } from './people/explanation-reader';
import { fillLogin } from './people/owner';
import { demoAccount } from './people/staff';

const FIGURES = ':is(.k-explained, .k-explain):not([inert] *):visible';

const CALCULATOR = '/dashboard/newDashboardCalculator';
const TOOLS = {
  planner: CALCULATOR,
  'cash release': `${CALCULATOR}?tool=cash&step=results`,
  'detailed P&L': `${CALCULATOR}/DetailedPL`,
  scenarios: '/dashboard/scenarios',
};
const BALANCE_SHEET = `${CALCULATOR}/BalanceSheet`;

const press = (figure: Locator): Promise<void> => figure.evaluate((each) => (each as HTMLElement).click());

/** Walks over the figures of a company, each of them once. */
class Walk {
  readonly problems: string[] = [];
  readonly counted: Record<string, number> = {};
  private readonly reader: ExplanationReader;

  constructor(private readonly page: Page) {
    this.reader = new ExplanationReader(page);
  }

  /** Presses the figures of the page; those that it derives itself are told from those that the API explains. */
  async overPage(name: string, by: 'problemsOf' | 'problemsOfDerived' = 'problemsOf'): Promise<void> {
    const part = this.page.locator('main');
    const figures = part.locator(FIGURES);
    await untilStill(this.page);
    const panel = this.page.locator('aside.k-panel');
    await this.over(name, figures, { panel, by }, async () => {
      await press(panel.getByRole('button', { name: 'Close the panel' }));
      await expect(panel).toHaveCount(0);
    });
  }

  /** Presses those of the table that is open over the page, which are explained in its place. */
  async overTable(name: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.getByRole('table')).toBeVisible();
    const figures = dialog.locator('.k-explained:visible');
    const panel = dialog.locator('.k-explain-here');
    await this.over(name, figures, { panel, by: 'problemsOf' }, async () => {
      await press(dialog.getByRole('button', { name: 'Back to the table' }));
      await figures.first().waitFor();
    });
    await press(dialog.getByRole('button', { name: 'Close', exact: true }).first());
    await expect(dialog).toHaveCount(0);
  }

  /** Presses the buttons behind which there are more figures, one after the other. */
  async behind(buttons: Locator, then: (name: string) => Promise<void>): Promise<void> {
    for (let at = 0; at < (await buttons.count()); at += 1) {
      const button = buttons.nth(at);
      const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
      await press(button);
      await then(name);
    }
  }

  private async over(
    name: string,
    figures: Locator,
    { panel, by }: { panel: Locator; by: 'problemsOf' | 'problemsOfDerived' },
    close: () => Promise<void>,
  ): Promise<void> {
    const shown = await figures.allInnerTexts();
    for (const [at, text] of shown.entries()) {
      await press(figures.nth(at));
      this.problems.push(...(await this.reader[by](text.trim(), panel)));
      await close();
      this.counted[name] = (this.counted[name] ?? 0) + 1;
    }
  }
}

test('[BEYOND-01] every figure of dashboard, My Financials, calculators, scenarios and balance sheet opens formula, inputs, lines and import, and its lines re-sum to what is shown', async ({
  page,
  running,
}) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 1440, height: 1000 });
  const walk = new Walk(page);
  const { email, password } = demoAccount(running, 'hannah@');
  await page.goto('/auth/signIn');
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(/\/dashboard/);
  // On a first visit it stands over the page.
  const welcome = page.getByRole('dialog', { name: 'Welcome' });
  await page.addLocatorHandler(welcome, () => press(welcome.getByRole('button', { name: 'Close' })));
  await page.goto('/dashboard/newDashboard');
  await expect(page.locator('main').locator(FIGURES).first()).toBeVisible();
  await walk.overPage('dashboard');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'My Finance', exact: true }).click();
  await expect(page).toHaveURL(/newDashboardFinance/);
  await expect(main.locator(FIGURES).first()).toBeVisible();
  await walk.overPage('My Financials');
  const tablesOf = (part: Locator) => part.getByRole('button', { name: /^View data/ });
  await walk.behind(tablesOf(main), (title) => walk.overTable(title));
  for (const [name, address] of Object.entries(TOOLS)) {
    await page.goto(address);
    await expect(main.locator(FIGURES).first()).toBeVisible();
    await walk.overPage(name, 'problemsOfDerived');
  }
  await page.goto(BALANCE_SHEET);
  await expect(main.locator(FIGURES).first()).toBeVisible();
  await walk.overPage('balance sheet');
  expect(walk.problems).toEqual([]);
  for (const name of [...Object.keys(TOOLS), 'balance sheet']) expect(walk.counted[name]).toBeGreaterThan(5);
  expect(walk.counted['dashboard']).toBeGreaterThan(15);
  expect(walk.counted['My Financials']).toBeGreaterThan(15);
  expect(Object.keys(walk.counted).length).toBeGreaterThan(5);
});

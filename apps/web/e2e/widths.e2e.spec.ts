import type { Locator } from '@playwright/test';
import { pressEscape } from './harness/press-escape';
import type { Product } from './harness/product';
import { untilStill } from './harness/stillness';
import { expect, type Page, test } from './harness/test';
import { fillLogin, registerOwner } from './people/owner';
import { demoAccount, USER_MANAGEMENT } from './people/staff';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

const OWNERS = [
  '/dashboard/newDashboard',
  '/dashboard/newDashboard?explain=sales&over=month',
  '/dashboard/newDashboard?openGoals=true',
  '/dashboard/newDashboardFinance',
  '/dashboard/newDashboardFinance?area=balance',
  '/dashboard/newDashboardFinance?view=cash',
  '/dashboard/newDashboardCalculator',
  '/dashboard/newDashboardCalculator/DetailedPL',
  '/dashboard/newDashboardCalculator/BalanceSheet',
  '/dashboard/scenarios',
  '/dashboard/trust',
  '/dashboard/accounts',
  '/dashboard/UpdatePage',
  '/dashboard/integrateFinance',
  '/dashboard/generic-questions',
  '/dashboard/financeQuestions',
  '/dashboard/editprofile',
  '/dashboard/plan',
  '/dashboard/accessLog',
  '/dashboard/accountDeletion',
  '/dashboard/info',
  '/onboardingProgressInfo',
  '/FinanceSystemInt',
];

const STAFFS = [
  USER_MANAGEMENT,
  '/dashboard/adminPage',
  '/dashboard/newDashboardAdmin/IntegrateFinance',
  '/dashboard/newDashboardAdmin/ChannelManagement',
  '/dashboard/newDashboardAdmin/AdminManagement',
  '/dashboard/paymentHistory',
  '/reconciliation',
  '/dashboard/enquiries',
  '/journeys/stuck',
  '/operations',
  '/audit',
];

async function signIn(page: Page, running: Product, who: string): Promise<void> {
  const { email, password } = demoAccount(running, who);
  await page.goto('/auth/signIn');
  await fillLogin(page, email, password);
}

/** The widths at which a page would have to be scrolled sideways to be seen whole. */
async function tooWide(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('main h1').first()).toHaveText(/\S/);
  await untilStill(page);
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found.push(`${path} at ${width} px by ${over} px`);
  }
  return found;
}

/** Shared out, so that a busy machine has time enough for each share and takes up several at once. */
function shares<Each>(all: readonly Each[], count: number): readonly (readonly Each[])[] {
  return Array.from({ length: count }, (_, share) => all.filter((_each, index) => index % count === share));
}

async function allTooWide(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await tooWide(page, path)));
  return found;
}

for (const [index, paths] of shares(OWNERS, 4).entries())
  test(`an owner's pages never scroll sideways, from 320 to 1920 px, part ${index + 1} of 4`, async ({
    page,
    running,
  }) => {
    await signIn(page, running, 'hannah');
    await expect(page).toHaveURL(/\/dashboard/);
    expect(await allTooWide(page, paths)).toEqual([]);
  });

/** Parts of the dialog that a person would have to scroll sideways to see. */
const beyondTheScreen = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((self) =>
    [self, ...self.querySelectorAll('*')]
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 1 && (left < -0.5 || right > innerWidth + 0.5);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

test('the goals fit a small phone, and every field and button of them can be reached', async ({ page, running }) => {
  await signIn(page, running, 'hannah');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/dashboard/newDashboard');
  await expect(page.locator('main h1').first()).toHaveText(/\S/);
  await untilStill(page);
  // On a first visit it stands over the page.
  const welcome = page.getByRole('dialog', { name: 'Welcome' });
  if (await welcome.isVisible()) await pressEscape(welcome);
  // That it was seen is on its way to the server.
  await untilStill(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/dashboard/newDashboard?openGoals=true');
  const dialog = page.getByRole('dialog', { name: 'Set Goals' });
  await expect(dialog.getByRole('group', { name: 'Goal 3' })).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await untilStill(page);
    expect(await beyondTheScreen(dialog)).toEqual([]);
    for (const kind of ['combobox', 'textbox', 'button'] as const)
      for (const control of await dialog.getByRole(kind, { disabled: false }).all()) {
        await control.scrollIntoViewIfNeeded();
        await control.click({ trial: true });
        await expect(control).toBeInViewport({ ratio: 0.95 });
      }
  }
});

test('the header shows each of its links whole, at 1024 and at 1440 px', async ({ page, running }) => {
  await signIn(page, running, 'hannah');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/dashboard/trust');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: /^Find a/ })).toBeVisible();
  await untilStill(page);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page);
    const places = await header
      .locator(':is(nav a, .k-header-bar > :is(a, button, span, div)):visible')
      .evaluateAll((all) =>
        all
          .filter(({ children, tagName }) => tagName !== 'DIV' || children.length > 0)
          .map((each) => {
            const { left, right } = each.getBoundingClientRect();
            return { left, right, clipped: each.matches('nav a') && each.scrollWidth > each.clientWidth };
          })
          .sort((one, other) => one.left - other.left),
      );
    expect(places.length).toBeGreaterThan(7);
    expect(places.at(-1)?.right).toBeLessThanOrEqual(width);
    for (const [index, { left, clipped }] of places.entries()) {
      expect(clipped).toBe(false);
      expect(left).toBeGreaterThanOrEqual(places[index - 1]?.right ?? 0);
    }
  }
});

test("a channel partner's pages never scroll sideways, from 320 to 1920 px", async ({ page, running }) => {
  await signIn(page, running, 'nell');
  await expect(page).toHaveURL(/\/chanelPartner/);
  await page.goto('/chanelPartner/dashboard');
  const customer = page.locator('main a[href*="/chanelPartner/dashboard/"]').first();
  const path = (await customer.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/chanelPartner\/dashboard\//);
  expect(await allTooWide(page, ['/chanelPartner/dashboard', path])).toEqual([]);
});

for (const [index, paths] of shares(STAFFS, 2).entries())
  test(`the pages of staff never scroll sideways, from 320 to 1920 px, part ${index + 1} of 2`, async ({
    page,
    staff,
  }) => {
    await staff.enter(page.context(), 'superAdmin');
    expect(await allTooWide(page, paths)).toEqual([]);
  });

test('what staff see of a customer never scrolls sideways, from 320 to 1920 px', async ({
  page,
  staff,
  running,
  freshEmail,
}) => {
  const id = await registerOwner(page, freshEmail, running.product);
  await staff.enter(page.context(), 'superAdmin');
  const customer = `${USER_MANAGEMENT}/${id}`;
  const pages = [customer, `${customer}/events`, `/dashboard/newDashboard?customer=${id}`, `/journeys/${id}/replay`];
  expect(await allTooWide(page, pages)).toEqual([]);
});

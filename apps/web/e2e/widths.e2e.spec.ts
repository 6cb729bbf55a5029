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
  '/dashboard/trust',
  '/dashboard/accounts',
  '/dashboard/UpdatePage',
  '/dashboard/integrateFinance',
  '/dashboard/generic-questions',
  '/dashboard/financeQuestions',
  '/dashboard/editprofile',
  '/dashboard/plan',
  '/dashboard/info',
  '/onboardingProgressInfo',
  '/FinanceSystemInt',
];

const STAFFS = [
  USER_MANAGEMENT,
  '/dashboard/newDashboardAdmin/IntegrateFinance',
  '/dashboard/newDashboardAdmin/ChannelManagement',
  '/dashboard/newDashboardAdmin/AdminManagement',
  '/dashboard/paymentHistory',
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

async function allTooWide(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await tooWide(page, path)));
  return found;
}

test("an owner's pages never scroll sideways, from 320 to 1920 px", async ({ page, running }) => {
  test.setTimeout(300_000);
  await signIn(page, running, 'hannah');
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await allTooWide(page, OWNERS)).toEqual([]);
});

test("a channel partner's pages never scroll sideways, from 320 to 1920 px", async ({ page, running }) => {
  test.setTimeout(180_000);
  await signIn(page, running, 'nell');
  await expect(page).toHaveURL(/\/chanelPartner/);
  await page.goto('/chanelPartner/dashboard');
  const customer = page.locator('main a[href*="/chanelPartner/dashboard/"]').first();
  const path = (await customer.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/chanelPartner\/dashboard\//);
  expect(await allTooWide(page, ['/chanelPartner/dashboard', path])).toEqual([]);
});

test('the pages of staff never scroll sideways, from 320 to 1920 px', async ({ page, staff, running, freshEmail }) => {
  test.setTimeout(240_000);
  const id = await registerOwner(page, freshEmail, running.product);
  await staff.enter(page.context(), 'superAdmin');
  const customer = `${USER_MANAGEMENT}/${id}`;
  const ofCustomer = [
    customer,
    `${customer}/events`,
    `/dashboard/newDashboard?customer=${id}`,
    `/journeys/${id}/replay`,
  ];
  expect(await allTooWide(page, [...STAFFS, ...ofCustomer])).toEqual([]);
});

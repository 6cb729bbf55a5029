import type { Page } from '@playwright/test';
import { pressEscape } from './harness/press-escape';
import { untilStill } from './harness/stillness';
import { expect, test } from './harness/test';
import { registerOwner, signedInOwner } from './people/owner';

const field = (page: Page) => page.getByRole('combobox', { name: /^Find a/ });
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' });

/** The search, opened by its keys once the header is there. */
async function find(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Find a/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Every page that the search lists is opened by keyboard; none may lead to the page that says why it is refused. */
async function opensAllItLists(page: Page): Promise<void> {
  await page.goto('/terms');
  await find(page);
  const pages = results(page).getByRole('group', { name: 'Pages' }).getByRole('option');
  await expect(pages.nth(2)).toBeVisible();
  // What the viewer may open is known with the last answer.
  await untilStill(page);
  const names = await pages.allTextContents();
  await field(page).press('Escape');
  await expect(field(page)).toBeHidden();
  for (const name of names) {
    await find(page);
    await page.keyboard.type(name);
    await expect(results(page).getByRole('option', { name, exact: true }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await field(page).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('main h1')).toHaveText(/\S/);
    await expect(page).not.toHaveURL(/\/auth(\/|$)/);
  }
}

test('an owner finds pages, figures, actions and help by keyboard alone', async ({
  page,
  mailbox,
  freshEmail,
  running,
  accessibleInBothThemes,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto('/dashboard/newDashboard');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Books not connected' })).toBeVisible();
  await find(page);
  await accessibleInBothThemes();
  await page.keyboard.type('sales');
  await expect(results(page).getByRole('option', { name: 'Sales/Revenue' })).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/newDashboard\?explain=sales&over=month$/);
  await find(page);
  await page.keyboard.type('nothing of this name');
  await expect(page.getByText(/^Nothing is called/)).toBeVisible();
  await accessibleInBothThemes();
  await field(page).press('Escape');
  await expect(field(page)).toBeHidden();

  await find(page);
  await page.keyboard.type('glossary');
  await expect(
    results(page)
      .getByRole('option', { name: /^Glossary/ })
      .first(),
  ).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Enter');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByText('What your customers owe you.', { exact: true })).toBeVisible();
  await accessibleInBothThemes();
  await pressEscape(help);
  await opensAllItLists(page);
});

test('on a phone the search fills the screen, and the menu has theme and help', async ({
  page,
  mailbox,
  freshEmail,
  running,
  accessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto('/dashboard/newDashboard');
  await page.getByRole('button', { name: /^Find a/ }).click();
  await expect(field(page)).toBeFocused();
  const box = await page.getByRole('dialog', { name: 'Search' }).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await accessible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page.getByRole('button', { name: /^Find a/ })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await menu.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});

test('staff with the right find a customer by e-mail and go there, by keyboard alone', async ({
  page,
  staff,
  freshEmail,
  running,
  accessible,
}) => {
  const id = await registerOwner(page, freshEmail, running.product, {
    name: 'Isolde Firth',
    companyName: 'Firth Kilns',
  });
  await page.context().clearCookies();
  await staff.enter(page.context(), 'admin');
  await page.goto('/dashboard');
  // The customer's row follows the registration: the search is asked again until it is there.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await find(page);
    await page.keyboard.type(freshEmail);
    await expect(results(page).getByRole('option', { name: /^Isolde Firth/ })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
  await accessible();
  await field(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/UserManagement/${id}$`));
  await find(page);
  await expect(results(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([/^Isolde Firth/]);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain(freshEmail);
  await field(page).press('Escape');
  await opensAllItLists(page);
});

test('staff without the right find no customer and none of the pages of customers', async ({ page, staff }) => {
  await staff.enter(page.context(), 'reconcilingAdmin');
  await page.goto('/dashboard');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await find(page);
  await expect(results(page).getByRole('option', { name: 'User Management' })).toBeHidden();
  await expect(results(page).getByRole('option', { name: /^Export payments/ })).toBeVisible();
  await page.keyboard.type('hannah');
  await expect(page.getByText(/^Nothing is called/)).toBeVisible();
  await field(page).press('Escape');
  await opensAllItLists(page);
  expect(asked.filter((path) => path === '/api/v1/customers')).toEqual([]);
});

for (const width of [1021, 1024, 1280, 1281, 1440, 1920])
  test(`the header shows every link in one line at ${width} px`, async ({ page, mailbox, freshEmail, running }) => {
    await page.setViewportSize({ width, height: 800 });
    await signedInOwner(page, mailbox, freshEmail, running.product);
    await page.goto('/dashboard/newDashboard');
    const top = page.getByRole('navigation', { name: 'Top menu' });
    await expect(top.getByRole('link')).toHaveText([
      'Dashboard',
      'Onboarding',
      'How It Works',
      'Customer Stories',
      'About Us',
    ]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Books not connected' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    const places = await page.locator('.k-header-bar > :visible, .k-top-menu a').evaluateAll((all) =>
      all
        .filter((each) => !each.matches('.k-top-menu'))
        .map((each) => each.getBoundingClientRect())
        .map(({ left, right, height }) => ({ left, right, height })),
    );
    const inOrder = places.sort((a, b) => a.left - b.left);
    expect(inOrder.filter(({ left }, at) => at > 0 && left < (inOrder[at - 1]?.right ?? 0))).toEqual([]);
    expect(inOrder.at(-1)?.right).toBeLessThanOrEqual(width);
    expect(inOrder.filter(({ height }) => height > 40)).toEqual([]);
    await expect(page.getByRole('banner')).toHaveCSS('height', '130px');
  });

test('pages are bounded and stand in the middle on a wide screen', async ({ page, staff }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await staff.enter(page.context(), 'admin');
  await page.goto('/dashboard/newDashboardAdmin/UserManagement');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  const { left, right, width } = await page.locator('main').evaluate((main) => main.getBoundingClientRect());
  const drawer = await page
    .getByRole('navigation', { name: 'Main' })
    .evaluate((nav) => nav.getBoundingClientRect().right);
  expect(width).toBeLessThanOrEqual(1320);
  expect(Math.abs(left - drawer - (1920 - right))).toBeLessThanOrEqual(16);
});

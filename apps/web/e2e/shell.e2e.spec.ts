import { pressEscape } from './harness/press-escape';
import { expect, type Page, test } from './harness/test';
import { confirmAddress, fillLogin, PASSWORD, registerOwner, signedInOwner } from './people/owner';
import { demoAccount, signInAsStaff } from './people/staff';

const PUBLIC_PAGES = [
  '/auth/signIn',
  '/forgetpassword',
  '/ConfirmPassword',
  '/emailVerification',
  '/sessionOutPage',
  '/confirmation-screen',
  '/chanelPartner',
];

for (const path of PUBLIC_PAGES) {
  test(`${path} is accessible by day and by night and has a title of its own`, async ({
    page,
    accessibleInBothThemes,
  }) => {
    await page.goto(path);
    await expect(page.locator('main h1')).toHaveText(/\S/);
    await expect(page).toHaveTitle(/Keelson/);
    await accessibleInBothThemes();
  });
}

test.describe('an address where nothing is', () => {
  test.use({ allowedFaults: /answer 404: GET .*\/no\/such\/page$/ });
  test('answers 404 with a page that leads on', async ({ page, accessible }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found - Keelson');
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
    await accessible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the theme follows the system, is switched by hand and outlives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('[SHELL-02~, SHELL-05] the header is 70 px high, the footer comes from the content service', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('banner')).toHaveCSS('height', '70px');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/support@/)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  await footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the login is done by keyboard alone', async ({ page }) => {
  await page.goto('/auth/signIn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Two things need your attention' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('[SHELL-01, SHELL-02, SHELL-03, SHELL-04~, SHELL-07, SIGNIN-17] the frame of an owner, wide and on a phone', async ({
  page,
  mailbox,
  freshEmail,
  running,
  accessible,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/newDashboard$/);
  await expect(page.getByRole('banner')).toHaveCSS('height', '130px');
  await expect(page.getByRole('region', { name: 'Account notice' })).toContainText('of your free trial');
  const top = page.getByRole('navigation', { name: 'Top menu' });
  await expect(top.getByRole('link', { name: 'Onboarding' })).toBeVisible();
  await expect(top.getByRole('link', { name: 'User Management' })).toBeHidden();
  await accessible();
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expect(drawer.getByRole('listitem')).toHaveText(['Dashboard', 'Learning', 'What If Calculator']);
  await expect(drawer.getByRole('link')).toHaveText(['Dashboard', 'Learning', 'What If Calculator']);
  await page.getByRole('button', { name: 'Fold menu' }).click();
  await expect(drawer).toHaveCSS('width', '64px');
  await accessible();

  await page.setViewportSize({ width: 1020, height: 800 });
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.setViewportSize({ width: 1021, height: 800 });
  await expect(drawer).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await accessible();
  await pressEscape(sheet);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${running.product}/`);
});

test('[SHELL-04] the side drawer offers each kind of viewer what is theirs, down to the quizzes, and more on phones', async ({
  page,
  secondPage,
  mailbox,
  staff,
  freshEmail,
  running,
}) => {
  const drawerOf = (of: Page) => of.getByRole('navigation', { name: 'Main' });
  const onPhone = async (of: Page) => {
    await of.setViewportSize({ width: 390, height: 844 });
    await of.getByRole('button', { name: 'Open menu' }).click();
    return of.getByRole('dialog', { name: 'Menu' });
  };
  const premium = ['Dashboard', 'Business Areas', 'My Finance', 'Task Management', 'Learning'];
  const calculator = ['What If Calculator', 'Detailed P&L', 'Balance Sheet'];
  const company = ['Integrate Finance', 'Your Company', 'Business Areas/Finance Questions'];

  await test.step('owners with a plan', async () => {
    const { email, password } = demoAccount(running, 'grace');
    await page.goto('/auth/signIn');
    await fillLogin(page, email, password);
    await expect(page).toHaveURL(/\/dashboard\//);
    await page.goto('/dashboard/newDashboardTaskManagement');
    await expect(drawerOf(page).getByRole('link')).toHaveText([...premium, ...calculator, ...company]);
    await page.getByRole('button', { name: 'Show the areas' }).click();
    await page.getByRole('button', { name: 'Contents of 2 Finance' }).click();
    await page.getByRole('button', { name: 'Contents of 2.1 Getting paid' }).click();
    await page.getByRole('button', { name: /^Contents of 2\.1\.1 / }).click();
    await expect(drawerOf(page).getByRole('link', { name: /^Quiz of / })).toHaveCount(1);
    await expect(drawerOf(page).getByRole('link', { name: /^\d \S/ })).toHaveCount(6);
    await expect(drawerOf(page).getByRole('link', { name: /generic/i })).toHaveCount(0);
    await page.getByRole('button', { name: 'Fold menu' }).click();
    await expect(drawerOf(page)).toHaveCSS('width', '64px');
    const sheet = await onPhone(page);
    await expect(sheet.getByRole('link', { name: 'Balance Sheet' })).toBeVisible();
    await pressEscape(sheet);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${running.product}/`);
    await page.setViewportSize({ width: 1366, height: 860 });
  });

  await test.step('owners without', async () => {
    await signedInOwner(secondPage, mailbox, freshEmail, running.product);
    await secondPage.goto('/dashboard');
    await expect(drawerOf(secondPage).getByRole('listitem')).toHaveText([
      'Dashboard',
      'Learning',
      'What If Calculator',
    ]);
  });

  await test.step('admins: what is a super admin’s is named and does not lead there', async () => {
    await signInAsStaff(page, mailbox, await staff.newcomer('admin'));
    const tools = ['Dashboard', 'User Management', 'Fetch CMS Changes', 'Update Financials', /^Finance Data/];
    const more = ['Payment History', 'Enquiries', 'Operations'];
    await expect(drawerOf(page).getByRole('listitem')).toHaveText([...tools, ...more]);
    const sheet = await onPhone(page);
    // Below them stand the menu at the top of wide screens, theme and help.
    for (const [at, name] of [...tools, /^Channel Management/, /^Admin Management/, ...more].entries())
      await expect(sheet.getByRole('listitem').nth(at)).toHaveText(name);
    await pressEscape(sheet);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${running.product}/`);
    await page.setViewportSize({ width: 1366, height: 860 });
  });

  await test.step('super admins: three managements in place of the dashboard', async () => {
    await signInAsStaff(page, mailbox, await staff.newcomer('superAdmin'));
    const items = drawerOf(page).getByRole('listitem');
    for (const [at, name] of ['User Management', 'Channel Partner Management', 'Admin Management'].entries())
      await expect(items.nth(at)).toHaveText(new RegExp(`^${name}`));
    await expect(drawerOf(page).getByRole('link', { name: 'Payment History' })).toBeVisible();
    await expect(drawerOf(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await drawerOf(page).getByRole('link', { name: 'Finance Data' }).click();
    await expect(page.getByRole('heading', { name: 'Finance Data', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Choose a customer' })).toBeVisible();
  });
});

test('[ROLE-04] an owner does not enter the back office, is told why and stays signed in', async ({
  page,
  mailbox,
  freshEmail,
  running,
  accessibleInBothThemes,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);
  const asked = page.waitForResponse(/\/api\/v1\/customers$/);
  await page.goto('/dashboard/newDashboardAdmin/UserManagement');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not open to you' })).toBeVisible();
  expect((await asked).status()).toBe(403);
  await accessibleInBothThemes();
  await page.setViewportSize({ width: 390, height: 844 });
  await accessibleInBothThemes();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Back to my start page' }).click();
  await expect(page).toHaveURL(/\/dashboard\/newDashboard$/);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a page asked for signed out is where the sign-in leads, and Back does not return to the sign-in', async ({
  page,
  mailbox,
  freshEmail,
  running,
}) => {
  await registerOwner(page, freshEmail, running.product);
  await confirmAddress(page, mailbox, freshEmail);
  await page.goto('/terms');
  await page.goto('/dashboard/UpdatePage');
  await expect(page).toHaveURL(/\/auth\/signIn$/);
  await fillLogin(page, freshEmail, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/UpdatePage$/);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('[SIGNIN-16, SITE-09] half an hour without input leads to /sessionOutPage', async ({
  page,
  mailbox,
  freshEmail,
  running,
}) => {
  await page.clock.install();
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto('/onboardingProgressInfo');
  await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
  await page.mouse.move(200, 200);
  await page.clock.fastForward('29:00');
  await expect(page).toHaveURL(/onboardingProgressInfo/);
  await page.mouse.move(240, 240);
  await page.clock.fastForward('29:59');
  await expect(page).toHaveURL(/onboardingProgressInfo/);
  await page.clock.fastForward('00:02');
  await expect(page).toHaveURL(/\/sessionOutPage$/);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('link', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/\/auth\/signIn$/);
});

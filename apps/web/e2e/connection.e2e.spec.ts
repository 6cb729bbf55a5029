import { expect, test } from './harness/test';

test.use({ allowedFaults: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch/ });

test('a part that could not be loaded offers another try, and loads by itself when the connection is back', async ({
  page,
  staff,
}) => {
  await staff.enter(page.context(), 'superAdmin');
  let down = true;
  await page.route(/\/api\/v1\/.*payment/i, (route) => (down ? route.abort('internetdisconnected') : route.fallback()));
  await page.goto('/dashboard/paymentHistory');
  const failed = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeVisible();
  await page.context().setOffline(true);
  down = false;
  await page.context().setOffline(false);
  await expect(failed).toBeHidden();
  await expect(page.getByRole('region', { name: 'Payments' })).toBeVisible();
});

test('what cannot be sent offline says so, and keeps what was typed', async ({ page }) => {
  await page.goto('/auth/signIn');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('nobody@example.com');
  await email.press('Tab');
  await password.fill('Typed and kept 1');
  await expect(page.getByText('email', { exact: false }).first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(
    page.getByText('You are offline. What you typed is kept: try again once you are connected.').first(),
  ).toBeVisible();
  await expect(email).toHaveValue('nobody@example.com');
  await expect(password).toHaveValue('Typed and kept 1');
  await page.context().setOffline(false);
});

test('the home page paints something before its heading has come on slow 3G (400 kbit/s, 400 ms)', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  const first = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const heading = await page.evaluate(() => performance.now());
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(heading);
  const told = `home on slow 3G: something after ${Math.round(first ?? 0)} ms, its heading after ${Math.round(heading)} ms`;
  test.info().annotations.push({ type: 'measured', description: told });
  console.log(told);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a page says that it loads, and shows nothing before its style sheets are there (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\.css$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const start = page.getByText('Loading…', { exact: true });
    await expect(start).toBeInViewport();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    await expect(start.locator('..')).toHaveCSS(
      'background-color',
      colorScheme === 'dark' ? 'rgb(12, 22, 25)' : 'rgb(242, 245, 244)',
    );
    await expect(page.getByRole('main')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(start).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
  });

import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface PublicPage {
  readonly path: string;
  readonly title: string;
  /** Search engines may list it. */
  readonly listed: boolean;
}

const PAGES: readonly PublicPage[] = [
  { path: '/', title: 'Know where your business stands', listed: true },
  { path: '/keelsonWork', title: 'How It Works', listed: true },
  { path: '/businessArea', title: 'Business Areas', listed: true },
  { path: '/HowDoCompare', title: 'How do you compare?', listed: true },
  { path: '/keelsonenefits', title: 'What Keelson does for you', listed: true },
  { path: '/customerStories', title: 'Customer Stories', listed: true },
  { path: '/aboutUs', title: 'About Us', listed: true },
  { path: '/ChannelPartnerPage', title: 'Become a channel partner', listed: true },
  { path: '/contactus', title: 'Contact Us', listed: true },
  { path: '/terms', title: 'Terms', listed: true },
  { path: '/privacy', title: 'Privacy', listed: true },
  { path: '/auth/ChannelVerification', title: 'Channel verification', listed: false },
  { path: '/paymentResponsePage?reference=TX-9', title: 'Payment response', listed: false },
  { path: '/erasureCertificate', title: 'Certificate of erasure', listed: false },
  { path: '/error', title: 'Error', listed: false },
];

const contentOf = (page: Page, name: string): Promise<string | null> =>
  page.locator(`meta[name="${name}"]`).getAttribute('content');

const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const { path, title, listed } of PAGES) {
  test(`[SITE-07~, SITE-08~] ${path} is whole, accessible and clean, wide and on a phone`, async ({
    page,
    accessible,
    accessibleInBothThemes,
  }) => {
    const missing: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('No such attribute')) missing.push(message.text());
    });
    await page.setViewportSize(WIDE);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/\S/);
    await expect(heading).toHaveCount(1);
    await expect(page).toHaveTitle(`${title} - Keelson`);
    expect((await contentOf(page, 'description'))?.length).toBeGreaterThan(50);
    if (listed) await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    else expect(await contentOf(page, 'robots')).toBe('noindex');
    await accessibleInBothThemes();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    // By night still: the colours of both themes are the same on a phone, and the menu is looked at below by day.
    await page.setViewportSize(PHONE);
    await accessible();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(missing).toEqual([]);
  });
}

test('[SITE-02~, SITE-07~] other spellings lead to the same page', async ({ page }) => {
  await page.goto('/customerstories');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What three figures can do');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/customerStories$/);
  await page.goto('/home');
  await expect(page).toHaveURL('/');
});

test('a visitor goes through the header and the home page by keyboard alone', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: 'How do you compare?' })).toBeVisible();
  const focused = page.locator(':focus');
  const onwards = ['Skip to the content', 'Keelson home', 'Customer Stories', 'About Us', /theme$/, 'Login', 'Sign Up'];
  for (const name of onwards) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Start 14 days free');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(/Watch the intro/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#intro video')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('How it works, step by step');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('How It Works - Keelson');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a visitor on a phone goes through the menu', async ({ page, accessible }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
  await accessible();
  await menu.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/aboutUs$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Meet the Team' })).toBeVisible();
});

test('texts that arrive late move nothing that was already there', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved += entry.value;
      document.documentElement.dataset['moved'] = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/aboutUs', '/customerStories', '/terms']) {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/v1/content/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
    letGo();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const moved = Number(await page.locator('html').getAttribute('data-moved'));
    expect(moved, `what moved on ${path}`).toBeLessThan(0.05);
    await page.unroute('**/api/v1/content/**');
  }
});

test('search engines find the public pages and nothing behind the login', async ({ request, running }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /dashboard');
  expect(robots).toContain(`Sitemap: ${running.product}/sitemap.xml`);
  const siteMap = await (await request.get('/sitemap.xml')).text();
  for (const { path, listed } of PAGES)
    expect([path, siteMap.includes(`<loc>${new URL(path, running.product).href}</loc>`)]).toEqual([path, listed]);
  const shared = /property="og:image" content="([^"]+)"/.exec(
    await (await request.get('/', { headers: { accept: 'text/html' } })).text(),
  )?.[1];
  expect((await request.get(shared ?? '')).headers()['content-type']).toBe('image/png');
});

import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

interface Entry {
  readonly id: number;
  attributes: Record<string, unknown>;
}

const answerOf = (page: Page, name: string, answer: { status: number; json: object }): Promise<unknown> =>
  page.route(`**/api/v1/content/${name}`, (route) => route.fulfill(answer));

async function edited(page: Page, name: string, edit: (attributes: Record<string, unknown>) => void): Promise<void> {
  await page.route(`**/api/v1/content/${name}`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: Entry[] };
    json.data.forEach(({ attributes }) => edit(attributes));
    await route.fulfill({ response, json });
  });
}

test.describe('content', () => {
  test('[SITE-10~] headings, texts, footer and social links are those of the content service; what it lacks is empty and noted', async ({
    page,
  }) => {
    const noted: string[] = [];
    page.on('console', (message) => noted.push(message.text()));
    await edited(page, 'login-page', (attributes) => {
      attributes['headings'] = 'A heading of the editors';
      delete attributes['content'];
    });
    await edited(page, 'footer', (attributes) => {
      attributes['footerTitle'] = 'A footer of the editors';
      attributes['linkedin'] = 'https://social.example/keelson';
    });
    await page.goto('/auth/signIn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A heading of the editors');
    await expect.poll(() => noted).toContain('No such attribute content');
    await expect(page.locator('main')).not.toContainText(/undefined|null/);
    await page.goto('/terms');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('A footer of the editors')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      'https://social.example/keelson',
    );
  });

  test.describe('that fails', () => {
    test.use({ allowedFaults: /content\/terms|ERR_FAILED|503/ });

    test('[SITE-11] shows the message of the failure, or that something went wrong; a second try brings the page', async ({
      page,
      accessible,
    }) => {
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      const failure = { status: 'failure', responseCode: 503, data: null };
      await answerOf(page, 'terms', {
        status: 503,
        json: { ...failure, responseMessage: 'The texts are being moved' },
      });
      await page.goto('/terms');
      await expect(title).toHaveText('The texts are being moved');
      await accessible();
      await page.unroute('**/api/v1/content/terms');
      await answerOf(page, 'terms', { status: 503, json: failure });
      await page.reload();
      await expect(title).toHaveText('Something went wrong!');
      await page.unroute('**/api/v1/content/terms');
      await page.route('**/api/v1/content/terms', (route) => route.abort());
      await page.reload();
      await expect(title).toHaveText('Something went wrong!');
      await page.unroute('**/api/v1/content/terms');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(title).not.toHaveText('Something went wrong!');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    });
  });

  test.describe('fetched anew', () => {
    test.use({ allowedFaults: /content\/cache\/clear|503/ });

    test('[SHELL-06] clears the caches and reloads the page after two seconds; a failure says clearCacheData with its message', async ({
      page,
      staff,
    }) => {
      await staff.enter(page.context(), 'admin');
      await page.clock.install();
      await page.goto('/dashboard/adminPage');
      const fetchAnew = page.getByRole('button', { name: 'Fetch CMS Changes' });
      const failure = { status: 'failure', responseCode: 503, data: null };
      const statusMessage = 'The content service is away';
      await answerOf(page, 'cache/clear', { status: 503, json: { ...failure, statusMessage } });
      await fetchAnew.click();
      const popup = page.getByRole('dialog', { name: 'Something needs your attention' });
      await expect(popup).toContainText(`clearCacheData ${statusMessage}`);
      await popup.getByRole('button', { name: 'Close' }).first().click();
      await page.unroute('**/api/v1/content/cache/clear');

      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      const cleared = page.waitForResponse(/content\/cache\/clear/);
      await fetchAnew.click();
      expect((await cleared).status()).toBe(200);
      await expect(page.getByText('Content fetched. The page reloads in a moment')).toBeVisible();
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.clock.runFor(1_900);
      expect(loads).toBe(0);
      const reloaded = page.waitForEvent('load');
      await page.clock.runFor(200);
      await reloaded;
      await page.clock.resume();
      await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    });
  });
});

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
});

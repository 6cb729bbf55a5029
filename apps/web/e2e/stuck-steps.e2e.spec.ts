import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from './harness/test';
import { signedInOwner } from './people/owner';

/** Asks for a step that is not at hand, as a page that was left open for long would. */
async function beRefused(page: Page, product: string, step: string): Promise<void> {
  const headers = { origin: product, 'idempotency-key': randomUUID() };
  const token = await page.request.post('/api/v1/session/token', { headers });
  const { data } = (await token.json()) as { data: { jwt: string } };
  const refused = await page.request.post(`/api/v1/onboarding/steps/${step}/complete`, {
    headers: { ...headers, authorization: `Bearer ${data.jwt}` },
  });
  expect(refused.status(), await refused.text()).toBe(409);
}

test.describe('stuck steps', () => {
  test('[EVENT-08] support finds who is at a step and opens the replay at the refusal and at the last event', async ({
    page,
    secondPage: owner,
    staff,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    await signedInOwner(owner, mailbox, freshEmail, running.product);
    await owner.goto('/successSignup');
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
    await beRefused(owner, running.product, 'kpi');
    await owner.goto('/dashboard/earlyAdopterKpi?step=kpi');
    await expect(owner.getByRole('heading', { level: 1, name: 'Key performance indicators' })).toBeVisible();

    await staff.enter(page.context(), 'replayingAdmin');
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stuck steps' }).click();
    const funnel = page.getByRole('table', { name: /How far all journeys came/ });
    const row = page.getByRole('row', { name: freshEmail });

    await test.step('the funnel has every step and leaves the customers of one', async () => {
      await expect(page.getByText(/customers have begun: \d+ finished, \d+ under way/)).toBeVisible();
      await expect(funnel.getByRole('row')).toHaveCount(13);
      await accessible();
      await funnel.getByRole('button', { name: 'Thank-you video' }).click();
      await expect(page).toHaveURL(/step=thankYou/);
      await page.getByRole('searchbox').fill(freshEmail);
      await expect(page.getByRole('status').filter({ hasText: '1 to 1 of 1' })).toBeVisible();
      await expect(row).toContainText('Step 1 of 12');
      await accessible();
      await page.reload();
      await expect(row).toBeVisible();
    });

    await test.step('the refusal opens the replay at that moment', async () => {
      await row.getByRole('link', { name: /This step opens when the step before it is completed/ }).click();
      await expect(page).toHaveURL(/\/journeys\/acc_.*\/replay\?event=\d+/);
      const event = page.locator('section').filter({ has: page.getByRole('heading', { name: 'This event' }) });
      await expect(event).toContainText('onboarding.step-refused.v1');
      await expect(event).toContainText('This step opens when the step before it is completed.');
      await page.goBack();
    });

    await test.step('the last event opens the replay at its end', async () => {
      await expect(row).toContainText('Key performance indicators opened');
      await row.getByRole('link', { name: /Replay the last event/ }).click();
      const event = page.locator('section').filter({ has: page.getByRole('heading', { name: 'This event' }) });
      await expect(event).toContainText('Key performance indicators opened');
      await page.goBack();
    });

    await test.step('nobody matches, and clearing brings everybody back', async () => {
      await page.getByRole('button', { name: 'Only stuck' }).click();
      await expect(page.getByText('Nobody matches')).toBeVisible();
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page).toHaveURL(/\/journeys\/stuck$/);
      await expect(page.getByRole('row').nth(20)).toBeVisible();
    });

    await test.step('on a phone nothing runs off the side', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(funnel.getByRole('button', { name: 'Your goals' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await accessible();
    });
  });
});

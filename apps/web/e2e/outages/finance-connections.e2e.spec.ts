import { expectedFrom } from '../harness/expected-pages';
import { expectDashboard, expectEffects, expectEveryKpi, expectMyFinancials } from '../harness/shown-figures';
import { StandIn } from '../harness/stand-in';
import { expect, type Page, test } from '../harness/test';
import { killWorkersAtWork } from '../harness/workers';
import { signedInOwner } from '../people/owner';

const PAGE = '/FinanceSystemInt';

/** On the provider's own page. */
async function consent(page: Page, provider: string, act: 'Allow access' | 'Refuse'): Promise<void> {
  await expect(page.getByRole('heading', { name: `Connect ${provider} to Keelson` })).toBeVisible();
  await page.getByRole('button', { name: act }).click();
}

async function disconnect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Connect Xero' })).toBeVisible();
}

const COMPANY = 'Sandbox Trading Ltd';
const FINANCES = '/dashboard/newDashboardFinance';
/** Only a finished import has a time behind these words. */
const imported = (page: Page) => page.getByText(/^Last import \d/);

/** Every figure of the trading company, on both pages, as the owner sees it. */
async function expectFigures(page: Page, expected: Awaited<ReturnType<typeof expectedFrom>>): Promise<void> {
  await page.goto(FINANCES);
  await expectMyFinancials(page, expected, COMPANY);
  await expectEveryKpi(page, expected);
  await page.goto('/dashboard/newDashboard');
  await expectDashboard(page, expected);
}

test.describe('accounting systems', () => {
  test('[INT-01~, INT-02, INT-03~, INT-08~, OAUTH-08~, BEYOND-03] are connected, refused, spoilt, disconnected and connected again', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    await signedInOwner(page, mailbox, freshEmail, running.product);
    await page.goto(PAGE);
    const [byXero, byQuickBooks] = await Promise.all([
      expectedFrom(running, 'xero', 'trading'),
      expectedFrom(running, 'quickbooks', 'trading'),
    ]);

    await test.step('somebody who refuses connects nothing and may try again', async () => {
      await accessible();
      await page.getByRole('button', { name: 'Connect Xero' }).click();
      await consent(page, 'Xero', 'Refuse');
      await expect(page.getByRole('heading', { name: 'Error connecting' })).toBeVisible();
      await expect(page.getByText('You did not allow access, so nothing was connected')).toBeVisible();
      await accessible();
      await page.goto('/confirmation-screen/xero?code=forged&state=forged');
      await expect(page.getByRole('heading', { name: 'Error connecting' })).toBeVisible();
      await expect(page.getByText('Unable to connect')).toBeVisible();
      await page.getByRole('button', { name: 'Connect', exact: true }).click();
    });

    await test.step('Xero: the company is chosen, and its import gets over a bad day and a crash', async () => {
      await consent(page, 'Xero', 'Allow access');
      await expect(page.getByRole('heading', { name: 'Which company?' })).toBeVisible();
      await accessible();
      const xero = new StandIn(running.xero);
      const trading = await xero.organisation('trading');
      await xero.spoil(trading, 'expired', 'rate-limit', 'server-error', 'cut', 'slow');
      await page.getByRole('button', { name: 'Connect this company' }).click();
      await expect(page.getByText(/^Connected to Xero since/)).toBeVisible();
      await expect(page.getByText(/^Import (pending|in progress)$/)).toBeVisible();
      await accessible();
      await xero.isAtRest();
      await killWorkersAtWork(running);
      await expect(imported(page)).toBeVisible({ timeout: 120_000 });
    });

    await test.step('nothing is lost and nothing doubled: each figure is that of the raw trial balances', () =>
      expectFigures(page, byXero));

    await test.step('once it is disconnected both systems are offered again', async () => {
      await page.goto(PAGE);
      await disconnect(page);
    });

    await test.step('QuickBooks is connected, and its figures take the place of the others', async () => {
      await page.getByRole('button', { name: 'Connect QuickBooks' }).click();
      await consent(page, 'QuickBooks', 'Allow access');
      await page.getByRole('button', { name: 'Connect this company' }).click();
      await expect(page.getByText(/^Connected to QuickBooks since/)).toBeVisible();
      await expect(imported(page)).toBeVisible({ timeout: 120_000 });
      await expectFigures(page, byQuickBooks);
    });

    const quickBooks = new StandIn(running.quickbooks);
    const byLater =
      await test.step('a month that changes afterwards is told, with what it does to each figure', async () => {
        await quickBooks.restate('trading');
        await page.goto(PAGE);
        const again = page.getByRole('button', { name: 'Import finance data' });
        await again.click();
        await expect(again).toHaveCount(0);
        await expect(again).toBeVisible({ timeout: 120_000 });
        const later = await expectedFrom(running, 'quickbooks', 'trading');
        await page.goto('/dashboard/newDashboard');
        await expectDashboard(page, later);
        await page.getByRole('link', { name: 'See each of them, and what it did to your figures' }).click();
        const line = page
          .getByRole('table', { name: /^Lines changed on/ })
          .getByRole('row')
          .filter({ hasText: 'Advertising' });
        await expect(line).toContainText('£');
        const told = await line.getByRole('cell').allTextContents();
        const [before = 0, now = 0] = told.slice(-2).map((text) => Number(text.replaceAll(/[£,]/g, '')));
        expect(Math.round((now - before) * 100)).toBe(125_000);
        await expectEffects(page, byQuickBooks, later);
        await accessible();
        return later;
      });

    await test.step('a consent that is over is said, and what came is kept', async () => {
      await page.goto(PAGE);
      await quickBooks.spoil(await quickBooks.organisation('trading'), 'expired', 'invalid-grant');
      await page.getByRole('button', { name: 'Import finance data' }).click();
      const asks = 'QuickBooks asks for your consent again. Please connect it again.';
      const failed = page.getByText(`Import Failed (${asks}). Last import`);
      await expect(failed).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('button', { name: 'Connect QuickBooks again' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Import finance data' })).toHaveCount(0);
      await accessible();
      await page.goto('/dashboard/newDashboard');
      await expectDashboard(page, byLater);
      await quickBooks.restateNothing();
    });
  });
});

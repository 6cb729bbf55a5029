import type { Locator } from '@playwright/test';
import { untilStill } from './harness/stillness';
import { expect, type Page, test } from './harness/test';
import { Bookkeeper } from './people/bookkeeper';

const WIDE = { width: 1440, height: 900 };

const PAGES = ['/dashboard/newDashboard', '/dashboard/newDashboardFinance'];

/** How high on the screen it stands. */
const heightOf = (element: Locator): Promise<number> =>
  element.evaluate((each) => Math.round(each.getBoundingClientRect().top));

/** Some of the figures that are explained where they are pressed: high up, and in the middle of the page. */
async function figuresOf(page: Page): Promise<Locator[]> {
  const all = page.locator('main :is(.k-explained, .k-explain):not([inert] *)');
  await expect(all.first()).toBeVisible();
  await untilStill(page);
  const count = await all.count();
  return [0, 0.4, 0.7].map((share) => all.nth(Math.round((count - 1) * share)));
}

async function expectStillUnderPanel(page: Page, figure: Locator): Promise<void> {
  await figure.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const before = await heightOf(figure);
  await figure.click();
  const panel = page.locator('aside.k-panel');
  await expect(panel).toBeFocused();
  expect(Math.abs((await heightOf(figure)) - before)).toBeLessThanOrEqual(1);
  await untilStill(page);
  expect(Math.abs((await heightOf(figure)) - before)).toBeLessThanOrEqual(1);
  const header = await page.getByRole('banner').evaluate((each) => each.getBoundingClientRect().bottom);
  expect(await heightOf(panel)).toBeGreaterThanOrEqual(Math.floor(header));
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await untilStill(page);
  await expect(figure).toBeFocused();
  expect(Math.abs((await heightOf(figure)) - before)).toBeLessThanOrEqual(1);
}

test('a figure stays where it was pressed when its explanation opens beside it', async ({
  page,
  secondPage,
  mailbox,
  staff,
  running,
}) => {
  test.setTimeout(360_000);
  const owner = await Bookkeeper.fresh(running, mailbox);
  await owner.connect('xero', 'sole-trader');
  await owner.importEnds('finished');
  await owner.enter(page.context());
  await staff.enter(secondPage.context(), 'superAdmin');

  await test.step('under the header with a banner', async () => {
    await page.setViewportSize(WIDE);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: 'Account notice' })).toBeVisible();
      for (const figure of await figuresOf(page)) await expectStillUnderPanel(page, figure);
    }
  });

  await test.step('under the header without one', async () => {
    await secondPage.setViewportSize(WIDE);
    for (const path of PAGES) {
      await secondPage.goto(`${path}?customer=${owner.accountId}`);
      for (const figure of await figuresOf(secondPage)) await expectStillUnderPanel(secondPage, figure);
      await expect(secondPage.getByRole('region', { name: 'Account notice' })).toHaveCount(0);
    }
  });

  await owner.leave();
});

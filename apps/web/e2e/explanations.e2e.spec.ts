import type { Locator } from '@playwright/test';
import { pressEscape } from './harness/press-escape';
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

/** The panel reaches from the header's lower edge, banner included, to the end of the window. */
async function expectDocked(page: Page): Promise<void> {
  const header = await page.getByRole('banner').evaluate((each) => each.getBoundingClientRect().bottom);
  const { top, bottom } = await page.locator('aside.k-panel').evaluate((each) => each.getBoundingClientRect());
  expect(Math.abs(top - header)).toBeLessThanOrEqual(1);
  expect(Math.abs(bottom - WIDE.height)).toBeLessThanOrEqual(1);
}

const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

/** Also at the end of the page, where the footer stands, and when it is scrolled there with the panel open. */
async function expectDockedAtTheEnd(page: Page): Promise<void> {
  await untilStill(page);
  await toTheEnd(page);
  const figure = page.locator('main :is(.k-explained, .k-explain):not([inert] *):visible').last();
  await figure.scrollIntoViewIfNeeded();
  const before = await heightOf(figure);
  await figure.click();
  await expect(page.locator('aside.k-panel')).toBeFocused();
  await untilStill(page);
  expect(Math.abs((await heightOf(figure)) - before)).toBeLessThanOrEqual(1);
  await expectDocked(page);
  await toTheEnd(page);
  await untilStill(page);
  await expectDocked(page);
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) await link.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('aside.k-panel')).toHaveCount(0);
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
  await expectDocked(page);
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
      await expectDockedAtTheEnd(page);
    }
  });

  await test.step('under the header without one', async () => {
    await secondPage.setViewportSize(WIDE);
    for (const path of PAGES) {
      await secondPage.goto(`${path}?customer=${owner.accountId}`);
      for (const figure of await figuresOf(secondPage)) await expectStillUnderPanel(secondPage, figure);
      await expectDockedAtTheEnd(secondPage);
      await expect(secondPage.getByRole('region', { name: 'Account notice' })).toHaveCount(0);
    }
  });

  await test.step('a sheet over the page on a phone keeps the focus, and gives it back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of PAGES) {
      await page.goto(path);
      const figure = (await figuresOf(page))[1] ?? page.locator('none');
      await figure.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      await figure.focus();
      const before = await heightOf(figure);
      await figure.press('Enter');
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      await untilStill(page);
      const stops = sheet.locator(':is(a[href], button, summary, input, select):visible');
      for (const [stop, keys] of [
        [stops.first(), ['Shift+Tab', 'Tab']],
        [stops.last(), ['Tab', 'Shift+Tab']],
      ] as const) {
        await stop.focus();
        for (const key of keys) {
          await page.keyboard.press(key);
          // Before its first and after its last stop the sheet has a guard each, which sends the focus on.
          await expect
            .poll(() => sheet.evaluate((self) => self.closest('.bp6-portal')?.contains(document.activeElement)))
            .toBe(true);
        }
      }
      await pressEscape(sheet);
      await expect(figure).toBeFocused();
      expect(Math.abs((await heightOf(figure)) - before)).toBeLessThanOrEqual(1);
    }
  });

  await owner.leave();
});

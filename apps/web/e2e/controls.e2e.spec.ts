import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './harness/test';
import { Bookkeeper } from './people/bookkeeper';

const THEMES = ['light', 'dark'] as const;

/** What a token of the theme comes to where an element stands. */
const tokenAt = (element: Locator, token: string): Promise<string> =>
  element.evaluate((at, name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    at.after(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

async function expectColours(
  element: Locator,
  colours:
    Readonly<Record<'background-color' | 'border-top-color' | 'color', string>> | Readonly<Record<string, string>>,
): Promise<void> {
  for (const [property, token] of Object.entries(colours))
    await expect(element, `${property} is ${token}`).toHaveCSS(property, await tokenAt(element, token));
}

async function inBothThemes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await test.step(colorScheme, look);
  }
}

const UNCHOSEN = { 'background-color': '--k-surface', 'border-top-color': '--k-line-control' };
const CHOSEN = { 'background-color': '--k-primary', 'border-top-color': '--k-primary' };

test('check boxes, lists and text fields have the colours of the product by day and by night', async ({ page }) => {
  await page.goto('/auth/register');
  const box = page.getByLabel('Leadership');
  const list = page.getByLabel('Sector');
  await expect(box).toBeVisible();
  await inBothThemes(page, async () => {
    await page.mouse.move(0, 0);
    await expectColours(box, UNCHOSEN);
    await expectColours(list, UNCHOSEN);
    await expectColours(page.getByLabel('Phone number'), UNCHOSEN);
    await expect(list).toHaveCSS('appearance', 'none');
    await box.check();
    await page.mouse.move(0, 0);
    await expectColours(box, CHOSEN);
    await box.uncheck();
  });
});

test('radio buttons have the colours of the product by day and by night', async ({ page }) => {
  await page.goto('/auth/signUp');
  const chosen = page.getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(1);
  await inBothThemes(page, async () => {
    await expectColours(chosen, CHOSEN);
  });
});

test('a switch has the colours of the product by day and by night', async ({ page, mailbox, running }) => {
  const owner = await Bookkeeper.fresh(running, mailbox);
  await owner.connect('xero', 'empty');
  await owner.importEnds('finished');
  await owner.enter(page.context());
  await page.goto('/dashboard/integrateFinance');
  const toggle = page.getByLabel('Import new figures every night');
  const track = toggle.locator('+ .bp6-control-indicator');
  await expect(toggle).toBeChecked();
  await inBothThemes(page, async () => {
    await expectColours(track, { 'background-color': '--k-primary' });
    await toggle.click({ force: true });
    await expect(toggle).not.toBeChecked();
    await page.mouse.move(0, 0);
    await expectColours(track, { 'background-color': '--k-line-control' });
    await toggle.click({ force: true });
    await expect(toggle).toBeChecked();
    await page.mouse.move(0, 0);
  });
  await owner.leave();
});

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose verdict can differ between two themes of one page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Colours that still move towards those of another theme are nobody's colours. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The page hears of another theme, and paints it, with the next frames.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map((transition) => transition.finished));
  });
}

async function faultsOf(page: Page, axe: AxeBuilder): Promise<readonly string[]> {
  await transitionsEnded(page);
  // No page has a frame of another origin: axe need not open a page of its own for each look.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
  );
}

/** A dialog that opens by itself may fade in while axe looks: a fault is one that is still there at a second look. */
async function expectNoFaults(page: Page, axe: AxeBuilder): Promise<void> {
  if ((await faultsOf(page, axe)).length === 0) return;
  expect(await faultsOf(page, axe), `accessibility of ${page.url()}`).toEqual([]);
}

/** Fails when axe finds a fault on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoFaults(page, new AxeBuilder({ page }).withTags(RULES));

/** Fails when axe finds a fault by day, or a colour that cannot be read by night. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoFaults(page, new AxeBuilder({ page }).withRules(COLOUR_RULES));
}

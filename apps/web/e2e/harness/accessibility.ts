import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilNothingMoves, untilStill } from './stillness';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose verdict can differ between two themes of one page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Only faults are told place by place: to tell all that passes takes a third of the time of a look. */
const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

async function expectNoFaults(page: Page, axe: AxeBuilder): Promise<void> {
  // No page has a frame of another origin: axe need not open a page of its own for each look.
  const { violations } = await axe.setLegacyMode(true).analyze();
  const faults = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
  );
  expect(faults, `accessibility of ${page.url()}`).toEqual([]);
}

/** Fails when axe finds a fault on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  await expectNoFaults(page, axeOn(page).withTags(RULES));
}

/** The same for a page whose answers are held up. */
export async function expectAccessibleWhileWaiting(page: Page): Promise<void> {
  await untilNothingMoves(page);
  await expectNoFaults(page, axeOn(page).withTags(RULES));
}

/** Fails when axe finds a fault by day, or a colour that cannot be read by night. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await expectReadableByNight(page);
}

/** Fails when axe finds a colour that cannot be read by night. */
async function expectReadableByNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await untilStill(page);
  await expectNoFaults(page, axeOn(page).withRules(COLOUR_RULES));
}

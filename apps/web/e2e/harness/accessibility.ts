import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours that still move towards those of another theme are nobody's colours. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The page hears of another theme, and paints it, with the next frames.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map((transition) => transition.finished));
  });
}

/** Fails when axe finds a fault on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await transitionsEnded(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const faults = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
  );
  expect(faults, `accessibility of ${page.url()}`).toEqual([]);
}

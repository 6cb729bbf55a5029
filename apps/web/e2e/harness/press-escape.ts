import { expect, type Locator } from '@playwright/test';

/**
 * Closes an open dialog or menu by Escape, once the focus is with it: it comes a frame after the dialog, and what is
 * pressed before then goes to the page behind.
 */
export async function pressEscape(place: Locator): Promise<void> {
  await expect
    .poll(() => place.evaluate((self) => (self.closest('.bp6-portal') ?? self).contains(document.activeElement)))
    .toBe(true);
  await place.page().keyboard.press('Escape');
  await expect(place).toHaveCount(0);
}

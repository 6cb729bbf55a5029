import { expect, type Page } from '@playwright/test';

/**
 * Answers every chapter of the questionnaire on the page as well as can be, and submits them.
 * @param badly the chapters that are answered as badly as can be, by their numbers
 */
export async function answerQuestions(page: Page, chapters: number, badly: readonly number[] = []): Promise<void> {
  for (let chapter = 1; chapter <= chapters; chapter += 1) {
    await expect(page.getByText(`Chapter ${chapter} of ${chapters}`)).toBeVisible();
    const isBad = badly.includes(chapter);
    for (const [at, slider] of (await page.getByRole('slider').all()).entries()) {
      await slider.press('End');
      if (isBad) await slider.press('Home');
      // With every slider at its first mark the page asks whether they were touched.
      if (isBad && at === 0) await slider.press('ArrowRight');
    }
    for (const answers of await page
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
      .all())
      await (isBad ? answers.getByRole('radio').last() : answers.getByRole('radio').first()).check();
    await page.getByRole('button', { name: chapter === chapters ? 'Submit' : 'Next', exact: true }).click();
  }
}

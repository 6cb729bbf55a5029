import { expect, type Page } from '@playwright/test';

/** Answers every chapter of the questionnaire on the page as well as can be, one perhaps badly, and submits them. */
export async function answerQuestions(page: Page, chapters: number, worst?: number): Promise<void> {
  for (let chapter = 1; chapter <= chapters; chapter += 1) {
    await expect(page.getByText(`Chapter ${chapter} of ${chapters}`)).toBeVisible();
    for (const slider of await page.getByRole('slider').all())
      await slider.press(chapter === worst ? 'ArrowRight' : 'End');
    for (const answers of await page
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
      .all())
      await answers.getByRole('radio').first().check();
    await page.getByRole('button', { name: chapter === chapters ? 'Submit' : 'Next', exact: true }).click();
  }
}

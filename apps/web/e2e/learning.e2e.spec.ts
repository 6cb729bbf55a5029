import { expect, type Page, test } from './harness/test';
import { answerQuestions } from './people/answer-questions';
import { fillLogin, PASSWORD } from './people/owner';
import { registerAndPay } from './people/subscriber';

/** As somebody at the keyboard comes to the end of a reading. */
async function finishReading(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'I have read this' }).press('Enter');
  await expect(dialog.getByText('You have read this')).toBeVisible();
}

test('[LEARN-01~, LEARN-05~, LEARN-07~, LEARN-08~] an owner learns the chapter with the least score, and it follows on other pages', async ({
  page,
  mailbox,
  running,
  freshEmail,
  accessible,
}) => {
  await registerAndPay(mailbox, running, { email: freshEmail, name: 'Lena Marlow', plan: 'EmbraceMonthly' });
  await page.goto('/auth/signIn');
  await fillLogin(page, freshEmail, PASSWORD);
  await expect(page).not.toHaveURL(/signIn/);
  // The payment is recorded by the workers, a moment after it was made.
  await expect(async () => {
    await page.goto('/dashboard/newDashboardLearning');
    await expect(page.getByRole('navigation', { name: 'Business Area', includeHidden: true })).toBeAttached({
      timeout: 5_000,
    });
  }).toPass({ timeout: 120_000 });
  await page.goto('/dashboard/newDashboardBusiness/modules/M2_Finance/questionnaire');
  await answerQuestions(page, 5);
  await expect(page.getByRole('heading', { level: 1, name: /^Your Business Overview/ })).toBeVisible();

  await page.goto('/dashboard/newDashboardLearning?rcl=true');
  // The onboarding is not completed: its last step greets, and shows around.
  await page.getByRole('dialog', { name: 'Your learning journey' }).getByRole('button', { name: 'Close' }).click();
  const tour = page.getByRole('dialog', { name: 'Your business areas' });
  await tour.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Your lessons' }).getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Recommended Reading(4)' })).toBeVisible();
  await accessible();

  const readings = page.getByRole('link', { name: /^Read [A-Z]/ });
  await expect(readings).toHaveCount(4);
  await readings.first().click();
  const dialog = page.getByRole('dialog');
  const title = (await dialog.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await accessible();
  await finishReading(page, title);
  await dialog.getByRole('link', { name: 'Go to Next Reading' }).click();
  await expect(page.getByRole('dialog', { name: title })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Click To Read Again ${title}` })).toBeVisible();

  const areas = page.getByRole('navigation', { name: 'Business Area' });
  await expect(areas.getByRole('link', { name: /^Finance/ })).not.toContainText('0.0%');
  await page.reload();
  await expect(areas.getByRole('link', { name: /^Finance/ })).not.toContainText('0.0%');
});

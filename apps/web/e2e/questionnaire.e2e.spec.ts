import { pressEscape } from './harness/press-escape';
import { expect, test } from './harness/test';
import { answerQuestions } from './people/answer-questions';
import { signedInOwner } from './people/owner';

test('an owner answers the finance questions, leaves, comes back to the answers, and sees a score that adds up', async ({
  page,
  mailbox,
  running,
  freshEmail,
  accessible,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto('/dashboard/newDashboardBusiness/modules/M2_Finance/questionnaire');
  await expect(page.getByRole('heading', { level: 1, name: 'Finance Questionnaire' })).toBeVisible();
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/answers'),
  );
  await page.getByLabel('Every month').check();
  await kept;
  await page.reload();
  await expect(page.getByLabel('Every month')).toBeChecked();
  await accessible();

  await answerQuestions(page, 5);
  await expect(page.getByRole('heading', { level: 1, name: /^Your Business Overview/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Finance: 100.0%, in good order' })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Why 100.0% in Getting paid' }).click();
  const scored = page.getByRole('dialog', { name: 'How Getting paid was scored' });
  await expect(scored).toContainText('60 ÷ 60 × 100 = 100.0%');
  await pressEscape(scored);

  await page.goto('/dashboard/newDashboardBusiness/modules/M2_Finance');
  await expect(page.getByRole('heading', { name: 'Completed business areas' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View answers' })).toBeVisible();
  await accessible();
});

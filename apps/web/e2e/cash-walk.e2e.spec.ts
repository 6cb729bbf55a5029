import { staysLoaded } from './harness/stays-loaded';
import { expect, type Page, test } from './harness/test';
import { answerQuestions } from './people/answer-questions';
import { readInstead } from './people/answers';
import { Bookkeeper } from './people/bookkeeper';
import { fillLogin } from './people/owner';
import { signedInSubscriber } from './people/subscriber';

const AREAS = '/dashboard/newDashboardBusiness';
const DASHBOARD = '/dashboard/newDashboard';
/** The chapters on cash, by their numbers: Getting paid, and Cash and the weeks ahead. */
const CASH = [1, 3];
const LESSONS = ['Know what you are owed', 'Terms and invoices that get paid', 'Chase, then escalate'];

const scoreIn = (page: Page, area: string) =>
  page.getByRole('list', { name: 'Business areas' }).getByRole('listitem').filter({ hasText: area });

async function takeQuiz(page: Page, lesson: string): Promise<void> {
  await page.getByRole('link', { name: `Start quiz ${lesson}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Quiz: ${lesson}` })).toBeVisible();
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog', { name: 'Successfully saved' }).getByRole('button').last().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Quiz done: / })).toBeVisible();
  await page.getByRole('link', { name: 'Continue Getting paid' }).click();
}

test('[LEARN-04, LEARN-08~] an owner who answers badly on cash lands on Getting paid and finishes it; rings, tasks and dashboard follow', async ({
  page,
  mailbox,
  running,
  freshEmail,
}) => {
  await signedInSubscriber(page, mailbox, running, freshEmail);
  const books = await Bookkeeper.known(running, freshEmail);
  await books.connect('xero', 'sole-trader');
  await books.importEnds('finished');
  await books.leave();

  const dashboard = await page.context().newPage();
  const chapter = await page.context().newPage();
  const tasks = await page.context().newPage();
  await Promise.all([
    dashboard.goto(DASHBOARD),
    chapter.goto(`${AREAS}/chapters/M2_C1_Getting_Paid`),
    tasks.goto('/dashboard/newDashboardTaskManagement'),
  ]);
  await expect(scoreIn(dashboard, 'Finance')).toContainText('Not answered yet');
  await expect(chapter.getByRole('img', { name: 'Getting paid, completed: 0.0%' })).toBeVisible();
  await expect(tasks.getByRole('button', { name: 'Done 0' })).toBeVisible();
  const stillThere = await Promise.all([dashboard, chapter, tasks].map(staysLoaded));

  await test.step('bad answers on cash are scored, and the score is on the pages that were open', async () => {
    await page.goto(`${AREAS}/modules/M2_Finance/questionnaire`);
    await answerQuestions(page, 5, CASH);
    await expect(page.getByRole('heading', { level: 1, name: /^Your Business Overview/ })).toBeVisible();
    await expect(scoreIn(dashboard, 'Finance')).toContainText(/\d+%, /);
    await expect(chapter.getByText('Questionnaire 13.3%')).toBeVisible();
  });

  await test.step('tailored learning opens at Getting paid, whose lessons are finished one after the other', async () => {
    await page.goto(`${AREAS}/modules/M2_Finance`);
    await page.getByRole('link', { name: 'View Tailored Learning' }).click();
    await page.getByRole('dialog', { name: 'Your learning journey' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog', { name: 'Your business areas' }).press('Escape');
    const chips = page.getByRole('navigation', { name: 'Chapters of Finance' });
    await expect(chips.getByRole('link', { name: /^Getting paid/ })).toHaveAttribute('aria-current', 'true');
    await page
      .getByRole('link', { name: /^Watch: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await readInstead(page);
    await dialog.getByRole('link', { name: 'Play Next Video' }).click();
    await expect(dialog.getByRole('link', { name: 'Play Next Video' })).toBeHidden();
    await readInstead(page);
    await dialog.getByRole('link', { name: 'Go to readings' }).click();
    // The transcript has a button as the readings have, and stays until the reading is there.
    await expect(dialog.getByRole('link', { name: 'Go to readings' })).toHaveCount(0);
    const reading = dialog.getByRole('article');
    for (let left = 3; left >= 0; left -= 1) {
      await reading.getByRole('button', { name: 'I have read this' }).press('Enter');
      await expect(dialog.getByText('You have read this')).toBeVisible();
      if (left > 0) await dialog.getByRole('link', { name: 'Go to Next Reading' }).click();
    }
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(chips.getByRole('link', { name: /^Getting paid/ })).toContainText('100.0%');
  });

  await test.step('what is finished says so: videos blurred under their overlay, readings to read again', async () => {
    const watched = page.getByRole('link', { name: /^Learning Module Complete\s*Click To Watch Again/ });
    await expect(watched).toHaveCount(2);
    await expect(watched.first().locator('.k-learn-still')).toHaveCSS('filter', 'blur(4px)');
    await expect(page.getByRole('link', { name: /^Click To Read Again/ })).toHaveCount(4);
  });

  await test.step('its quizzes tick off the tasks', async () => {
    await page.goto(`${AREAS}/chapters/M2_C1_Getting_Paid`);
    for (const lesson of LESSONS) await takeQuiz(page, lesson);
  });

  await test.step('ring, tasks and dashboard have followed on the pages that stayed open', async () => {
    await expect(chapter.getByRole('img', { name: 'Getting paid, completed: 100.0%' })).toBeVisible();
    await expect(tasks.getByRole('button', { name: 'Done 3' })).toBeVisible();
    await expect(dashboard.getByText('3 completed')).toBeVisible();
    for (const isThere of stillThere) await isThere();
  });
});

test('the scores on a partner’s open page follow what the customer answers', async ({ page, secondPage, running }) => {
  const [nell, hannah] = ['nell@marshadvisory.example', 'hannah@greyfieldmotors.example'].map((email) =>
    running.accounts.find((account) => account.email === email),
  );
  if (!nell || !hannah) throw new Error('this copy has no demo accounts');
  await secondPage.goto('/auth/signIn');
  await fillLogin(secondPage, hannah.email, hannah.password);
  await expect(secondPage).toHaveURL(/\/dashboard\//);
  const accountId = await secondPage.evaluate(() => localStorage.getItem('id'));

  await page.goto('/auth/signIn');
  await fillLogin(page, nell.email, nell.password);
  await expect(page).toHaveURL(/\/chanelPartner\/dashboard$/);
  await page.goto(`${DASHBOARD}?customer=${accountId}`);
  await expect(scoreIn(page, 'Finance')).toContainText(/\d+%, /);
  await expect(scoreIn(page, 'Sales')).toContainText('Not answered yet');
  const stillThere = await staysLoaded(page);

  await secondPage.goto(`${AREAS}/modules/M4_Sales/questionnaire`);
  await answerQuestions(secondPage, 4, [1, 2, 3, 4]);
  await expect(secondPage.getByRole('heading', { level: 1, name: /^Your Business Overview/ })).toBeVisible();
  await expect(scoreIn(page, 'Sales')).toContainText(/1\d%, needs work first/);
  await stillThere();
});

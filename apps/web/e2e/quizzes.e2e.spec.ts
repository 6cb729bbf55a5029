import { todayInLondon } from './harness/london';
import { staysLoaded } from './harness/stays-loaded';
import { expect, test } from './harness/test';
import { signedInSubscriber } from './people/subscriber';

const AREAS = '/dashboard/newDashboardBusiness';
const TASKS = '/dashboard/newDashboardTaskManagement';
const LESSON = 'Know what you are owed';

test('[TASK-02~, LEARN-09~] an owner plans a task, takes its quiz, and sees score, ring and task follow without a reload', async ({
  page,
  mailbox,
  running,
  freshEmail,
  accessible,
}) => {
  await signedInSubscriber(page, mailbox, running, freshEmail);

  await test.step('a task that falls due today says so', async () => {
    await page.goto(TASKS);
    const [year, month, day] = todayInLondon().split('-');
    await page.getByLabel(`Date for ${LESSON}`).fill(`${day}/${month}/${year}`);
    await page.getByRole('button', { name: 'Save tasks' }).click();
    await expect(page.getByText('Successfully Saved!!')).toBeVisible();
    await expect(page.getByText('This is due!!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Done 0' })).toBeVisible();
    await accessible();
  });

  const chapter = await page.context().newPage();
  await chapter.goto(`${AREAS}/chapters/M2_C1_Getting_Paid`);
  await expect(chapter.getByRole('img', { name: 'Getting paid, completed: 0.0%' })).toBeVisible();
  const stillThere = [await staysLoaded(page), await staysLoaded(chapter)];

  await test.step('the quiz is found in the drawer, asks for every answer, and explains each', async () => {
    const quiz = await page.context().newPage();
    await quiz.goto(AREAS);
    await quiz.getByRole('button', { name: 'Show the areas' }).click();
    for (const place of ['2 Finance', '2.1 Getting paid', `2.1.1 ${LESSON}`])
      await quiz.getByRole('button', { name: `Contents of ${place}` }).click();
    await quiz.getByRole('link', { name: `Quiz of ${LESSON}` }).click();
    await expect(quiz.getByRole('heading', { level: 1, name: `Quiz: ${LESSON}` })).toBeVisible();
    await quiz.getByRole('button', { name: 'Submit' }).click();
    await expect(quiz.getByText('Please answer all the questions!!')).toBeVisible();
    for (const question of await quiz
      .getByRole('group')
      .filter({ has: quiz.getByRole('radio') })
      .all())
      await question.getByRole('radio').first().check();
    await quiz.getByRole('button', { name: 'Submit' }).click();
    const saved = quiz.getByRole('dialog', { name: 'Successfully saved' });
    await expect(saved).toContainText('Your quiz is done:');
    await saved.getByRole('button', { name: 'See the result' }).click();
    await expect(quiz.getByRole('heading', { level: 1, name: /^Quiz done: \d+\.\d%$/ })).toBeVisible();
    await expect(quiz.getByText('Why.').first()).toBeVisible();
    await quiz.reload();
    await expect(quiz.getByRole('heading', { level: 1, name: /^Quiz done: \d+\.\d%$/ })).toBeVisible();
    await expect(quiz.getByRole('radio')).toHaveCount(0);
  });

  await test.step('ring and task follow on the pages that were open', async () => {
    await expect(chapter.getByRole('img', { name: 'Getting paid, completed: 30.0%' })).toBeVisible();
    await expect(chapter.getByText('1 of 3 quizzes taken')).toBeVisible();
    await expect(page.getByText('This is due!!')).toHaveCount(0);
    await page.getByRole('button', { name: 'Done 1' }).click();
    await expect(page.getByRole('link', { name: LESSON })).toBeVisible();
    for (const isThere of stillThere) await isThere();
  });
});

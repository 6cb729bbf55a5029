import { expect, type Page, test } from './harness/test';
import { answerQuestions } from './people/answer-questions';
import { answerEverything, readInstead } from './people/answers';
import { fillLogin, PASSWORD, signedInOwner } from './people/owner';
import { callAsOwner, threeMonths } from './people/owner-calls';

const isSessionCookie = ({ name }: { name: string }): boolean => name.includes('current-user');

const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem');

test.describe('onboarding', () => {
  test('[ONB-02, ONB-04, ONB-05, ONB-08, ONB-09, ONB-12~, ONB-13, ONB-14, ONB-16~, ONB-18] is walked from the thank-you video to the dashboard', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    test.setTimeout(360_000);
    await signedInOwner(page, mailbox, freshEmail, running.product);
    await page.goto('/onboardingProgressInfo');

    await test.step('the progress page lists twelve steps, all pending', async () => {
      await expect(steps(page)).toHaveCount(12);
      await expect(page.getByText('Pending', { exact: true })).toHaveCount(12);
      await accessible();
    });

    await test.step('the thank-you video ends, then Continue appears', async () => {
      await page.getByRole('link', { name: 'Thank-you video' }).click();
      const video = page.locator('video');
      await expect(video).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
      await accessible();
      await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.duration)).toBeCloseTo(25, 0);
      await video.evaluate(async (each: HTMLVideoElement) => {
        each.muted = true;
        each.currentTime = each.duration - 0.5;
        await each.play();
      });
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/generic-questions/);
    });

    await test.step('the questions need every answer and the terms', async () => {
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page.getByRole('alert')).toContainText('All fields are mandatory!');
      await expect(page.getByText('Required !!', { exact: true })).toHaveCount(15);
      await accessible();
      await answerEverything(page);
      await page.getByLabel('In which year did the business start trading?').fill('many');
      await page.getByLabel(/I agree to the terms/).check();
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page.getByRole('alert')).toContainText('Enter a whole year from 1700 to');
      await page.getByLabel('In which year did the business start trading?').fill('2014');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page).toHaveURL(/\/dashboard\/newDashboard/);
    });

    await test.step('the saved answers are shown again', async () => {
      await page.goto('/dashboard/generic-questions');
      await expect(page.getByLabel('In which year did the business start trading?')).toHaveValue('2014');
      await expect(page.getByLabel('Customers who pay late')).toBeChecked();
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    });

    await test.step('the accounts can be connected or typed in, or left for later', async () => {
      await page.goto('/onboardingProgressInfo');
      await expect(page.getByText('Completed', { exact: true })).toHaveCount(2);
      await page.getByRole('link', { name: 'In progress [click to finish]' }).click();
      await expect(page.getByRole('button', { name: 'Connect Xero' })).toBeVisible();
      await accessible();
      await page.getByRole('link', { name: 'Next', exact: true }).click();
    });

    await test.step('the benefits video can be read instead', async () => {
      await readInstead(page);
      await accessible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'How you compare' })).toBeVisible();
      await accessible();
    });

    await test.step('Save & Log Out keeps everything', async () => {
      await page.getByRole('link', { name: 'Back to all steps' }).click();
      await expect(page.getByText('Completed', { exact: true })).toHaveCount(4);
      await page.getByRole('button', { name: 'Save & Log Out' }).click();
      await expect(page).toHaveURL(/\/auth\/signIn/);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('id'))).toBeNull();
      await expect
        .poll(() =>
          page
            .context()
            .cookies()
            .then((all) => all.filter(isSessionCookie)),
        )
        .toEqual([]);
      await fillLogin(page, freshEmail, PASSWORD);
      await expect(steps(page).nth(4)).toContainText('In progress [click to finish]');
    });

    await test.step('the comparison leads to the questions, they to the figures, the goals to the key indicators', async () => {
      await page.getByRole('link', { name: 'In progress [click to finish]' }).click();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Detailed finance questions', level: 1 })).toBeVisible();
      await answerQuestions(page, 5);
      await expect(page.getByRole('img', { name: 'Finance: 100.0%, in good order' })).toBeVisible();
      await page.getByRole('link', { name: 'Continue', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/newDashboardFinance$/);
      await callAsOwner(page, running.product, '/api/v1/onboarding/steps/myFinanceSummary/complete');
      await page.goto('/dashboard/newDashboard?openGoals=true');
      for (const [at, goal] of ['Holiday', 'New Car', 'New Boat'].entries()) {
        const row = page.getByRole('group', { name: `Goal ${at + 1}` });
        await row.getByRole('combobox').selectOption(goal);
        await row.getByLabel('Cost (£)', { exact: true }).fill('5000');
        await row.getByLabel('By', { exact: true }).fill('2030-04-30');
      }
      await accessible();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/earlyAdopterKpi\?step=kpi$/);
      await expect(page.getByText('No figures yet')).toBeVisible();
      await accessible();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'What-if calculator', level: 1 })).toBeVisible();
    });

    await test.step('the what-if inputs are kept by Save & Log Out, and lead to the learning once they are whole', async () => {
      await expect(page).toHaveURL(/\/dashboard\/newDashboardCalculator\/inputs$/);
      const fill = async (year: string, amounts: readonly string[]) => {
        for (const [at, line] of [
          'Months in the financial year',
          'Sales',
          'Cost of sales',
          'Payroll',
          'Overheads',
        ].entries())
          await page.getByRole('textbox', { name: `${line}, ${year}`, exact: true }).fill(amounts[at] ?? '');
      };
      await fill('last year', ['12', '650000', '273000', '165000', '140000']);
      await page.getByRole('button', { name: 'Save & Log Out' }).click();
      await expect(page).toHaveURL(/\/auth\/signIn/);
      await fillLogin(page, freshEmail, PASSWORD);
      await expect(steps(page).nth(9)).toContainText('In progress [click to finish]');
      await page.getByRole('link', { name: 'In progress [click to finish]' }).click();
      await expect(page.getByRole('textbox', { name: 'Sales, last year', exact: true })).toHaveValue('650,000');
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Fill the all fields');
      await fill('this year so far', ['7', '420000.50', '168000', '105000', '84000']);
      await accessible();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/newDashboardLearning/);
      await page.goto('/dashboard/newDashboardCalculator/inputs');
      await expect(page.getByRole('textbox', { name: 'Sales, this year so far', exact: true })).toHaveValue(
        '420,000.50',
      );
      await expect(page.getByRole('button', { name: /^(Continue|Save & Log Out)$/ })).toHaveCount(0);
    });

    await test.step('the dashboard asks without figures, and welcomes with them', async () => {
      await page.goto('/dashboard/newDashboard');
      await accessible();
      await page.getByRole('button', { name: 'Continue Anyway' }).click();
      const own = await page.evaluate(() => localStorage.getItem('id'));
      await callAsOwner(page, running.product, `/api/v1/accounts/${own ?? ''}/finance-data`, threeMonths());
      await expect(page.getByRole('region', { name: 'The three answers' })).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Explore' }).click();
      for (const title of ['The three answers', 'Your key numbers', 'Your goals', 'How you compare']) {
        const part = page.getByRole('dialog', { name: title });
        await expect(part).toBeVisible();
        if (title === 'Your goals') await accessible();
        await part.getByRole('button', { name: /^(Next|Finish)$/ }).click();
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  test('[ONB-02~, ONB-03, AUTHZ-06~] every step opens, says what it will do and completes nothing out of order', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    test.setTimeout(360_000);
    await signedInOwner(page, mailbox, freshEmail, running.product);
    await page.goto('/onboardingProgressInfo');
    await expect(steps(page)).toHaveCount(12);
    const titles = await steps(page).getByRole('link').allTextContents();
    const onTheDashboard = new Set(['Your goals', 'Dashboard']);
    for (const title of titles.slice(1)) {
      await page.getByRole('list', { name: 'Steps' }).getByRole('link', { name: title, exact: true }).click();
      if (onTheDashboard.has(title)) {
        await expect(page).toHaveURL(/\/dashboard\/newDashboard$/);
        if (title === 'Your goals') await page.getByRole('button', { name: 'CLOSE', exact: true }).click();
        await page.goto('/onboardingProgressInfo');
        continue;
      }
      const isFinances = title === 'Your finance summary';
      await expect(page.getByRole('heading', { level: 1, name: isFinances ? 'My Financials' : title })).toBeVisible();
      const back = page.getByRole('link', { name: isFinances ? 'Onboarding' : 'Getting you set up', exact: true });
      await expect(back).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
      await back.click();
      await expect(steps(page)).toHaveCount(12);
    }
    await expect(page.getByText('Pending', { exact: true })).toHaveCount(12);
    await page.goto('/dashboard/earlyAdopterKpi?step=kpi');
    await expect(page.getByText('This step comes after step 8')).toBeVisible();
    await accessible();
  });

  test('a visitor may watch the thank-you video and is led to sign-in', async ({ page, accessible }) => {
    await page.goto('/successSignup');
    await expect(page.getByRole('heading', { name: 'Thank you for joining', level: 1 })).toBeVisible();
    await readInstead(page);
    await expect(page.getByRole('link', { name: 'Log in to go on' })).toBeVisible();
    await accessible();
  });
});

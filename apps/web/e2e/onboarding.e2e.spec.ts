import type { Mailbox } from './harness/mailbox';
import { expect, type Page, test } from './harness/test';
import { answerEverything, readInstead } from './people/answers';
import { CARDS } from './people/cards';
import {
  continueOn,
  fillGoals,
  fillInputs,
  finishCompanyQuestions,
  finishFinanceQuestions,
  finishVideo,
  finishWalkthrough,
  openDueStep,
  steps,
  walkFromComparisonToLearning,
} from './people/onboarding-steps';
import { confirmAddress, fillLogin, PASSWORD, signedInOwner, signUpByForm } from './people/owner';
import { callAsOwner, threeMonths } from './people/owner-calls';
import { fillSignUp, payWith } from './people/payer';

const isSessionCookie = ({ name }: { name: string }): boolean => name.includes('current-user');

const topMenu = (page: Page) => page.getByRole('navigation', { name: 'Top menu' });
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The dashboard, menus and steps of somebody who is done, without a reload; `progress` is read by opening its page. */
async function expectFinished(page: Page, pages: readonly RegExp[]): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard\/newDashboard$/);
  await page.getByRole('button', { name: 'Continue Anyway' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(topMenu(page).getByRole('link').first()).toBeVisible();
  await expect(topMenu(page).getByRole('link', { name: 'Onboarding' })).toHaveCount(0);
  for (const name of pages) await expect(drawer(page).getByRole('link', { name }).first()).toBeVisible();
  await page.goto('/onboardingProgressInfo');
  await expect(steps(page).getByText('Completed', { exact: true })).toHaveCount(12);
}

const PREMIUM_PAGES = [
  /^Dashboard/,
  /^Business Areas$/,
  /^My Finance/,
  /^Task Management/,
  /^Learning/,
  /^Your Company/,
];

/** A paid sign-up is let in once the link in the mail was opened. */
async function confirmedIn(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await confirmAddress(page, mailbox, email);
  await fillLogin(page, email, PASSWORD);
  await expect(steps(page)).toHaveCount(12);
}

/** A premium account is led from the questions about the company to the accounts, which it leaves for later. */
async function walkToComparison(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Thank-you video' }).click();
  await finishVideo(page);
  await finishCompanyQuestions(page);
  await expect(page).toHaveURL(/\/FinanceSystemInt$/);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await finishVideo(page);
  await expect(page.getByRole('heading', { name: 'How you compare', level: 1 })).toBeVisible();
}

test.describe('onboarding', () => {
  test('[ONB-02, ONB-04, ONB-05, ONB-06, ONB-07, ONB-08, ONB-09, ONB-11~, ONB-12~, ONB-13, ONB-14~, ONB-16~, ONB-18] is walked from the register form to its end, and the dashboard is that of its end', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    await page.goto('/auth/register');
    await signUpByForm(page, freshEmail, { name: 'Olive Sawyer', companyName: 'Acme Joinery' });
    await confirmAddress(page, mailbox, freshEmail);
    await fillLogin(page, freshEmail, PASSWORD);

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
      await openDueStep(page);
      await continueOn(page);
      await finishFinanceQuestions(page);
      await page.goto('/onboardingProgressInfo');
      await expect(steps(page).nth(5)).toContainText('Completed');
      await openDueStep(page);
      await accessible();
      await finishWalkthrough(page);
      await fillGoals(page);
      await accessible();
      await continueOn(page);
      await expect(page).toHaveURL(/\/dashboard\/earlyAdopterKpi\?step=kpi$/);
      await expect(page.getByText('No figures yet')).toBeVisible();
      await accessible();
      await continueOn(page);
      await expect(page.getByRole('heading', { name: 'What-if calculator', level: 1 })).toBeVisible();
    });

    await test.step('the what-if inputs are kept by Save & Log Out, and lead to the learning once they are whole', async () => {
      await expect(page).toHaveURL(/\/dashboard\/newDashboardCalculator\/inputs$/);
      await fillInputs(page, 'last year');
      await page.getByRole('button', { name: 'Save & Log Out' }).click();
      await expect(page).toHaveURL(/\/auth\/signIn/);
      await fillLogin(page, freshEmail, PASSWORD);
      await expect(steps(page).nth(9)).toContainText('In progress [click to finish]');
      await openDueStep(page);
      await expect(page.getByRole('textbox', { name: 'Sales, last year', exact: true })).toHaveValue('650,000');
      await continueOn(page);
      await expect(page.getByRole('alert')).toContainText('Fill the all fields');
      await fillInputs(page, 'this year so far');
      await accessible();
      await continueOn(page);
      await expect(page).toHaveURL(/\/dashboard\/newDashboardLearning/);
      await page.goto('/dashboard/newDashboardCalculator/inputs');
      await expect(page.getByRole('textbox', { name: 'Sales, this year so far', exact: true })).toHaveValue(
        '420,000.50',
      );
      await expect(page.getByRole('button', { name: /^(Continue|Save & Log Out)$/ })).toHaveCount(0);
    });

    await test.step('the learning page ends it, and everything is that of its end without a reload', async () => {
      await page.goto('/onboardingProgressInfo');
      await openDueStep(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Your learning journey' })).toBeVisible();
      await expect(topMenu(page).getByRole('link', { name: 'Onboarding' })).toBeVisible();
      await accessible();
      await page.getByRole('button', { name: 'Finish Onboarding' }).click();
      await expectFinished(page, [/^Dashboard$/, /^Learning$/]);
      await expect(drawer(page).getByRole('link', { name: 'Business Areas' })).toHaveCount(0);
    });

    await test.step('the dashboard welcomes once there are figures', async () => {
      await page.goto('/dashboard/newDashboard');
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

  test('[FIN-01, ONB-10, ONB-11, ONB-14~] premium accounts end it by either button, with every area open; whole what-if inputs complete their step by Save & Log Out too', async ({
    page,
    secondPage: payer,
    mailbox,
    freshEmail,
  }) => {
    await test.step('a trial after skipping the payment, left at the inputs and at the learning', async () => {
      await page.goto('/auth/signUp');
      await fillSignUp(page, freshEmail, '');
      await page.getByRole('button', { name: 'No code? Use Keelson’s' }).click();
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByRole('link', { name: 'Back to Keelson' }).click();
      const unpaid = page.getByRole('dialog', { name: 'Your payment was unsuccessful..!' });
      await unpaid.getByRole('button', { name: 'Skip' }).click();
      const trial = page.getByRole('dialog', { name: /free trial is active/ });
      await trial.getByRole('button', { name: 'Continue' }).click();
      await confirmedIn(page, mailbox, freshEmail);
      await walkToComparison(page);
      await continueOn(page);
      await finishFinanceQuestions(page);
      await finishWalkthrough(page);
      await fillGoals(page);
      await continueOn(page);
      await expect(page.getByRole('heading', { name: 'Key performance indicators', level: 1 })).toBeVisible();
      await continueOn(page);
      await fillInputs(page, 'last year');
      await fillInputs(page, 'this year so far');
      await page.getByRole('button', { name: 'Save & Log Out' }).click();
      await expect(page).toHaveURL(/\/auth\/signIn/);
      await fillLogin(page, freshEmail, PASSWORD);
      await expect(steps(page).nth(9)).toContainText('Completed');
      await expect(steps(page).nth(10)).toContainText('In progress [click to finish]');
      await page.goto('/dashboard/newDashboardCalculator/inputs');
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Continue|Save & Log Out)$/ })).toHaveCount(0);
      await page.goto('/onboardingProgressInfo');
      await openDueStep(page);
      const greeting = page.getByRole('dialog', { name: 'Your learning journey' });
      await greeting.getByRole('button', { name: 'Save & Continue later' }).click();
      await expect(page).toHaveURL(/\/auth\/signIn/);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('id'))).toBeNull();
      await fillLogin(page, freshEmail, PASSWORD);
      await expectFinished(page, PREMIUM_PAGES);
    });

    await test.step('a paying owner with a partner’s code, finished on the learning page', async () => {
      const email = `payer-${freshEmail}`;
      await payer.goto('/AccessCodePage');
      for (const [label, text] of [
        ['First name', 'Ada'],
        ['Last name', 'Byron'],
        ['Business name', 'Byron Engines'],
        ['Email', email],
        ['Mobile number', '01632960952'],
      ] as const)
        await payer.getByLabel(label).fill(text);
      await payer.getByRole('checkbox', { name: /I accept/ }).check();
      await payer.getByRole('button', { name: 'Request access code' }).click();
      const [code = ''] = /\b\d{8}\b/.exec((await mailbox.latest(email, /access code/i)).text) ?? [];
      await payer.goto('/auth/signUp');
      await fillSignUp(payer, email, code);
      await payer.getByRole('button', { name: 'Sign Up' }).click();
      await payWith(payer, CARDS.good, '£432.00');
      const paid = payer.getByRole('dialog', { name: 'Payment received' });
      await paid.getByRole('button', { name: 'Continue' }).click();
      await confirmedIn(payer, mailbox, email);
      await walkToComparison(payer);
      await walkFromComparisonToLearning(payer, 3);
      const greeting = payer.getByRole('dialog', { name: 'Your learning journey' });
      await greeting.getByRole('button', { name: 'Finish Onboarding' }).click();
      await expectFinished(payer, PREMIUM_PAGES);
    });

    await test.step('the chapter with the least score is the one to go on with', async () => {
      await payer.goto('/dashboard/newDashboardFinance');
      const card = payer.getByRole('region', { name: 'Current Chapter' });
      await card.getByRole('button', { name: 'Continue Cash and the weeks ahead' }).click();
      await expect(payer).toHaveURL(/\/dashboard\/newDashboardLearning\?rcl=true/);
      await expect(payer.getByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
      await expect(payer.getByRole('dialog')).toHaveCount(0);
      await expect(payer.getByRole('button', { name: 'Finish Onboarding' })).toHaveCount(0);
    });
  });

  test('[ONB-02~, ONB-03, AUTHZ-06~] every step opens, says what it will do and completes nothing out of order', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
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

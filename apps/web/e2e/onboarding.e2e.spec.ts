import { expect, type Page, test } from './harness/test';
import { answerEverything, readInstead } from './people/answers';
import { fillLogin, PASSWORD, signedInOwner } from './people/owner';

const isSessionCookie = ({ name }: { name: string }): boolean => name.includes('current-user');

const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem');

test.describe('onboarding', () => {
  test('[ONB-02, ONB-04, ONB-05, ONB-12, ONB-13, ONB-14] is walked from the thank-you video to the benefits', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    test.setTimeout(150_000);
    await signedInOwner(page, mailbox, freshEmail, running.product);

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
      await expect(page.getByRole('alert')).toContainText('Enter a number from 1700 to 2100');
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

    await test.step('connecting accounts says truthfully that it is not open, and leads on', async () => {
      await page.goto('/onboardingProgressInfo');
      await expect(page.getByText('Completed', { exact: true })).toHaveCount(2);
      await page.getByRole('link', { name: 'In progress [click to finish]' }).click();
      await expect(page.getByText('Connecting Xero and QuickBooks is not open yet')).toBeVisible();
      await accessible();
      await page.getByRole('link', { name: 'Go on to the benefits video' }).click();
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
  });

  test('[ONB-02~, ONB-03, AUTHZ-06~] every step opens, says what it will do and completes nothing out of order', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    test.setTimeout(120_000);
    await signedInOwner(page, mailbox, freshEmail, running.product);
    await expect(steps(page)).toHaveCount(12);
    const titles = await steps(page).getByRole('link').allTextContents();
    for (const title of titles.slice(1)) {
      await page.getByRole('list', { name: 'Steps' }).getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Getting you set up' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Getting you set up' }).click();
      await expect(steps(page)).toHaveCount(12);
    }
    await expect(page.getByText('Pending', { exact: true })).toHaveCount(12);
    await page.goto('/dashboard/earlyAdopterKpi?step=kpi');
    await expect(page.getByRole('link', { name: /Step 8, Your goals/ })).toBeVisible();
    await accessible();
  });

  test('a visitor may watch the thank-you video and is led to sign-in', async ({ page, accessible }) => {
    await page.goto('/successSignup');
    await expect(page.getByRole('heading', { name: 'Thank-you video', level: 1 })).toBeVisible();
    await readInstead(page);
    await expect(page.getByRole('link', { name: 'Log in to go on' })).toBeVisible();
    await accessible();
  });
});

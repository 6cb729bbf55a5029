import { expect, type Page, test } from './harness/test';
import { answerEverything, readInstead } from './people/answers';
import { fillLogin, PASSWORD, signedInOwner } from './people/owner';

const business = (page: Page) => page.getByLabel('What does your business do, in one sentence?');
const year = (page: Page) => page.getByLabel('In which year did the business start trading?');
const late = (page: Page) => page.getByLabel('Customers who pay late');
const continued = (page: Page) => page.getByText(/^Continued from/);

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/auth/signIn');
  await fillLogin(page, email, PASSWORD);
  await expect(page).not.toHaveURL(/auth\/signIn/);
};

test.describe('what is typed and not sent', () => {
  test('is there after a reload, after logging out and on another device, until the form is sent', async ({
    page,
    secondPage,
    mailbox,
    freshEmail,
    running,
  }) => {
    await signedInOwner(page, mailbox, freshEmail, running.product);
    await page.goto('/successSignup');
    await readInstead(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/generic-questions/);

    await test.step('a reload right after the last key', async () => {
      await business(page).fill('Fitted kitchens');
      await expect(page.getByText('Saved as you type')).toBeVisible();
      await late(page).check();
      await page.reload();
      await expect(business(page)).toHaveValue('Fitted kitchens');
      await expect(late(page)).toBeChecked();
      await expect(continued(page)).toBeVisible();
    });

    await test.step('another page and Back', async () => {
      await year(page).fill('2013');
      await page.getByRole('link', { name: 'Getting you set up' }).click();
      await expect(page).toHaveURL(/onboardingProgressInfo/);
      await page.goBack();
      await expect(year(page)).toHaveValue('2013');
    });

    await test.step('logging out right after the last key, and another device', async () => {
      await year(page).fill('2014');
      await page.getByRole('button', { name: 'Save & Log Out' }).click();
      await expect(page).toHaveURL(/\/auth\/signIn/);
      await logIn(secondPage, freshEmail);
      await secondPage.goto('/dashboard/generic-questions');
      await expect(business(secondPage)).toHaveValue('Fitted kitchens');
      await expect(year(secondPage)).toHaveValue('2014');
      await expect(late(secondPage)).toBeChecked();
    });

    await test.step('two devices at once: the later one is told, and chooses', async () => {
      await logIn(page, freshEmail);
      await page.goto('/dashboard/generic-questions');
      await expect(year(page)).toHaveValue('2014');
      await year(secondPage).fill('2015');
      await expect(secondPage.getByText('Saved as you type')).toBeVisible();
      await year(page).fill('2016');
      await expect(page.getByText(/^Newer input from another device/)).toBeVisible();
      await page.getByRole('button', { name: 'Use the newer input' }).click();
      await expect(year(page)).toHaveValue('2015');
    });

    await test.step('the form is sent: nothing waits any more', async () => {
      await secondPage.reload();
      await answerEverything(secondPage);
      await secondPage.getByLabel(/I agree to the terms/).check();
      await secondPage.getByRole('button', { name: 'Save and continue' }).click();
      await expect(secondPage).toHaveURL(/\/dashboard\/newDashboard/);
      await secondPage.goto('/dashboard/generic-questions');
      await expect(business(secondPage)).toHaveValue('Fitted kitchens for homes in Leeds');
      await expect(continued(secondPage)).toHaveCount(0);
    });

    await test.step('goals are there again when the dialog is opened again', async () => {
      await secondPage.goto('/dashboard/newDashboard?openGoals=true');
      const goal = secondPage.getByRole('group', { name: 'Goal 1' });
      await goal.getByRole('combobox').selectOption('Holiday');
      await goal.getByRole('combobox').press('Escape');
      await expect(secondPage.getByRole('dialog')).toHaveCount(0);
      await secondPage.goto('/dashboard/newDashboard?openGoals=true');
      await expect(goal.getByRole('combobox')).toHaveValue('Holiday');
      await secondPage.getByRole('button', { name: 'Start again' }).click();
      const sure = secondPage.getByRole('dialog', { name: 'Start again?' });
      await sure.getByRole('button', { name: 'Start again' }).click();
      await expect(goal.getByRole('combobox')).not.toHaveValue('Holiday');
    });
  });
});

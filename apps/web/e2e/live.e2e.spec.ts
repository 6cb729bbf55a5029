import { randomUUID } from 'node:crypto';
import { staysLoaded } from './harness/stays-loaded';
import { expect, type Page, test } from './harness/test';
import { readInstead } from './people/answers';
import { registerOwner, signedInOwner } from './people/owner';
import { USER_MANAGEMENT } from './people/staff';

const PROGRESS = '/onboardingProgressInfo';
const completed = (page: Page) => page.getByText('Completed', { exact: true });

async function watchThankYou(page: Page): Promise<void> {
  await page.goto(PROGRESS);
  await page.getByRole('link', { name: 'Thank-you video' }).click();
  await readInstead(page);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.describe('live pages', () => {
  test('[EVENT-10~] what an owner does shows on the pages that staff have open', async ({
    page,
    secondPage,
    staff,
    running,
    freshEmail,
  }) => {
    const name = `Lark ${randomUUID().slice(0, 6)}`;
    await staff.enter(page.context(), 'superAdmin');
    await page.goto(`${USER_MANAGEMENT}?search=${name.replace(' ', '+')}`);
    await expect(page.getByText('No User is Found')).toBeVisible();
    const stillThere = await staysLoaded(page);

    await test.step('the table shows a customer who has just registered', async () => {
      await registerOwner(secondPage, freshEmail, running.product, { name, companyName: `${name} Boats` });
      await expect(page.getByRole('row', { name })).toBeVisible();
    });

    await test.step('the history shows what happens now, at its top', async () => {
      await page.getByRole('link', { name: `View ${name}` }).click();
      await page.getByRole('link', { name: 'Account history' }).click();
      const events = page.getByRole('main').getByRole('listitem');
      await expect(events.filter({ hasText: 'Account history read' }).first()).toBeVisible();
      const before = await events.count();
      await secondPage.request.post('/api/v1/session/sign-in', {
        headers: { origin: running.product, 'idempotency-key': randomUUID() },
        data: { username: freshEmail, password: 'NotTheirs47Ho' },
      });
      await expect.poll(() => events.count()).toBeGreaterThan(before);
      await expect(page.getByRole('button', { name: /newer event/ })).toHaveCount(0);
    });
    await stillThere();
  });

  test('[EVENT-10~] an owner’s other tab follows, and what is being typed there stays', async ({
    page,
    context,
    mailbox,
    running,
    freshEmail,
  }) => {
    await signedInOwner(page, mailbox, freshEmail, running.product);
    const other = await context.newPage();
    await other.goto(PROGRESS);
    await expect(other.getByText('Pending', { exact: true })).toHaveCount(12);
    const stillThere = await staysLoaded(other);
    await watchThankYou(page);
    await expect(page).toHaveURL(/generic-questions/);
    await expect(completed(other)).toHaveCount(1);
    await stillThere();

    const question = page.getByLabel('What does your business do, in one sentence?');
    await question.fill('Fitted kitchens for homes in Leeds');
    const readAgain = page.waitForResponse((response) => response.url().endsWith('/onboarding/progress'));
    await other.getByRole('link', { name: 'Thank-you video' }).click();
    await readAgain;
    await expect(question).toBeFocused();
    await expect(question).toHaveValue('Fitted kitchens for homes in Leeds');
  });
});

test.describe('a page whose connection breaks', () => {
  test.use({ allowedFaults: /503/ });

  test('[EVENT-10~] says so and comes back by itself', async ({ page, context, mailbox, running, freshEmail }) => {
    await signedInOwner(page, mailbox, freshEmail, running.product);
    await page.route('**/api/v1/live*', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' } }));
    await page.goto(PROGRESS);
    await expect(page.getByText('The connection is interrupted. We keep trying.')).toBeVisible({ timeout: 60_000 });
    const other = await context.newPage();
    await watchThankYou(other);
    await page.unroute('**/api/v1/live*');
    await expect(page.getByText('The connection is interrupted.')).toHaveCount(0, { timeout: 60_000 });
    await expect(completed(page)).toHaveCount(1);
  });
});

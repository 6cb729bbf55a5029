import { expectAccessibleWhileWaiting } from '../harness/accessibility';
import { staysLoaded } from '../harness/stays-loaded';
import { expect, type Page, test } from '../harness/test';
import { whileNothingIsProjected } from '../harness/workers';
import { readInstead } from '../people/answers';
import { signedInOwner } from '../people/owner';

const behind = (page: Page) => page.getByText(/^You are seeing figures as of \d\d:\d\d\./);

test('[EVENT-10] a page that falls behind says so, and catches up without a reload', async ({
  page,
  mailbox,
  running,
  freshEmail,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto('/onboardingProgressInfo');
  await page.getByRole('link', { name: 'Thank-you video' }).click();
  await expect(page.getByText('Read it instead')).toBeVisible();
  await expect(behind(page)).toHaveCount(0);
  const stillThere = await staysLoaded(page);
  await whileNothingIsProjected(running, async () => {
    await readInstead(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(behind(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expectAccessibleWhileWaiting(page);
  });
  await expect(behind(page)).toHaveCount(0);
  await expect(page.getByLabel('What does your business do, in one sentence?')).toBeVisible();
  await stillThere();
});

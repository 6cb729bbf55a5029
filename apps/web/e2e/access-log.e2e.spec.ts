import { staysLoaded } from './harness/stays-loaded';
import { expect, type Page, test } from './harness/test';
import { fillLogin } from './people/owner';
import { demoAccount, signInAsStaff, USER_MANAGEMENT } from './people/staff';

const REASON = 'You asked which month is missing';

const visitBy = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test.describe('the access log of a customer', () => {
  test('[BEYOND-05] a partner looks, a super admin acts with a reason, and the owner’s open page tells both as it happens', async ({
    page,
    secondPage,
    browser,
    staff,
    mailbox,
    running,
    accessible,
    accessibleInBothThemes,
  }) => {
    const owner = demoAccount(running, 'hannah');
    const partner = demoAccount(running, 'nell');
    const member = await staff.newcomer('superAdmin');

    await page.goto('/auth/signIn');
    await fillLogin(page, owner.email, owner.password);
    await expect(page.getByRole('heading', { name: /Hannah/, level: 1 })).toBeVisible();
    await page.goto('/dashboard/accessLog');
    await expect(page.getByRole('heading', { name: 'Who looked at your account', level: 1 })).toBeVisible();
    await expect(page.getByRole('group', { name: 'The last 30 days' })).toContainText(/visits?/);
    await expect(visitBy(page, member.name)).toHaveCount(0);
    const stillThere = await staysLoaded(page);

    await test.step('the partner opens the figures', async () => {
      await secondPage.goto('/auth/signIn');
      await fillLogin(secondPage, partner.email, partner.password);
      await secondPage.getByRole('link', { name: /^View Hannah/ }).click();
      await expect(secondPage).toHaveURL(/\/chanelPartner\/dashboard\/acc_/);
      const visit = visitBy(page, 'Nell Marsh').first();
      await expect(visit).toContainText('Looked at: Your details');
      const accountId = new URL(secondPage.url()).pathname.split('/').at(-1) ?? '';
      await secondPage.goto(`/dashboard/newDashboardFinance?customer=${accountId}`);
      await expect(visit).toContainText('Your figures');
      await expect(visit).toContainText('Marsh Advisory');
    });

    await test.step('the super admin acts as the owner, says why, and ends it', async () => {
      const elsewhere = await browser.newContext({ baseURL: running.product });
      const desk = await elsewhere.newPage();
      await signInAsStaff(desk, mailbox, member);
      await desk.goto(`${USER_MANAGEMENT}?search=${encodeURIComponent(owner.email)}`);
      await desk.getByRole('button', { name: /^Actions for / }).click();
      await desk.getByRole('menuitem', { name: 'Act as this customer' }).click();
      const dialog = desk.getByRole('dialog', { name: /^Act as .+\?$/ });
      await dialog.getByRole('textbox', { name: /Reason/ }).fill(REASON);
      await dialog.getByRole('button', { name: 'Act as this customer' }).click();
      await expect(desk.getByRole('region', { name: 'You are acting as a customer' })).toBeVisible();
      await desk.goto('/dashboard/newDashboardFinance');
      const visit = visitBy(page, REASON).filter({ hasText: member.name });
      await expect(visit).toContainText('Acting as you now');
      await expect(visit).toContainText('Looked at: Your figures');
      await accessible();
      await desk.getByRole('button', { name: 'End acting' }).click();
      await expect(visit).toContainText('Looked only');
      await expect(visit).toContainText('Keelson staff');
      await elsewhere.close();
    });

    await stillThere();
    await accessibleInBothThemes();
    await page.getByRole('button', { name: 'Who: anybody' }).click();
    await page.getByRole('option', { name: new RegExp(member.name) }).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nell Marsh' })).toHaveCount(0);
    await expect(visitBy(page, REASON)).toHaveCount(1);
  });
});

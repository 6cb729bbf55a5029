import { expect, test } from './harness/test';
import { fillLogin } from './people/owner';
import { demoAccount, signInAsStaff, USER_MANAGEMENT } from './people/staff';

const REASON = 'Owner asks why October’s VAT differs';

test.describe('acting as a customer', () => {
  test('[AUTHZ-04~, DEL-07~, SIGNIN-18] an admin acts for an owner with a reason, corrects a detail, is refused what only the owner can mean, and ends it; the session values are stored as listed', async ({
    page,
    context,
    browser,
    staff,
    mailbox,
    running,
    accessible,
    accessibleInBothThemes,
  }) => {
    test.setTimeout(360_000);
    const owner = demoAccount(running, 'hannah');
    const member = await staff.newcomer('admin');
    const banner = page.getByRole('region', { name: 'You are acting as a customer' });
    await test.step('a form keeps what is typed, its address and the company types', async () => {
      await page.goto('/auth/register');
      await page.getByLabel('Name', { exact: true }).fill('Alex Owner');
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('companyTypeList'))).toContain('soletrader');
      const [inputData, currentURL] = await page.evaluate(() => [
        sessionStorage.getItem('inputData'),
        sessionStorage.getItem('currentURL'),
      ]);
      expect(inputData).toContain('Alex Owner');
      expect(currentURL).toBe('/auth/register');
    });
    await signInAsStaff(page, mailbox, member);
    const staffId = await page.evaluate(() => localStorage.getItem('id'));
    await page.goto(`${USER_MANAGEMENT}?search=${encodeURIComponent(owner.email)}`);
    await page.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Act as this customer' }).click();

    await test.step('it asks for a reason', async () => {
      const dialog = page.getByRole('dialog', { name: /^Act as .+\?$/ });
      await dialog.getByRole('button', { name: 'Act as this customer' }).click();
      await expect(dialog.getByText('Say why: the customer can read it').first()).toBeVisible();
      await accessible();
      await dialog.getByRole('textbox', { name: /Reason/ }).fill(REASON);
      await dialog.getByRole('button', { name: 'Act as this customer' }).click();
      await expect(page).toHaveURL(/\/dashboard\/newDashboard$/);
      await expect(banner).toContainText(REASON);
      await expect(page.getByRole('heading', { name: /Hannah/, level: 1 })).toBeVisible();
      await accessibleInBothThemes();
    });

    await test.step('the stored values are the customer’s, with the own id aside', async () => {
      const values = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
      expect(values).toMatchObject({
        ...{ adminId: staffId, userName: owner.email, email: owner.email, name: expect.any(String) },
        ...{ surname: expect.any(String), companyName: expect.any(String), isPremium: 'true' },
        ...{ isAdmin: 'false', channelPartner: 'false', isSuperAdmin: 'false', userStatus: 'active' },
        ...{ freeTrailUser: expect.stringMatching(/^[012]$/), dashOpen: 'true' },
        path: '/dashboard/newDashboard',
      });
      expect(values['id']).not.toBe(staffId);
      const cookie = (await context.cookies()).find(({ name }) => name.includes('current-user'));
      expect(cookie).toMatchObject({ httpOnly: true });
      expect(JSON.stringify(values)).not.toContain(cookie?.value ?? 'no cookie');
    });

    await test.step('a channel partner has the access code besides', async () => {
      const elsewhere = await browser.newContext({ baseURL: running.product });
      const partners = await elsewhere.newPage();
      const { email, password } = demoAccount(running, 'nell');
      await partners.goto('/auth/signIn');
      await fillLogin(partners, email, password);
      await expect(partners).toHaveURL(/\/chanelPartner\/dashboard$/);
      const values = await partners.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
      expect(values).toMatchObject({ accessCode: expect.stringMatching(/^\d{8}$/), channelPartner: 'true' });
      await elsewhere.close();
    });

    await test.step('goals cannot be set, staff pages are closed, and what owners ask for can be corrected', async () => {
      await expect(page.getByRole('button', { name: 'Set Goals' })).toBeDisabled();
      await page.goto('/dashboard/newDashboardTaskManagement');
      await expect(page.getByRole('heading', { name: 'Task Management', level: 1 })).toBeVisible();
      await page.goto(USER_MANAGEMENT);
      await expect(banner).toBeVisible();
      await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toHaveCount(0);
    });

    await test.step('another tab acts as well, and begins anew once it has ended', async () => {
      const other = await context.newPage();
      await other.goto('/dashboard/newDashboard');
      await expect(other.getByRole('region', { name: 'You are acting as a customer' })).toBeVisible();
      await page.getByRole('button', { name: 'End acting' }).click();
      await expect(page.getByRole('heading', { name: /Hannah/, level: 1 })).toBeVisible();
      await expect(banner).toHaveCount(0);
      await expect(other.getByRole('region', { name: 'You are acting as a customer' })).toHaveCount(0);
      await other.close();
      const ids = () => page.evaluate(() => [localStorage.getItem('id'), localStorage.getItem('adminId')]);
      await expect.poll(ids).toEqual([staffId, null]);
    });

    await test.step('the history of the account tells who acted, and when', async () => {
      await page.getByRole('link', { name: 'Account history' }).click();
      const events = page.getByRole('main').getByRole('listitem');
      await expect(events.filter({ hasText: 'Acting as the customer began' }).first()).toContainText(member.name);
      await expect(events.filter({ hasText: 'Acting as the customer ended' }).first()).toContainText(member.name);
      await expect(events.filter({ hasText: 'Figures read' }).first()).toContainText(member.name);
    });
  });
});

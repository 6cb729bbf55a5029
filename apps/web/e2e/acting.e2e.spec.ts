import { expect, test } from './harness/test';
import { fillLogin, registerOwner } from './people/owner';
import { demoAccount, signInAsStaff, USER_MANAGEMENT } from './people/staff';

const REASON = 'Owner asks why October’s VAT differs';

test.describe('acting as a customer', () => {
  // One after the other: both act for the same owner, whose history tells of each.
  test.describe.configure({ mode: 'default' });

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
      // Others act for the same owner meanwhile.
      const events = page.getByRole('main').getByRole('listitem').filter({ hasText: member.name });
      for (const what of ['Acting as the customer began', 'Acting as the customer ended', 'Figures read'])
        await expect(events.filter({ hasText: what }).first()).toBeVisible();
    });
  });

  test('[DEL-07] Business Areas are for subscribers, told for 10 seconds; they open 2 seconds after the reason, with the own id aside until they are left or loaded anew', async ({
    page,
    staff,
    mailbox,
    running,
    freshEmail,
  }) => {
    const ONLY_SUBSCRIBERS = 'This feature is available for subscribed users only.';
    const customer = demoAccount(running, 'hannah');
    await registerOwner(page, freshEmail, running.product);
    const member = await staff.newcomer('admin');
    await page.clock.install();
    await signInAsStaff(page, mailbox, member);
    const staffId = await page.evaluate(() => localStorage.getItem('id'));
    const ids = () => page.evaluate(() => [localStorage.getItem('id'), localStorage.getItem('adminId')]);
    /** From here on time passes in the page only where the test lets it. */
    const stopClock = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const openBusinessAreas = async (email: string) => {
      await page.goto(`${USER_MANAGEMENT}?search=${encodeURIComponent(email)}`);
      await page.getByRole('button', { name: /^Actions for / }).click();
      await expect(page.getByRole('menuitem', { name: 'Business Areas' })).toBeVisible();
    };

    await test.step('for somebody who is no subscriber there is a message for 10 seconds', async () => {
      await openBusinessAreas(freshEmail);
      await stopClock();
      await page.getByRole('menuitem', { name: 'Business Areas' }).click();
      const message = page.getByText(ONLY_SUBSCRIBERS);
      await expect(message).toBeVisible();
      await page.clock.runFor(9_500);
      await expect(message).toBeVisible();
      await page.clock.runFor(1_000);
      await expect(message).toHaveCount(0);
      await page.clock.resume();
    });

    await test.step('for a subscriber they open 2 seconds after the reason', async () => {
      await openBusinessAreas(customer.email);
      await page.getByRole('menuitem', { name: 'Business Areas' }).click();
      const dialog = page.getByRole('dialog', { name: /^Act as .+\?$/ });
      await dialog.getByRole('textbox', { name: /Reason/ }).fill(REASON);
      await stopClock();
      const begun = page.waitForResponse((answer) => answer.url().endsWith('/session/acting'));
      await dialog.getByRole('button', { name: 'Act as this customer' }).click();
      expect((await begun).ok()).toBe(true);
      await page.clock.runFor(1_900);
      expect(page.url()).toContain(USER_MANAGEMENT);
      await page.clock.runFor(200);
      await expect(page).toHaveURL(/\/dashboard\/newDashboardBusiness$/);
      await page.clock.resume();
      await expect(page.getByRole('heading', { name: 'Business Areas', level: 1 })).toBeVisible();
    });

    const [customerId] = await ids();
    await test.step('the own id stands aside, and is restored on load until it is known again whose pages they are', async () => {
      expect(customerId).not.toBe(staffId);
      await expect.poll(ids).toEqual([customerId, staffId]);
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/v1/session/me', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload();
      await expect.poll(ids).toEqual([staffId, null]);
      answer();
      await expect.poll(ids).toEqual([customerId, staffId]);
      await page.unroute('**/api/v1/session/me');
    });

    await test.step('and it is restored on leaving them by the header', async () => {
      await page.getByRole('link', { name: /home$/ }).first().click();
      await expect(page).toHaveURL(`${running.product}/`);
      await expect.poll(ids).toEqual([staffId, null]);
      await page.goto('/dashboard/newDashboardBusiness');
      await page.getByRole('button', { name: 'End acting' }).click();
      await expect(page.getByRole('region', { name: 'You are acting as a customer' })).toHaveCount(0);
      await expect.poll(ids).toEqual([staffId, null]);
    });
  });
});

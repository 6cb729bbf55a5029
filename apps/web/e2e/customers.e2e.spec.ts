import { randomUUID } from 'node:crypto';
import { expect, test } from './harness/test';
import { fillLogin, registerOwner } from './people/owner';
import { demoAccount, giveOwnPassword, signInAsStaff, USER_MANAGEMENT } from './people/staff';

test.describe('customers', () => {
  test('[BACK-01~, EVENT-05, EVENT-06~, AUD-01~] an admin finds who just registered and reads the events behind the account', async ({
    page,
    staff,
    mailbox,
    running,
    freshEmail,
    accessible,
  }) => {
    test.setTimeout(360_000);
    const name = `Wren ${randomUUID().slice(0, 6)}`;
    await registerOwner(page, freshEmail, running.product, { name, companyName: `${name} Boats` });
    const member = await staff.newcomer('admin');
    await signInAsStaff(page, mailbox, member);
    await page.goto(USER_MANAGEMENT);

    await test.step('the table counts, searches, sorts and keeps its state in the address', async () => {
      await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
      await expect(page.getByText(/\d+ customers, \d+ on trial/)).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(11);
      await accessible();
      await page.getByRole('button', { name: 'Customer Name' }).click();
      await expect(page).toHaveURL(/sort=name/);
      await page.getByRole('button', { name: '25', exact: true }).click();
      await expect(page).toHaveURL(/size=25/);
      await page.getByPlaceholder('Search by Name, Email, Subscription Type or Status').fill(freshEmail);
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.reload();
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('row', { name })).toContainText('Active');
    });

    await test.step('nobody is found, and clearing brings everybody back', async () => {
      await page.getByPlaceholder('Search by Name').fill('nobody at all');
      await expect(page.getByText('No User is Found')).toBeVisible();
      await accessible();
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page.getByRole('row')).not.toHaveCount(1);
      await page.getByRole('button', { name: 'Status: any' }).click();
      await page.getByRole('option', { name: 'InActive' }).click();
      await expect(page).toHaveURL(/status=inactive/);
      await page.getByRole('button', { name: 'Clear' }).click();
    });

    await test.step('the panel shows the customer and the last events', async () => {
      await page.getByPlaceholder('Search by Name').fill(name);
      await expect(page).toHaveURL(/search=Wren/);
      await page.getByRole('button', { name, exact: true }).click();
      const panel = page.getByRole('complementary', { name });
      await expect(panel.getByText('Email not confirmed')).toBeVisible();
      await expect(panel.getByText('Account registered')).toBeVisible();
      await accessible();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    });

    await test.step('the account page leads back and on to the history, which tells of this reading', async () => {
      await page.getByRole('link', { name: `View ${name}` }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
      await accessible();
      await page.getByRole('link', { name: 'Account history' }).click();
      const events = page.getByRole('main').getByRole('listitem');
      await expect(events.filter({ hasText: 'Account registered' })).toContainText('Somebody not logged in');
      await expect(events.filter({ hasText: 'Account history read' }).first()).toContainText('(admin)');
      await expect(events.filter({ hasText: 'Customer details viewed' }).first()).toBeVisible();
      await accessible();
    });

    await test.step('the history is filtered in the address, shown in detail, verified and exported', async () => {
      const events = page.getByRole('main').getByRole('listitem');
      await page.getByRole('button', { name: 'Kind: any' }).click();
      await page.getByRole('option', { name: 'Reading by staff' }).click();
      await expect(page).toHaveURL(/kind=reading/);
      await expect(events.filter({ hasText: 'Account registered' })).toHaveCount(0);
      await page.reload();
      await events.getByRole('button', { name: 'Account history read' }).first().click();
      const panel = page.getByRole('complementary', { name: 'Account history read' });
      await expect(panel.getByText('audit.history-read.v1')).toBeVisible();
      await accessible();
      await panel.getByRole('button', { name: 'Related events' }).click();
      await expect(page).toHaveURL(/related=/);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Clear' }).click();
      const search = page.getByPlaceholder('Search the events');
      await search.fill(freshEmail);
      await expect(page.getByText('1 event fits')).toBeVisible();
      await events.getByRole('button', { name: 'Account registered' }).click();
      const registered = page.getByRole('complementary', { name: 'Account registered' });
      await expect(registered.getByRole('row', { name: `Email address Personal Nothing ${freshEmail}` })).toBeVisible();
      await expect(registered.getByText('Nobody else')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText(/^All \d+ events are unchanged since they were written/)).toBeVisible();
      await expect(events.filter({ hasText: 'Account history verified' })).toHaveCount(1);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      await accessible();
      await giveOwnPassword(page, /^Export the history of /, member.password);
      expect((await download).suggestedFilename()).toMatch(/^account-history-acc_.*\.csv$/);
      await expect(page.getByText(/^Exported \d+ events$/)).toBeVisible();
      await accessible();
    });
  });

  test('[BACK-01~] the table and the panel work on a phone', async ({ page, staff, accessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await staff.enter(page.context(), 'admin');
    await page.goto(`${USER_MANAGEMENT}?search=birchwood`);
    await page.getByRole('button', { name: 'Megan Hughes', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Megan Hughes' });
    await expect(sheet.getByText('Last events')).toBeVisible();
    await accessible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  test('[ROLE-04~, AUTHZ-02~] a customer is not let into the back office', async ({ page, running }) => {
    const { email, password } = demoAccount(running, 'hannah');
    await page.goto('/auth/signIn');
    await fillLogin(page, email, password);
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto(USER_MANAGEMENT);
    await expect(page).toHaveURL(/\/auth$/);
  });
});

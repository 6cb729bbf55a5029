import { randomUUID } from 'node:crypto';
import { pressEscape } from './harness/press-escape';
import { expect, test } from './harness/test';
import { fillLogin, registerOwner } from './people/owner';
import { demoAccount, giveOwnPassword, signInAsStaff, USER_MANAGEMENT } from './people/staff';

const DAY_MS = 86_400_000;
const INACTIVE_AFTER_MS = 21 * DAY_MS;
const LONDON_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });

test.describe('customers', () => {
  test('[BACK-01, BACK-02, EVENT-05, EVENT-06~, AUD-01~] an admin finds who just registered and reads the events behind the account', async ({
    page,
    staff,
    mailbox,
    running,
    freshEmail,
    accessible,
  }) => {
    const name = `Wren ${randomUUID().slice(0, 6)}`;
    const begun = Date.now();
    await registerOwner(page, freshEmail, running.product, { name, companyName: `${name} Boats` });
    const registered = Date.now();
    /** So many days after it, in words; two days where midnight came between. */
    const daysOfTheRegistration = (days: number) =>
      [begun, registered].map((at) => LONDON_DAY.format(at + days * DAY_MS));
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
      const pages = page.getByRole('navigation', { name: 'Pages of customers' });
      // A page is turned once it is there in the order that was asked for.
      await expect(page.getByRole('columnheader', { name: 'Customer Name' })).toHaveAttribute('aria-sort', 'ascending');
      await expect(page.getByRole('table', { name: 'Customers' })).toHaveAttribute('aria-busy', 'false');
      await pages.getByRole('button', { name: 'Next page' }).click();
      await expect(pages).toContainText('Page 2 of');
      await expect(page).toHaveURL(/page=2&after=/);
      await page.reload();
      await expect(pages).toContainText('Page 2 of');
      await pages.getByRole('button', { name: 'Previous page' }).click();
      await expect(pages).toContainText('Page 1 of');
      await page.getByRole('button', { name: '50', exact: true }).click();
      await expect(page).toHaveURL(/size=50/);
      await page.getByRole('button', { name: '25', exact: true }).click();
      await expect(page).toHaveURL(/size=25/);
      await page.getByPlaceholder('Search by Name, Email, Subscription Type or Status').fill(freshEmail);
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.reload();
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('row', { name })).toContainText('Active');
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      for (const act of ['Reset Password', 'User Details', 'Business Areas', 'Delete Account', '7 Day Delete'])
        await expect(page.getByRole('menuitem', { name: act, exact: true })).toBeVisible();
    });

    await test.step('the details are changed with the own password, and lead back', async () => {
      await page.getByRole('menuitem', { name: 'User Details' }).click();
      await expect(page.getByRole('heading', { name: 'User Details', level: 1 })).toBeVisible();
      const phone = page.getByLabel('Phone Number');
      await phone.fill('01632 960');
      await accessible();
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText(/start with 0 and have a total of 11 digits/).first()).toBeVisible();
      await phone.fill('01632 960 077');
      await page.getByRole('button', { name: 'Update' }).click();
      await giveOwnPassword(page, `Change the details of ${name}`, member.password);
      await expect(page.getByText('User data update successfully')).toBeVisible();
      await page.getByRole('button', { name: 'Company Details' }).click();
      await expect(page.getByLabel('Business or company name')).toHaveValue(`${name} Boats`);
      await accessible();
      await page.getByRole('button', { name: 'Answers to Initial Questionnaire' }).click();
      await expect(page.getByText('Questionnaire yet to be completed.')).toBeVisible();
      await accessible();
      await page.getByRole('link', { name: 'Back To Admin Page' }).click();
      await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
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
      await expect(async () => {
        const statuses = await page.locator('td[data-label="Status"]').allTextContents();
        expect([...new Set(statuses)]).toEqual(['InActive']);
        const logins = await page
          .locator('td[data-label="Last Login"] time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
        for (const login of logins) expect(Date.now() - Date.parse(login)).toBeGreaterThan(INACTIVE_AFTER_MS);
      }).toPass({ timeout: 120_000 });
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
      await panel.press('Escape');
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
      await registered.press('Escape');
      await expect(registered).toHaveCount(0);
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

    await test.step('the trial is extended by 14 days, then the customer becomes a subscriber', async () => {
      const panel = page.getByRole('complementary', { name });
      const endsAfter = async (days: number): Promise<void> =>
        expect(panel.getByText(new RegExp(`\\((${daysOfTheRegistration(days).join('|')})\\)`))).toBeVisible();
      await page.goto(`${USER_MANAGEMENT}?search=${encodeURIComponent(name)}`);
      await page.getByRole('button', { name, exact: true }).click();
      await endsAfter(14);
      await panel.press('Escape');
      await page.getByRole('button', { name: `Extend ${name}` }).click();
      await giveOwnPassword(page, 'Extend the free trial', member.password);
      await expect(page.getByText("The user's period has been extended by 14-days.")).toBeVisible();
      await page.getByRole('button', { name: 'Ok' }).click();
      await page.getByRole('button', { name, exact: true }).click();
      await endsAfter(28);
      await panel.press('Escape');
      const migrated = page.waitForRequest(/subscribedToPayment=1$/);
      await page.getByRole('button', { name: `Migrate ${name}` }).click();
      await giveOwnPassword(page, 'Migrate To Paid Early Adopter', member.password);
      await migrated;
      await expect(page.getByText('The user has changed to a Subscriber.')).toBeVisible();
      await page.getByRole('button', { name: 'Ok' }).click();
      await expect(page.getByRole('row', { name })).toContainText('Unpaid');
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
    await pressEscape(sheet);
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

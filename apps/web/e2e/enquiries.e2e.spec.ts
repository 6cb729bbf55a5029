import { pressEscape } from './harness/press-escape';
import { expect, test } from './harness/test';
import { signedInOwner } from './people/owner';

const SENT = 'Your enquiry has been sent successfully and our team will be in touch soon.';

test.describe('messages to the team', () => {
  test('[SITE-04, SITE-05~] a message from the contact page is confirmed, read and answered', async ({
    page,
    secondPage: desk,
    staff,
    mailbox,
    freshEmail,
    accessible,
  }) => {
    const text = `Which plan suits ${freshEmail}?`;
    await test.step('the footer leads to the form, which names what is missing', async () => {
      await page.goto('/terms');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
      await expect(page).toHaveURL('/contactus');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Five things need your attention' })).toBeFocused();
      await accessible();
    });

    await test.step('a sent message is confirmed on the page and by mail', async () => {
      await page.getByLabel('Name', { exact: true }).fill('Ivy Marsh');
      await page.getByLabel('Company name').fill('Marsh Pottery');
      await page.getByLabel('Email').fill(freshEmail);
      await page.getByLabel('Topic').selectOption('Upgrade Account');
      await page.getByLabel('Your message').fill(text);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your message has been sent' })).toBeVisible();
      await expect(page.getByLabel('Your message')).toHaveValue('');
      await accessible();
      const confirmation = await mailbox.latest(freshEmail, /^Your message to Keelson: Upgrade Account$/);
      expect(confirmation.text).not.toContain('Ivy');
    });

    await test.step('staff find it, answer it and close it', async () => {
      const { name } = await staff.enter(desk.context(), 'admin');
      await desk.goto('/dashboard');
      await desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Enquiries' }).click();
      await expect(desk.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
      await desk.getByPlaceholder('Search by name').fill(freshEmail);
      await expect(desk.getByRole('row')).toHaveCount(2);
      await desk.getByRole('button', { name: 'Ivy Marsh' }).click();
      const panel = desk.getByRole('complementary', { name: 'Ivy Marsh' });
      await expect(panel.getByText(text)).toBeVisible();
      await panel.getByLabel('Your answer').fill('The monthly plan. You can change later.');
      await panel.getByRole('button', { name: 'Send answer' }).click();
      await expect(panel.getByText(`${name} answered`)).toBeVisible();
      await expect(desk.getByRole('row', { name: /Ivy Marsh/ })).toContainText('Answered');
      await panel.getByRole('button', { name: 'Close message' }).click();
      await expect(panel.getByRole('button', { name: 'Reopen' })).toBeVisible();
      await expect(desk.getByRole('row', { name: /Ivy Marsh/ })).toContainText('Closed');
    });

    await test.step('the answer comes by mail, in the same conversation', async () => {
      const answer = await mailbox.latest(freshEmail, /^Re: Your message to Keelson: Upgrade Account$/);
      expect(answer.text).toContain('The monthly plan. You can change later.');
      expect(answer.text).toContain(`> ${text}`);
    });

    await test.step('the filter stays after a reload, and a new message appears by itself', async () => {
      await desk.goto('/dashboard/enquiries?state=closed');
      await desk.reload();
      await expect(desk.getByRole('button', { name: 'State: Closed' })).toBeVisible();
      await desk.goto(`/dashboard/enquiries?search=live-${freshEmail}`);
      await expect(desk.getByText('No message is found')).toBeVisible();
      await page.getByLabel('Name', { exact: true }).fill('Rowan Live');
      await page.getByLabel('Company name').fill('Marsh Pottery');
      await page.getByLabel('Email').fill(`live-${freshEmail}`);
      await page.getByLabel('Topic').selectOption('I have a question');
      await page.getByLabel('Your message').fill('Are you there?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(desk.getByRole('button', { name: 'Rowan Live' })).toBeVisible();
    });

    await test.step('the inbox works on a phone', async () => {
      await desk.setViewportSize({ width: 390, height: 844 });
      await desk.getByRole('button', { name: 'Rowan Live' }).click();
      const sheet = desk.getByRole('dialog', { name: 'Rowan Live' });
      await expect(sheet.getByText('Are you there?')).toBeVisible();
      const overflow = await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });

  test('[SIGNUP-17] the enquiry form keeps the sign-up waiting and leads back to it', async ({
    page,
    mailbox,
    freshEmail,
    accessible,
  }) => {
    await page.clock.install();
    await page.goto('/auth/register');
    await page.getByLabel('Name', { exact: true }).fill('Ivy Marsh');
    await page.goto('/auth/enquiry');
    await page.getByLabel('What is it about?').selectOption('Other');
    await page.getByLabel('Other', { exact: true }).fill('Our company is not in the register yet');
    await page.getByLabel('First name').fill('Ivy');
    await page.getByRole('button', { name: 'Privacy Notice' }).click();
    const notice = page.getByRole('dialog');
    await expect(notice.getByText(/cookies/i).first()).toBeVisible();
    await accessible();
    await pressEscape(notice);
    await page.getByLabel('Last name').fill('Marsh');
    await page.getByLabel('Business name').fill('Marsh Pottery');
    await page.getByLabel('Email').fill(freshEmail);
    await page.getByLabel('Mobile number').fill('01632960177');
    await page.getByRole('checkbox').check();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await page.clock.runFor(2_900);
    await expect(page.getByLabel('First name')).toHaveValue('Ivy');
    await expect(page.getByText(SENT)).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.getByText(SENT)).toHaveCount(0);
    await page.clock.resume();
    await mailbox.latest(freshEmail, /^Your enquiry to Keelson/);
    await page.getByRole('button', { name: 'Back To Sign Up Form' }).click();
    await expect(page).toHaveURL('/auth/register');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ivy Marsh');
  });

  test('the public forms fit a phone', async ({ page, accessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/contactus', '/auth/enquiry']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await accessible();
    }
  });

  test('[PROFILE-01, PROFILE-05~, PROFILE-09~] an owner changes the profile in the dialog and on the page', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    await signedInOwner(page, mailbox, freshEmail, running.product);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Account of Olive Sawyer' }).click();
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await expect(dialog.getByLabel('Phone Number')).toHaveValue('02079460123');
    await accessible();
    await dialog.getByLabel('Name', { exact: true }).fill('Olive Oakes');
    await dialog.getByLabel('Phone Number').fill('11111111111');
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Your profile has updated successfully')).toBeVisible();
    await reloaded;
    await expect(page.getByRole('banner').getByText('Olive Oakes')).toBeVisible();

    await page.goto('/dashboard/editprofile');
    await expect(page.getByLabel('Phone Number')).toHaveValue('11111111111');
    await page.getByLabel('Phone Number').fill('123');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Phone number must be at least 10 digits').first()).toBeVisible();
    await accessible();
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText('Please contact us to delete your account')).toBeVisible();
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contactus?topic=Delete%20Account');
    await expect(page.getByLabel('Topic')).toHaveValue('Delete Account');
    await expect(page.getByLabel('Company name')).toHaveValue('Acme Joinery');
  });
});

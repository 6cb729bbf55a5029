import { expectAccessible } from './harness/accessibility';
import { staysLoaded } from './harness/stays-loaded';
import { expect, test } from './harness/test';
import { openPartnerChange, registerPartner, removeOwnPartner, signUpAsPartner } from './people/channel-partner';
import { confirmAddress, fillLogin, PASSWORD, signedInOwner } from './people/owner';

test.describe('channel partners', () => {
  test('[SIGNUP-19, SIGNUP-20] a partner registers, is told what comes next, and a known address is told above the form', async ({
    page,
    freshEmail,
    accessible,
  }) => {
    const email = freshEmail.replace('owner-', 'partner-');
    const company = `Lindqvist Advisory ${email.slice(8, 16)}`;
    await page.goto('/');
    await page.getByRole('link', { name: 'Become a channel partner' }).first().click();
    await page.getByRole('link', { name: 'Channel Partner Sign Up' }).click();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).last().click();
    await expect(page.getByRole('alert').filter({ hasText: '8 things need your attention' })).toBeFocused();
    await accessible();
    await signUpAsPartner(page, email, company);
    const popup = page.getByRole('dialog', { name: 'Your registration has arrived' });
    await expect(popup.getByText(email)).toBeVisible();
    await accessible();
    await popup.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/auth\/ChannelVerification$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contactus');
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/signIn');
    await accessible();

    await page.goto('/ChannelPartnerPage?signUp');
    await signUpAsPartner(page, email, company);
    const told = page.getByRole('status').filter({ hasText: 'The email is already registered.' });
    await expect(told).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    const form = page.getByRole('form', { name: 'Channel Partner Sign Up' });
    expect((await told.boundingBox())?.y).toBeLessThan((await form.boundingBox())?.y ?? 0);
  });

  test('[SIGNIN-07~, BACK-07~, PROFILE-06] a partner confirms, signs in, gives the code to an owner and sees the owner', async ({
    page,
    secondPage,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    const email = freshEmail.replace('owner-', 'partner-');
    await registerPartner(page, email, running.product);
    await confirmAddress(page, mailbox, email);
    await fillLogin(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/chanelPartner\/dashboard$/);
    await expect(page.getByText('No User is Found')).toBeVisible();
    await accessible();
    const mail = await mailbox.latest(email, /access code/i);
    const code = /\b\d{8}\b/.exec(mail.text)?.[0] ?? '';
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    const stillThere = await staysLoaded(page);

    const owner = freshEmail;
    await signedInOwner(secondPage, mailbox, owner, running.product);
    await secondPage.goto('/dashboard/editprofile');
    await removeOwnPartner(secondPage);
    await expect(
      secondPage.getByText('You are assigned to the default channel partner, you cannot remove'),
    ).toBeVisible();
    const change = await openPartnerChange(secondPage);
    await change.getByRole('button', { name: 'Continue' }).click();
    await expect(change.getByText('Access code is required !!').first()).toBeVisible();
    await change.getByLabel('Access code').fill('1234abcd');
    await change.getByRole('button', { name: 'Continue' }).click();
    await expect(change.getByText('Access code should be numeric').first()).toBeVisible();
    await change.getByLabel('Access code').fill('10000001');
    await change.getByRole('button', { name: 'Continue' }).click();
    await expect(change.getByLabel('Access code')).toHaveAccessibleDescription(/Invalid access code/);
    await change.getByLabel('Access code').fill(code);
    await change.getByRole('button', { name: 'Continue' }).click();
    await expect(change.getByText(/Lindqvist Advisory/)).toBeVisible();
    await expectAccessible(secondPage);
    await change.getByRole('button', { name: 'Change partner' }).click();
    await expect(secondPage.getByText('Channel partner changed  successfully')).toBeVisible();
    await expect(secondPage.getByText(/Lindqvist Advisory/)).toBeVisible();
    await expect(page.getByText(owner)).toBeVisible();
    await expect(page.getByRole('button', { name: /^View/ })).toBeDisabled();
    await page.setViewportSize({ width: 390, height: 844 });
    await accessible();

    await removeOwnPartner(secondPage);
    await expect(
      secondPage.getByText('User channel partner removed successfully, and assigned to the default channel partner'),
    ).toBeVisible();
    await expect(secondPage.getByText(/Lindqvist Advisory/)).toBeHidden();
    await expect(page.getByText('No User is Found')).toBeVisible();
    await stillThere();
  });

  test('[SIGNUP-18] a visitor asks for an access code, gets it by mail, and is told when asking again', async ({
    page,
    mailbox,
    freshEmail,
    accessible,
  }) => {
    const ask = async () => {
      await page.goto('/AccessCodePage');
      await page.getByLabel('First name').fill('Bea');
      await page.getByLabel('Last name').fill('Stone');
      await page.getByLabel('Business name').fill('Stone & Daughter');
      await page.getByLabel('Email').fill(freshEmail);
      await page.getByLabel('Mobile number').fill('01632960952');
      await page.getByRole('checkbox', { name: /I accept/ }).check();
      await page.getByRole('button', { name: 'Request access code' }).click();
    };
    await page.goto('/AccessCodePage');
    await page.getByRole('button', { name: 'Request access code' }).click();
    await expect(page.getByText('Mobile Number is required !!').first()).toBeVisible();
    await accessible();
    await ask();
    await expect(page.getByText('Access code has been sent to email successfully, Please Check.')).toBeVisible();
    await accessible();
    await expect(page).toHaveURL(/\/$/);
    expect((await mailbox.latest(freshEmail, /access code/i)).text).toMatch(/^ {4}[1-9]\d{7}$/m);
    await ask();
    await expect(
      page.getByText(
        'This email has already been used to generate access code, please try using another email address.',
      ),
    ).toBeVisible();
    await accessible();
  });

  test('[BACK-07~, ROLE-03~] a demo partner opens the one customer whose dashboard is completed', async ({
    page,
    running,
    accessible,
  }) => {
    const nell = running.accounts.find(({ email }) => email.startsWith('nell@'));
    await page.goto('/auth/signIn');
    await fillLogin(page, nell?.email ?? '', nell?.password ?? '');
    await expect(page).toHaveURL(/\/chanelPartner\/dashboard$/);
    await page.getByRole('link', { name: 'View Hannah Whitfield' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Greyfield Motors Ltd' })).toBeVisible();
    await accessible();
    await page.goBack();
    await page.getByRole('searchbox').fill('brewing');
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    await expect(page).toHaveURL(/search=brewing/);
    await page.goto('/dashboard/newDashboardAdmin/UserManagement');
    await expect(page).toHaveURL(/\/auth$/);
  });
});

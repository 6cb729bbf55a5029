import type { Mailbox } from './harness/mailbox';
import { expect, type Page, test } from './harness/test';
import { CARDS } from './people/cards';
import { confirmAddress, fillLogin, PASSWORD, signedInOwner } from './people/owner';
import { fillSignUp, payWith, requestedAccessCode } from './people/payer';

/** Every plan, with and without a coupon, beside the one that is bought with a look at everything. */
const BOUGHT: readonly { readonly plan: string; readonly coupon?: string; readonly amount: string }[] = [
  { plan: 'EarlyAccess', coupon: 'EARLY60', amount: '£360.00' },
  { plan: 'EmbraceMonthly', amount: '£56.40' },
  { plan: 'EmbraceMonthly', coupon: 'WELCOME10', amount: '£50.76' },
  { plan: 'EmbraceAnnually', amount: '£541.20' },
  { plan: 'EmbraceAnnually', coupon: 'YEAR51', amount: '£480.00' },
];

const subscriptionOf = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  return page.getByRole('dialog', { name: 'Edit Profile' }).getByRole('region', { name: 'Subscription' });
};

/** Until the link in the mail was opened, a session can do no more than pay. */
const confirmedAndIn = async (page: Page, mailbox: Mailbox, email: string): Promise<void> => {
  await page.goto('/onboardingProgressInfo');
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await confirmAddress(page, mailbox, email);
  await fillLogin(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/onboardingProgressInfo$/);
};

test.describe('paying', () => {
  test('[SIGNUP-11, SIGNUP-12~, SIGNUP-14~] a stranger signs up, pays, and is told so when back', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    const code = await requestedAccessCode(page, mailbox, freshEmail, running.product);
    await page.goto('/auth/signUp');
    await fillSignUp(page, freshEmail, code);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await payWith(page, CARDS.good, '£432.00');
    await expect(page).toHaveURL(/\/successSignup\?checkout=/);
    const popup = page.getByRole('dialog', { name: 'Payment received' });
    await expect(popup.getByText('£432.00')).toBeVisible();
    await expect(popup.getByText('Your account is up to date.')).toBeVisible();
    await accessible();
    await page.reload();
    await popup.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/successSignup$/);
    await expect(popup).toBeHidden();
    await confirmedAndIn(page, mailbox, freshEmail);
    await accessible();
    const box = await subscriptionOf(page);
    await expect(box.getByText('Paid', { exact: true })).toBeVisible();
    await expect(box.getByText('Early Adopter Offer')).toBeVisible();
    await expect(box.getByRole('region', { name: 'Billing details' })).toContainText('£432.00 for 2 years');
    await expect(page.getByRole('heading', { name: 'Channel partner' })).toBeVisible();
    await accessible();
  });

  for (const { plan, coupon, amount } of BOUGHT)
    test(`[SIGNUP-12~] ${plan} is bought ${coupon === undefined ? 'at its price' : `with ${coupon}`} on a phone`, async ({
      page,
      mailbox,
      freshEmail,
      running,
      accessible,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const code = await requestedAccessCode(page, mailbox, freshEmail, running.product);
      await page.goto(`/auth/signUp?plan=${plan}`);
      await fillSignUp(page, freshEmail, code);
      if (coupon !== undefined) {
        await page.getByLabel('Coupon code').fill(coupon);
        await page.getByLabel('Coupon code').press('Tab');
        await expect(page.getByText(`Coupon ${coupon}: `)).toBeVisible();
      }
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await payWith(page, CARDS.good, amount);
      const popup = page.getByRole('dialog', { name: 'Payment received' });
      await expect(popup.getByText(amount)).toBeVisible();
      await expect(popup.getByText('Your account is up to date.')).toBeVisible();
      await accessible();
    });

  test('[SIGNUP-14~, SIGNIN-08~] a declined card leads to Retry Payment or Skip, and Skip to the trial', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    const code = await requestedAccessCode(page, mailbox, freshEmail, running.product);
    await page.goto('/auth/signUp');
    await fillSignUp(page, freshEmail, code);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await payWith(page, CARDS.declined, '£432.00');
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await page.getByRole('link', { name: 'Back to Keelson' }).click();
    const popup = page.getByRole('dialog', { name: 'Your payment was unsuccessful..!' });
    await expect(popup).toBeVisible();
    await accessible();
    await popup.getByRole('button', { name: 'Retry Payment' }).click();
    await expect(page.getByRole('button', { name: 'Pay £432.00' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Keelson' }).click();
    await popup.getByRole('button', { name: 'Skip' }).click();
    const trial = page.getByRole('dialog', { name: 'Your 14-day free trial is active' });
    await expect(trial).toBeVisible();
    await accessible();
    await trial.getByRole('button', { name: 'Continue' }).click();
    await confirmedAndIn(page, mailbox, freshEmail);
    await expect((await subscriptionOf(page)).getByText('Trial', { exact: true })).toBeVisible();
  });

  test('[SIGNUP-15] a trial of the register form is upgraded', async ({
    page,
    mailbox,
    freshEmail,
    running,
    accessible,
  }) => {
    await signedInOwner(page, mailbox, freshEmail, running.product);
    await page.goto('/onboardingProgressInfo');
    await (await subscriptionOf(page)).getByRole('button', { name: 'Upgrade' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade Your Account' });
    await expect(dialog.getByRole('option')).toHaveText(['Please choose', /Monthly plan/, /Annual plan/]);
    await accessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Upgrade' }).click();
    const checkout = page.waitForRequest('**/api/v1/billing/checkout-sessions');
    await dialog.getByRole('button', { name: 'Upgrade' }).click();
    expect((await checkout).postDataJSON()).toMatchObject({ quantity: 1, upgradeUser: 'true', mode: 'subscription' });
    await payWith(page, CARDS.good, '£56.40');
    const popup = page.getByRole('dialog', { name: 'Payment received' });
    await expect(popup.getByText('Your account is up to date.')).toBeVisible();
    await popup.getByRole('button', { name: 'Continue' }).click();
    const box = await subscriptionOf(page);
    await expect(box.getByText('Paid', { exact: true })).toBeVisible();
    await expect(box.getByRole('button', { name: 'Upgrade' })).toBeHidden();
    await expect(box.getByRole('list', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1);
    await accessible();
  });
});

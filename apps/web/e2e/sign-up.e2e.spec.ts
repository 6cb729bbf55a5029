import type { Page } from '@playwright/test';
import { pressEscape } from './harness/press-escape';
import { expect, test } from './harness/test';
import { CARDS } from './people/cards';
import { PASSWORD } from './people/owner';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Every field of the paid form, of a sole trader. */
async function fillSignUp(page: Page, email: string): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Email', email],
    ['Mobile number', '01632960177'],
    ['Channel partner code', '10000001'],
    ['Street address', '1 Mill Lane'],
    ['Address line 2', 'Old Town'],
    ['City', 'Leeds'],
    ['Postcode', 'LS1 1AA'],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Company type').selectOption('soletrader');
  await page.getByLabel('Sector').selectOption({ index: 3 });
  await page.getByLabel('Business name').fill('Byron Engines');
  await page.getByLabel(/I accept the terms/).check();
}

for (const path of ['/auth/signUp', '/premium-signUp'])
  test(`[SIGNUP-04~] ${path} says what every field needs, and has no fault`, async ({
    page,
    accessible,
    accessibleInBothThemes,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    await expect(page.getByRole('radio', { name: /Early Adopter Offer/ })).toBeChecked();
    await accessibleInBothThemes();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'need your attention' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([
      'First Name is required !!',
      'Last Name is required !!',
      'Email is required !!',
      'Mobile Number is required !!',
      'Channel partner code is required !!',
      'Company Type is required !!',
      'Sector is required !!',
      'Business Name is required !!',
      'Street Address is required !!',
      'Address Line 2 is required !!',
      'City is required !!',
      'Postcode is required !!',
      'Password is required !!',
      'Confirm Password is required !!',
      'Please accept the terms',
    ]);
    await accessibleInBothThemes();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(PHONE);
    await accessible();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await summary.getByRole('link', { name: 'City is required !!' }).click();
    await expect(page.getByLabel('City')).toBeFocused();
  });

test('[SIGNUP-04~] the other spelling leads to the same form', async ({ page }) => {
  await page.goto('/auth/SignUp');
  await expect(page.getByRole('radio', { name: /Early Adopter Offer/ })).toBeChecked();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '15 things need your attention' })).toBeFocused();
});

test('people without a code take Keelson’s', async ({ page, accessible }) => {
  await page.goto('/auth/signUp');
  await page.getByRole('button', { name: 'No code? Use Keelson’s' }).click();
  const code = page.getByLabel('Channel partner code', { exact: true });
  await expect(code).toHaveValue(/^\d+$/);
  await expect(code).toHaveAccessibleDescription(/Keelson will be your channel partner/);
  await accessible();
});

test('[SIGNUP-07~] the register form has its payment part, yearly still to come', async ({
  page,
  accessible,
  accessibleInBothThemes,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/auth/register');
  await expect(page.getByRole('radio', { name: 'Monthly: £47 excluding VAT' })).toBeEnabled();
  await expect(page.getByRole('radio', { name: /Yearly.*coming soon/ })).toBeDisabled();
  await expect(page.getByRole('checkbox')).toHaveCount(14);
  await accessibleInBothThemes();
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(PHONE);
  await accessible();
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});

test('[SIGNUP-05~] a company is found by keyboard in the register, and its number filled in', async ({
  page,
  accessible,
}) => {
  await page.goto('/auth/signUp');
  await page.getByLabel('Company type').selectOption('limitedliabilitypartnership');
  const name = page.getByRole('combobox', { name: 'Business name' });
  await name.pressSequentially('amb');
  await expect(page.getByRole('option', { name: /AMBER .* LLP/ }).first()).toBeVisible();
  await accessible();
  await name.press('ArrowDown');
  await expect(name).toHaveAttribute('aria-activedescendant', /.+/);
  await name.press('Enter');
  await expect(name).toHaveValue(/^AMBER .* LLP$/);
  await expect(page.getByLabel('Company registration number')).toHaveValue(/^(OC|SO|NC)\d{6}$/);
  await expect(page.getByLabel('Company registration number')).not.toBeEditable();
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('[MSG-02~] when the register is too busy, name and number can be typed', async ({ page, accessible }) => {
  await page.goto('/auth/register');
  await page.getByLabel('Company type').selectOption('privateLimitedCompany');
  await page.getByRole('combobox', { name: 'Company name' }).fill('fault busy');
  await expect(page.getByText('Error loading company names')).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'type name and number yourself' }).click();
  await page.getByLabel('Company name').fill('Quite New Ltd');
  await page.getByLabel('Company registration number').fill('01234567');
  await expect(page.getByLabel('Company registration number')).toHaveValue('01234567');
});

test('[SIGNUP-06~] a coupon is checked when its field is left, and may replace the plans', async ({
  page,
  accessible,
}) => {
  await page.goto('/auth/signUp');
  const code = page.getByLabel('Coupon code');
  await code.fill('NOTHING');
  await code.press('Tab');
  await expect(page.getByText('Invalid coupon code')).toBeVisible();
  await accessible();
  await code.fill('year51');
  await code.press('Tab');
  await expect(page.getByText('Coupon YEAR51: £51 off')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /Annual plan £400/ })).toBeChecked();
  await accessible();
});

test('[SIGNUP-16~] an unknown partner code is refused, and what was typed stays, also over a question to the team', async ({
  page,
  freshEmail,
  accessible,
}) => {
  await page.goto('/auth/signUp?plan=EmbraceAnnually');
  await fillSignUp(page, freshEmail);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid access code' })).toBeFocused();
  await accessible();
  await page.getByRole('link', { name: 'Ask our team' }).click();
  await expect(page).toHaveURL(/\/auth\/enquiry$/);
  const kept = await page.evaluate(() => ({
    currentURL: sessionStorage.getItem('currentURL'),
    inputData: sessionStorage.getItem('inputData'),
  }));
  expect(kept.currentURL).toBe('/auth/signUp?plan=EmbraceAnnually');
  expect(kept.inputData).not.toContain(PASSWORD);
  await page.goto(kept.currentURL ?? '');
  await expect(page.getByLabel('Street address')).toHaveValue('1 Mill Lane');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByRole('radio', { name: /Annual plan/ })).toBeChecked();
});

test('[SIGNUP-01~] the home page leads to the form with the plan chosen; a dead link is told', async ({
  page,
  accessible,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Choose monthly' }).click();
  await expect(page.getByRole('radio', { name: /Monthly plan/ })).toBeChecked();
  await page.goto(`/auth/signUp?email=nobody%40example.com&token=${'a'.repeat(43)}`);
  await expect(page.getByText('Link has Expired !! Please Go to Home page.')).toBeVisible();
  expect(page.url()).not.toContain('token');
  await accessible();
});

test('[SIGNUP-01~] existing users log in over the form; both texts open over it', async ({
  page,
  accessible,
  running,
}) => {
  await page.goto('/auth/signUp');
  await page.getByRole('button', { name: 'Privacy Notice' }).click();
  const notice = page.getByRole('dialog', { name: 'Privacy Notice' });
  await expect(notice.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await accessible();
  await pressEscape(notice);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await accessible();
  const demo = running.accounts.find(({ kind }) => kind === 'Customer');
  await dialog.getByLabel('Email').fill(demo?.email ?? '');
  await dialog.getByLabel('Password', { exact: true }).fill(demo?.password ?? '');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/(onboardingProgressInfo|dashboard)/);
});

test('[SIGNUP-09~] the premium form stops at two different passwords', async ({ page, freshEmail }) => {
  await page.goto('/premium-signUp');
  await fillSignUp(page, freshEmail);
  await page.getByLabel('Confirm password', { exact: true }).fill('Different8');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Password and Confirm Password should be equal' });
  await expect(summary).toBeFocused();
});

/** Every field of the register form but the payment part. */
async function fillRegister(page: Page, email: string): Promise<void> {
  await page.goto('/auth/register');
  await page.getByLabel('Name', { exact: true }).fill('Olive Sawyer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('01632960177');
  await page.getByLabel('Company type').selectOption('soletrader');
  await page.getByLabel('Company name').fill('Acme Joinery');
  await page.getByLabel('Sector').selectOption({ index: 1 });
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Leadership').check();
  await page.getByLabel(/terms/i).check();
  await page.getByLabel(/privacy/i).check();
}

test('[SIGNUP-07~, SIGNUP-11~] a card is entered after the register form, on the payment page', async ({
  page,
  freshEmail,
}) => {
  await fillRegister(page, freshEmail);
  await page.getByRole('radio', { name: /Monthly/ }).check();
  const checkout = page.waitForRequest('**/api/v1/billing/checkout-sessions');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  expect((await checkout).postDataJSON()).toMatchObject({
    price: 'EmbraceMonthly',
    quantity: 1,
    mode: 'subscription',
    upgradeUser: 'true',
    email: freshEmail,
  });
  await expect(page.getByRole('button', { name: 'Pay £56.40' })).toBeVisible();
});

test('[SIGNUP-08] a card is optional, and is entered on the provider’s own page alone, by the specified rules', async ({
  page,
  mailbox,
  freshEmail,
  running,
}) => {
  const without = freshEmail.replace('owner-', 'owner-without-');
  const checkouts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('checkout-sessions')) checkouts.push(request.url());
  });
  await fillRegister(page, without);
  await expect(page.getByRole('radio', { name: /^No card now/ })).toBeChecked();
  await expect(page.getByLabel(/card number|expiry|name on card|security code/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).not.toHaveURL(/register$/);
  await mailbox.latest(without, /confirm/i);
  expect(checkouts).toEqual([]);

  await fillRegister(page, freshEmail);
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const pay = page.getByRole('button', { name: 'Pay £56.40' });
  await expect(pay).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(new URL(running.product).origin);
  const hosted = page.url();
  const fields = {
    number: page.getByLabel('Card number'),
    expiry: page.getByLabel('Expiry'),
    code: page.getByLabel('Security code'),
    name: page.getByLabel('Name on card'),
  };
  const good = { number: CARDS.good, expiry: '12/49', code: '123', name: 'Olive Sawyer' };
  for (const [field, text, message] of [
    ['number', '', 'enter valid number'],
    ['number', '4242 4242 4242 424', 'enter valid number'],
    ['number', '4242 4242 4242 424x', 'enter valid number'],
    ['expiry', '', 'Enter correct expirydate'],
    ['expiry', '00/49', 'Enter correct expirydate'],
    ['expiry', '13/49', 'Enter correct expirydate'],
    ['expiry', '12', 'Enter correct expirydate'],
    ['code', '', 'Required !!'],
    ['name', '', 'Required !!'],
  ] as const) {
    for (const [name, value] of Object.entries({ ...good, [field]: text }))
      await fields[name as keyof typeof fields].fill(value);
    await pay.click();
    await expect(fields[field]).toHaveAccessibleDescription(message);
    await expect(fields[field]).toBeFocused();
    await expect(page.getByText(message)).toHaveCount(1);
  }
  expect(page.url()).toBe(hosted);
  for (const [name, value] of Object.entries({ ...good, expiry: '01/49' }))
    await fields[name as keyof typeof fields].fill(value);
  await pay.click();
  await expect(page.getByRole('dialog', { name: 'Payment received' }).getByText('£56.40')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(new URL(running.product).origin);
});

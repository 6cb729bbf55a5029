import Stripe from 'stripe';
import { type RunningStripeSandbox, startStripeSandbox } from '../../sandbox/src/stripe';
import { expect, type Page, test } from './harness/test';
import { CARDS } from './people/cards';

test.describe('the hosted checkout page', () => {
  let sandbox: RunningStripeSandbox;
  let stripe: Stripe;

  test.beforeAll(async () => {
    sandbox = await startStripeSandbox({ tickEvery: 0 });
    stripe = new Stripe(sandbox.secretKey, {
      host: '127.0.0.1',
      port: sandbox.port,
      protocol: 'http',
      telemetry: false,
    });
  });
  test.afterAll(() => sandbox.close());

  async function session(
    more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  ): Promise<{ id: string; url: string }> {
    const vat = await stripe.taxRates.create({ display_name: 'VAT', inclusive: false, percentage: 20 });
    const { id, url } = await stripe.checkout.sessions.create({
      mode: 'payment',
      // Pages of the sandbox itself stand for the product's.
      success_url: `${sandbox.address}/?paid={CHECKOUT_SESSION_ID}`,
      cancel_url: `${sandbox.address}/?cancelled`,
      line_items: [
        {
          price_data: { currency: 'gbp', unit_amount: 36_000, product_data: { name: 'Early Access' } },
          tax_rates: [vat.id],
        },
      ],
      ...more,
    });
    return { id, url: url ?? '' };
  }

  async function enter(page: Page, number: string): Promise<void> {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expiry').fill('12/49');
    await page.getByLabel('Security code').fill('123');
    await page.getByLabel('Name on card').fill('Ines Marlow');
  }

  test('[SIGNUP-08~] says what is wrong with a card, in the specified words', async ({ page, accessible }) => {
    await page.goto((await session()).url);
    await accessible();
    await page.getByRole('button', { name: 'Pay £432.00' }).click();
    for (const fault of ['Enter a valid email', 'enter valid number', 'Enter correct expirydate'])
      await expect(page.getByText(fault)).toBeVisible();
    for (const label of ['Security code', 'Name on card'])
      await expect(page.getByLabel(label)).toHaveAccessibleDescription('Required !!');
    await expect(page.getByLabel('Email')).toBeFocused();
    await accessible();
    await page.getByLabel('Expiry').fill('13/30');
    await page.getByLabel('Card number').fill('4242 4242 4242 424');
    await page.getByLabel('Email').fill('ines@example.com');
    await page.getByRole('button', { name: 'Pay £432.00' }).click();
    await expect(page.getByText('enter valid number')).toBeVisible();
    await expect(page.getByText('Enter correct expirydate')).toBeVisible();
    await expect(page.getByText('Enter a valid email')).toBeHidden();
  });

  test('takes a good card and goes on to the product', async ({ page, accessible }) => {
    const { id, url } = await session();
    await page.goto(url);
    await expect(page.getByText('VAT (20%)')).toBeVisible();
    await page.getByLabel('Email').fill('ines@example.com');
    await enter(page, CARDS.good);
    await page.getByRole('button', { name: 'Pay £432.00' }).click();
    await expect(page).toHaveURL(`${sandbox.address}/?paid=${id}`);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      payment_status: 'paid',
      customer_details: { email: 'ines@example.com' },
    });
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'This payment is complete' })).toBeVisible();
    await accessible();
  });

  test('stays after a refusal and takes another card', async ({ page }) => {
    const { url } = await session({ customer_email: 'known@example.com' });
    await page.goto(url);
    await expect(page.getByText('known@example.com')).toBeVisible();
    await enter(page, CARDS.declined);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await page.getByRole('button', { name: CARDS.poor }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('alert')).toHaveText('Your card has insufficient funds.');
    await enter(page, CARDS.good);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page).toHaveURL(/paid=/);
  });

  test('asks the bank, and goes on only when it agrees', async ({ page, accessible }) => {
    const { id, url } = await session({ customer_email: 'known@example.com' });
    await page.goto(url);
    await enter(page, CARDS.authentication);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('heading', { name: 'Your bank wants to be sure' })).toBeVisible();
    await accessible();
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('alert')).toContainText('unable to authenticate');
    await enter(page, CARDS.authentication);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page).toHaveURL(`${sandbox.address}/?paid=${id}`);
  });

  test('leads back without paying', async ({ page }) => {
    const { id, url } = await session();
    await page.goto(url);
    await page.getByRole('link', { name: 'Back to Keelson' }).click();
    await expect(page).toHaveURL(`${sandbox.address}/?cancelled`);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  });

  test('shows and refunds payments on the dashboard', async ({ page, accessible }) => {
    const { url } = await session({ customer_email: 'refund@example.com' });
    await page.goto(url);
    await enter(page, CARDS.good);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page).toHaveURL(/paid=/);
    const row = page.getByRole('row').filter({ hasText: 'refund@example.com' });
    await row.getByRole('button', { name: /^Refund/ }).click();
    await page.getByLabel('Pounds to give back').fill('2.00');
    await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
    await expect(row.getByText('£2.00 refunded')).toBeVisible();
    await page.getByRole('button', { name: 'Advance' }).click();
    await expect(page.getByRole('status')).toHaveText('Done');
    await accessible();
  });
});

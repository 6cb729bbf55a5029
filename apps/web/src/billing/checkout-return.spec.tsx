import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, haveSession, progressWith } from '../testing/signed-in';

const api = serveApi();

const ID = '6f1f3f0e-6f57-4c44-9c3e-0f3c2b4a5d6e';
const AT = `/successSignup?checkout=${ID}&payment=success&freeTrailUser=1`;
const LOOK = `/billing/checkout-sessions/${ID}`;

const outcome = {
  checkoutId: ID,
  plan: 'EmbraceMonthly',
  couponCode: 'WELCOME10',
  upgrade: false,
  outcome: 'paid',
  recorded: true,
  popup: 'payment-received',
  netPence: 4_230,
  vatPence: 846,
  grossPence: 5_076,
};
const unpaid = { ...outcome, outcome: 'expired', recorded: false, popup: 'payment-unsuccessful' };
const awaiting = {
  ...customer,
  freeTrailUser: 0 as const,
  paymentStatus: 'Unpaid' as const,
  standing: 'awaiting-payment' as const,
};

const comeBack = (data: object) => {
  haveSession(api, awaiting);
  api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
  api.on('GET', '/billing/plans', { data: [] });
  api.on('GET', LOOK, { data });
  return renderApp(AT);
};

describe('the return from the payment page', () => {
  it('[SIGNUP-14~] tells that the payment was received, whatever the address says, and reads the account anew', async () => {
    const { user, router } = comeBack(outcome);
    const popup = within(await screen.findByRole('dialog', { name: 'Payment received' }));
    expect(popup.getByText('£50.76')).toBeInTheDocument();
    await waitFor(() => expect(api.calls('GET', '/session/me').length).toBeGreaterThan(1));
    await user.click(popup.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('checkout'));
    expect(router.state.location.pathname).toBe('/successSignup');
  });

  it('[SIGNUP-14~] tells somebody with a trial that it is active', async () => {
    comeBack({ ...unpaid, popup: 'trial-activated' });
    expect(await screen.findByRole('dialog', { name: 'Your 14-day free trial is active' })).toBeInTheDocument();
  });

  it('[SIGNUP-14~] Retry Payment orders the same again, once for two clicks, with quantity 1', async () => {
    const { user } = comeBack(unpaid);
    const popup = within(await screen.findByRole('dialog', { name: 'Your payment was unsuccessful..!' }));
    api.on('POST', '/billing/checkout-sessions', { data: { checkoutId: ID, url: `${location.href}#retried` } });
    await user.dblClick(popup.getByRole('button', { name: 'Retry Payment' }));
    await waitFor(() => expect(location.hash).toBe('#retried'));
    const calls = api.calls('POST', '/billing/checkout-sessions');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({
      price: 'EmbraceMonthly',
      quantity: 1,
      mode: 'subscription',
      couponCode: 'WELCOME10',
    });
  });

  it('[SIGNUP-14~] Skip begins the trial; where it cannot, it says why and the choice stays', async () => {
    const { user } = comeBack(unpaid);
    const popup = within(await screen.findByRole('dialog', { name: 'Your payment was unsuccessful..!' }));
    api.on('POST', '/billing/skip-payment', { status: 409, statusMessage: 'The free trial has been used' });
    await user.click(popup.getByRole('button', { name: 'Skip' }));
    expect(await popup.findByText('The free trial has been used')).toBeInTheDocument();
    api.on('POST', '/billing/skip-payment', { data: { freeTrailUser: 2, trialEndsAt: '2026-12-05T09:00:00.000Z' } });
    await user.click(popup.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('dialog', { name: 'Your 14-day free trial is active' })).toBeInTheDocument();
  });

  it('[SIGNUP-14] tells a trial, a payment, or a failure with Retry Payment, quantity 1, and Skip', async () => {
    const trial = comeBack({ ...outcome, popup: 'trial-activated' });
    expect(await screen.findByRole('dialog', { name: 'Your 14-day free trial is active' })).toBeVisible();
    trial.unmount();
    const paid = comeBack(outcome);
    expect(await screen.findByRole('dialog', { name: 'Payment received' })).toBeVisible();
    paid.unmount();
    const { user } = comeBack(unpaid);
    const failed = within(await screen.findByRole('dialog', { name: 'Your payment was unsuccessful..!' }));
    api.on('POST', '/billing/checkout-sessions', { data: { checkoutId: ID, url: `${location.href}#once-more` } });
    await user.click(failed.getByRole('button', { name: 'Retry Payment' }));
    await waitFor(() => expect(location.hash).toBe('#once-more'));
    // The specifications write 2 for a retry, which would charge twice.
    expect(api.calls('POST', '/billing/checkout-sessions')[0]?.body).toMatchObject({ quantity: 1 });
    api.on('POST', '/billing/skip-payment', { data: { freeTrailUser: 2, trialEndsAt: '2026-12-05T09:00:00.000Z' } });
    await user.click(failed.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('dialog', { name: 'Your 14-day free trial is active' })).toBeVisible();
  });

  it('shows no popup for a checkout of somebody else', async () => {
    haveSession(api, awaiting);
    api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
    api.on('GET', LOOK, { status: 404, statusMessage: 'There is no such payment' });
    renderApp(AT);
    expect(await screen.findByText('There is no such payment')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.calls('GET', LOOK)).toHaveLength(1);
  });

  it('asks a visitor to log in and asks nothing of the API', async () => {
    renderApp(AT);
    expect(await screen.findByText(/to see what became of your payment/)).toBeInTheDocument();
    expect(api.calls('GET', LOOK)).toHaveLength(0);
  });
});

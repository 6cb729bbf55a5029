import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../session/session.api';
import { checkoutAt, earlyAccess, monthly } from '../../testing/plan-offers';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, progressWith, signedInData, superAdmin } from '../../testing/signed-in';
import { paymentMatter } from './sign-in-outcome';

const api = serveApi();

const unpaid: Me = { ...customer, freeTrailUser: 0, paymentStatus: 'Unpaid', standing: 'awaiting-payment' };

async function signIn(me: Me, subscribedToPayment: 0 | 1 = 0) {
  const data = signedInData(me);
  api.on('POST', '/session/sign-in', {
    data: { ...data, user_details: { ...data.user_details, subscribedToPayment } },
  });
  api.on('GET', '/session/me', { data: me });
  api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
  const app = renderApp('/auth/signIn');
  await app.user.type(await screen.findByLabelText('Email'), me.email);
  await app.user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
  return app;
}

describe('signing in without a payment', () => {
  it('[SIGNIN-08] asks to pay or skip; Skip begins the trial and goes on', async () => {
    const { user, path } = await signIn(unpaid);
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete your payment or skip it' }));
    expect(dialog.getByRole('button', { name: 'Make Payment' })).toBeInTheDocument();
    expect(path()).toBe('/auth/signIn');
    api.on('POST', '/billing/skip-payment', { data: { freeTrailUser: 2, trialEndsAt: '2026-12-05T09:00:00.000Z' } });
    api.on('GET', '/session/me', { data: { ...unpaid, freeTrailUser: 2, standing: 'premium' } });
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('heading', { name: /set up/i })).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/onboardingProgressInfo'));
  });

  it('[SIGNIN-08~] Make Payment goes to the payment page of the chosen plan', async () => {
    api.on('GET', '/billing/plans', { data: [earlyAccess] });
    api.on('POST', '/billing/checkout-sessions', { data: checkoutAt(`${location.href}#pay`) });
    const { user } = await signIn(unpaid);
    await user.click(await screen.findByRole('button', { name: 'Make Payment' }));
    await screen.findByLabelText('Plan');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(location.hash).toBe('#pay'));
  });

  it('[SIGNIN-08~] Make Payment starts with the plan that was ordered before', async () => {
    api.on('GET', '/billing/plans', { data: [earlyAccess, monthly] });
    const { firstName, companyName, email } = { ...unpaid, firstName: 'Ada' };
    const chosen = { plan: 'EmbraceMonthly', couponCode: null };
    api.on('GET', '/billing/details', { data: { firstName, companyName, email, phone: '', price: null, chosen } });
    const { user } = await signIn(unpaid);
    await user.click(await screen.findByRole('button', { name: 'Make Payment' }));
    expect(await screen.findByLabelText('Plan')).toHaveValue('EmbraceMonthly');
  });

  it('[SIGNIN-08~] closing the question logs out', async () => {
    const { user } = await signIn(unpaid);
    await screen.findByRole('dialog', { name: 'Complete your payment or skip it' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(localStorage.getItem('id')).toBeNull());
  });

  it('[SIGNIN-10] tells whom the team made a subscriber, and goes on to the payment', async () => {
    api.on('GET', '/billing/plans', { data: [earlyAccess] });
    const { user, path } = await signIn({ ...unpaid, standing: 'migrated' }, 1);
    const dialog = within(await screen.findByRole('dialog', { name: 'You have moved to an active subscriber' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Make your payment' })).toBeInTheDocument();
    expect(path()).toBe('/auth/signUp');
  });

  it('[SIGNIN-08~, SIGNIN-10~] asks nothing of staff, partners, trials and payers', async () => {
    const flags = { freeTrailUser: 0, paymentFlag: 0, subscribedToPayment: 0 } as const;
    for (const kind of ['partner', 'admin', 'superAdmin'] as const)
      expect(paymentMatter({ kind }, flags)).toBeUndefined();
    for (const more of [{ freeTrailUser: 1 }, { freeTrailUser: 2 }, { paymentFlag: 1 }] as const)
      expect(paymentMatter({ kind: 'customer' }, { ...flags, ...more })).toBeUndefined();
    const { path } = await signIn(superAdmin);
    await waitFor(() => expect(path()).not.toBe('/auth/signIn'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

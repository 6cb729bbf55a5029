import { screen, waitFor, within } from '@testing-library/react';
import type { Me, SignedIn } from '../../session/session.api';
import { checkoutAt, earlyAccess } from '../../testing/plan-offers';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, customer, partner, progressWith, signedInData, superAdmin } from '../../testing/signed-in';

const api = serveApi();

const unpaid: Me = { ...customer, freeTrailUser: 0, paymentStatus: 'Unpaid', standing: 'awaiting-payment' };

beforeEach(() => {
  history.replaceState(null, '', '/');
  api.on('GET', '/reference/sectors', { data: [{ id: 3, sector_name: 'Construction' }] });
  api.on('GET', '/reference/company-types', { data: [] });
  api.on('GET', '/billing/plans', { data: [earlyAccess] });
  api.on('GET', '/content/login-page', { data: [{ id: 1, attributes: { otpContent: 'Look into your mail.' } }] });
  api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
});

/** Sends the credentials from the dialog over the sign-up form. */
const logIn = async (address = '/auth/signUp') => {
  const app = renderApp(address);
  // The form takes the place of its skeleton: what is pressed before stands elsewhere afterwards.
  await screen.findByRole('radio', { name: /Early Adopter Offer/ });
  await app.user.click(await screen.findByRole('button', { name: 'Log in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await app.user.type(dialog.getByLabelText('Email'), 'owner@acme.example');
  await app.user.type(dialog.getByLabelText('Password'), 'Secret1');
  await app.user.click(dialog.getByRole('button', { name: 'Login' }));
  return app;
};

const logInAs = (me: Me, flags: Partial<SignedIn['user_details']> = {}, address?: string) => {
  const data = signedInData(me);
  api.on('POST', '/session/sign-in', { data: { ...data, user_details: { ...data.user_details, ...flags } } });
  api.on('GET', '/session/me', { data: me });
  return logIn(address);
};

const sendPasscode = async (me: Me, genericQuestions: 'true' | 'false' = 'false', flags = {}) => {
  const data = signedInData(me, genericQuestions);
  api.on('POST', '/session/sign-in', { data: { authenticated: 'false' } });
  api.on('POST', '/session/passcode', { data: { ...data, user_details: { ...data.user_details, ...flags } } });
  api.on('GET', '/session/me', { data: me });
  const app = await logIn();
  await app.user.type(await screen.findByLabelText('Passcode'), '12345{Enter}');
  return app;
};

describe('existing users who log in over the sign-up form', () => {
  it.each(['/auth/signUp', '/premium-signUp'])('[SIGNUP-01~] go on to their onboarding from %s', async (address) => {
    const { path } = await logInAs(customer, {}, address);
    await waitFor(() => expect(path()).toBe('/onboardingProgressInfo'));
  });

  it('[SIGNIN-11~] go on to their dashboard when the onboarding is completed', async () => {
    api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
    const { path } = await logInAs(customer);
    await waitFor(() => expect(path()).toBe('/dashboard/newDashboard'));
  });

  it.each([1, 2] as const)(
    '[SIGNIN-09~] hear that their trial of kind %s has ended, and enter nothing',
    async (kind) => {
      const app = await logInAs(customer, { freeTrailUser: kind, freeTrailExpired: true });
      const ended = within(await screen.findByRole('dialog', { name: 'Your Free Trial Has Ended' }));
      expect(ended.getByRole('button', { name: 'Make Payment' })).toBeInTheDocument();
      expect(ended.getByRole('button', { name: 'Delete Account' })).toBeInTheDocument();
      expect(app.store.getState().session.status).toBe('visitor');
      expect(api.calls('GET', '/session/me')).toHaveLength(0);
      await app.user.click(ended.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(localStorage.getItem('id')).toBeNull());
      expect(app.path()).toBe('/auth/signUp');
    },
  );

  it('[SIGNIN-10~] hear that they became subscribers, before the payment', async () => {
    const moved: Me = { ...unpaid, standing: 'migrated' };
    const app = await logInAs(moved, { freeTrailUser: 0, subscribedToPayment: 1 });
    const dialog = within(await screen.findByRole('dialog', { name: 'You have moved to an active subscriber' }));
    await app.user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { name: 'Make your payment' })).toBeInTheDocument();
    expect(app.path()).toBe('/auth/signUp');
  });

  it('[SIGNIN-08~] are asked to pay or skip; Skip begins the trial and goes on', async () => {
    const { user, path } = await logInAs(unpaid, { freeTrailUser: 0 });
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete your payment or skip it' }));
    expect(dialog.getByRole('button', { name: 'Make Payment' })).toBeInTheDocument();
    api.on('POST', '/billing/skip-payment', { data: { freeTrailUser: 2, trialEndsAt: '2026-12-05T09:00:00.000Z' } });
    api.on('GET', '/session/me', { data: { ...unpaid, freeTrailUser: 2, standing: 'premium' } });
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(path()).toBe('/onboardingProgressInfo'));
  });

  it('[SIGNIN-08~] go from Make Payment to the payment page of the chosen plan', async () => {
    api.on('POST', '/billing/checkout-sessions', { data: checkoutAt(`${location.href}#pay`) });
    const { user } = await logInAs(unpaid, { freeTrailUser: 0 });
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete your payment or skip it' }));
    await user.click(dialog.getByRole('button', { name: 'Make Payment' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(location.hash).toBe('#pay'));
  });

  it('[SIGNIN-08~] are logged out when they close the question', async () => {
    const { user, path } = await logInAs(unpaid, { freeTrailUser: 0 });
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete your payment or skip it' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(localStorage.getItem('id')).toBeNull());
    expect(path()).toBe('/auth/signUp');
  });

  it.each([
    ['true', '/dashboard/newDashboard'],
    ['false', '/dashboard/generic-questions'],
  ] as const)('[SIGNIN-05~] give a passcode and go on by genericQuestionsDetails %s', async (details, place) => {
    const { path } = await sendPasscode(customer, details);
    await waitFor(() => expect(path()).toBe(place));
  });

  it('[SIGNIN-04~] read what the content service says of the passcode, and why one is refused', async () => {
    api.on('POST', '/session/sign-in', { data: { authenticated: 'false' } });
    api.on('POST', '/session/passcode', { status: 401, statusMessage: 'The passcode is wrong or no longer valid' });
    const { user } = await logIn();
    await user.type(await screen.findByLabelText('Passcode'), '54321{Enter}');
    expect(await screen.findByText('Look into your mail.')).toBeInTheDocument();
    expect(await screen.findByText('The passcode is wrong or no longer valid')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeInTheDocument();
  });

  it('[SIGNIN-09~] hear of the end of their trial after a passcode too', async () => {
    await sendPasscode(customer, 'true', { freeTrailExpired: true });
    expect(await screen.findByRole('dialog', { name: 'Your Free Trial Has Ended' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Enter your passcode' })).not.toBeInTheDocument();
  });

  it('hear that their address is not confirmed, and may have the link again', async () => {
    const statusMessage = 'Your email address is not confirmed yet';
    api.on('POST', '/session/sign-in', { status: 403, code: 'EMAIL_UNCONFIRMED', statusMessage });
    api.on('POST', '/accounts/resend-verification', {});
    const { user } = await logIn();
    expect(await screen.findByText(statusMessage)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Resend verification link' }));
    expect(await screen.findByText('Link sent successfully!!!')).toBeInTheDocument();
    expect(api.calls('POST', '/accounts/resend-verification')[0]?.body).toEqual({ email: 'owner@acme.example' });
  });

  it('[SIGNIN-03~] read why they are refused, what they typed kept', async () => {
    api.on('POST', '/session/sign-in', { status: 401, statusMessage: 'Invalid username or password' });
    await logIn();
    const dialog = within(screen.getByRole('dialog', { name: 'Log in' }));
    expect(await dialog.findByText('Invalid username or password')).toBeInTheDocument();
    expect(dialog.getByLabelText('Email')).toHaveValue('owner@acme.example');
    expect(dialog.queryByRole('button', { name: 'Resend verification link' })).toBeNull();
  });

  it.each([
    ['a super admin', superAdmin, '/dashboard/newDashboardAdmin/UserManagement'],
    ['an admin', admin, '/dashboard/newDashboardAdmin/UserManagement'],
  ])('[SIGNIN-07~] lead %s to their place after the passcode', async (_kind, me, place) => {
    const { path } = await sendPasscode(me, 'true', { freeTrailUser: 0 });
    await waitFor(() => expect(path()).toBe(place));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[SIGNIN-07~] lead a partner to their place', async () => {
    const { path } = await logInAs(partner, { freeTrailUser: 0 });
    await waitFor(() => expect(path()).toBe('/chanelPartner/dashboard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

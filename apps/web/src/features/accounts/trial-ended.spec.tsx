import { screen, waitFor } from '@testing-library/react';
import { checkoutAt, earlyAccess, monthly } from '../../testing/plan-offers';
import { renderApp } from '../../testing/render-app';
import { CONFIRMED } from '../../testing/own-password';
import { customer, haveSession, progressWith, signedInData } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';
import type { Me } from '../../session/session.api';

const api = serveApi();

const PASSWORD = 'Secret1';
const expired: Me = { ...customer, freeTrailExpired: true, paymentStatus: 'Trial ended' };

const signedInAfterTrial = (freeTrailUser: 1 | 2) => {
  const data = signedInData(customer);
  return { ...data, user_details: { ...data.user_details, freeTrailUser, paymentFlag: 0, freeTrailExpired: true } };
};

async function signIn(data: ReturnType<typeof signedInAfterTrial>) {
  api.on('POST', '/session/sign-in', { data });
  const app = renderApp('/auth/signIn');
  await app.user.type(await screen.findByLabelText('Email'), customer.email);
  await app.user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  return app;
}

async function atChoice(freeTrailUser: 1 | 2 = 2) {
  const app = await signIn(signedInAfterTrial(freeTrailUser));
  await screen.findByRole('dialog', { name: 'Your Free Trial Has Ended' });
  return app;
}

const press = (user: Awaited<ReturnType<typeof atChoice>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('signing in after a trial', () => {
  it.each([1, 2] as const)(
    '[SIGNIN-09] of kind %i shows that it has ended, with Make Payment and Delete Account, and enters nothing',
    async (kind) => {
      const { path, store } = await atChoice(kind);
      expect(screen.getByRole('button', { name: 'Make Payment' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Delete Account' })).toBeInTheDocument();
      expect(path()).toBe('/auth/signIn');
      expect(store.getState().session.status).toBe('visitor');
      expect(api.calls('GET', '/session/me')).toHaveLength(0);
    },
  );

  it.each([
    ['was paid for', { paymentFlag: 1 }],
    ['still runs', { freeTrailExpired: false }],
  ] as const)('shows nothing of the kind where the trial %s, and enters', async (_, flags) => {
    haveSession(api, customer);
    localStorage.clear();
    api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
    const data = signedInAfterTrial(2);
    const { path } = await signIn({ ...data, user_details: { ...data.user_details, ...flags } });
    await waitFor(() => expect(path()).not.toBe('/auth/signIn'));
    expect(screen.queryByRole('dialog', { name: 'Your Free Trial Has Ended' })).not.toBeInTheDocument();
  });

  it('[SIGNIN-09~] Make Payment offers the plans and goes to the payment page of the chosen one', async () => {
    api.on('GET', '/billing/plans', { data: [earlyAccess, monthly] });
    api.on('POST', '/billing/checkout-sessions', { data: checkoutAt(`${location.origin}/#cs_test_1`) });
    const { user } = await atChoice();
    await press(user, 'Make Payment');
    expect(await screen.findByLabelText('Plan')).toHaveValue('EarlyAccess');
    expect(screen.getByRole('option', { name: 'Early Adopter Offer, £432.00 for 2 years' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Plan'), 'EmbraceMonthly');
    await press(user, 'Continue to payment');
    await waitFor(() => expect(location.hash).toBe('#cs_test_1'));
    const [call] = api.calls('POST', '/billing/checkout-sessions');
    expect(call?.body).toMatchObject({ price: 'EmbraceMonthly', quantity: 1, mode: 'subscription' });
    expect(call?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it('Make Payment says when the plans cannot be read, and reads them again', async () => {
    api.on('GET', '/billing/plans', { status: 503 });
    const { user } = await atChoice();
    await press(user, 'Make Payment');
    expect(await screen.findByText('The plans could not be read')).toBeInTheDocument();
    api.on('GET', '/billing/plans', { data: [earlyAccess] });
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await screen.findByLabelText('Plan')).toBeInTheDocument();
  });

  it('closing it logs out', async () => {
    const { user } = await atChoice();
    await press(user, 'Close');
    await waitFor(() => expect(api.calls('POST', '/session/sign-out')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(localStorage.getItem('id')).toBeNull());
  });
});

describe('deleting the account from the sign-in', () => {
  const atDeletion = async () => {
    const app = await atChoice();
    await press(app.user, 'Delete Account');
    await screen.findByRole('dialog', { name: 'Delete Account' });
    return app;
  };
  const remove = () => screen.getByRole('button', { name: 'Permanently Delete' });

  it('[SIGNIN-12] needs the right password before Permanently Delete, says that it is deleted, and Ok logs out', async () => {
    api.on('POST', '/session/step-up', { status: 403, statusMessage: 'Password is invaild' });
    const { user, path } = await atDeletion();
    expect(remove()).toBeDisabled();
    await user.type(screen.getByLabelText('Your password'), 'Wrong1');
    await press(user, 'Validate');
    expect(await screen.findByText('Password is invaild')).toBeInTheDocument();
    expect(remove()).toBeDisabled();

    api.on('POST', '/session/step-up', CONFIRMED);
    await user.clear(screen.getByLabelText('Your password'));
    await user.type(screen.getByLabelText('Your password'), PASSWORD);
    await press(user, 'Validate');
    expect((await screen.findByText('Password Validated Successfully')).closest('.k-callout')).toHaveClass(
      'k-callout-positive',
    );
    expect(api.calls('POST', '/session/step-up').at(-1)?.body).toEqual({
      password: PASSWORD,
      route: 'deletion.deleteAccount',
    });
    expect(remove()).toBeEnabled();
    expect(api.calls('DELETE', '/account')).toHaveLength(0);

    api.on('DELETE', '/account', { data: {}, statusMessage: 'Your account has been deleted.' });
    await user.click(remove());
    expect(await screen.findByText('Your account has been deleted.')).toBeInTheDocument();
    expect(api.calls('DELETE', '/account')[0]?.headers.get('confirmation')).toBe('confirmation-1');
    await press(user, 'Ok');
    await waitFor(() => expect(path()).toBe('/'));
    await waitFor(() => expect(api.calls('POST', '/session/sign-out')).toHaveLength(2));
    expect(localStorage.getItem('id')).toBeNull();
  });

  it('[SIGNIN-12~] another password after the right one has to be validated anew', async () => {
    api.on('POST', '/session/step-up', CONFIRMED);
    const { user } = await atDeletion();
    await user.type(screen.getByLabelText('Your password'), PASSWORD);
    await press(user, 'Validate');
    await waitFor(() => expect(remove()).toBeEnabled());
    await user.type(screen.getByLabelText('Your password'), 'x');
    expect(remove()).toBeDisabled();
  });

  it('a deletion that fails says why and asks for the password again', async () => {
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('DELETE', '/account', { status: 403, statusMessage: 'Please confirm this with your password' });
    const { user } = await atDeletion();
    await user.type(screen.getByLabelText('Your password'), PASSWORD);
    await press(user, 'Validate');
    await waitFor(() => expect(remove()).toBeEnabled());
    await user.click(remove());
    expect(await screen.findByText('Please confirm this with your password')).toBeInTheDocument();
    expect(remove()).toBeDisabled();
  });
});

describe('a session whose trial has ended', () => {
  it('[SIGNIN-09~] enters no page after a reload', async () => {
    haveSession(api, expired);
    const { path } = renderApp('/dashboard/newDashboard');
    await waitFor(() => expect(path()).toBe('/auth/signIn'));
  });

  it('[SIGNIN-09~] is led to the payment when the trial ends while it lasts', async () => {
    haveSession(api, customer);
    api.on('GET', '/onboarding/progress', { status: 403, code: 'PAYMENT_NEEDED' });
    api.on('GET', '/billing/plans', { data: [earlyAccess] });
    const { path } = renderApp('/dashboard/newDashboard');
    await waitFor(() => expect(path()).toBe('/auth/signUp'));
    expect(await screen.findByRole('button', { name: 'Go to the payment page' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });
});

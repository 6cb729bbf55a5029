import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../session/session.api';
import { renderApp } from '../../testing/render-app';
import { admin, customer, partner, progressWith, signedInData, superAdmin } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';

const api = serveApi();

const loginPage = [
  {
    id: 1,
    attributes: {
      headings: 'Welcome back',
      content: 'Log in to see today’s numbers.',
      forgotPassword: 'Lost it?',
      noAccountText: 'New here?',
      signupText: 'Join us',
      authenticateContent: 'We may send a passcode.',
      otpContent: 'Look into your mail.',
    },
  },
];

const storedValues = (store: Storage): Record<string, string> => Object.fromEntries(Object.entries(store));

const atSignIn = async () => {
  api.on('GET', '/content/login-page', { data: loginPage });
  const app = renderApp('/auth/signIn');
  await screen.findByRole('button', { name: 'Login' });
  return app;
};

const signIn = async (me: Me) => {
  api.on('POST', '/session/sign-in', { data: signedInData(me) });
  api.on('GET', '/session/me', { data: me });
  const app = await atSignIn();
  await app.user.type(screen.getByLabelText('Email'), 'owner@acme.example');
  await app.user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
  return app;
};

describe('sign-in page', () => {
  it('[SIGNIN-01] shows the texts of the content service, the two fields and the two links', async () => {
    await atSignIn();
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(screen.getByText('We may send a passcode.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lost it?' })).toHaveAttribute('href', '/forgetpassword');
    expect(screen.getByRole('link', { name: 'Join us' })).toHaveAttribute('href', '/');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('[SIGNIN-02] logs out on arrival: session, storage and values are gone, the theme stays', async () => {
    localStorage.setItem('id', 'acc_1');
    localStorage.setItem('companyName', 'Acme');
    sessionStorage.setItem('inputData', '{}');
    api.on('POST', '/session/token', { status: 401 });
    await atSignIn();
    await waitFor(() => expect(api.calls('POST', '/session/sign-out')).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('companyName')).toBeNull());
    expect(sessionStorage.getItem('inputData')).toBeNull();
  });

  it('does not read its texts anew when a visitor arrives, so that nothing moves', async () => {
    const { store } = await atSignIn();
    await waitFor(() => expect(store.getState().session.status).toBe('visitor'));
    await waitFor(() => expect(api.calls('POST', '/session/sign-out')).toHaveLength(1));
    await screen.findByText('We may send a passcode.');
    expect(api.calls('GET', '/content/login-page')).toHaveLength(1);
  });

  it('keeps working when the content service fails, and says so', async () => {
    api.on('GET', '/content/login-page', { status: 503 });
    renderApp('/auth/signIn');
    expect(await screen.findByText('Something went wrong!')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  });

  it('names what is missing and sends nothing', async () => {
    const { user } = await atSignIn();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByText('Password: Required !!')).toBeInTheDocument();
    expect(within(summary).getByText('Invalid email address')).toBeInTheDocument();
    expect(api.calls('POST', '/session/sign-in')).toHaveLength(0);
  });

  it('[SIGNIN-03] posts username and password as JSON and shows the statusMessage of a refusal, the values kept', async () => {
    const { user } = await atSignIn();
    api.on('POST', '/session/sign-in', { status: 401, statusMessage: 'Invalid username or password' });
    await user.type(screen.getByLabelText('Email'), 'owner@acme.example');
    await user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
    expect(await screen.findByText('Invalid username or password')).toBeInTheDocument();
    const [call] = api.calls('POST', '/session/sign-in');
    expect(call?.body).toEqual({ username: 'owner@acme.example', password: 'Secret1' });
    expect(call?.headers.get('content-type')).toBe('application/json');
    expect(screen.getByLabelText('Password')).toHaveValue('Secret1');
  });

  it('leads by Tab from email to password to Login, and only then to the rest', async () => {
    const { user } = await atSignIn();
    const link = await screen.findByRole('link', { name: 'Lost it?' });
    await user.click(screen.getByLabelText('Email'));
    const passed: (Element | null)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await user.tab();
      passed.push(document.activeElement);
    }
    expect(passed).toEqual([
      screen.getByLabelText('Password'),
      screen.getByRole('button', { name: 'Login' }),
      screen.getByRole('button', { name: 'Show password' }),
      link,
    ]);
  });

  it('shows and hides the password', async () => {
    const { user } = await atSignIn();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('tells who has the right password that the address is not confirmed, and sends the link again', async () => {
    const { user } = await atSignIn();
    const statusMessage = 'Your email address is not confirmed yet';
    api.on('POST', '/session/sign-in', { status: 403, code: 'EMAIL_UNCONFIRMED', statusMessage });
    api.on('POST', '/accounts/resend-verification', {});
    await user.type(screen.getByLabelText('Email'), ' owner@acme.example');
    await user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
    expect(await screen.findByText(statusMessage)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Resend verification link' }));
    expect(await screen.findByText('Link sent successfully!!!')).toBeInTheDocument();
    expect(api.calls('POST', '/accounts/resend-verification')[0]?.body).toEqual({ email: 'owner@acme.example' });
  });

  it('offers no link after any other refusal, also when one was offered before', async () => {
    const { user } = await atSignIn();
    api.on('POST', '/session/sign-in', { status: 403, code: 'EMAIL_UNCONFIRMED', statusMessage: 'Not confirmed' });
    await user.type(screen.getByLabelText('Email'), 'owner@acme.example');
    await user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
    await screen.findByRole('button', { name: 'Resend verification link' });
    api.on('POST', '/session/sign-in', { status: 401, code: 'SIGN_IN_REFUSED', statusMessage: 'Invalid' });
    await user.type(screen.getByLabelText('Password'), 'x{Enter}');
    expect(await screen.findByText('Invalid')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend verification link' })).toBeNull();
  });

  it.each([
    ['super admin', superAdmin, '/dashboard/newDashboardAdmin/UserManagement'],
    ['admin', admin, '/dashboard/newDashboardAdmin/UserManagement'],
    ['partner', partner, '/chanelPartner/dashboard'],
  ])('[SIGNIN-07] leads a %s to their place', async (_kind, me, place) => {
    const { path } = await signIn(me);
    await waitFor(() => expect(path()).toBe(place));
  });

  it.each([
    ['completed', '/dashboard/newDashboard'],
    ['pending', '/onboardingProgressInfo'],
  ] as const)('[SIGNIN-11] leads a customer by the dashboard flag %s', async (flag, place) => {
    api.on('GET', '/onboarding/progress', { data: progressWith(flag) });
    const { path } = await signIn(customer);
    await waitFor(() => expect(path()).toBe(place));
  });

  it('[SIGNIN-11] leads a customer to the progress when it cannot be read', async () => {
    api.on('GET', '/onboarding/progress', { status: 503 });
    const { path } = await signIn(customer);
    await waitFor(() => expect(path()).toBe('/onboardingProgressInfo'));
  });

  const enter = async (user: ReturnType<typeof renderApp>['user'], me: Me) => {
    api.on('POST', '/session/sign-in', { data: signedInData(me) });
    api.on('GET', '/session/me', { data: me });
    api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
    await user.type(await screen.findByLabelText('Email'), 'owner@acme.example');
    await user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
  };

  it('leads to the page that a visitor asked for, with its query', async () => {
    const { user, router, path } = renderApp('/dashboard/UpdatePage?section=vat');
    await enter(user, customer);
    await waitFor(() => expect(path()).toBe('/dashboard/UpdatePage'));
    expect(router.state.location.search).toBe('?section=vat');
  });

  it('leads to their own place who may not open the page that was asked for', async () => {
    const { user, path } = renderApp('/dashboard/newDashboardAdmin/UserManagement');
    await enter(user, customer);
    await waitFor(() => expect(path()).toBe('/onboardingProgressInfo'));
  });

  it('is left for good: Back does not return to it', async () => {
    const { user, router, path } = renderApp('/terms');
    await router.navigate('/auth/signIn');
    await enter(user, customer);
    await waitFor(() => expect(path()).toBe('/onboardingProgressInfo'));
    await router.navigate(-1);
    await waitFor(() => expect(path()).toBe('/terms'));
    expect(api.calls('POST', '/session/sign-out')).toHaveLength(1);
  });

  it('[SIGNIN-06~, SIGNIN-18~, SESS-03~] stores the session values and never the token', async () => {
    api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
    await signIn(customer);
    await waitFor(() => expect(localStorage.getItem('path')).toBe('/dashboard/newDashboard'));
    expect(storedValues(localStorage)).toEqual({
      id: 'acc_1',
      userName: 'owner@acme.example',
      name: 'Alex',
      surname: '',
      companyName: 'Acme Joinery Ltd',
      email: 'owner@acme.example',
      isPremium: 'false',
      isAdmin: 'false',
      channelPartner: 'false',
      isSuperAdmin: 'false',
      userStatus: 'active',
      freeTrailUser: '1',
      path: '/dashboard/newDashboard',
      dashOpen: 'true',
    });
    expect(JSON.stringify([storedValues(localStorage), storedValues(sessionStorage)])).not.toContain(
      signedInData(customer).jwt,
    );
  });
});

describe('a partner’s session values', () => {
  it('[SIGNIN-18~] have the access code besides', async () => {
    await signIn(partner);
    await waitFor(() => expect(localStorage.getItem('accessCode')).toBe('12345678'));
    expect(storedValues(localStorage)).toMatchObject({ id: 'acc_4', channelPartner: 'true', freeTrailUser: '0' });
  });
});

describe('passcode', () => {
  const atPasscode = async () => {
    api.on('POST', '/session/sign-in', { data: { authenticated: 'false' } });
    const app = await atSignIn();
    await app.user.type(screen.getByLabelText('Email'), 'owner@acme.example');
    await app.user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
    const field = await screen.findByLabelText('Passcode');
    return { ...app, field };
  };

  it('[SIGNIN-04] is required, has at most five characters and goes in the body', async () => {
    const { user, field } = await atPasscode();
    expect(screen.getByText('Look into your mail.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect((await screen.findAllByText('Required !!')).length).toBeGreaterThan(0);
    expect(field).toHaveAttribute('maxlength', '5');
    api.on('POST', '/session/passcode', { status: 401, statusMessage: 'The passcode is wrong or no longer valid' });
    await user.type(field, '1234567{Enter}');
    expect(await screen.findByText('The passcode is wrong or no longer valid')).toBeInTheDocument();
    expect(api.calls('POST', '/session/passcode')[0]?.body).toEqual({ passcode: '12345' });
  });

  it('[SIGNIN-04] takes nothing but Success for success', async () => {
    const { user, field, path } = await atPasscode();
    api.on('POST', '/session/passcode', {
      responseMessage: 'Pending',
      statusMessage: 'Not yet',
      data: signedInData(customer),
    });
    await user.type(field, '12345{Enter}');
    expect(await screen.findByText('Not yet')).toBeInTheDocument();
    expect(path()).toBe('/auth/signIn');
  });

  it.each([
    ['true', '/dashboard/newDashboard'],
    ['false', '/dashboard/generic-questions'],
  ] as const)('[SIGNIN-05] leads on by genericQuestionsDetails %s', async (details, place) => {
    const { user, field, path } = await atPasscode();
    api.on('POST', '/session/passcode', { data: signedInData(customer, details) });
    api.on('GET', '/session/me', { data: customer });
    await user.type(field, '12345{Enter}');
    await waitFor(() => expect(path()).toBe(place));
  });

  it('[SIGNIN-07] lets roles come before the passcode rule', async () => {
    const { user, field, path } = await atPasscode();
    api.on('POST', '/session/passcode', { data: signedInData(superAdmin, 'true') });
    api.on('GET', '/session/me', { data: superAdmin });
    await user.type(field, '12345{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard/newDashboardAdmin/UserManagement'));
  });
});

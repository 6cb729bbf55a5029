import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { admin, customer, haveSession, progressWith } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';
import { goBy, stopClock, untilSo } from '../../testing/stopped-clock';

const api = serveApi();
const FINAL = 'Password and Confirm Password should be equal And/or satisfy the conditions';

describe('forgot password', () => {
  it('[SIGNIN-13] asks for a valid address and leads to the PIN', async () => {
    const { user, path } = renderApp('/forgetpassword');
    const field = await screen.findByLabelText('Email');
    await user.type(field, 'nobody{Enter}');
    expect((await screen.findAllByText('Invalid email address')).length).toBeGreaterThan(0);
    api.on('POST', '/accounts/forgot-password', {});
    await user.clear(field);
    await user.type(field, 'owner@acme.example{Enter}');
    await waitFor(() => expect(path()).toBe('/ConfirmPassword'));
    expect(api.calls('POST', '/accounts/forgot-password')[0]?.body).toEqual({ email: 'owner@acme.example' });
  });

  it('shows the server message of a failure', async () => {
    const { user } = renderApp('/forgetpassword');
    api.on('POST', '/accounts/forgot-password', {
      status: 429,
      statusMessage: 'Too many attempts. Please try again later',
    });
    await user.type(await screen.findByLabelText('Email'), 'owner@acme.example{Enter}');
    expect(await screen.findByText('Too many attempts. Please try again later')).toBeInTheDocument();
  });
});

const SPECIFIED_RULE = '6 to 12 characters with a number, an uppercase and a lowercase letter';

describe('the password rule', () => {
  it.each([
    ['/auth/signUp', 'Password'],
    ['/premium-signUp', 'Password'],
    ['/auth/register', 'Password'],
    ['/ChannelPartnerPage?signUp', 'Password'],
    ['/ConfirmPassword', 'New password'],
  ])('stands at the field on %s before it is broken', async (address, label) => {
    renderApp(address);
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(SPECIFIED_RULE) as string,
    );
  });

  it('is that of the configured profile', async () => {
    api.on('GET', '/accounts/password-policy', {
      data: { profile: 'modern', minimumLength: 8, maximumLength: 128 },
    });
    renderApp('/auth/register');
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        '8 to 128 characters, not a common password',
      ),
    );
  });
});

describe('confirm password', () => {
  const at = async () => {
    const app = renderApp({ path: '/ConfirmPassword', state: { email: 'owner@acme.example', asked: true } });
    await screen.findByLabelText('PIN');
    return app;
  };

  it('[SIGNIN-13~] names every fault and the final message', async () => {
    const { user } = await at();
    await user.type(screen.getByLabelText('PIN'), '12');
    await user.type(screen.getByLabelText('New password'), 'Ab1');
    await user.type(screen.getByLabelText('Confirm password'), 'Ab2{Enter}');
    expect(await screen.findByText(FINAL)).toBeInTheDocument();
    expect(screen.getAllByText('Minium length 6').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Password mismatch').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Enter the 5 digits of the PIN').length).toBeGreaterThan(0);
    expect(screen.getByLabelText('PIN')).toHaveAttribute('maxlength', '5');
  });

  it('sends what fits the rule of staff, whose account it may be, and shows what the API says', async () => {
    const { user } = await at();
    const message = 'Password should contain atmost 12 characters';
    api.on('POST', '/accounts/reset-password', { status: 400, errors: [{ path: 'body.password', message }] });
    await user.type(screen.getByLabelText('PIN'), '12345');
    await user.type(screen.getByLabelText('New password'), 'quiet harbour at dawn');
    await user.type(screen.getByLabelText('Confirm password'), 'quiet harbour at dawn{Enter}');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('[SIGNIN-13] posts address, PIN and password and leads to the login', async () => {
    const { user, path } = await at();
    api.on('POST', '/accounts/reset-password', {});
    await user.type(screen.getByLabelText('PIN'), '12345');
    await user.type(screen.getByLabelText('New password'), 'Secret1');
    await user.type(screen.getByLabelText('Confirm password'), 'Secret1{Enter}');
    await waitFor(() => expect(path()).toBe('/auth/signIn'));
    expect(api.calls('POST', '/accounts/reset-password')[0]?.body).toEqual({
      email: 'owner@acme.example',
      passcode: '12345',
      password: 'Secret1',
    });
    expect(screen.getByText('Password reset successfully')).toBeInTheDocument();
  });
});

describe('the password of staff', () => {
  const unfit = { ...admin, standing: 'password-unfit' } as const;
  const page = '/dashboard/newDashboardAdmin/UserManagement';

  it('is changed before any page opens, by the rule of staff', async () => {
    haveSession(api, unfit);
    const { user, path } = renderApp(page);
    const old = await screen.findByLabelText('Old password');
    expect(path()).toBe('/auth/changePassword');
    const fresh = screen.getByLabelText('New password');
    await user.type(old, 'Secret1');
    await user.type(fresh, 'Secret2{Enter}');
    expect((await screen.findAllByText('Password should contain at least 12 characters')).length).toBeGreaterThan(0);
    await user.clear(fresh);
    await user.type(fresh, 'quiet harbour at dawn');
    await user.type(screen.getByLabelText('Confirm password'), 'quiet harbour at dawn');
    api.on('POST', '/accounts/change-password', {});
    haveSession(api, admin);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Password reset successfully')).toBeInTheDocument();
    await waitFor(() => expect(path()).toMatch(/^\/dashboard/));
    expect(api.calls('POST', '/accounts/change-password')[0]?.body).toEqual({
      userName: admin.email,
      password: 'Secret1',
      newPassword: 'quiet harbour at dawn',
    });
  });

  it('may be left as it is only by logging out', async () => {
    haveSession(api, unfit);
    const { user, path } = renderApp('/auth/changePassword');
    api.on('POST', '/session/sign-out', {});
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(path()).toBe('/auth/signIn'));
  });

  it.each([
    ['a visitor', undefined, '/auth/signIn'],
    ['somebody whose password fits', admin, '/dashboard'],
  ])('is no page for %s', async (_who, me, target) => {
    if (me) haveSession(api, me);
    const { path } = renderApp('/auth/changePassword');
    await waitFor(() => expect(path().startsWith(target)).toBe(true));
  });
});

describe('change password', () => {
  const opened = async () => {
    haveSession(api, customer);
    api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
    const app = renderApp('/dashboard/newDashboard');
    await app.user.click(await screen.findByRole('button', { name: 'Account of Alex' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Change Password' }));
    const old = await screen.findByLabelText('Old password');
    // While it closes the menu gives the focus back; what is typed meanwhile would go nowhere.
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Change Password' })).toBeNull());
    return {
      ...app,
      old,
      fresh: screen.getByLabelText('New password'),
      confirm: screen.getByLabelText('Confirm password'),
    };
  };

  it('says the rule before it is broken', async () => {
    const { fresh } = await opened();
    expect(fresh).toHaveAccessibleDescription(SPECIFIED_RULE);
  });

  it('[PROFILE-07~] requires all three and says what is missing, the first reason first', async () => {
    const { user, fresh, confirm } = await opened();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect((await screen.findAllByText('Required !!')).length).toBeGreaterThanOrEqual(3);
    for (const [typed, message] of [
      ['Ab1', 'Password should contain atleast 6 characters'],
      ['SECRETS', 'Password should contain atleast 1 lowercase letter'],
      ['secrets', 'Password should contain atleast 1 uppercase letter'],
      ['Secrets', 'Password should contain atleast 1 number'],
    ] as const) {
      await user.clear(fresh);
      await user.type(fresh, typed);
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    }
    await user.type(confirm, 'Other1{Enter}');
    expect((await screen.findAllByText('Password mismatch')).length).toBeGreaterThan(0);
    expect(screen.getByText('Password and Confirm Password should be equal')).toBeInTheDocument();
  });

  it('[PROFILE-07~] shows the message of a refusal and Technical error without a network', async () => {
    const { user, old, fresh, confirm } = await opened();
    api.on('POST', '/accounts/change-password', { status: 409, responseMessage: 'The old password is not correct' });
    await user.type(old, 'Wrong1x');
    await user.type(fresh, 'Secret2');
    await user.type(confirm, 'Secret2{Enter}');
    expect(await screen.findByText('The old password is not correct')).toBeInTheDocument();
    api.cut('POST', '/accounts/change-password');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Technical error')).toBeInTheDocument();
  });

  it('[PROFILE-07] shows the success for three seconds and closes', async () => {
    const { user, old, fresh, confirm } = await opened();
    api.on('POST', '/accounts/change-password', {});
    await user.type(old, 'Secret1');
    await user.type(fresh, 'Secret2');
    await user.type(confirm, 'Secret2');
    stopClock();
    act(() => screen.getByRole('button', { name: 'Submit' }).click());
    const shown = () => screen.queryByText('Password reset successfully') !== null;
    await untilSo(shown);
    goBy(2_999);
    expect(shown()).toBe(true);
    goBy(1);
    await untilSo(() => !shown());
    expect(api.calls('POST', '/accounts/change-password')[0]?.body).toEqual({
      userName: 'owner@acme.example',
      password: 'Secret1',
      newPassword: 'Secret2',
    });
  });
});

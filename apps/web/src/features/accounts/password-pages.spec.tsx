import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { customer, haveSession, progressWith } from '../../testing/signed-in';
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

import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../session/session.api';
import { renderApp } from '../../testing/render-app';
import { CONFIRMED } from '../../testing/own-password';
import { admin, customer, haveSession, progressWith } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';

const api = serveApi();
const SETTING = '/accounts/passcode-setting';
const SWITCH = 'Ask for a passcode by email at every login';

const opened = async (me: Me = customer) => {
  haveSession(api, me);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  const app = renderApp('/dashboard/newDashboard');
  await app.user.click(await screen.findByRole('button', { name: 'Account of Alex' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
  await screen.findByRole('heading', { name: 'Passcode at login' });
  return app;
};

const serve = (start: boolean) => {
  let enabled = start;
  api.on('GET', SETTING, () => ({ data: { enabled, fixed: false } }));
  api.on('POST', '/session/step-up', CONFIRMED);
  api.on('PUT', SETTING, ({ body }) => {
    ({ enabled } = body as { enabled: boolean });
    return { data: { enabled, fixed: false }, statusMessage: 'A passcode is asked for at every login' };
  });
};

describe('the passcode setting in the profile', () => {
  it('asks for the password once the switch is moved, and saves', async () => {
    serve(false);
    const { user } = await opened();
    const box = await screen.findByRole('checkbox', { name: SWITCH });
    expect(box).not.toBeChecked();
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.click(box);
    await user.type(screen.getByLabelText('Your password'), 'Harbour7{Enter}');
    expect(await screen.findByText('A passcode is asked for at every login')).toBeInTheDocument();
    expect(api.calls('POST', '/session/step-up')[0]?.body).toEqual({
      password: 'Harbour7',
      route: 'accounts.changePasscodeSetting',
      target: { enabled: true },
    });
    expect(api.calls('PUT', SETTING)[0]?.body).toEqual({ enabled: true });
    expect(api.calls('PUT', SETTING)[0]?.headers.get('confirmation')).toBe('confirmation-1');
    await waitFor(() => expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: SWITCH })).toBeChecked();
  });

  it('keeps the switch and says so when the password is missing or wrong', async () => {
    serve(true);
    const { user } = await opened();
    await user.click(await screen.findByRole('checkbox', { name: SWITCH }));
    await user.click(screen.getByRole('button', { name: 'Save setting' }));
    expect((await screen.findAllByText('Required !!')).length).toBeGreaterThan(0);
    api.on('POST', '/session/step-up', { status: 403, statusMessage: 'Password is invaild' });
    await user.type(screen.getByLabelText('Your password'), 'Wrong777{Enter}');
    expect(await screen.findByText('Password is invaild')).toBeInTheDocument();
    expect(api.calls('PUT', SETTING)).toHaveLength(0);
    expect(screen.getByRole('checkbox', { name: SWITCH })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: SWITCH }));
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  });

  it('offers staff nothing to switch and tells them why', async () => {
    api.on('GET', SETTING, { data: { enabled: true, fixed: true } });
    api.on('GET', '/accounts/second-factors', {
      data: { authenticatorSince: null, passkeys: [], passkeyOrigin: null, recoveryCodesLeft: 0, required: false },
    });
    await opened(admin);
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Profile' }));
    expect(await dialog.findByText(/Members of staff always log in with a passcode/)).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says when it cannot be read, and tries again', async () => {
    api.on('GET', SETTING, { status: 503 });
    const { user } = await opened();
    expect(await screen.findByText('The setting could not be read')).toBeInTheDocument();
    serve(false);
    const setting = within(screen.getByRole('region', { name: /Passcode at login/ }));
    await user.click(setting.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: SWITCH })).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { CONFIRMED } from '../../testing/own-password';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession, partner, signedInData } from '../../testing/signed-in';
import type { SecondFactorsSet } from './second-factors.api';

const api = serveApi();
const FACTORS = '/accounts/second-factors';
const APP = `${FACTORS}/authenticator`;
const CODES = ['7K2MN-PQRST-WXYZ2', 'ABCDE-FGHJK-MNPQR'];
const NONE: SecondFactorsSet = {
  authenticatorSince: null,
  passkeys: [],
  passkeyOrigin: location.origin,
  recoveryCodesLeft: 0,
  required: false,
};
const SET: SecondFactorsSet = { ...NONE, authenticatorSince: '2026-11-02T09:00:00.000Z', recoveryCodesLeft: 9 };

const serve = (start: SecondFactorsSet) => {
  let factors = start;
  api.on('GET', '/accounts/passcode-setting', { data: { enabled: true, fixed: true } });
  api.on('GET', FACTORS, () => ({ data: factors }));
  api.on('POST', '/session/step-up', CONFIRMED);
  api.on('POST', APP, {
    data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Keelson:a?secret=JBSWY3DPEHPK3PXP' },
  });
  api.on('PUT', APP, ({ body }) => {
    if ((body as { code: string }).code !== '123 456')
      return { status: 400, code: 'CODE_REFUSED', statusMessage: 'The code is wrong or no longer valid' };
    factors = { ...SET, required: start.required };
    return { data: { recoveryCodes: CODES }, statusMessage: 'The authenticator app is set up' };
  });
  api.on('DELETE', APP, () => {
    factors = NONE;
    return { data: {}, statusMessage: 'The authenticator app was removed' };
  });
  api.on('POST', `${FACTORS}/recovery-codes`, {
    data: { recoveryCodes: CODES },
    statusMessage: 'New recovery codes were made',
  });
};

const opened = async () => {
  haveSession(api, admin);
  const app = renderApp('/dashboard/adminPage');
  await app.user.click(await screen.findByRole('button', { name: `Account of ${admin.name}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
  const section = within(await screen.findByRole('region', { name: 'Second factor at login' }));
  return { ...app, section };
};

describe('the second factor in the profile of staff', () => {
  it('is set up with the own password, a code drawn in the page, its first code and recovery codes', async () => {
    serve(NONE);
    const { user, section } = await opened();
    await user.click(await section.findByRole('button', { name: 'Set up an authenticator app' }));
    await user.type(section.getByLabelText('Your password'), 'Harbour7{Enter}');
    expect(await section.findByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument();
    expect(section.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({ route: 'accounts.beginAuthenticator' });
    expect(api.calls('POST', APP)[0]?.headers.get('confirmation')).toBe('confirmation-1');
    const code = section.getByLabelText('Code from the app');
    await user.type(code, '12345{Enter}');
    expect((await section.findAllByText('Enter the 6 digits that the app shows')).length).toBeGreaterThan(0);
    expect(api.calls('PUT', APP)).toHaveLength(0);
    await user.clear(code);
    await user.type(code, '000000{Enter}');
    expect(await section.findByText('The code is wrong or no longer valid')).toBeInTheDocument();
    await user.clear(code);
    await user.type(code, '123 456{Enter}');
    const codes = within(await section.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await user.click(section.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await user.click(section.getByRole('button', { name: 'I have kept them' }));
    expect(await section.findByRole('button', { name: 'Remove the authenticator app' })).toBeInTheDocument();
    expect(section.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Passcode at login' })).not.toBeInTheDocument();
  });

  it('is removed, and its recovery codes are made anew, with the own password', async () => {
    serve(SET);
    const { user, section } = await opened();
    expect(await section.findByText('9 left')).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Make new recovery codes' }));
    await user.type(section.getByLabelText('Your password'), 'Harbour7{Enter}');
    expect(await section.findByText(CODES[1] ?? '')).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'I have kept them' }));
    await user.click(await section.findByRole('button', { name: 'Remove the authenticator app' }));
    api.on('POST', '/session/step-up', { status: 403, statusMessage: 'Password is invaild' });
    await user.type(section.getByLabelText('Your password'), 'Wrong777{Enter}');
    expect(await section.findByText('Password is invaild')).toBeInTheDocument();
    expect(api.calls('DELETE', APP)).toHaveLength(0);
    api.on('POST', '/session/step-up', CONFIRMED);
    await user.clear(section.getByLabelText('Your password'));
    await user.type(section.getByLabelText('Your password'), 'Harbour7{Enter}');
    expect(await section.findByRole('button', { name: 'Set up an authenticator app' })).toBeInTheDocument();
    expect(api.calls('POST', '/session/step-up').map(({ body }) => (body as { route: string }).route)).toEqual([
      'accounts.renewRecoveryCodes',
      'accounts.removeAuthenticator',
      'accounts.removeAuthenticator',
    ]);
    expect(await screen.findByRole('heading', { name: 'Passcode at login' })).toBeInTheDocument();
  });

  it('says when it cannot be read, and tries again', async () => {
    serve(NONE);
    api.on('GET', FACTORS, { status: 503 });
    const { user, section } = await opened();
    expect(await section.findByText('The second factor could not be read')).toBeInTheDocument();
    serve(NONE);
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByText('Not set up')).toBeInTheDocument();
  });
});

describe('the profile page of staff', () => {
  const PAGE = '/dashboard/editprofile';
  const profile = { id: admin.id, firstName: 'Alex', email: admin.email, createTime: '2026-09-01T09:00:00.000Z' };

  it('has the section that the dialog has, and shows no passcode once a factor takes its place', async () => {
    serve(NONE);
    api.on('GET', '/accounts/staff-profile', { data: profile, meta: { version: 1 } });
    haveSession(api, admin);
    const { user } = renderApp(PAGE);
    const section = within(await screen.findByRole('region', { name: 'Second factor at login' }));
    expect(await screen.findByRole('heading', { name: 'Passcode at login' })).toBeInTheDocument();
    await user.click(await section.findByRole('button', { name: 'Set up an authenticator app' }));
    await user.type(section.getByLabelText('Your password'), 'Harbour7{Enter}');
    await user.type(await section.findByLabelText('Code from the app'), '123 456{Enter}');
    await user.click(await section.findByRole('button', { name: 'I have kept them' }));
    expect(await section.findByText('9 left')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Passcode at login' })).not.toBeInTheDocument());
  });
});

describe('a second factor that is required of all staff', () => {
  const PAGE = '/auth/secondFactor';
  const missing = { ...admin, standing: 'second-factor-missing' } as const;

  it('is set up before any page opens, and its recovery codes are read before the way goes on', async () => {
    serve({ ...NONE, required: true });
    haveSession(api, missing);
    const { user, path } = renderApp('/dashboard/newDashboardAdmin/UserManagement');
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up your second factor' })).toBeInTheDocument();
    expect(path()).toBe(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await user.type(screen.getByLabelText('Your password'), 'Harbour7{Enter}');
    await user.type(await screen.findByLabelText('Code from the app'), '123 456{Enter}');
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeInTheDocument();
    expect(path()).toBe(PAGE);
    haveSession(api, admin);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(path()).toMatch(/^\/dashboard/));
  });

  it('leads there from a page that is open when the API asks for it', async () => {
    serve({ ...NONE, required: true });
    haveSession(api, admin);
    const { path, router } = renderApp('/dashboard/adminPage');
    await screen.findByRole('heading', { name: 'Administration' });
    api.on('GET', '/customers', { status: 403, code: 'SECOND_FACTOR_NEEDED' });
    haveSession(api, missing);
    await router.navigate('/dashboard/newDashboardAdmin/UserManagement');
    await waitFor(() => expect(path()).toBe(PAGE));
  });

  it('may be left as it is only by logging out', async () => {
    serve({ ...NONE, required: true });
    haveSession(api, missing);
    const { user, path } = renderApp(PAGE);
    api.on('POST', '/session/sign-out', {});
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(path()).toBe('/auth/signIn'));
  });

  it('cannot be removed', async () => {
    serve({ ...SET, required: true });
    const { section } = await opened();
    expect(await section.findByText('Required of all staff, so it cannot be removed.')).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Make new recovery codes' })).toBeInTheDocument();
    expect(section.queryByRole('button', { name: 'Remove the authenticator app' })).not.toBeInTheDocument();
  });

  it.each([
    ['a visitor', undefined, '/auth/signIn'],
    ['staff who lack nothing', admin, '/dashboard'],
    ['a channel partner', partner, '/chanelPartner'],
  ])('has no page for %s', async (_who, me, target) => {
    if (me) haveSession(api, me);
    const { path } = renderApp(PAGE);
    await waitFor(() => expect(path().startsWith(target)).toBe(true));
  });
});

describe('signing in with a second factor', () => {
  const asked = async () => {
    api.on('POST', '/session/sign-in', { data: { authenticated: 'false', secondFactors: ['authenticator'] } });
    api.on('POST', '/session/second-step', ({ body }) =>
      (body as { code: string }).code === '000000'
        ? { status: 401, statusMessage: 'The code is wrong, was used already or is no longer valid' }
        : { data: signedInData(admin) },
    );
    api.on('GET', '/session/me', { data: admin });
    const { user } = renderApp('/auth/signIn');
    await user.type(await screen.findByLabelText('Email'), 'alex@keelson.example');
    await user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Confirm that it is you' })) };
  };

  it('asks for the code of the app, and leads on', async () => {
    const { user, dialog } = await asked();
    expect(screen.queryByText(/We have sent a passcode/)).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('Code'), '000000{Enter}');
    expect(await dialog.findByText('The code is wrong, was used already or is no longer valid')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('POST', '/session/second-step').at(-1)?.body).toEqual({ kind: 'authenticator', code: '123456' });
  });

  it('takes a recovery code in its place', async () => {
    const { user, dialog } = await asked();
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(dialog.getByLabelText('Recovery code'), ` ${CODES[0]} {Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('POST', '/session/second-step').at(-1)?.body).toEqual({ kind: 'recovery-code', code: CODES[0] });
  });
});

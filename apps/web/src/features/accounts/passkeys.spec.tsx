import { screen, waitFor, within } from '@testing-library/react';
import { CONFIRMED } from '../../testing/own-password';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession, signedInData } from '../../testing/signed-in';
import type { OwnPasskey, PasskeyCreation, SecondFactorsSet } from './second-factors.api';

const api = serveApi();
const FACTORS = '/accounts/second-factors';
const PASSKEYS = `${FACTORS}/passkeys`;
const CODES = ['7K2MN-PQRST-WXYZ2', 'ABCDE-FGHJK-MNPQR'];
const PHONE: OwnPasskey = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'My telephone',
  addedAt: '2026-11-02T09:00:00.000Z',
  usedAt: null,
};
const NONE: SecondFactorsSet = {
  authenticatorSince: null,
  passkeys: [],
  passkeyOrigin: location.origin,
  recoveryCodesLeft: 0,
  required: false,
};
const ONE: SecondFactorsSet = { ...NONE, passkeys: [PHONE], recoveryCodesLeft: 10 };
const CREATION: PasskeyCreation = {
  rp: { id: 'localhost', name: 'Keelson' },
  user: { id: 'AAECAw', name: admin.email, displayName: 'Alex' },
  challenge: 'BAUGBw',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  attestation: 'none',
};
const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;
const made = {
  id: 'CAkK',
  rawId: bytes(8, 9, 10),
  type: 'public-key',
  response: {
    clientDataJSON: bytes(1, 2),
    attestationObject: bytes(3, 4),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};
const signed = {
  ...made,
  response: { clientDataJSON: bytes(1, 2), authenticatorData: bytes(3), signature: bytes(4), userHandle: null },
};

type Ceremony = () => Promise<unknown>;
const create = jest.fn<ReturnType<Ceremony>, Parameters<Ceremony>>();
const get = jest.fn<ReturnType<Ceremony>, Parameters<Ceremony>>();

/** jsdom has no authenticators. */
const browserWithPasskeys = () => {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: () => undefined });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
};

beforeEach(() => {
  browserWithPasskeys();
  create.mockResolvedValue(made);
  get.mockResolvedValue(signed);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const cancelled = (name = 'NotAllowedError') => Object.assign(new Error('as the browser says it'), { name });

const serve = (start: SecondFactorsSet) => {
  let factors = start;
  api.on('GET', '/accounts/passcode-setting', { data: { enabled: true, fixed: true } });
  api.on('GET', FACTORS, () => ({ data: factors }));
  api.on('POST', '/session/step-up', CONFIRMED);
  api.on('POST', PASSKEYS, { data: CREATION });
  api.on('PUT', PASSKEYS, ({ body }) => {
    const { name } = body as { name: string };
    factors = {
      ...ONE,
      required: start.required,
      passkeys: [...start.passkeys, { ...PHONE, id: crypto.randomUUID(), name }],
    };
    return { data: { recoveryCodes: CODES }, statusMessage: 'The passkey was added' };
  });
  api.on('PUT', `${PASSKEYS}/${PHONE.id}`, ({ body }) => {
    factors = { ...factors, passkeys: [{ ...PHONE, ...(body as { name: string }) }] };
    return { data: {}, statusMessage: 'The passkey was renamed' };
  });
  api.on('DELETE', `${PASSKEYS}/${PHONE.id}`, () => {
    factors = NONE;
    return { data: {}, statusMessage: 'The passkey was removed' };
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

describe('passkeys in the profile of staff', () => {
  it('are added with the own password, a name and what the browser made, and lead to recovery codes', async () => {
    serve(NONE);
    const { user, section } = await opened();
    await user.click(await section.findByRole('button', { name: 'Add a passkey' }));
    await user.type(section.getByLabelText('Your password'), 'Harbour7{Enter}');
    const name = await section.findByLabelText('Name of the passkey');
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({ route: 'accounts.beginPasskey' });
    await user.click(section.getByRole('button', { name: 'Create the passkey' }));
    expect((await section.findAllByText('Give the passkey a name that you will recognise')).length).toBeGreaterThan(0);
    expect(create).not.toHaveBeenCalled();
    await user.type(name, ' My laptop {Enter}');
    const codes = within(await section.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(CODES.length);
    expect(api.calls('PUT', PASSKEYS)[0]?.body).toEqual({
      name: 'My laptop',
      passkey: { id: 'CAkK', clientDataJSON: 'AQI', attestationObject: 'AwQ', transports: ['internal'] },
    });
    await user.click(section.getByRole('button', { name: 'I have kept them' }));
    expect(await section.findByRole('button', { name: 'Rename My laptop' })).toBeInTheDocument();
    expect(section.getByText('1 set up')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Passcode at login' })).not.toBeInTheDocument();
  });

  it.each([
    ['NotAllowedError', /it was cancelled, or it took too long/],
    ['InvalidStateError', /has a passkey of yours already/],
    ['SecurityError', /cannot be used at this address/],
    ['ConstraintError', /no screen lock/],
    ['SomethingElse', /Something went wrong/],
  ])('tell of a browser that made none (%s), and try again', async (error, text) => {
    serve(NONE);
    create.mockRejectedValueOnce(cancelled(error));
    const { user, section } = await opened();
    await user.click(await section.findByRole('button', { name: 'Add a passkey' }));
    await user.type(section.getByLabelText('Your password'), 'Harbour7{Enter}');
    await user.type(await section.findByLabelText('Name of the passkey'), 'My laptop{Enter}');
    expect(await section.findByText(text)).toBeInTheDocument();
    expect(api.calls('PUT', PASSKEYS)).toHaveLength(0);
    await user.click(section.getByRole('button', { name: 'Create the passkey' }));
    expect(await section.findByRole('list', { name: 'Recovery codes' })).toBeInTheDocument();
  });

  it('get another name in place', async () => {
    serve(ONE);
    const { user, section } = await opened();
    expect(await section.findByText(/not used yet/)).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Rename My telephone' }));
    const name = section.getByLabelText('Name of the passkey');
    await user.clear(name);
    await user.type(name, 'On the ring{Enter}');
    expect(await section.findByRole('button', { name: 'Rename On the ring' })).toBeInTheDocument();
    expect(api.calls('PUT', `${PASSKEYS}/${PHONE.id}`)[0]?.body).toEqual({ name: 'On the ring' });
    await user.click(section.getByRole('button', { name: 'Rename On the ring' }));
    await user.click(section.getByRole('button', { name: 'Cancel' }));
    expect(section.getByRole('button', { name: 'Rename On the ring' })).toBeInTheDocument();
  });

  it('are removed with the own password, which is told what follows', async () => {
    serve(ONE);
    const { user, section } = await opened();
    await user.click(await section.findByRole('button', { name: 'Remove My telephone' }));
    expect(section.getByText(/a passcode by email is asked for at login again/)).toBeInTheDocument();
    await user.type(section.getByLabelText('Your password'), 'Harbour7{Enter}');
    expect(await section.findByText('None')).toBeInTheDocument();
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({
      route: 'accounts.removePasskey',
      target: { passkeyId: PHONE.id },
    });
    expect(api.calls('DELETE', `${PASSKEYS}/${PHONE.id}`)[0]?.headers.get('confirmation')).toBe('confirmation-1');
  });

  it('stay where the last one is required of all staff', async () => {
    serve({ ...ONE, required: true });
    const { section } = await opened();
    expect(await section.findByText(/Required of all staff, so it cannot be removed/)).toBeInTheDocument();
    expect(section.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Add a passkey' })).toBeInTheDocument();
  });

  it('are ten at most', async () => {
    const passkeys = Array.from({ length: 10 }, (_, at) => ({ ...PHONE, id: crypto.randomUUID(), name: `Key ${at}` }));
    serve({ ...ONE, passkeys });
    const { section } = await opened();
    expect(await section.findByText(/as many as there can be/)).toBeInTheDocument();
    expect(section.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('are not offered at another address than the product’s, which is told', async () => {
    serve({ ...ONE, passkeyOrigin: 'http://localhost:4000' });
    const { section } = await opened();
    const link = await section.findByRole('link', { name: 'http://localhost:4000' });
    expect(link).toHaveAttribute('href', `http://localhost:4000${location.pathname}`);
    expect(section.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Remove My telephone' })).toBeInTheDocument();
  });

  it('are not offered where there is no address for them, nor by an old browser', async () => {
    serve({ ...NONE, passkeyOrigin: null });
    const { section, unmount } = await opened();
    expect(await section.findByText(/need a domain name and a secure connection/)).toBeInTheDocument();
    unmount();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    serve(NONE);
    const again = await opened();
    expect(await again.section.findByText(/This browser does not support passkeys/)).toBeInTheDocument();
  });
});

describe('a second factor that is required of all staff', () => {
  it('may be a passkey, whose recovery codes are read before the way goes on', async () => {
    serve({ ...NONE, required: true });
    haveSession(api, { ...admin, standing: 'second-factor-missing' });
    const { user, path } = renderApp('/auth/secondFactor');
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await user.type(screen.getByLabelText('Your password'), 'Harbour7{Enter}');
    await user.type(await screen.findByLabelText('Name of the passkey'), 'My laptop{Enter}');
    await screen.findByRole('list', { name: 'Recovery codes' });
    haveSession(api, admin);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(path()).toMatch(/^\/dashboard/));
  });
});

describe('signing in with a passkey', () => {
  const asked = async (answer: object = {}) => {
    const data = { authenticated: 'false', secondFactors: ['passkey'], passkeyOrigin: location.origin, ...answer };
    api.on('POST', '/session/sign-in', { data });
    api.on('POST', '/session/passkey-options', {
      data: {
        challenge: 'BAUGBw',
        timeout: 300_000,
        rpId: 'localhost',
        allowCredentials: [],
        userVerification: 'required',
      },
    });
    api.on('POST', '/session/passkey', { data: signedInData(admin) });
    api.on('GET', '/session/me', { data: admin });
    const { user } = renderApp('/auth/signIn');
    await user.type(await screen.findByLabelText('Email'), 'alex@keelson.example');
    await user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Confirm that it is you' })) };
  };

  it('asks the browser, and leads on', async () => {
    const { user, dialog } = await asked();
    await user.click(dialog.getByRole('button', { name: 'Use my passkey' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('POST', '/session/passkey')[0]?.body).toEqual({
      passkey: { id: 'CAkK', clientDataJSON: 'AQI', authenticatorData: 'Aw', signature: 'BA' },
    });
  });

  it('tells what the browser or the API refused, and is tried again', async () => {
    const { user, dialog } = await asked();
    get.mockRejectedValueOnce(cancelled());
    const use = dialog.getByRole('button', { name: 'Use my passkey' });
    await user.click(use);
    expect(await dialog.findByText(/it was cancelled, or it took too long/)).toBeInTheDocument();
    expect(api.calls('POST', '/session/passkey')).toHaveLength(0);
    api.on('POST', '/session/passkey', { status: 401, statusMessage: 'The passkey was refused' });
    await user.click(use);
    expect(await dialog.findByText('The passkey was refused')).toBeInTheDocument();
    api.on('POST', '/session/passkey', { data: signedInData(admin) });
    await user.click(use);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leaves the choice of another way', async () => {
    const { user, dialog } = await asked({ secondFactors: ['authenticator', 'passkey'] });
    expect(dialog.getByRole('button', { name: 'Use my passkey' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Use the authenticator app' }));
    expect(dialog.getByLabelText('Code')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    expect(dialog.getByLabelText('Recovery code')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    expect(dialog.getByRole('button', { name: 'Use my passkey' })).toBeInTheDocument();
  });

  it('at another address says where it works, and takes what else there is', async () => {
    const elsewhere = { passkeyOrigin: 'http://localhost:4000' };
    const { user, dialog } = await asked(elsewhere);
    expect(dialog.getByRole('link', { name: 'http://localhost:4000' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Use my passkey' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    expect(dialog.getByLabelText('Recovery code')).toBeInTheDocument();
  });

  it('comes second to the app where it cannot be used', async () => {
    const { dialog } = await asked({ secondFactors: ['authenticator', 'passkey'], passkeyOrigin: undefined });
    expect(dialog.getByLabelText('Code')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeInTheDocument();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, haveSession } from '../testing/signed-in';

const api = serveApi();

const serveReference = () => {
  api.on('GET', '/reference/sectors', { data: [{ id: 3, sector_name: 'Construction' }] });
  api.on('GET', '/reference/company-types', { data: [{ id: 'soletrader', name: 'Sole Trader' }] });
  api.on('GET', '/billing/plans', { data: [] });
};

const openChangePassword = async () => {
  haveSession(api, customer);
  const app = renderApp('/contactus');
  await app.user.click(await screen.findByRole('button', { name: 'Account of Alex' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Change Password' }));
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Change Password' })).toBeNull());
  return app;
};

/** Every form that sets a password, with what it calls the password and its repetition. */
const FORMS: Readonly<Record<string, () => Promise<ReturnType<typeof renderApp>>>> = {
  'the trial': () => Promise.resolve(renderApp('/auth/register')),
  'the paid sign-up': () => Promise.resolve(renderApp('/auth/signUp')),
  'the channel partner’s sign-up': () => Promise.resolve(renderApp('/ChannelPartnerPage?signUp')),
  'a forgotten password': () =>
    Promise.resolve(renderApp({ path: '/ConfirmPassword', state: { email: 'owner@acme.example', asked: true } })),
  'a changed password': openChangePassword,
};
const NAMES = /^(Password|New password)$/;
const AGAIN = /^(Confirm password|Retype password)$/;

describe.each(Object.entries(FORMS))('the form of %s', (name, open) => {
  const opened = async () => {
    serveReference();
    const { user } = await open();
    const password = await screen.findByLabelText(NAMES);
    const again = screen.getByLabelText(AGAIN);
    const paste = async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
      await user.tab();
    };
    return { user, password, again, paste };
  };

  it('[AUTHN-01~] takes pasted passwords of 6 to 12 characters with a digit, an upper and a lower case letter', async () => {
    const { password, again, paste } = await opened();
    // Whether it is one of staff, whose passwords are longer, only the API knows of a forgotten one, by the PIN.
    const tooLong = name === 'a forgotten password' ? [] : ['Secret1234567'];
    for (const wrong of ['Secr1', ...tooLong, 'secret1']) {
      await paste(password, wrong);
      expect(password).toHaveValue(wrong);
      await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
    }
    await paste(password, 'Secre1');
    await paste(again, 'Secre1');
    expect([password, again].map((field) => (field as HTMLInputElement).value)).toEqual(['Secre1', 'Secre1']);
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'false'));
    expect(again).toHaveAttribute('aria-invalid', 'false');
  });

  it('[AUTHN-01~] takes any pasted characters from 8 to 128 where the modern profile is configured', async () => {
    api.on('GET', '/accounts/password-policy', {
      data: { profile: 'modern', minimumLength: 8, maximumLength: 128 },
    });
    const { password, again, paste } = await opened();
    await waitFor(() => expect(api.calls('GET', '/accounts/password-policy')).not.toHaveLength(0));
    for (const wrong of ['Secre1', 'e'.repeat(129)]) {
      await paste(password, wrong);
      expect(password).toHaveValue(wrong);
      await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
    }
    for (const right of ['éé éé éé', 'e'.repeat(128)]) {
      await paste(password, right);
      expect(password).toHaveValue(right);
      await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'false'));
    }
    await paste(again, 'e'.repeat(128));
    expect(again).toHaveValue('e'.repeat(128));
  });

  if (name === 'a changed password')
    it('[AUTHN-01] sends nothing without the current password', async () => {
      const { user, password, again, paste } = await opened();
      await paste(password, 'Secret1');
      await paste(again, 'Secret1');
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      expect(await screen.findByLabelText('Old password')).toHaveAttribute('aria-invalid', 'true');
      expect(api.calls('POST', '/accounts/change-password')).toHaveLength(0);
    });
});

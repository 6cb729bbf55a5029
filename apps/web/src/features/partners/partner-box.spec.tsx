import { screen, waitFor, within } from '@testing-library/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '../../app/store';
import { customer, haveSession, partner } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';
import { PartnerAccountCard } from './components/partner-account-card';
import { PartnerBox } from './components/partner-box';

const api = serveApi();

const KEELSON = { partnerName: 'Keelson', companyName: 'Keelson', isDefault: true };
const NELL = { partnerName: 'Nell Marsh', companyName: 'Marsh Advisory', isDefault: false };

function show(element: React.ReactElement) {
  render(
    <Provider store={createStore()}>
      <MemoryRouter>{element}</MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

const box = (own: object) => {
  haveSession(api, customer);
  api.on('GET', '/partners/own', { data: own });
  return show(<PartnerBox />);
};
type Person = ReturnType<typeof userEvent.setup>;
/** The buttons wait for whose partner it is. */
const press = async (user: Person, name: 'Change partner' | 'Remove partner') => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
const enterCode = async (user: Person, code: string) => {
  await press(user, 'Change partner');
  await user.type(await screen.findByLabelText('Access code'), code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

describe('the box of the channel partner', () => {
  it('[PROFILE-06~] shows whose the code is before it is accepted, then the specified text and the new partner', async () => {
    const user = box(KEELSON);
    api.on('POST', '/partners/code-lookups', { data: { partnerName: 'Nell Marsh', companyName: 'Marsh Advisory' } });
    api.on('PUT', '/partners/own', { data: NELL, statusMessage: 'Channel partner changed  successfully' });
    expect(await screen.findByText('Keelson')).toBeInTheDocument();
    await enterCode(user, '40718263');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Nell Marsh, Marsh Advisory')).toBeInTheDocument();
    expect(api.calls('PUT', '/partners/own')).toHaveLength(0);
    api.on('GET', '/partners/own', { data: NELL });
    await user.click(dialog.getByRole('button', { name: 'Change partner' }));
    const told = await screen.findByRole('status');
    expect(told.textContent).toBe('Channel partner changed  successfully');
    expect(await screen.findByText('Nell Marsh, Marsh Advisory')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('PUT', '/partners/own')[0]?.body).toEqual({ accessCode: '40718263' });
  });

  it.each(['Invalid access code', 'Invalid channel partner code'])(
    '[PROFILE-06~] says %s and keeps what was typed',
    async (statusMessage) => {
      const user = box(KEELSON);
      api.on('POST', '/partners/code-lookups', { status: 400, statusMessage });
      await enterCode(user, '12345678');
      expect(await screen.findByText(statusMessage)).toBeInTheDocument();
      expect(screen.getByLabelText('Access code')).toHaveValue('12345678');
    },
  );

  it('[PROFILE-06~] asks for a code, and one of digits, before anything is sent', async () => {
    const user = box(KEELSON);
    await press(user, 'Change partner');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect((await screen.findAllByText('Access code is required !!')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText('Access code'), 'abc');
    expect((await screen.findAllByText('Access code should be numeric')).length).toBeGreaterThan(0);
    expect(api.calls('POST', '/partners/code-lookups')).toHaveLength(0);
  });

  it('[PROFILE-06~] removes the partner, and tells that the default one cannot be removed', async () => {
    const user = box(NELL);
    const text = 'User channel partner removed successfully, and assigned to the default channel partner';
    api.on('DELETE', '/partners/own', { data: KEELSON, statusMessage: text });
    const remove = async () => {
      await press(user, 'Remove partner');
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: 'Remove partner' }));
    };
    await remove();
    expect(await screen.findByText(text)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const refused = 'You are assigned to the default channel partner, you cannot remove';
    api.on('DELETE', '/partners/own', { status: 409, statusMessage: refused });
    await remove();
    expect(await screen.findByText(refused)).toBeInTheDocument();
  });

  it('offers another try when the partner could not be read', async () => {
    haveSession(api, customer);
    api.on('GET', '/partners/own', { status: 503 });
    const user = show(<PartnerBox />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on('GET', '/partners/own', { data: NELL });
    await user.click(again);
    expect(await screen.findByText('Nell Marsh, Marsh Advisory')).toBeInTheDocument();
  });
});

describe('the account card of a channel partner', () => {
  it('[PROFILE-02~] shows the code to read and to copy, the activation date as d/m/y and the type', async () => {
    haveSession(api, partner);
    api.on('GET', '/partners/account', {
      data: {
        accessCode: '40718263',
        accountType: 'Channel Partner',
        activatedAt: '2026-11-03T12:00:00.000Z',
        partnerName: 'Nell Marsh',
        companyName: 'Marsh Advisory',
      },
    });
    const user = show(<PartnerAccountCard />);
    expect(await screen.findByText('40718263')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText('03/11/2026')).toBeInTheDocument();
    expect(screen.getByText('Channel Partner')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy channel partner code' }));
    expect(await navigator.clipboard.readText()).toBe('40718263');
    expect(await screen.findByRole('status')).toHaveTextContent('Copied');
  });
});

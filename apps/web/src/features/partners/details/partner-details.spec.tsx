import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CONFIRMED, giveOwnPassword } from '../../../testing/own-password';
import { renderApp } from '../../../testing/render-app';
import { serveApi } from '../../../testing/serve-api';
import { admin, haveSession, superAdmin } from '../../../testing/signed-in';
import type { ListedPartner } from '../partners.api';

const api = serveApi();

const LIST = '/dashboard/newDashboardAdmin/ChannelManagement';
const PLACE = `${LIST}/acc_4/details`;
const DETAILS = '/partners/acc_4/details';
const COMPANY = '/partners/acc_4/company';
const DIALOG = 'Change the details of Nell Marsh';

const known = {
  ...{ id: 'acc_4', firstName: 'Nell', lastName: 'Marsh', phoneNumber: '+49 (0)30 2960002' },
  ...{ email: 'nell@marsh.example', businessOrCompanyName: 'Marsh Advisory', webAddress: '' },
};
const nell: ListedPartner = {
  ...{ id: 'acc_4', name: 'Nell Marsh', company_name: 'Marsh Advisory', email: 'nell@marsh.example' },
  ...{ access_code: '40718263', last_login: null, created: '2026-09-01T09:00:00.000Z', status: 'active' },
  ...{ delete_at: null, customers: 7 },
};

const have = (changes: object = {}, version = 4) => {
  api.on('GET', DETAILS, { data: { ...known, ...changes }, meta: { version } });
};
const open = async () => {
  haveSession(api, superAdmin);
  have();
  api.on('POST', '/session/step-up', CONFIRMED);
  const app = renderApp(PLACE);
  await screen.findByLabelText('First name');
  return app;
};
const retype = async (user: UserEvent, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
};
const update = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Update' }));

describe('the details of a channel partner', () => {
  it('are reached from the actions of the table, beside the reset of the password', async () => {
    haveSession(api, superAdmin);
    have();
    api.on('GET', '/partners', { data: { rows: [nell], matching: 1 } });
    api.on('GET', '/accounts/password-policy', { data: { profile: 'specified', minimumLength: 6, maximumLength: 12 } });
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', '/customers/acc_4/password-reset', { data: {} });
    const { user, path } = renderApp(LIST);
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Nell Marsh' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Reset Password');
    await user.type(await screen.findByLabelText('New Password'), 'Fresh8Tide');
    await user.type(screen.getByLabelText('Confirm Password'), 'Fresh8Tide');
    await giveOwnPassword(user, 'Reset the password of Nell Marsh');
    expect(await screen.findByText('Password reset successfully')).toBeVisible();
    expect(api.calls('POST', '/customers/acc_4/password-reset')[0]?.body).toMatchObject({ userName: nell.email });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose('User Details');
    await waitFor(() => expect(path()).toBe(PLACE));
    expect(await screen.findByRole('heading', { name: 'User Details', level: 1 })).toBeVisible();
    expect(await screen.findByLabelText('First name')).toHaveValue('Nell');
    expect(screen.getByLabelText('Email Address')).toHaveAttribute('readonly');
  });

  it('are saved with the own password for this partner, and lead back to the table', async () => {
    const { user, path } = await open();
    await retype(user, 'Last name', 'Marsh-Okoro');
    await update(user);
    const data = { id: 'acc_4', firstName: 'Nell', lastName: 'Marsh-Okoro' };
    api.on('PUT', DETAILS, { data, statusMessage: 'User data update successfully' });
    have({ lastName: 'Marsh-Okoro' }, 5);
    await giveOwnPassword(user, DIALOG);
    expect(await screen.findByText('User data update successfully')).toBeVisible();
    const [sent] = api.calls('PUT', DETAILS);
    expect(sent?.body).toEqual({ firstName: 'Nell', lastName: 'Marsh-Okoro', phoneNumber: '+49 (0)30 2960002' });
    expect([sent?.headers.get('if-match'), sent?.headers.get('confirmation')]).toEqual(['"4"', 'confirmation-1']);
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({
      ...{ route: 'partners.changeDetails', target: { partnerId: 'acc_4' } },
    });
    api.on('GET', '/partners', { data: { rows: [nell], matching: 1 } });
    await user.click(screen.getByRole('link', { name: 'Back To Admin Page' }));
    await waitFor(() => expect(path()).toBe(LIST));
  });

  it('stop what is missing or wrong before anything is sent, of the company too', async () => {
    const { user } = await open();
    await retype(user, 'First name', '');
    await update(user);
    expect((await screen.findAllByText('First Name is required !!'))[0]).toBeVisible();
    expect(screen.getByText('All fields are manadatory')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Company Details' }));
    for (const [label, text, message] of [
      ['Business or company name', '', 'Required !!'],
      ['Business or company name', 'Marsh & Co', 'Business Name should be alphanumeric.'],
      ['Web address', 'marsh', 'Web Address should be a valid URL'],
    ] as const) {
      await retype(user, label, text);
      await update(user);
      expect((await screen.findAllByText(message))[0]).toBeVisible();
    }
    expect(api.calls('POST', '/session/step-up')).toEqual([]);
    await retype(user, 'Business or company name', 'Marsh and Okoro');
    await retype(user, 'Web address', 'https://marsh.example');
    const answer = { data: { id: 'acc_4', businessOrCompanyName: 'Marsh and Okoro' } };
    api.on('PUT', COMPANY, { ...answer, statusMessage: 'Company information update successfully' });
    await update(user);
    await giveOwnPassword(user, DIALOG);
    expect(await screen.findByText('Company information update successfully')).toBeVisible();
    expect(api.calls('PUT', COMPANY)[0]?.body).toEqual({
      ...{ businessOrCompanyName: 'Marsh and Okoro', webAddress: 'https://marsh.example' },
    });
  });

  it('tell what was changed meanwhile, and that they cannot be read', async () => {
    const { user, unmount } = await open();
    await retype(user, 'Phone Number', '01632960009');
    api.on('PUT', DETAILS, { status: 412 });
    have({ firstName: 'Eleanor' }, 7);
    await update(user);
    await giveOwnPassword(user, DIALOG);
    expect(await screen.findByText(/First name is now “Eleanor”/)).toBeVisible();
    expect(screen.getByLabelText('Phone Number')).toHaveValue('01632960009');
    unmount();
    api.on('GET', DETAILS, { status: 500 });
    renderApp(PLACE);
    expect(await screen.findByText('Could not load the details of this channel partner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back To Admin Page' })).toHaveAttribute('href', LIST);
  });

  it('[ROLE-03~] are closed to admins', async () => {
    haveSession(api, admin);
    const { path } = renderApp(PLACE);
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(api.calls('GET', DETAILS)).toEqual([]);
  });
});

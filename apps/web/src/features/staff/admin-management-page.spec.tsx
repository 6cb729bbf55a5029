import { screen, waitFor, within } from '@testing-library/react';
import { CONFIRMED, giveOwnPassword } from '../../testing/own-password';
import { pressEscape } from '../../testing/press-escape';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession, superAdmin } from '../../testing/signed-in';
import type { Member } from './staff.api';

const api = serveApi();

const PLACE = '/dashboard/newDashboardAdmin/AdminManagement';
const grace: Member = {
  id: 'acc_00000000-0000-4000-8000-000000000005',
  name: 'Grace Hopper',
  email: 'grace@keelson.example',
  kind: 'admin',
  permissions: ['customers.manage'],
  status: 'active',
  last_login: '2026-11-01T09:00:00.000Z',
  created: '2026-09-01T09:00:00.000Z',
  invited: null,
  version: 4,
};
const ada: Member = {
  ...grace,
  ...{ id: superAdmin.id, name: 'Ada Lovelace', email: 'ada@keelson.example', kind: 'superAdmin', permissions: [] },
};
const joan: Member = {
  ...grace,
  ...{ id: 'acc_00000000-0000-4000-8000-000000000006', name: 'Joan Clarke', email: 'joan@keelson.example' },
  ...{ permissions: [], status: 'invited', last_login: null, invited: '2026-11-02T09:00:00.000Z', version: 2 },
};
const page = (...rows: Member[]) => ({ data: { rows, matching: rows.length } });

async function open(...rows: Member[]) {
  haveSession(api, superAdmin);
  api.on('GET', '/staff', page(...rows));
  api.on('GET', '/staff-rules/second-factor', { data: { required: false, membersWithout: 2 } });
  const rendered = renderApp(PLACE);
  await screen.findByRole('heading', { level: 1, name: 'Admin Management Repository' });
  return { ...rendered, table: within(await screen.findByRole('table', { name: 'Members of staff' })) };
}

const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the management of staff', () => {
  it('[BACK-05] lists the members in the columns of the specified variant, for super admins and not for admins', async () => {
    haveSession(api, admin);
    const closed = renderApp(PLACE);
    await screen.findByRole('heading', { name: 'This page is not open to you' });
    expect(closed.path()).toBe('/auth');
    expect(api.calls('GET', '/staff')).toEqual([]);
    closed.unmount();

    const { table } = await open(grace, ada, joan);
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Customer Name',
      'Subscription Type',
      'Email Id',
      'Last Login',
      'Payment Status',
      'View Account',
      'Status',
      'Action',
    ]);
    await table.findByRole('link', { name: 'History of Grace Hopper' });
    const [, ...rows] = table.getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Grace Hopper.*Admin.*Manage customers.*1 Nov 2026.*None.*Active/),
      expect.stringMatching(/Ada Lovelace.*Super admin.*Everything.*None.*Active/),
      expect.stringMatching(/Joan Clarke.*Admin.*No permissions.*Never.*None.*Invited/),
    ]);
    expect(table.getByRole('link', { name: 'History of Grace Hopper' })).toHaveAttribute(
      'href',
      `/audit?customer=${grace.id}`,
    );
  });

  it('grants a permission from the account, after the own password and as the member was seen', async () => {
    const { user } = await open(grace);
    await user.click(await screen.findByRole('button', { name: 'View Account Grace Hopper' }));
    const account = within(await screen.findByRole('dialog', { name: 'Grace Hopper' }));
    expect(account.getByRole('button', { name: 'Withdraw Manage customers' })).toBeInTheDocument();
    await user.click(account.getByRole('button', { name: 'Grant Replay journeys' }));
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', `/staff/${grace.id}/permissions`, { data: {} });
    await giveOwnPassword(user, 'Let Grace Hopper replay journeys');
    expect(await screen.findByText('Grace Hopper may replay journeys now.')).toBeInTheDocument();
    const target = { accountId: grace.id, permission: 'journeys.replay' };
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({ route: 'staff.grantPermission', target });
    const [sent] = api.calls('POST', `/staff/${grace.id}/permissions`);
    expect(sent?.body).toEqual({ permission: 'journeys.replay' });
    expect(sent?.headers.get('if-match')).toBe('"4"');
  });

  it('says what follows of each act, does it, and reads the list again', async () => {
    const { user } = await open(grace);
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', `/staff/${grace.id}/disable`, { data: {} });
    await choose(user, 'Grace Hopper', 'Disable');
    expect(await screen.findByText(/logged out everywhere within a second/)).toBeInTheDocument();
    api.on('GET', '/staff', page({ ...grace, status: 'disabled', version: 5 }));
    await giveOwnPassword(user, 'Disable Grace Hopper');
    expect(await screen.findByText('Grace Hopper is disabled.')).toBeInTheDocument();
    expect(await screen.findByText('Disabled')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }));
    expect(await screen.findByRole('menuitem', { name: 'Enable' })).toBeInTheDocument();
  });

  it('resets a lost second factor with the own password, whatever else changed meanwhile', async () => {
    const { user } = await open(grace);
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', `/staff/${grace.id}/second-factor-reset`, {
      status: 409,
      code: 'NO_SECOND_FACTOR',
      responseMessage: 'This member of staff has no second factor',
    });
    await choose(user, 'Grace Hopper', 'Reset second factor');
    expect(await screen.findByText(/Make sure that it is Grace Hopper who asks for this/)).toBeInTheDocument();
    await giveOwnPassword(user, 'Reset the second factor of Grace Hopper');
    expect(await screen.findByText('This member of staff has no second factor')).toBeInTheDocument();
    api.on('POST', `/staff/${grace.id}/second-factor-reset`, { data: {} });
    await giveOwnPassword(user, 'Reset the second factor of Grace Hopper');
    expect(await screen.findByText('The second factor of Grace Hopper was reset.')).toBeInTheDocument();
    const sent = api.calls('POST', `/staff/${grace.id}/second-factor-reset`).at(-1);
    expect(sent?.headers.get('if-match')).toBeNull();
    expect(sent?.headers.get('confirmation')).toBe('confirmation-1');
  });

  it('sets an admin another password by the rule of staff, with the own one, and nobody’s who is invited or a super admin', async () => {
    const mary = {
      ...grace,
      id: 'acc_00000000-0000-4000-8000-000000000008',
      name: 'Mary Allen',
      kind: 'superAdmin',
    } as const;
    const { user } = await open(grace, joan, mary);
    for (const other of [joan, mary]) {
      await user.click(await screen.findByRole('button', { name: `Actions for ${other.name}` }));
      expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain(
        'Reset password',
      );
      await pressEscape(user, 'menu');
      await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    }
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', `/customers/${grace.id}/password-reset`, { data: {} });
    await choose(user, 'Grace Hopper', 'Reset password');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset the password of Grace Hopper' }));
    await user.type(dialog.getByLabelText('New Password'), 'Fresh8Tide');
    await user.type(dialog.getByLabelText('Confirm Password'), 'Fresh8Tide');
    await user.type(dialog.getByLabelText('Your password'), 'Harbour7{Enter}');
    expect((await dialog.findAllByText('Password should contain at least 12 characters'))[0]).toBeVisible();
    expect(api.calls('POST', '/session/step-up')).toEqual([]);
    await user.type(dialog.getByLabelText('New Password'), ' and further out');
    await user.type(dialog.getByLabelText('Confirm Password'), ' and further out{Enter}');
    expect(await screen.findByText('Password reset successfully')).toBeVisible();
    const [sent] = api.calls('POST', `/customers/${grace.id}/password-reset`);
    const chosen = 'Fresh8Tide and further out';
    expect(sent?.body).toEqual({ newPassword: chosen, password: chosen, userName: grace.email });
    expect(sent?.headers.get('confirmation')).toBe('confirmation-1');
  });

  it('says why the last super admin stays, and keeps the dialog', async () => {
    const last = { ...ada, id: 'acc_00000000-0000-4000-8000-000000000007', name: 'Rosalind Franklin' };
    const { user } = await open(last);
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('DELETE', `/staff/${last.id}`, {
      status: 409,
      code: 'LAST_SUPER_ADMIN',
      responseMessage: 'The last super admin can be neither disabled, demoted nor removed',
    });
    await choose(user, 'Rosalind Franklin', 'Remove');
    await giveOwnPassword(user, 'Remove Rosalind Franklin');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Rosalind Franklin' }));
    expect(await dialog.findByText(/The last super admin can be neither/)).toBeInTheDocument();
  });

  it('offers nobody to lock themselves out, and another invitation to those who took none up', async () => {
    const { user } = await open(ada, joan);
    await user.click(await screen.findByRole('button', { name: 'Actions for Ada Lovelace' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Log out everywhere']);
    await pressEscape(user, 'menu');
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', `/staff/${joan.id}/invite`, { data: {} });
    await choose(user, 'Joan Clarke', 'Invite again');
    await giveOwnPassword(user, 'Invite Joan Clarke again');
    expect(await screen.findByText('Joan Clarke was invited again.')).toBeInTheDocument();
  });

  it('invites with name, address, kind and permissions, confirmed for exactly these', async () => {
    const { user } = await open(ada);
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a member of staff' }));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect((await dialog.findAllByText('Please give an email address')).length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText('Name'), 'Grace Hopper');
    await user.type(dialog.getByLabelText('Email'), 'grace@keelson.example');
    await user.click(dialog.getByLabelText('Replay journeys'));
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', '/staff', { data: { accountId: grace.id } });
    await user.type(dialog.getByLabelText('Your password'), 'Harbour7{Enter}');
    expect(await screen.findByText('grace@keelson.example was invited.')).toBeInTheDocument();
    const invited = {
      email: 'grace@keelson.example',
      kind: 'admin',
      permissions: ['customers.manage', 'journeys.replay'],
    };
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({ route: 'staff.invite', target: invited });
    expect(api.calls('POST', '/staff')[0]?.body).toEqual({ name: 'Grace Hopper', ...invited });
  });

  it('sends no permissions with a super admin', async () => {
    const { user } = await open(ada);
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a member of staff' }));
    await user.type(dialog.getByLabelText('Name'), 'Grace Hopper');
    await user.type(dialog.getByLabelText('Email'), 'grace@keelson.example');
    await user.click(dialog.getByLabelText('Super admin'));
    expect(dialog.queryByLabelText('Manage customers')).not.toBeInTheDocument();
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', '/staff', { data: { accountId: grace.id } });
    await user.type(dialog.getByLabelText('Your password'), 'Harbour7{Enter}');
    await screen.findByText('grace@keelson.example was invited.');
    const sent = { name: 'Grace Hopper', email: 'grace@keelson.example', kind: 'superAdmin' };
    expect(api.calls('POST', '/staff')[0]?.body).toEqual(sent);
  });

  it('[BACK-09~] says that it failed, and that nobody was found', async () => {
    haveSession(api, superAdmin);
    api.on('GET', '/staff', { status: 503 });
    const { user } = renderApp(`${PLACE}?search=nobody`);
    expect(await screen.findByText('Technical error,please contact with technical team')).toBeVisible();
    api.on('GET', '/staff', page());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No User is Found')).toBeVisible();
  });
});

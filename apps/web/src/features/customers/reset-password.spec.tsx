import { screen, waitFor, within } from '@testing-library/react';
import { annField, ONLY_PAGE } from '../../testing/customer-row';
import { CONFIRMED } from '../../testing/own-password';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession } from '../../testing/signed-in';

const api = serveApi();

const CALL = '/customers/acc_9/password-reset';
const TITLE = 'Reset the password of Ann Field';
const EQUAL = 'New Password and Confirm Password should be equal And/or satisfy the conditions';

const open = async () => {
  haveSession(api, admin);
  api.on('GET', '/customers', {
    data: { rows: [annField], matching: 1, ...ONLY_PAGE, totals: { customers: 1, onTrial: 1, underDeletion: 0 } },
  });
  api.on('GET', '/accounts/password-policy', {
    data: { profile: 'specified', minimumLength: 6, maximumLength: 12 },
  });
  api.on('POST', '/session/step-up', CONFIRMED);
  const { user } = renderApp('/dashboard/newDashboardAdmin/UserManagement');
  await user.click(await screen.findByRole('button', { name: 'Actions for Ann Field' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reset Password' }));
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  const type = async (first: string, second: string, own = 'Harbour7Quay') => {
    for (const [label, text] of [
      ['New Password', first],
      ['Confirm Password', second],
      ['Your password', own],
    ] as const) {
      const field = dialog.getByLabelText(label);
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    }
    await user.keyboard('{Enter}');
  };
  return { user, dialog, type };
};

describe('a password that staff reset', () => {
  it('[BACK-08] by the rules with their three messages, after the own password, all by Enter', async () => {
    const { dialog, type } = await open();
    for (const [first, second, message] of [
      ['Ab1cd', 'Ab1cd', 'Minium length 6'],
      ['abcdefg', 'abcdefg', 'Password to have at least one number, one upper case and one lower case alphabet.'],
      ['Fresh8Tide', 'Fresh8Tides', 'Password mismatch'],
    ] as const) {
      await type(first, second);
      expect((await dialog.findAllByText(message))[0]).toBeVisible();
      expect(dialog.getByText(EQUAL)).toBeVisible();
    }
    await type('Fresh8Tide', 'Fresh8Tide', '');
    expect((await dialog.findAllByText('Required !!'))[0]).toBeVisible();
    api.on('POST', '/session/step-up', { status: 403, statusMessage: 'Password is invaild' });
    await type('Fresh8Tide', 'Fresh8Tide', 'Wrong7Quay');
    expect((await dialog.findAllByText('Password is invaild'))[0]).toBeVisible();
    expect(api.calls('POST', CALL)).toEqual([]);
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', CALL, { data: {} });
    await type('Fresh8Tide', 'Fresh8Tide');
    expect(await screen.findByText('Password reset successfully')).toBeVisible();
    expect(api.calls('POST', CALL)[0]?.body).toMatchObject({ newPassword: 'Fresh8Tide', userName: annField.email });
  });

  it.each([
    ['Ab1cd', 'Ab1cd', 'Minium length 6'],
    ['abcdefg', 'abcdefg', 'Password to have at least one number, one upper case and one lower case alphabet.'],
    ['Fresh8Tide', 'Fresh8Tides', 'Password mismatch'],
  ])('[BACK-08~] stops %s and %s with the specified texts when Enter submits', async (first, second, message) => {
    const { dialog, type } = await open();
    await type(first, second);
    expect(await dialog.findByText(EQUAL)).toBeVisible();
    expect(dialog.getAllByText(message).length).toBeGreaterThan(0);
    expect(api.calls('POST', '/session/step-up')).toEqual([]);
  });

  it('[BACK-08~] asks for both passwords and the own one', async () => {
    const { dialog, type } = await open();
    await type('', '', '');
    expect((await dialog.findAllByText('Required !!')).length).toBeGreaterThanOrEqual(3);
    expect(api.calls('POST', CALL)).toEqual([]);
  });

  it('[BACK-08~] sends it by Enter, confirmed for this customer alone, and says that it is done', async () => {
    const { type } = await open();
    api.on('POST', CALL, { data: {} });
    await type('Fresh8Tide', 'Fresh8Tide');
    expect(await screen.findByText('Password reset successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument());
    const [sent] = api.calls('POST', CALL);
    expect(sent?.body).toEqual({ newPassword: 'Fresh8Tide', password: 'Fresh8Tide', userName: annField.email });
    expect(sent?.headers.get('confirmation')).toBe('confirmation-1');
    expect(api.calls('POST', '/session/step-up')[0]?.body).toEqual({
      ...{ password: 'Harbour7Quay', route: 'accounts.staffReset', target: { accountId: 'acc_9' } },
    });
  });

  it('[BACK-08~] says that the request was bad where it is refused, and keeps what was typed', async () => {
    const { dialog, type } = await open();
    api.on('POST', CALL, { status: 404 });
    await type('Fresh8Tide', 'Fresh8Tide');
    expect(await dialog.findByText('Uploading bad request')).toBeVisible();
    expect(dialog.getByLabelText('New Password')).toHaveValue('Fresh8Tide');
  });

  it('[BACK-08~] tells a call that got no answer from one that was refused', async () => {
    const { dialog, type } = await open();
    api.cut('POST', CALL);
    await type('Fresh8Tide', 'Fresh8Tide');
    expect(await dialog.findByText('Technical Error,Uploading bad request')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { CONFIRMED, giveOwnPassword } from '../../testing/own-password';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { haveSession, superAdmin } from '../../testing/signed-in';
import type { SecondFactorRule } from './staff.api';

const api = serveApi();
const RULE = '/staff-rules/second-factor';
const SWITCH = { name: 'Require a second factor of all staff' };

async function open(start: SecondFactorRule) {
  let rule = start;
  haveSession(api, superAdmin);
  api.on('GET', '/staff', { data: { rows: [], matching: 0 } });
  api.on('GET', RULE, () => ({ data: rule }));
  api.on('POST', '/session/step-up', CONFIRMED);
  api.on('PUT', RULE, ({ body }) => {
    rule = { ...rule, ...(body as { required: boolean }) };
    return { data: rule, statusMessage: rule.required ? 'A second factor is required' : 'No longer required' };
  });
  const app = renderApp('/dashboard/newDashboardAdmin/AdminManagement');
  return { ...app, box: await screen.findByRole('checkbox', SWITCH) };
}

describe('the rule on second factors of staff', () => {
  it('is switched on with the own password, once it is said whom it concerns', async () => {
    const { user, box } = await open({ required: false, membersWithout: 2 });
    expect(box).not.toBeChecked();
    expect(screen.getByText('2 members have none yet.')).toBeInTheDocument();
    await user.click(box);
    const dialog = within(await screen.findByRole('dialog', SWITCH));
    expect(dialog.getByText(/^2 members have none yet, perhaps you among them\./)).toBeInTheDocument();
    expect(api.calls('PUT', RULE)).toHaveLength(0);
    await giveOwnPassword(user, SWITCH.name);
    expect(await screen.findByText('A second factor is required')).toBeInTheDocument();
    expect(await screen.findByRole('checkbox', { ...SWITCH, checked: true })).toBeInTheDocument();
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({
      route: 'staff.requireSecondFactor',
      target: { required: true },
    });
    expect(api.calls('PUT', RULE)[0]?.body).toEqual({ required: true });
    expect(api.calls('PUT', RULE)[0]?.headers.get('confirmation')).toBe('confirmation-1');
  });

  it('is switched off the same way, and stays as it is when the dialog is left', async () => {
    const { user, box } = await open({ required: true, membersWithout: 0 });
    expect(box).toBeChecked();
    expect(screen.getByText('Every member has one.')).toBeInTheDocument();
    await user.click(box);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(box).toBeChecked();
    expect(api.calls('PUT', RULE)).toHaveLength(0);
    await user.click(box);
    await giveOwnPassword(user, 'No longer require a second factor');
    expect(await screen.findByRole('checkbox', { ...SWITCH, checked: false })).toBeInTheDocument();
    expect(api.calls('PUT', RULE)[0]?.body).toEqual({ required: false });
  });

  it('says when it cannot be read, and tries again', async () => {
    haveSession(api, superAdmin);
    api.on('GET', '/staff', { data: { rows: [], matching: 0 } });
    api.on('GET', RULE, { status: 503 });
    const { user } = renderApp('/dashboard/newDashboardAdmin/AdminManagement');
    const failed = await screen.findByText('The rule could not be read');
    api.on('GET', RULE, { data: { required: false, membersWithout: 1 } });
    await user.click(within(failed.closest('section') ?? document.body).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('One member has none yet.')).toBeInTheDocument();
  });
});

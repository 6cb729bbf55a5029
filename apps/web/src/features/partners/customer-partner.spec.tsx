import { screen, within } from '@testing-library/react';
import { annField } from '../../testing/customer-row';
import { CONFIRMED, giveOwnPassword } from '../../testing/own-password';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession } from '../../testing/signed-in';

const api = serveApi();

const nell = { partnerName: 'Nell Marsh', companyName: 'Marsh Advisory', isDefault: false };
const omar = { partnerName: 'Omar Siddiqui', companyName: 'Siddiqui Partners' };

const open = async (partner: object = nell) => {
  haveSession(api, admin);
  const company = { company_type: 'soletrader', company_registration_number: '' };
  api.on('GET', '/customers/acc_9', { data: { ...annField, ...company } });
  api.on('GET', '/customers/acc_9/partner', { data: partner, meta: { version: 4 } });
  api.on('POST', '/partners/code-lookups', { data: omar });
  const app = renderApp('/dashboard/newDashboardAdmin/UserManagement/acc_9');
  await app.user.click(await screen.findByRole('button', { name: 'Change channel partner' }));
  await app.user.type(await screen.findByLabelText('Access code'), ' 91827364{Enter}');
  return app;
};

describe('the channel partner of a customer, for staff', () => {
  it('changes once it was said who will see what, with the own password for this customer and code', async () => {
    const { user } = await open();
    const asking = await screen.findByText(/will see name, company and email address/);
    expect(asking).toHaveTextContent(/New: Omar Siddiqui, Siddiqui Partners/);
    expect(asking).toHaveTextContent(/Until now: Nell Marsh, Marsh Advisory stops seeing all of that at once\./);
    expect(api.calls('PUT', '/customers/acc_9/partner')).toHaveLength(0);
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('PUT', '/customers/acc_9/partner', () => {
      api.on('GET', '/customers/acc_9/partner', { data: { ...omar, isDefault: false }, meta: { version: 5 } });
      return { statusMessage: 'Channel partner changed  successfully', data: { ...omar, isDefault: false } };
    });
    await giveOwnPassword(user, 'Change the channel partner');
    expect(await screen.findByText(/Channel partner changed\s+successfully/)).toBeVisible();
    expect(await screen.findByText('Omar Siddiqui, Siddiqui Partners')).toBeVisible();
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({
      route: 'partners.changeOfCustomer',
      target: { accountId: 'acc_9', accessCode: '91827364' },
    });
    const [call] = api.calls('PUT', '/customers/acc_9/partner');
    expect(call?.body).toEqual({ accessCode: '91827364' });
    expect(call?.headers.get('confirmation')).toBe('confirmation-1');
    expect(call?.headers.get('if-match')).toMatch(/4/);
  });

  it('says of the default partner that it is that one, and promises nothing about what it stops seeing', async () => {
    await open({ partnerName: 'Keelson', companyName: 'Keelson', isDefault: true });
    const asking = await screen.findByText(/will see name, company and email address/);
    expect(asking).not.toHaveTextContent('stops seeing');
    expect(within(document.body).getByText('The default channel partner.')).toBeInTheDocument();
  });
});

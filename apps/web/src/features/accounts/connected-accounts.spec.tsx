import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, progressWith } from '../../testing/signed-in';

const api = serveApi();

const profile = {
  ...{ id: 'acc_1', firstName: 'Alex', surname: '', companyName: 'Acme Joinery Ltd', sector: 3 },
  ...{ email: 'owner@acme.example', phone: '01632960001', createTime: '2026-11-02T09:00:00.000Z' },
};

beforeEach(() => {
  haveSession(api, customer);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  api.on('GET', '/accounts/profile', { data: profile });
  api.on('GET', '/reference/sectors', { data: [{ id: 3, sector_name: 'Construction' }] });
});

describe('the box of connected accounts', () => {
  it('[PROFILE-04] shows finance system and channel partner side by side, and changes and removes the partner', async () => {
    const connection = {
      ...{ connectionId: 'con_01932b7e-7d1c-4aaa-8000-000000000001', provider: 'xero', tenantId: 'tenant-1' },
      ...{ tenantName: 'Acme Joinery Ltd', connectedAt: '2026-11-01T09:00:00.000Z', importStatus: 'finished' },
      ...{ importEnded: '2026-11-02T08:00:00.000Z', message: null, reconnectNeeded: false, consentEnds: null },
    };
    const connections = { offered: ['xero'], financeConnections: [connection] };
    api.on('GET', '/accounts/acc_1/finance-connections', { data: connections });
    const keelson = { partnerName: 'Keelson', companyName: 'Keelson', isDefault: true };
    const nell = { partnerName: 'Nell Marsh', companyName: 'Marsh Advisory', isDefault: false };
    api.on('GET', '/partners/own', { data: keelson });
    const { user } = renderApp('/dashboard/editprofile');
    const box = within(await screen.findByRole('region', { name: 'Connected Accounts' }));
    expect(await box.findByText('Xero, Acme Joinery Ltd')).toBeVisible();
    expect(box.queryByText('Not connected')).toBeNull();
    expect(box.getByRole('link', { name: 'See the connection' })).toHaveAttribute('href', '/FinanceSystemInt');
    expect(await box.findByText('Keelson')).toBeVisible();

    const press = async (name: string) => {
      await waitFor(() => expect(box.getByRole('button', { name })).toBeEnabled());
      await user.click(box.getByRole('button', { name }));
    };
    const { partnerName, companyName } = nell;
    api.on('POST', '/partners/code-lookups', { data: { partnerName, companyName } });
    api.on('PUT', '/partners/own', () => {
      api.on('GET', '/partners/own', { data: nell });
      return { data: nell, statusMessage: 'Channel partner changed  successfully' };
    });
    await press('Change partner');
    await user.type(await screen.findByLabelText('Access code'), '40718263{Enter}');
    const changing = within(await screen.findByRole('dialog'));
    await user.click(await changing.findByRole('button', { name: 'Change partner' }));
    expect(await box.findByText('Nell Marsh, Marsh Advisory')).toBeVisible();

    api.on('DELETE', '/partners/own', () => {
      api.on('GET', '/partners/own', { data: keelson });
      return { data: keelson, statusMessage: 'User channel partner removed successfully' };
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Remove partner');
    const removing = within(await screen.findByRole('dialog'));
    await user.click(removing.getByRole('button', { name: 'Remove partner' }));
    expect(await box.findByText('Keelson')).toBeVisible();
    expect(box.getByText('Xero, Acme Joinery Ltd')).toBeVisible();
  });
});

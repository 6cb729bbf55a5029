import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { CONFIRMED, giveOwnPassword } from '../../../testing/own-password';
import { admin, haveSession, superAdmin } from '../../../testing/signed-in';
import { serveApi } from '../../../testing/serve-api';
import { historyEntry } from '../testing/history-entry';
import type { AuditEntry, AuditTrail } from './audit.api';

const api = serveApi();

const ANN = 'acc_01932b7e-7d1c-7aaa-8000-000000000009';
const nell = { kind: 'partner', id: 'acc_01932b7e-7d1c-7aaa-8000-000000000004', name: 'Nell Marsh' } as const;

const figuresRead: AuditEntry = {
  ...historyEntry(41, { what: 'Figures read', kind: 'reading', actor: nell }),
  from: { browser: 'Firefox on Linux', ip: '203.0.113.7' },
  about: { id: ANN, name: 'Ann Field', customer: true },
  refused: false,
};
const refused: AuditEntry = {
  ...historyEntry(42, { what: 'Access refused', detail: 'Without the right to it: goals.set', actor: nell }),
  about: { id: nell.id, name: nell.name, customer: false },
  refused: true,
};

const open = async (query = '', trail: Partial<AuditTrail> = {}) => {
  haveSession(api, superAdmin);
  api.on('GET', '/audit/events', {
    data: { rows: [refused, figuresRead], matching: 2, more: false, actors: [nell], ...trail },
  });
  const app = renderApp(`/audit${query}`);
  await screen.findByRole('heading', { name: 'Audit', level: 1 });
  return { ...app, query: () => Object.fromEntries(new URLSearchParams(app.router.state.location.search)) };
};
const asked = () =>
  Object.fromEntries(new URL(api.calls('GET', '/audit/events').at(-1)?.url ?? 'http://none').searchParams);
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the audit of all accounts', () => {
  it('[AUD-01~] shows who did what to whom, whether it was refused and from where', async () => {
    await open();
    const row = (await screen.findByRole('button', { name: 'Figures read' })).closest('tr') as HTMLElement;
    expect(cellsOf(row).slice(1)).toEqual([
      'Nell Marsh (channel partner)',
      'Figures read',
      'Ann Field',
      'Done',
      'Firefox on Linux, 203.0.113.7',
    ]);
    expect(within(row).getByRole('link', { name: 'Ann Field' })).toHaveAttribute(
      'href',
      `/dashboard/newDashboardAdmin/UserManagement/${ANN}/events`,
    );
    const denied = screen.getByRole('button', { name: 'Access refused' }).closest('tr') as HTMLElement;
    expect(within(denied).getByText('Refused')).toBeVisible();
    expect(within(denied).getByText('Without the right to it: goals.set')).toBeVisible();
    expect(within(denied).queryByRole('link')).toBeNull();
    expect(screen.getByText('2 events')).toBeVisible();
  });

  it('keeps its filters in the address, starts them at the first page and clears them', async () => {
    const { user, query } = await open(
      `?actor=${nell.id}&role=partner&customer=${ANN}&kind=reading&refused=no&from=2026-10-01&until=2026-10-02&search=figures&page=2`,
      { matching: 12 },
    );
    await waitFor(() =>
      expect(asked()).toEqual({
        ...{ actor: nell.id, role: 'partner', customer: ANN, kind: 'reading', refused: 'no', search: 'figures' },
        ...{ from: '2026-10-01', until: '2026-10-02', page: '2', size: '10' },
      }),
    );
    expect(await screen.findByRole('button', { name: 'Person: Nell Marsh (channel partner)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Outcome: not refused' }));
    await user.click(within(await screen.findByRole('option', { name: 'refused' })).getByText('refused'));
    expect(query()).toMatchObject({ refused: 'yes', customer: ANN });
    expect(query()).not.toHaveProperty('page');
    await user.click(screen.getByRole('button', { name: 'About Ann Field only: show all again' }));
    expect(query()).not.toHaveProperty('customer');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(query()).toEqual({});
  });

  it('opens an event and leads on to everything by the person or about the account', async () => {
    const { user, query } = await open('?event=41');
    const panel = await screen.findByRole('dialog', { name: 'Figures read' });
    await user.click(within(panel).getByRole('button', { name: 'Everything about Ann Field' }));
    expect(query()).toEqual({ customer: ANN });
    await user.click(await screen.findByRole('button', { name: 'Access refused' }));
    await user.click(await screen.findByRole('button', { name: 'Everything by Nell Marsh (channel partner)' }));
    expect(query()).toEqual({ customer: ANN, actor: nell.id });
  });

  it('saves what the filters leave as a file', async () => {
    const { user } = await open('?refused=yes');
    URL.createObjectURL = () => 'blob:audit';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api.on('GET', '/audit/events/export', { document: 'Time\r\n' });
    api.on('POST', '/session/step-up', CONFIRMED);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await giveOwnPassword(user, 'Export the events of all accounts');
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    click.mockRestore();
    const [sent] = api.calls('GET', '/audit/events/export');
    expect(new URL(sent?.url ?? '').searchParams.toString()).toBe('refused=yes');
    expect(sent?.headers.get('confirmation')).toBe('confirmation-1');
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({ route: 'audit.trailExport', target: {} });
  });

  it('says that nothing fits, that the days are the wrong way round, and offers another try when it cannot load', async () => {
    const { user } = await open('?from=2026-10-02&until=2026-10-01', { rows: [], matching: 0 });
    expect(await screen.findByText('No event fits')).toBeVisible();
    expect(screen.getByText('The first day is after the last: no event is between them.')).toBeInTheDocument();
    api.on('GET', '/audit/events', { status: 503 });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Could not load the audit')).toBeVisible();
    api.on('GET', '/audit/events', { data: { rows: [refused], matching: 5000, more: true, actors: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('More than 5,000 events')).toBeVisible();
  });

  it('[AUTHZ-01~] is not open to admins', async () => {
    haveSession(api, admin);
    const { path } = renderApp('/audit');
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(api.calls('GET', '/audit/events')).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { CONFIRMED, giveOwnPassword } from '../../testing/own-password';
import { admin, haveSession } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';
import type { HistoryEntry, HistoryFinding } from './history.api';
import { historyEntry } from './testing/history-entry';

const api = serveApi();

const ADDRESS = '/dashboard/newDashboardAdmin/UserManagement/acc_9/events';
const entry = historyEntry(41, {
  what: 'Logged in',
  from: { browser: 'Firefox on Linux', ip: '203.0.113.7' },
});

const pageOf = (entries: readonly HistoryEntry[], total: number | null = entries.length) => ({
  entries,
  total,
  personal: 'shown',
  actors: [],
  older: null,
});

const openHistory = async () => {
  haveSession(api, admin);
  api.on('GET', '/customers/acc_9', { status: 404 });
  api.on('GET', '/customers/acc_9/events', { data: pageOf([entry]) });
  const app = renderApp(ADDRESS);
  await screen.findByText('Logged in');
  return app;
};

const found = (finding: Partial<HistoryFinding>) =>
  api.on('GET', '/customers/acc_9/events/verification', {
    data: { verifiedAt: '2026-11-02T09:30:00.000Z', streams: 3, events: 1200, intact: true, roots: 2, ...finding },
  });

const FITTING = {
  ...entry,
  eventId: '0b0c3a5e-0000-4000-8000-000000000041',
  what: 'Passcode at login switched on',
  onBehalfOf: { id: 'acc_9', name: 'Ann Field' },
  actor: { kind: 'admin', id: 'acc_7', name: 'Ruth' },
  changes: [{ field: 'Passcode at login', before: 'off', after: 'on', personal: false }],
} satisfies HistoryEntry;

const openFitting = async (query = '') => {
  haveSession(api, admin);
  api.on('GET', '/customers/acc_9', { status: 404 });
  api.on('GET', '/customers/acc_9/events', {
    data: { ...pageOf([FITTING]), actors: [FITTING.actor] },
  });
  const app = renderApp(`${ADDRESS}${query}`);
  const row = await screen.findByRole('button', { name: FITTING.what });
  return { ...app, row, query: () => Object.fromEntries(new URLSearchParams(app.router.state.location.search)) };
};

it('says that the days of the search are the wrong way round', async () => {
  await openFitting('?from=2026-10-02&until=2026-10-01');
  expect(screen.getByText('The first day is after the last: no event is between them.')).toBeInTheDocument();
});

const asked = () =>
  Object.fromEntries(new URL(api.calls('GET', '/customers/acc_9/events').at(-1)?.url ?? 'http://none').searchParams);

describe('an account history', () => {
  it('[EVENT-05~] takes its filters from the address and asks the API for them', async () => {
    await openFitting('?kind=access&actor=acc_7&acting=yes&from=2026-11-01&until=2026-11-02&search=passcode');
    expect(asked()).toEqual({
      kind: 'access',
      actor: 'acc_7',
      acting: 'yes',
      from: '2026-11-01',
      until: '2026-11-02',
      search: 'passcode',
      size: '200',
    });
    expect(screen.getByRole('button', { name: 'By: Ruth (admin)' })).toBeVisible();
    expect(screen.getByText('1 event fits')).toBeVisible();
  });

  it('shows what an import recorded as one entry, which opens onto its events', async () => {
    const month = (position: number, detail: string) => historyEntry(position, { what: 'Figures of a month', detail });
    const importId = '0b0c3a5e-0000-4000-8000-00000000000a';
    const head = { ...month(44, 'October 2026'), gathered: { importId, events: 67, months: 36, days: 31 } };
    haveSession(api, admin);
    api.on('GET', '/customers/acc_9', { status: 404 });
    api.on('GET', '/customers/acc_9/events', ({ url }) => {
      const { searchParams } = new URL(url);
      const ofImport = [month(44, 'October 2026'), month(43, 'September 2026')];
      return { data: pageOf(searchParams.get('import') === importId ? ofImport : [head, entry]) };
    });
    const { user } = renderApp(ADDRESS);
    const gathered = await screen.findByRole('button', { name: 'Figures of 36 months and 31 days recorded' });
    expect(asked()).toMatchObject({ gather: 'imports' });
    expect(gathered).toHaveAttribute('aria-expanded', 'false');
    await user.click(gathered);
    const events = within(await screen.findByRole('list', { name: 'Events of the import' }));
    expect(events.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Figures of a month, October 2026#44',
      'Figures of a month, September 2026#43',
    ]);
    await user.click(events.getByRole('button', { name: 'Figures of a month, October 2026' }));
    expect(await screen.findByRole('dialog', { name: 'Figures of a month' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show these alone' }));
    expect(await screen.findByText('2 events fit')).toBeVisible();
    expect(asked()).toMatchObject({ import: importId });
    expect(asked()).not.toHaveProperty('gather');
  });

  it('[EVENT-05~] filters by who acted and clears again', async () => {
    const { user, query } = await openFitting();
    await user.click(screen.getByRole('button', { name: 'By: anybody' }));
    const option = await screen.findByRole('option', { name: 'Ruth (admin)' });
    await user.click(within(option).getByText('Ruth (admin)'));
    await waitFor(() => expect(query()).toEqual({ actor: 'acc_7' }));
    await waitFor(() => expect(asked()).toMatchObject({ actor: 'acc_7' }));
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(query()).toEqual({});
  });

  it('[EVENT-05~] shows old and new value, who, when, from where and for whom, and leads to related events', async () => {
    const { user, row, query } = await openFitting();
    await user.click(row);
    const panel = await screen.findByRole('dialog', { name: FITTING.what });
    expect(within(panel).getByRole('row', { name: 'Passcode at login off on' })).toBeVisible();
    expect(within(panel).getByText('Ruth (admin)')).toBeVisible();
    expect(within(panel).getByText('Ann Field')).toBeVisible();
    expect(within(panel).getByText('2 Nov 2026, 09:05:00')).toBeVisible();
    expect(within(panel).getByText('Firefox on Linux, 203.0.113.7')).toBeVisible();
    expect(query()).toEqual({ event: '41' });
    await user.click(within(panel).getByRole('button', { name: 'Related events' }));
    expect(query()).toMatchObject({ related: FITTING.eventId });
    await waitFor(() => expect(asked()).toMatchObject({ related: FITTING.eventId }));
  });

  it('[EVENT-05~] copies the id of an event, and all that is shown of it as JSON', async () => {
    const { user, row } = await openFitting();
    await user.click(row);
    const panel = within(await screen.findByRole('dialog', { name: FITTING.what }));
    await user.click(panel.getByRole('button', { name: 'Copy event id' }));
    expect(await navigator.clipboard.readText()).toBe(FITTING.eventId);
    await user.click(panel.getByRole('button', { name: 'Copy as JSON' }));
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual(FITTING);
  });

  it('gives the focus back to the event when its panel is closed beside the list', async () => {
    const narrow = window.matchMedia;
    window.matchMedia = (query) => Object.assign(narrow(query), { matches: query.includes('min-width') });
    try {
      const { user, row } = await openFitting();
      await user.click(row);
      expect(await screen.findByRole('complementary', { name: FITTING.what })).toHaveFocus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('complementary', { name: FITTING.what })).toBeNull());
      expect(screen.getByRole('button', { name: FITTING.what })).toHaveFocus();
    } finally {
      window.matchMedia = narrow;
    }
  });

  it('[EVENT-05~] tells old and new values in the row and marks what is personal', async () => {
    haveSession(api, { ...admin, permissions: ['journeys.replay'] });
    const email = { field: 'Email address', before: 'Hidden: personal', after: 'Hidden: personal', personal: true };
    const step = { field: 'Thank-you video', before: 'in progress', after: 'completed', personal: false };
    const told = { ...entry, changes: [step, email], from: { browser: 'Hidden: personal', ip: 'Hidden: personal' } };
    api.on('GET', '/customers/acc_9/events', { data: { ...pageOf([told]), personal: 'hidden' } });
    renderApp(ADDRESS);
    const row = (await screen.findByRole('button', { name: 'Logged in' })).closest('li');
    expect(row).toHaveTextContent('Thank-you video: in progress → completed');
    expect(row).toHaveTextContent('Email address: Hidden: personal → Hidden: personal');
    expect(row).toHaveTextContent('from Hidden: personal');
    expect(screen.getByText('Personal values are hidden from you')).toBeVisible();
    expect(api.calls('GET', '/customers/acc_9')).toHaveLength(0);
  });

  it('[EVENT-05~] saves what the filters leave as a file', async () => {
    const { user } = await openFitting('?kind=access');
    const saved: { name: string; bytes: number }[] = [];
    let bytes = 0;
    URL.createObjectURL = (blob: Blob) => {
      bytes = blob.size;
      return 'blob:history';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, bytes });
    });
    api.on('GET', '/customers/acc_9/events/export', {
      document: '\uFEFFTime\r\n1\r\n',
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="history.csv"',
        'x-exported-events': '1',
      },
    });
    api.on('POST', '/session/step-up', CONFIRMED);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await giveOwnPassword(user, 'Export this account’s history');
    expect(await screen.findByText('Exported 1 event')).toBeVisible();
    expect(new URL(api.calls('GET', '/customers/acc_9/events/export')[0]?.url ?? '').search).toBe('?kind=access');
    expect(saved).toEqual([{ name: 'history.csv', bytes: 12 }]);
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({
      route: 'audit.export',
      target: { accountId: 'acc_9' },
    });
    api.on('GET', '/customers/acc_9/events/export', { status: 403, responseMessage: 'You may not do this' });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await giveOwnPassword(user, 'Export this account’s history');
    expect(await screen.findByText('You may not do this')).toBeVisible();
    expect(saved).toHaveLength(1);
    click.mockRestore();
  });

  describe('with many events', () => {
    const heights = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight') ?? {};
    beforeEach(() => Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 74 }));
    afterEach(() => Object.defineProperty(HTMLElement.prototype, 'offsetHeight', heights));

    it('[EVENT-05~] counts all of them and draws only those near the view', async () => {
      haveSession(api, admin);
      api.on('GET', '/customers/acc_9', { status: 404 });
      const entries = Array.from({ length: 200 }, (_, index) => historyEntry(100_000 - index));
      api.on('GET', '/customers/acc_9/events', { data: pageOf(entries, 100_000) });
      renderApp(ADDRESS);
      const first = await screen.findByText('Event 100000');
      expect(first.closest('li')).toHaveAttribute('aria-setsize', '100000');
      expect(screen.getByText('100,000 events')).toBeVisible();
      expect(within(screen.getByRole('main')).getAllByRole('listitem').length).toBeLessThan(60);
    });
  });
});

describe('verifying an account history', () => {
  it('[EVENT-06~] says how many events are unchanged and lists the verification', async () => {
    const { user } = await openHistory();
    found({});
    const listed = api.calls('GET', '/customers/acc_9/events').length;
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(
      await screen.findByText(
        'All 1,200 events are unchanged since they were written, and all 2 signatures over them hold. Verified 2 Nov 2026, 09:30.',
      ),
    ).toBeVisible();
    expect(api.calls('GET', '/customers/acc_9/events').length).toBeGreaterThan(listed);
  });

  it('[EVENT-06~] names the first bad event by its sentence, time and place', async () => {
    const { user } = await openHistory();
    found({
      intact: false,
      firstFault: {
        streamId: 'account-acc_9',
        version: 3,
        position: 1041,
        type: 'accounts.signed-in.v1',
        reason: 'hash-differs',
        what: 'Logged in',
        occurredAt: '2026-11-02T09:05:00.000Z',
      },
    });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The history was changed. The first bad event is “Logged in” of 2 Nov 2026, 09:05, #1,041 (version 3 of account-acc_9). It is not what was written then.',
    );
  });

  it('[EVENT-06~] says which signature does not hold', async () => {
    const { user } = await openHistory();
    found({
      intact: false,
      rootFault: { position: 1041, previous: 900, madeAt: '2026-11-02T09:00:00.000Z', reason: 'heads-differ' },
    });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The history was changed. The signature of 2 Nov 2026, 09:00 over events #901 to #1,041 does not hold. They are not the events that were signed.',
    );
  });

  it('says when it could not be verified', async () => {
    const { user } = await openHistory();
    api.on('GET', '/customers/acc_9/events/verification', { status: 503, responseMessage: 'Please try again soon' });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(/could not be verified/)).toHaveTextContent('Please try again soon');
  });
});

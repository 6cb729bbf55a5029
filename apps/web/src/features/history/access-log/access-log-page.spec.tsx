import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { serveApi } from '../../../testing/serve-api';
import { customer, haveSession, partner } from '../../../testing/signed-in';
import type { AccessLog, Visit } from './access-log.api';

const api = serveApi();

const PAGE = '/dashboard/accessLog';
const OWN = 'acc_01932b7e-7d1c-7aaa-8000-000000000001';
const CALL = `/accounts/${OWN}/access-log`;
const owner = { ...customer, id: OWN };
const ruth = {
  id: 'acc_01932b7e-7d1c-7aaa-8000-0000000000ad',
  kind: 'super-admin',
  name: 'Ruth Adeyemi',
  company: null,
} as const;
const nell = {
  id: 'acc_01932b7e-7d1c-7aaa-8000-0000000000ae',
  kind: 'partner',
  name: 'Nell Marsh',
  company: 'Marsh Advisory',
} as const;
const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const item = {
  act: 'looked',
  what: 'Your figures',
  detail: null,
  times: 1,
  first: at('09:00'),
  last: at('09:00'),
} as const;

const looked: Visit = {
  ...{ position: 30, since: at('09:02'), until: at('17:40'), who: nell, acting: null },
  items: [
    { ...item, times: 12, first: at('09:02'), last: at('17:40') },
    { ...item, act: 'exported', what: 'Your trial balance' },
  ],
};
const acted: Visit = {
  ...{ position: 41, since: at('11:00'), until: at('11:14'), who: ruth },
  acting: { reason: 'Owner asks why October’s VAT differs', endsAt: at('12:00'), endedAt: at('11:14') },
  items: [item, { ...item, act: 'acted', what: 'VAT multiplier set', detail: '1.20' }],
};
const earlier: Visit = {
  ...looked,
  position: 5,
  since: '2026-02-01T09:00:00.000Z',
  until: '2026-02-01T09:00:00.000Z',
  items: [item],
};
const none = { visits: 0, people: 0, acts: 0 };

const log = (given: Partial<AccessLog> = {}): AccessLog => ({
  ...{ visits: [acted, looked], total: 2, older: null, people: [nell, ruth] },
  lately: { staff: { visits: 1, people: 1, acts: 1 }, partner: { visits: 4, people: 2, acts: 1 } },
  ...given,
});
const open = async (query = '', given: Partial<AccessLog> = {}) => {
  haveSession(api, owner);
  api.on('GET', CALL, { data: log(given) });
  const app = renderApp(`${PAGE}${query}`);
  await screen.findByRole('heading', { name: 'Who looked at your account', level: 1 });
  return { ...app, query: () => Object.fromEntries(new URLSearchParams(app.router.state.location.search)) };
};
const asked = () => Object.fromEntries(new URL(api.calls('GET', CALL).at(-1)?.url ?? 'http://none').searchParams);

describe('who looked at the own account', () => {
  it('tells each visit with who, on whose side, when, how often, why and what was done', async () => {
    await open();
    const day = await screen.findByRole('list', { name: 'Monday 2 March' });
    const [first, second] = within(day).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /11:00.*14 min.*Ruth Adeyemi.*Keelson staff.*“Owner asks why October’s VAT differs”.*Looked at: Your figures.*VAT multiplier set: 1\.20.*1 thing done/,
    );
    expect(second).toHaveTextContent(
      /09:02.*until 17:40.*Nell Marsh.*Channel partner.*Marsh Advisory.*Looked at: Your figures, 12 times between 09:02 and 17:40.*Took away as a file: Your trial balance.*1 file taken away/,
    );
    expect(screen.getByRole('group', { name: 'The last 30 days' })).toHaveTextContent(
      /Keelson staff.*1 visit.*1 person.*Channel partners.*4 visits.*2 people.*Done on your behalf.*2/,
    );
    expect(screen.getByText('2 visits')).toBeVisible();
  });

  it('marks who acts as the owner now, until when at most', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const now = { reason: 'You asked us to', endsAt: soon, endedAt: null };
    await open('', { visits: [{ ...acted, acting: now, items: [] }] });
    const visit = within(await screen.findByRole('list', { name: 'Monday 2 March' })).getByRole('listitem');
    expect(visit).toHaveTextContent(/up to \d\d:\d\d.*Nothing looked at or done yet.*Acting as you now/);
    expect(within(visit).queryByText('Looked only')).toBeNull();
  });

  it('keeps its filters in the address, and clears them', async () => {
    const { user, query } = await open(`?who=${nell.id}&act=looked&from=2026-03-01&until=2026-03-02&earlier=1`);
    await waitFor(() =>
      expect(asked()).toEqual({ who: nell.id, act: 'looked', from: '2026-03-01', until: '2026-03-02' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Who: Nell Marsh (Channel partner, Marsh Advisory)' }));
    await user.click(within(await screen.findByRole('option', { name: 'Keelson staff' })).getByText('Keelson staff'));
    expect(query()).toEqual({ who: 'staff', act: 'looked', from: '2026-03-01', until: '2026-03-02' });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(query()).toEqual({});
  });

  it('shows earlier visits below, from where the newest page ends', async () => {
    haveSession(api, owner);
    api.on('GET', CALL, { data: log({ older: 30, total: 3 }) });
    const { user } = renderApp(PAGE);
    await screen.findByRole('list', { name: 'Monday 2 March' });
    api.on('GET', CALL, { data: log({ visits: [earlier], total: 3 }) });
    await user.click(screen.getByRole('button', { name: 'Show earlier visits' }));
    expect(await screen.findByRole('list', { name: 'Sunday 1 February' })).toBeVisible();
    expect(asked()).toEqual({ before: '30' });
    expect(screen.getByRole('list', { name: 'Monday 2 March' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier visits' })).toBeNull();
  });

  it('says that nobody looked, that nothing fits, and offers another try when it cannot load', async () => {
    const { user } = await open('', { visits: [], total: 0, people: [], lately: { staff: none, partner: none } });
    expect(await screen.findByText('Nobody has looked')).toBeVisible();
    api.on('GET', CALL, { status: 503 });
    await user.click(screen.getByRole('button', { name: 'What: anything' }));
    await user.click(within(await screen.findByRole('option', { name: 'looked' })).getByText('looked'));
    expect(await screen.findByText('Could not load who looked')).toBeVisible();
    api.on('GET', CALL, { data: log({ visits: [], total: 0 }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No visit fits')).toBeVisible();
  });

  it('saves what the filters leave as a file', async () => {
    const { user } = await open('?who=partner');
    URL.createObjectURL = () => 'blob:log';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api.on('GET', `${CALL}/export`, { document: 'First (UTC)\r\n' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    click.mockRestore();
    expect(new URL(api.calls('GET', `${CALL}/export`)[0]?.url ?? '').searchParams.toString()).toBe('who=partner');
  });

  it('is led to from the account menu, and is of companies alone', async () => {
    const { user, path } = await open();
    await user.click(screen.getByRole('button', { name: 'Account of Alex' }));
    expect(await screen.findByRole('menuitem', { name: 'Who looked at your account' })).toBeVisible();
    expect(path()).toBe(PAGE);
  });

  it('has nothing to tell a channel partner', async () => {
    haveSession(api, partner);
    renderApp(PAGE);
    expect(await screen.findByText('Only company accounts have an access log')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { CONFIRMED, giveOwnPassword } from '../../testing/own-password';
import { admin, haveSession, superAdmin } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';
import type { Overview } from './operations.api';
import { overviewWith } from './testing/overview-with';

const api = serveApi();

const PARKED = {
  subscription: 'customer-table',
  streamId: 'account-acc_9',
  customer: 'acc_9',
  fromVersion: 3,
  tries: 5,
  reason: 'Error: poisonous event',
  since: '2026-11-02T08:50:00.000Z',
  nextTry: null,
  retryAsked: false,
};
const FAILED = {
  queue: 'reset-mail',
  jobId: '01932b7e-7d1c-4aaa-8000-0000000000d1',
  tries: 6,
  failedAt: '2026-11-02T08:55:00.000Z',
  reason: 'MailRefused: bounced <address>',
  retryAsked: false,
};

const open = async (changes: Partial<Overview> = {}, me = superAdmin) => {
  haveSession(api, me);
  api.on('GET', '/operations', { data: overviewWith(changes) });
  const app = renderApp('/operations');
  await screen.findByRole('heading', { name: 'Operations', level: 1 });
  return app;
};

describe('the operations page', () => {
  it.each([
    [41, 41, 'All 41 events are as they were written. 1 signed root holds.'],
    [1, 1, 'The one event is as it was written. 1 signed root holds.'],
    [40, 41, /1 signed root holds\. 1 event has come since then and is verified tonight\.$/],
    [1, 41, /^The one event is as it was written\..* 40 events have come since then and are verified tonight\.$/],
  ])('says of %d verified of %d events how far the proof reaches', async (events, head, said) => {
    const { verification } = overviewWith({});
    haveSession(api, superAdmin);
    api.on('GET', '/operations', {
      data: overviewWith({ head, verification: { ...verification, last: { ...verification.last!, events } } }),
    });
    renderApp('/operations');
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('[EVENT-11~] counts no events where the log is in KurrentDB, and says what shows up to a root alone', async () => {
    const [row] = overviewWith({}).subscriptions;
    const behind = { ...row!, position: 40_000, lagEvents: 8_000, lagSeconds: 9 };
    await open({ log: { store: 'kurrentdb', countsEvents: false }, head: 48_000, subscriptions: [behind] });
    expect(
      await screen.findByText(/missing at the end of a stream show only up to the newest signed root\.$/),
    ).toBeVisible();
    expect(screen.getByText('Up to position 41')).toBeVisible();
    expect(screen.getByText('End of the log')).toBeVisible();
    expect(screen.getByText(/^KurrentDB\. Positions order its events/)).toBeVisible();
    expect(screen.queryByText(/8,000 events|47,959 events/)).toBeNull();
  });

  it('[EVENT-13~] says at a glance that all is well', async () => {
    await open();
    expect(await screen.findByText('All is well')).toBeVisible();
    expect(screen.getByText('All 41 events are as they were written. 1 signed root holds.')).toBeVisible();
    expect(screen.getByText(/^No stream is set aside/)).toBeVisible();
    const services = within(screen.getByRole('list', { name: 'Services outside' }));
    expect(services.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mail serverAsked by 1 workerIn order',
      'StripeAsked by 1 API process and 1 workerIn order',
      'XeroAsked by 1 API process and 1 workerIn order',
    ]);
  });

  const exceptionsCard = async () =>
    (await screen.findByRole('heading', { name: 'Payments that need a person' })).closest('section')!;

  it('[EVENT-13~] counts payments that need a person by age, with amounts for those who see them', async () => {
    await open();
    const card = await exceptionsCard();
    expect(within(card).getByText('3 waiting')).toBeVisible();
    expect([...card.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Up to 1 day2£112.80',
      '1 to 3 days1£541.20',
      '3 to 7 days0£0.00',
      'Older than 7 days0£0.00',
    ]);
    expect(within(card).getByRole('link', { name: 'Reconciliation' })).toHaveAttribute('href', '/reconciliation');
  });

  it('[EVENT-13~] warns when payments have needed a person for too long, also without their amounts', async () => {
    const { exceptions } = overviewWith({});
    const ages = exceptions.ages.map((each) => ({ ...each, amountPence: null }));
    await open({ exceptions: { ...exceptions, ages, alarming: true } }, admin);
    const card = await exceptionsCard();
    expect(within(card).getByText('Alarm')).toBeVisible();
    expect(within(card).queryByText(/£/)).toBeNull();
    expect(within(card).queryByRole('link', { name: 'Reconciliation' })).toBeNull();
    expect(screen.getByRole('link', { name: /^3 payments and payouts need a person/ })).toHaveAttribute(
      'href',
      '#exceptions',
    );
  });

  it('[LOAD-06~] says which service outside is away since when, for whom, and when it is tried again', async () => {
    const [api, worker] = overviewWith({}).processes;
    const away = { name: 'xero', awaySince: '2026-11-02T08:57:00.000Z', nextTry: '2026-11-02T09:00:08.000Z' };
    await open({ processes: [{ ...api!, providers: [away] }, worker!] });
    expect(await screen.findByRole('link', { name: /^Xero gives no good answer since/ })).toHaveAttribute(
      'href',
      '#services',
    );
    const [first] = within(screen.getByRole('list', { name: 'Services outside' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^XeroAsked by 1 API process and 1 workerAPI on one, process 7: away since/);
    expect(first).toHaveTextContent(/tried again in 8 sAway since/);
  });

  it('[EVENT-13~] says what needs a person, with reason, and leads to the customer’s history', async () => {
    await open({
      parked: { total: 1, streams: [PARKED] },
      jobs: { queues: [], failed: [FAILED], failedTotal: 1 },
    });
    expect(await screen.findByText('2 things need a person')).toBeVisible();
    const parked = screen.getByRole('region', { name: 'Streams set aside' });
    expect(within(parked).getByText('Error: poisonous event')).toBeVisible();
    expect(within(parked).getByRole('link', { name: 'Customer’s history' })).toHaveAttribute(
      'href',
      '/dashboard/newDashboardAdmin/UserManagement/acc_9/events',
    );
    expect(screen.getByText('MailRefused: bounced <address>')).toBeVisible();
  });

  it('[EVENT-13~] shows how a rebuild goes on, and offers no second one', async () => {
    const [subscription] = overviewWith({}).subscriptions;
    const rebuild = { done: 1200, all: 4800, perSecond: 400, secondsLeft: 9 };
    await open({ subscriptions: [{ ...subscription!, state: 'rebuilding', rebuild }] });
    expect(await screen.findByText('Rebuilding 25 %')).toBeVisible();
    expect(screen.getByText('1,200 of 4,800 events, 400 a second, 9 s left')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rebuild Customer table' })).toBeDisabled();
  });

  it('[EVENT-13~] shows the relay to Kafka with its lag where there is one, and offers no rebuild of it', async () => {
    const [subscription] = overviewWith({}).subscriptions;
    const relay = {
      ...subscription!,
      name: 'relay-keelson-events',
      kind: 'relay' as const,
      lagEvents: 3,
      lagSeconds: 2,
    };
    await open({ subscriptions: [subscription!, relay] });
    const row = (await screen.findByText('Relay keelson events')).closest('tr')!;
    expect([...row.cells].map(({ textContent }) => textContent)).toEqual([
      'Relay keelson eventsRelay',
      expect.stringMatching('Running'),
      '41',
      '2 s, 3 events',
      'None',
      'Never run again',
    ]);
    expect(screen.getByText(/The relay hands events on to Kafka\./)).toBeVisible();
  });

  it('[EVENT-13] shows lags, a stream set aside with its retry, the relay, imports under way and the last reconciliation', async () => {
    const { subscriptions, jobs } = overviewWith({});
    const [subscription, queue] = [subscriptions[0]!, jobs.queues[0]!];
    const { user } = await open({
      subscriptions: [
        { ...subscription, lagEvents: 12, lagSeconds: 7, state: 'behind' },
        { ...subscription, name: 'relay-keelson-events', kind: 'relay', lagEvents: 3, lagSeconds: 2 },
      ],
      parked: { total: 1, streams: [PARKED] },
      jobs: { ...jobs, queues: [{ ...queue, queue: 'ledger-import', running: 2, done: 5 }] },
      reconciliation: {
        ...{ at: '2026-11-02T03:00:00.000Z', until: '2026-11-02T02:55:00.000Z' },
        ...{ lagSeconds: 300, read: 12, recorded: 3 },
      },
    });
    const subscribed = within(await screen.findByRole('table', { name: 'Subscriptions' }));
    const rowOf = (name: string, among = subscribed) =>
      [...among.getAllByText(name)[0]!.closest('tr')!.cells].map(({ textContent }) => textContent);
    expect(rowOf('Customer table')).toEqual(expect.arrayContaining(['7 s, 12 events']));
    expect(rowOf('Relay keelson events')).toEqual(
      expect.arrayContaining([expect.stringMatching('Running'), '2 s, 3 events']),
    );
    expect(rowOf('Ledger import', within(screen.getByRole('table', { name: 'Jobs' }))).slice(0, 6)).toEqual([
      'Ledger import',
      '0',
      '2',
      '0',
      '0',
      '5',
    ]);
    const books = screen.getByRole('heading', { name: 'Payment provider’s books' }).closest('section')!;
    expect([...books.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '2 Nov 2026, 03:00',
      '2 Nov 2026, 02:55, 5 min 0 s ago',
      '3 new or changed of 12',
    ]);
    await user.click(screen.getByRole('button', { name: `Retry ${PARKED.streamId}` }));
    expect(await screen.findByRole('dialog', { name: 'Retry this stream' })).toBeVisible();
  });

  it('[EVENT-13~, SESS-06~] asks for the password of a super admin, for this one act', async () => {
    const { user } = await open({ parked: { total: 1, streams: [PARKED] } });
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', '/operations/stream-retries', { data: { requestId: 'r' } });
    await user.click(await screen.findByRole('button', { name: `Retry ${PARKED.streamId}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Retry this stream' });
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(within(dialog).getAllByText('Enter your password').length).toBeGreaterThan(0);
    await user.type(within(dialog).getByLabelText('Your password'), 'Harbour7{Enter}');
    await screen.findByText('The retry is on its way');
    expect(api.calls('POST', '/session/step-up')[0]?.body).toEqual({
      password: 'Harbour7',
      route: 'operations.retryStream',
      target: { subscription: 'customer-table', streamId: PARKED.streamId },
    });
    expect(api.calls('POST', '/operations/stream-retries')[0]?.body).toEqual({
      subscription: 'customer-table',
      streamId: PARKED.streamId,
    });
    expect(api.calls('POST', '/operations/stream-retries')[0]?.headers.get('confirmation')).toBe('confirmation-1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[SESS-06~] gives the password anew for each try and repeats the act under one key, so that it is done once', async () => {
    const { user } = await open();
    let given = 0;
    api.on('POST', '/session/step-up', () => ({ data: { ...CONFIRMED.data, confirmation: `c-${(given += 1)}` } }));
    api.on('POST', '/operations/verifications', { status: 503, statusMessage: 'The service is busy' });
    const verify = await screen.findByRole('button', { name: 'Verify now' });
    await waitFor(() => expect(verify).toBeEnabled());
    await user.click(verify);
    await giveOwnPassword(user, 'Verify the whole log');
    expect(await screen.findByText('The service is busy')).toBeVisible();
    api.on('POST', '/operations/verifications', { data: { requestId: 'r' } });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verify now' }));
    await screen.findByText('The verification is on its way');
    const tries = api.calls('POST', '/operations/verifications').map(({ headers }) => headers);
    expect(tries.map((headers) => headers.get('confirmation'))).toEqual(['c-1', 'c-2']);
    expect(new Set(tries.map((headers) => headers.get('idempotency-key'))).size).toBe(1);

    await user.click(verify);
    await giveOwnPassword(user, 'Verify the whole log');
    await waitFor(() => expect(api.calls('POST', '/operations/verifications')).toHaveLength(3));
    const keys = api.calls('POST', '/operations/verifications').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('closes with Escape at once, whatever was typed, and confirms nothing', async () => {
    const { user } = await open();
    const verify = await screen.findByRole('button', { name: 'Verify now' });
    await waitFor(() => expect(verify).toBeEnabled());
    await user.click(verify);
    const dialog = await screen.findByRole('dialog', { name: 'Verify the whole log' });
    await user.type(within(dialog).getByLabelText('Your password'), 'Harbour7');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(verify);
    expect(within(await screen.findByRole('dialog')).getByLabelText('Your password')).toHaveValue('');
    expect(api.calls('POST', '/session/step-up')).toEqual([]);
  });

  it('keeps what was typed when the password is wrong', async () => {
    const { user } = await open();
    api.on('POST', '/session/step-up', { status: 403, statusMessage: 'Your password is wrong' });
    const verify = await screen.findByRole('button', { name: 'Verify now' });
    await waitFor(() => expect(verify).toBeEnabled());
    await user.click(verify);
    const dialog = await screen.findByRole('dialog', { name: 'Verify the whole log' });
    await user.type(within(dialog).getByLabelText('Your password'), 'nope{Enter}');
    expect(await within(dialog).findByText('Your password is wrong')).toBeVisible();
    expect(within(dialog).getByLabelText('Your password')).toHaveValue('nope');
    expect(api.calls('POST', '/operations/verifications')).toEqual([]);
  });

  it('[AUTHZ-01~] offers an admin everything to look at and nothing to ask for', async () => {
    await open({ parked: { total: 1, streams: [PARKED] } }, admin);
    expect(await screen.findByText('Error: poisonous event')).toBeVisible();
    expect(screen.getByText(/Super admins may retry, rebuild and verify/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Retry|Rebuild|Verify/ })).toBeNull();
  });

  it('leads somebody without the permission out', async () => {
    haveSession(api, { ...admin, permissions: [] });
    const { path } = renderApp('/operations');
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(api.calls('GET', '/operations')).toEqual([]);
  });

  it('offers another try when it cannot be loaded, and keeps what it showed when a refresh fails', async () => {
    haveSession(api, superAdmin);
    api.on('GET', '/operations', { status: 503 });
    const { user } = renderApp('/operations');
    expect(await screen.findByText('Could not load the operations')).toBeVisible();
    api.on('GET', '/operations', { data: overviewWith({}) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All is well')).toBeVisible();
    api.on('GET', '/operations', { status: 503 });
    expect(await screen.findByText(/^Could not refresh since/)).toBeVisible();
    expect(screen.getByText('All is well')).toBeVisible();
  });
});

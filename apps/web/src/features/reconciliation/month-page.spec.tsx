import { act, screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../session/session.api';
import { CONFIRMED } from '../../testing/own-password';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession } from '../../testing/signed-in';
import type { Statement } from './reconciliation.api';
import { details, OVERVIEW, refunded, STATEMENT } from './testing/served-cases';

const api = serveApi();
const MONTH = '/reconciliation/months/2026-10';
const finance: Me = { ...admin, permissions: ['payments.reconcile'] };
const CLOSED: Statement = {
  ...STATEMENT,
  state: 'closed',
  closed: {
    ...{ at: '2026-11-02T09:52:00.000Z', by: { id: 'acc_20', name: 'Ruth Ashworth' } },
    ...{ changes: 1, linesSince: 2, netSincePence: -100 },
  },
  changed: [
    {
      ...{ caseId: 'pi_5', kind: 'payment', state: 'Refunded', settled: false, act: null, by: null, settledAt: null },
      ...{ changedAt: '2026-11-05T09:00:00.000Z', gapPence: 0 },
    },
  ],
};

const open = async (statement: Statement) => {
  haveSession(api, finance);
  api.on('GET', MONTH, { data: statement });
  const app = renderApp(MONTH);
  await screen.findByRole('heading', { name: 'October 2026', level: 1 });
  return app;
};
const main = () => within(screen.getByRole('main'));

describe('the statement of a month', () => {
  it('shows the totals, the payouts and who settled what', async () => {
    await open(STATEMENT);
    expect(await screen.findByText(/Not closed, provisional/, { selector: 'main p' })).toBeVisible();
    expect(main().getByText('Gross', { selector: 'dt' }).nextSibling).toHaveTextContent('£1,029.60');
    expect(main().getByText('Refunds', { selector: 'dt' }).nextSibling).toHaveTextContent('− £56.40');
    expect(main().getByText('Net', { selector: 'dt' }).nextSibling).toHaveTextContent('= £957.15');
    expect(main().getByRole('region', { name: 'Payouts of the month' })).toHaveTextContent('agrees to the penny');
    const settled = main().getByRole('region', { name: 'Settled by people' });
    expect(settled).toHaveTextContent('pi_7');
    expect(settled).toHaveTextContent('−£27.00');
    expect(settled).toHaveTextContent('Ruth Ashworth');
    expect(screen.getByText('Everything holds')).toBeVisible();
  });

  it('is closed as it was seen, after the own password', async () => {
    const { user } = await open(STATEMENT);
    await user.click(await screen.findByRole('button', { name: 'Close the month' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close October 2026' }));
    expect(dialog.getByText(/nothing opens it again/)).toBeVisible();
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', `${MONTH}/close`, { statusMessage: 'Month closed' });
    api.on('GET', MONTH, { data: CLOSED });
    await user.type(dialog.getByLabelText('Your password'), 'aA1!aA1!');
    await user.click(dialog.getByRole('button', { name: 'Close for good' }));
    await waitFor(() => expect(api.calls('POST', `${MONTH}/close`)[0]?.body).toEqual({ seen: STATEMENT.seen }));
    expect(
      await screen.findByText(/Closed by Ruth Ashworth on 2 Nov 2026, 09:52/, { selector: 'main p' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close the month' })).toBeNull();
  });

  it('says what has changed since, and keeps the figures', async () => {
    await open(CLOSED);
    expect(
      await screen.findByText(/1 payment or payout has changed since; 2 lines of the balance came since, −£1\.00/, {
        selector: 'main div',
      }),
    ).toBeVisible();
    const changed = main().getByRole('region', { name: 'Changed since' });
    expect(within(changed).getByRole('link', { name: 'pi_5' })).toHaveAttribute(
      'href',
      '/reconciliation?view=all&case=pi_5',
    );
    expect(screen.getByText('As it stood when the month was closed')).toBeVisible();
  });

  it('says what is left to do and where, and cannot be closed before', async () => {
    const checks: Statement['checks'] = [
      { check: 'monthOver', holds: true, open: 0 },
      { check: 'earlierClosed', holds: false, open: 1 },
      { check: 'nobodyNeeded', holds: false, open: 2 },
      { check: 'payoutsAgree', holds: false, open: 1 },
    ];
    await open({ ...STATEMENT, state: 'open', earliestOpen: '2026-09', checks });
    expect(await screen.findByText('3 of 4 still to do')).toBeVisible();
    const link = (name: string) => main().getByRole('link', { name });
    expect(link('September 2026 comes first')).toHaveAttribute('href', '/reconciliation/months/2026-09');
    expect(link('2 exceptions')).toHaveAttribute('href', '/reconciliation?month=2026-10');
    expect(link('1 payout')).toHaveAttribute('href', '/reconciliation?view=payouts&month=2026-10');
    expect(screen.queryByRole('button', { name: 'Close the month' })).toBeNull();
  });

  it('says that nothing is known of a month, and of what is none', async () => {
    haveSession(api, finance);
    api.on('GET', MONTH, { status: 404, code: 'MONTH_NOT_FOUND', responseMessage: 'Nothing is known of this month' });
    const { router } = renderApp(MONTH);
    expect(await screen.findByText('Could not load this month')).toBeVisible();
    await act(() => router.navigate('/reconciliation/months/nonsense'));
    expect(await screen.findByRole('heading', { name: 'No such month', level: 1 })).toBeVisible();
  });
});

describe('a closed month', () => {
  it('does not change in silence: what came later is an exception that tells of it', async () => {
    haveSession(api, finance);
    const late = { needsPerson: true, reason: 'changedSinceClose', month: '2026-11', closedMonth: '2026-10' } as const;
    api.on('GET', '/reconciliation', {
      data: {
        ...OVERVIEW,
        months: [{ ...OVERVIEW.months[0]!, state: 'closed', needsPerson: 0, closed: CLOSED.closed }],
      },
    });
    api.on('GET', '/reconciliation/cases', {
      data: { rows: [{ ...refunded, ...late }], next: null, matching: 1, more: false },
    });
    api.on('GET', '/reconciliation/cases/pi_5', { data: { ...details, ...refunded, ...late } });
    const { user } = renderApp('/reconciliation');
    const row = (await screen.findByRole('button', { name: 'Ben Wood' })).closest('tr');
    expect(row).toHaveTextContent('Changed since its month was closed');
    expect(row).toHaveTextContent('October 2026 is closed');
    await user.click(screen.getByRole('button', { name: 'Ben Wood' }));
    const panel = within(await screen.findByRole('dialog', { name: /Ben Wood/ }));
    expect(panel.getByText(/stands here as an exception of November 2026/)).toBeVisible();
    expect(panel.getByRole('link', { name: 'Its statement' })).toHaveAttribute('href', MONTH);
    await user.click(panel.getByRole('button', { name: /^Close/ }));
    await user.click(screen.getByRole('button', { name: 'Months' }));
    const months = within(await screen.findByRole('region', { name: 'Months' }));
    expect(months.getByText('Closed')).toBeVisible();
    expect(months.getByText(/Ruth Ashworth, 2 Nov 2026/)).toBeVisible();
    expect(months.getByRole('link', { name: '1 changed since' })).toHaveAttribute('href', MONTH);
    expect(months.getByRole('link', { name: 'October 2026' })).toHaveAttribute('href', MONTH);
  });
});

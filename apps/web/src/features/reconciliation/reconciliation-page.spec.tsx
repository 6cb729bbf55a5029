import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../session/session.api';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession } from '../../testing/signed-in';
import type { Case } from './reconciliation.api';
import { details, mismatch, missing, OVERVIEW } from './testing/served-cases';

const api = serveApi();

const PLACE = '/reconciliation';
const finance: Me = { ...admin, permissions: ['payments.reconcile'] };

const serveCases = (rows: readonly Case[], next: string | null = null) =>
  api.on('GET', '/reconciliation/cases', {
    data: { rows, next, matching: next === null ? rows.length : 30, more: false },
  });

const open = async (search = '', who = finance) => {
  haveSession(api, who);
  api.on('GET', '/reconciliation', { data: OVERVIEW });
  const app = renderApp(`${PLACE}${search}`);
  await screen.findByRole('heading', { name: 'Payments reconciliation', level: 1 });
  return { ...app, query: () => new URLSearchParams(app.router.state.location.search) };
};

const asked = () => api.calls('GET', '/reconciliation/cases').map(({ url }) => new URL(url).searchParams);
const rowOf = async (name: string) => (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
const panelOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the work place of the reconciliation', () => {
  it('says how things stand, with the newest payout to the penny and the exceptions oldest first', async () => {
    serveCases([mismatch, missing]);
    await open();
    expect(await screen.findByText(/last read 2 Nov 2026, 09:15\. 2 of 1,203 need a person\./)).toBeVisible();
    expect(screen.getByText('agrees to the penny')).toBeVisible();
    expect(screen.getByText('Charges').nextSibling).toHaveTextContent('£1,029.60');
    expect(screen.getByText('Refunds').nextSibling).toHaveTextContent('− £56.40');
    expect(screen.getByText('Paid out').nextSibling).toHaveTextContent('= £957.15');
    const row = await rowOf('Ann Field');
    expect(row).toHaveTextContent('£541.20');
    expect(row).toHaveTextContent('−£27.00');
    expect(row).toHaveTextContent('Amount differs');
    expect(await rowOf('Payer unknown')).toHaveTextContent('not found');
    expect(asked()[0]?.toString()).toBe('needsPerson=yes&size=10&order=asc&sort=age');
    expect(screen.getByRole('button', { name: 'Needs a person (2)' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps views, filters and pages in the address, and each narrows what is asked for', async () => {
    serveCases([mismatch], 'place-2');
    const { user, query } = await open('?reason=amountDiffers&month=2026-10&assigned=me&search=ann');
    await rowOf('Ann Field');
    expect(Object.fromEntries(asked()[0] ?? [])).toMatchObject({
      ...{ needsPerson: 'yes', reason: 'amountDiffers', month: '2026-10', assigned: 'me', search: 'ann' },
    });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked().at(-1)?.get('after')).toBe('place-2'));
    expect(query().get('page')).toBe('2');
    await screen.findByText('Page 2 of 3');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(query().get('after')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Matched (1,196)' }));
    await waitFor(() => expect(asked().at(-1)?.get('state')).toBe('Matched'));
    expect([asked().at(-1)?.get('needsPerson'), asked().at(-1)?.get('reason')]).toEqual([null, null]);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(query().toString()).toBe('view=matched');
  });

  it.each(['?view=nonsense&reason=nonsense&month=2026-13&assigned=you&sort=nonsense&after='])(
    'asks for the exceptions when the address has %s',
    async (search) => {
      serveCases([mismatch]);
      await open(search);
      await rowOf('Ann Field');
      expect(asked()[0]?.toString()).toBe('needsPerson=yes&size=10&order=asc&sort=age');
    },
  );

  it('shows the trail and both sides, and matches with a reason for what was seen', async () => {
    serveCases([mismatch]);
    api.on('GET', '/reconciliation/cases/pi_7', { data: details });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ann Field' }));
    const panel = await panelOf(/Ann Field, £27\.00 short/);
    const trail = within(panel.getByRole('heading', { name: 'The trail, as found' }).parentElement as HTMLElement);
    expect(trail.getByText('Charge').closest('li')).toHaveTextContent('£514.20');
    expect(trail.getByRole('link', { name: 'po_1' })).toHaveAttribute(
      'href',
      '/reconciliation?view=payouts&payout=po_1',
    );
    expect(panel.getByRole('region', { name: 'What we hold' })).toHaveTextContent('£541.20');
    expect(panel.getByRole('region', { name: 'What the provider says' })).toHaveTextContent('£514.20');
    expect(panel.getByText(/differ by a swap of two digits/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Match with a £27.00 gap' }));
    expect(await panel.findAllByText('Required !!')).not.toHaveLength(0);
    expect(api.calls('POST', '/reconciliation/cases/pi_7/match')).toHaveLength(0);
    await user.type(panel.getByLabelText('Reason, kept in the history'), 'Slip checked');
    api.on('POST', '/reconciliation/cases/pi_7/match', { statusMessage: 'Matched' });
    api.on('GET', '/reconciliation/cases/pi_7', {
      data: { ...details, needsPerson: false, reason: null, settled: true },
    });
    await user.click(panel.getByRole('button', { name: 'Match with a £27.00 gap' }));
    expect(await panel.findByRole('button', { name: 'Unmatch' })).toBeVisible();
    expect(api.calls('POST', '/reconciliation/cases/pi_7/match')[0]?.body).toEqual({
      ...{ reason: 'Slip checked', seen: details.seen },
    });
  });

  it('takes a match back with a reason', async () => {
    serveCases([]);
    api.on('GET', '/reconciliation/cases/pi_7', {
      data: { ...details, needsPerson: false, reason: null, settled: true },
    });
    api.on('POST', '/reconciliation/cases/pi_7/unmatch', { statusMessage: 'Match undone' });
    const { user } = await open('?case=pi_7');
    const panel = await panelOf(/Ann Field/);
    await user.type(await panel.findByLabelText('Why it was not right'), 'Wrong slip');
    await user.click(panel.getByRole('button', { name: 'Unmatch' }));
    expect(await screen.findByText('Match undone')).toBeVisible();
    expect(api.calls('POST', '/reconciliation/cases/pi_7/unmatch')[0]?.body).toEqual({ reason: 'Wrong slip' });
  });

  it('says that a case has changed since somebody began to write, and keeps what was typed', async () => {
    serveCases([mismatch]);
    api.on('GET', '/reconciliation/cases/pi_7', { data: details });
    const { user } = await open('?case=pi_7');
    const panel = await panelOf(/Ann Field/);
    await user.type(await panel.findByLabelText('Reason, kept in the history'), 'Slip checked');
    api.on('POST', '/reconciliation/cases/pi_7/match', {
      status: 409,
      code: 'CHANGED_MEANWHILE',
      responseMessage: 'Changed',
    });
    const newer = 'b'.repeat(16);
    api.on('GET', '/reconciliation/cases/pi_7', { data: { ...details, seen: newer } });
    await user.click(panel.getByRole('button', { name: /^Match with/ }));
    expect(await panel.findByRole('alert')).toBeVisible();
    expect(panel.getByLabelText('Reason, kept in the history')).toHaveValue('Slip checked');
    await waitFor(() => expect(api.calls('GET', '/reconciliation/cases/pi_7')).toHaveLength(2));
    api.on('POST', '/reconciliation/cases/pi_7/match', { statusMessage: 'Matched' });
    await user.click(panel.getByRole('button', { name: /^Match with/ }));
    await waitFor(() =>
      expect(api.calls('POST', '/reconciliation/cases/pi_7/match').at(-1)?.body).toMatchObject({ seen: newer }),
    );
  });

  it('assigns, comments, and needs nobody for what the address names wrongly', async () => {
    serveCases([mismatch]);
    api.on('GET', '/reconciliation/cases/pi_7', { data: details });
    api.on('PUT', '/reconciliation/cases/pi_7/assignee', { statusMessage: 'Assigned' });
    api.on('POST', '/reconciliation/cases/pi_7/comments', { statusMessage: 'Comment kept' });
    const { user, router } = await open('?case=pi_7');
    const panel = await panelOf(/Ann Field/);
    await user.selectOptions(await panel.findByLabelText('Assigned to'), 'Ruth Ashworth');
    await waitFor(() =>
      expect(api.calls('PUT', '/reconciliation/cases/pi_7/assignee')[0]?.body).toEqual({ assignee: 'acc_20' }),
    );
    await user.type(panel.getByLabelText('Comment'), 'Asked the bank');
    await user.click(panel.getByRole('button', { name: 'Keep comment' }));
    expect(await screen.findByText('Comment kept')).toBeVisible();
    api.on('GET', '/reconciliation/cases/pi_9', {
      status: 404,
      code: 'CASE_NOT_FOUND',
      responseMessage: 'No such case',
    });
    await router.navigate(`${PLACE}?case=pi_9`);
    expect(await screen.findByText('Could not load this case')).toBeVisible();
  });

  it('leaves a large gap to a second person, who is never the first', async () => {
    serveCases([mismatch]);
    const large = { ...details, gapPence: -54_120, providerPence: null };
    api.on('GET', '/reconciliation/cases/pi_7', { data: large });
    api.on('POST', '/reconciliation/cases/pi_7/adjustment', { statusMessage: 'Adjustment proposed' });
    const { user } = await open('?case=pi_7');
    const panel = await panelOf(/Ann Field/);
    await user.type(await panel.findByLabelText('Reason, kept in the history'), 'Bank letter');
    const waiting = {
      amountPence: -54_120,
      reason: 'Bank letter',
      by: { id: finance.id, name: 'Alex' },
      at: mismatch.since,
    };
    api.on('GET', '/reconciliation/cases/pi_7', { data: { ...large, adjustment: waiting } });
    await user.click(panel.getByRole('button', { name: 'Propose an adjustment of £541.20' }));
    expect(await panel.findByText(/A second person has to agree/)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Take back' })).toBeVisible();
  });

  it('lets a second person agree to an adjustment', async () => {
    serveCases([mismatch]);
    const by = { id: 'acc_20', name: 'Ruth Ashworth' };
    const adjustment = { amountPence: -54_120, reason: 'Bank letter', by, at: mismatch.since };
    api.on('GET', '/reconciliation/cases/pi_7', { data: { ...details, adjustment } });
    api.on('POST', '/reconciliation/cases/pi_7/adjustment/approve', { statusMessage: 'Adjustment approved' });
    const { user } = await open('?case=pi_7');
    const panel = await panelOf(/Ann Field/);
    expect(await panel.findByText(/Asked for by Ruth Ashworth: “Bank letter”/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Agree' }));
    await waitFor(() =>
      expect(api.calls('POST', '/reconciliation/cases/pi_7/adjustment/approve')[0]?.body).toEqual({
        seen: details.seen,
      }),
    );
  });
});

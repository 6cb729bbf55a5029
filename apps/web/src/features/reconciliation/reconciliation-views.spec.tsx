import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../session/session.api';
import { CONFIRMED, giveOwnPassword } from '../../testing/own-password';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession } from '../../testing/signed-in';
import type { Case } from './reconciliation.api';
import { details, LINE, mismatch, missing, OVERVIEW, PAYOUT, refunded } from './testing/served-cases';

const api = serveApi();

const PLACE = '/reconciliation';
const finance: Me = { ...admin, permissions: ['payments.reconcile', 'customers.manage'] };

const serveCases = (rows: readonly Case[]) =>
  api.on('GET', '/reconciliation/cases', { data: { rows, next: null, matching: rows.length, more: false } });

const open = async (search = '') => {
  haveSession(api, finance);
  const app = renderApp(`${PLACE}${search}`);
  await screen.findByRole('heading', { name: 'Payments reconciliation', level: 1 });
  return { ...app, query: () => new URLSearchParams(app.router.state.location.search) };
};

describe('the views of the reconciliation', () => {
  beforeEach(() => api.on('GET', '/reconciliation', { data: OVERVIEW }));

  it('shows ours in pounds, and of a charge in another currency that it is: nothing is compared', async () => {
    const euros: Case = { ...mismatch, reason: 'otherCurrency', currency: 'eur', providerPence: null, gapPence: 0 };
    serveCases([euros]);
    api.on('GET', '/reconciliation/cases/pi_7', { data: { ...details, ...euros, restPence: null, explanation: null } });
    const { user } = await open();
    const row = (await screen.findByRole('button', { name: 'Ann Field' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('£541.20in EURnot comparedNot in pounds');
    await user.click(within(row).getByRole('button', { name: 'Ann Field' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Ann Field, in EUR' }));
    expect((await panel.findByText('Our order')).closest('li')).toHaveTextContent('£541.20');
    expect(panel.getByRole('button', { name: 'Match' })).toBeVisible();
    expect(panel.queryByText(/€/)).toBeNull();
  });

  it('leads from payouts to the lines of one, to a payment, to its customer’s history and back', async () => {
    api.on('GET', '/reconciliation/payouts', { data: { rows: [PAYOUT], next: null } });
    api.on('GET', '/reconciliation/payouts/po_1', { data: { ...PAYOUT, rows: [LINE], next: null } });
    api.on('GET', '/reconciliation/cases/pi_7', { data: details });
    const { user, query } = await open('?view=payouts');
    await user.click(await screen.findByRole('button', { name: 'Lines of the payout of 2 Nov 2026' }));
    const row = (await screen.findByRole('button', { name: 'Ann Field' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('£514.20');
    expect(row).toHaveTextContent('−£7.91');
    expect(row).toHaveTextContent('£506.29');
    expect(within(row).getByRole('link', { name: 'History of Ann Field' })).toHaveAttribute(
      'href',
      '/dashboard/newDashboardAdmin/UserManagement/acc_9/events',
    );
    await user.click(within(row).getByRole('button', { name: 'Ann Field' }));
    const panel = within(await screen.findByRole('dialog', { name: /Ann Field/ }));
    expect(await panel.findByRole('link', { name: 'Customer’s history' })).toBeVisible();
    expect(query().get('case')).toBe('pi_7');
    await user.click(panel.getByRole('button', { name: /close/i }));
    await user.click(screen.getByRole('button', { name: 'All payouts' }));
    expect(query().toString()).toBe('view=payouts');
    expect(await screen.findByRole('button', { name: 'Lines of the payout of 2 Nov 2026' })).toBeVisible();
  });

  it('has months with their totals, each of which leads to what it is made of', async () => {
    await open('?view=months');
    const row = (await screen.findByRole('link', { name: 'October 2026' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('£1,029.60');
    expect(row).toHaveTextContent('−£27.00');
    expect(within(row).getByRole('link', { name: '2 exceptions of October 2026' })).toHaveAttribute(
      'href',
      '/reconciliation?month=2026-10',
    );
  });

  it('accepts many refunds at once, with one reason', async () => {
    serveCases([refunded, { ...refunded, caseId: 'pi_6', gapPence: 100 }]);
    const { user } = await open('?view=refunded');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Ben Wood, pi_5' }));
    expect(screen.queryByRole('checkbox', { name: 'Choose Ben Wood, pi_6' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Accept 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept 1 together' }));
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findAllByText('Required !!')).not.toHaveLength(0);
    await user.type(dialog.getByLabelText('Reason, kept in the history'), 'Both agree');
    api.on('POST', '/reconciliation/accept', { data: { accepted: 1 }, statusMessage: 'Accepted' });
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(api.calls('POST', '/reconciliation/accept')[0]?.body).toEqual({ caseIds: ['pi_5'], reason: 'Both agree' }),
    );
  });

  it('goes from case to case by keys, unless they are turned off', async () => {
    serveCases([mismatch, missing]);
    api.on('GET', '/reconciliation/cases/pi_7', { data: details });
    api.on('GET', '/reconciliation/cases/pi_8', { data: { ...details, ...missing } });
    const { user, query } = await open();
    await screen.findByRole('button', { name: 'Ann Field' });
    await user.keyboard('j');
    await waitFor(() => expect(query().get('case')).toBe('pi_7'));
    expect(screen.getByText(/Keys:/)).toHaveTextContent('J next, K previous, M match, S skip');
    await screen.findByRole('button', { name: /close/i });
    // As after a decision, whose form took the focus with it.
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(query().get('case')).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Use keys' }));
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('j');
    expect(query().get('case')).toBeNull();
  });

  it('exports what the filters leave, once the own password confirmed it', async () => {
    serveCases([mismatch]);
    api.on('GET', '/reconciliation/export/xlsx', { document: 'PK' });
    api.on('POST', '/session/step-up', CONFIRMED);
    URL.createObjectURL = () => 'blob:reconciliation';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open('?reason=amountDiffers');
    await user.click(await screen.findByRole('button', { name: 'Export XLSX' }));
    await giveOwnPassword(user, 'Export the reconciliation');
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    click.mockRestore();
    const [file] = api.calls('GET', '/reconciliation/export/xlsx');
    expect(new URL(file?.url ?? '').searchParams.get('reason')).toBe('amountDiffers');
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({
      ...{ route: 'reconciliation.export', target: { format: 'xlsx' } },
    });
  });

  it('has the provider read, and says when it is read already', async () => {
    serveCases([]);
    api.on('POST', '/reconciliation/sweeps', {
      status: 409,
      code: 'SWEEP_UNDER_WAY',
      responseMessage: 'Being read already',
    });
    const { user } = await open();
    expect(await screen.findByText('Every payment is matched')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Run now' }));
    expect(await screen.findByText('Being read already')).toBeVisible();
  });

  it('says what failed, and loads it on another try', async () => {
    api.on('GET', '/reconciliation', { status: 500, code: 'FAULT' });
    api.on('GET', '/reconciliation/cases', { status: 500, code: 'FAULT' });
    const { user } = await open('?search=ann');
    const failed = (await screen.findByText('Could not load the payments')).closest('[role=alert]') as HTMLElement;
    expect(await screen.findByText('Could not load the totals')).toBeVisible();
    serveCases([mismatch]);
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Ann Field' })).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { CONFIRMED, giveOwnPassword } from '../../testing/own-password';
import { admin, haveSession } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';
import type { Me } from '../../session/session.api';
import type { Payment } from './payments.api';

const api = serveApi();

const PLACE = '/dashboard/paymentHistory';

const disputed: Payment = {
  paymentId: 'pi_7',
  accountId: 'acc_9',
  name: 'Ann Field',
  companyName: 'Field & Sons',
  username: 'ann@field.example',
  createdTime: '2026-10-30T09:00:00.000Z',
  subscriptionType: 'EmbraceMonthly',
  invoiceId: 'KEEL-7',
  amount: 56.4,
  netPence: 4_700,
  vatPence: 940,
  grossPence: 5_640,
  refundedPence: 1_000,
  currency: 'gbp',
  status: 'requires_payment_method',
  statusFilter: 'Failed',
  refund: 'partial',
  dispute: 'open',
  state: 'failed',
};
const erased: Payment = {
  ...disputed,
  paymentId: 'pi_8',
  name: '',
  companyName: '',
  username: '',
  subscriptionType: '',
};

const serve = (rows: readonly Payment[], more = false, meta: Record<string, unknown> = {}) =>
  api.on('GET', '/payments', { data: { rows, matching: more ? 5_000 : rows.length, more, newestOnly: false }, meta });

const reconciling: Me = { ...admin, permissions: ['payments.reconcile'] };

const open = async (search = '', who = reconciling) => {
  haveSession(api, who);
  const app = renderApp(`${PLACE}${search}`);
  await screen.findByRole('heading', { name: 'Payment History', level: 1 });
  return { ...app, query: () => new URLSearchParams(app.router.state.location.search) };
};

const asked = () => api.calls('GET', '/payments').map(({ url }) => new URL(url).searchParams);

describe('the payment history', () => {
  it('[PAYHIS-01~] says what became of the money, and has no name for whom it has forgotten', async () => {
    serve([disputed, erased]);
    await open();
    const row = (await screen.findByRole('button', { name: 'Ann Field' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('Failed');
    expect(row).toHaveTextContent('Refunded £10.00, Disputed');
    expect(row).toHaveTextContent('£56.40, £47.00 net, £9.40 VAT');
    const forgotten = screen.getByRole('button', { name: 'Name erased' }).closest('tr') as HTMLElement;
    expect(forgotten).toHaveTextContent('No plan');
  });

  it('[PAYHIS-01~] has a tab for each state, which the address, the next page and the file keep', async () => {
    serve([disputed]);
    const { user, query } = await open('?page=1&search=ann');
    const tabs = within(await screen.findByRole('group', { name: 'State' }));
    expect(tabs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['All', 'Succeeded', 'Refunded in part', 'Refunded', 'Disputed', 'Dispute lost', 'Failed'],
    ]);
    await user.click(tabs.getByRole('button', { name: 'Dispute lost' }));
    await waitFor(() => expect(asked().at(-1)?.get('state')).toBe('lost'));
    expect([query().get('state'), query().get('search')]).toEqual(['lost', 'ann']);
    expect(tabs.getByRole('button', { name: 'Dispute lost' })).toHaveAttribute('aria-pressed', 'true');
    api.on('GET', '/payments/export', { document: 'Time\r\n' });
    URL.createObjectURL = () => 'blob:payments';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api.on('POST', '/session/step-up', CONFIRMED);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await giveOwnPassword(user, 'Export the payments');
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    click.mockRestore();
    const [file] = api.calls('GET', '/payments/export');
    expect(file?.headers.get('confirmation')).toBe('confirmation-1');
    expect(new URL(file?.url ?? '').searchParams.get('state')).toBe('lost');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(query().toString()).toBe('');
  });

  it('[PAYHIS-01~] leads from a payment to its customer, for staff who may see customers', async () => {
    const details = {
      ...disputed,
      stripeInvoiceId: null,
      subscriptionId: null,
      attempts: 2,
      failure: null,
      events: [],
    };
    serve([disputed]);
    api.on('GET', '/payments/pi_7', { data: details });
    await open('?payment=pi_7', { ...admin, permissions: ['payments.reconcile', 'customers.manage'] });
    const panel = within(await screen.findByRole('dialog', { name: 'Ann Field' }));
    expect(await panel.findByRole('link', { name: 'Ann Field' })).toHaveAttribute(
      'href',
      '/dashboard/newDashboardAdmin/UserManagement/acc_9',
    );
    expect(panel.getByText('State').nextSibling).toHaveTextContent('Failed');
  });

  it('[PAYHIS-01~] says when nobody has paid, and when nothing matches, which one click undoes', async () => {
    serve([]);
    const { user, query } = await open('?search=nobody&fromDate=2026-10-01&toDate=2026-10-31');
    expect(await screen.findByText('No User is Found')).toBeVisible();
    expect(screen.getByText(/^No payment matches the search, the state and the dates/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Payments appear here as soon as somebody pays.')).toBeVisible();
    expect([...query()]).toEqual([]);
  });

  it('[PAYHIS-01~] flags the day that is missing and the first that is late, and asks for nothing then', async () => {
    serve([disputed]);
    const { user } = await open();
    await screen.findByRole('button', { name: 'Ann Field' });
    const days = within(screen.getByRole('form', { name: 'Search by date' }));
    await user.type(days.getByLabelText('From'), '2026-10-31');
    await user.click(days.getByRole('button', { name: 'Search by date' }));
    expect(days.getByLabelText('To')).toHaveAccessibleDescription('Required !!');
    expect(days.getByLabelText('From')).not.toHaveAttribute('aria-invalid', 'true');
    await user.type(days.getByLabelText('To'), '2026-10-01');
    expect(days.getByLabelText('From')).toHaveAccessibleDescription('The first day must not be after the last');
    expect(asked()).toHaveLength(1);
  });

  it.each(['?fromDate=2026-10-01', '?fromDate=2026-02-30&toDate=2026-03-01', '?fromDate=2026-10-02&toDate=2026-10-01'])(
    'asks without days when the address has %s',
    async (search) => {
      serve([disputed]);
      await open(search);
      await screen.findByRole('button', { name: 'Ann Field' });
      expect(asked().map((each) => [each.get('fromDate'), each.get('toDate')])).toEqual([[null, null]]);
    },
  );

  it('says that the days of the address are the wrong way round, until they are cleared', async () => {
    serve([disputed]);
    const { user } = await open('?fromDate=2026-10-02&toDate=2026-10-01');
    const text = 'The first day must not be after the last. All days are shown.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  it('[AUTHZ-03~] has no amounts and no export for staff who do not reconcile payments', async () => {
    const {
      amount: _,
      netPence: _net,
      vatPence: _vat,
      grossPence: _gross,
      refundedPence: _refunded,
      ...unpriced
    } = disputed;
    serve([unpriced]);
    const details = { stripeInvoiceId: null, subscriptionId: null, attempts: 2, failure: null, events: [] };
    api.on('GET', '/payments/pi_7', { data: { ...unpriced, ...details } });
    const { user } = await open('?sort=amount', admin);
    const row = (await screen.findByRole('button', { name: 'Ann Field' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('Refunded in part, Disputed');
    expect(row).not.toHaveTextContent('£');
    expect(screen.queryByRole('columnheader', { name: /Amount/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
    expect(asked().map((each) => each.get('sort'))).toEqual(['createdTime']);
    await user.click(screen.getByRole('button', { name: 'Invoices' }));
    expect(screen.getByRole('columnheader', { name: /Invoice ID/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /Amount/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ann Field' }));
    const panel = await screen.findByRole('dialog', { name: /Ann Field/ });
    expect(await within(panel).findByText('Attempts')).toBeVisible();
    expect(within(panel).queryByText('Amount')).not.toBeInTheDocument();
    expect(within(panel).getByText('In part')).toBeVisible();
    expect(within(panel).queryByText('Refunded')).not.toBeInTheDocument();
  });

  it('keeps the search when the table fails, and loads it on another try', async () => {
    api.on('GET', '/payments', { status: 500, code: 'FAULT' });
    const { user, query } = await open('?search=field');
    expect(await screen.findByText('Technical error,please contact with technical team')).toBeVisible();
    serve([disputed]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Ann Field' })).toBeVisible();
    expect(query().get('search')).toBe('field');
    expect(asked().at(-1)?.get('search')).toBe('field');
  });

  it('says that there are more than are counted, and that newer ones may be missing', async () => {
    serve([disputed], true, { stale: true });
    await open();
    expect(await screen.findByText(/^More than 5,000 payments\. Narrow the search/)).toBeVisible();
    expect(screen.getByText('Newer payments may still be missing')).toBeVisible();
  });

  it('[PAYHIS-02~] counts on from page to page in the alternative table', async () => {
    serve([disputed]);
    await open('?view=invoices&page=3&size=25');
    const row = (await screen.findByRole('button', { name: 'Ann Field' })).closest('tr') as HTMLElement;
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('51');
  });

  it('leads from a page after the last to the last', async () => {
    api.on('GET', '/payments', ({ url }) => {
      const last = new URL(url).searchParams.get('page') === '2';
      return { data: { rows: last ? [disputed] : [], matching: 13, more: false, newestOnly: false } };
    });
    const { user, query } = await open('?page=99');
    expect(await screen.findByText('There is no page 99')).toBeVisible();
    expect(screen.getByText('0 of 13')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to the last page' }));
    expect(await screen.findByRole('button', { name: 'Ann Field' })).toBeVisible();
    expect(query().get('page')).toBe('2');
  });

  it('says in the panel when a payment cannot be loaded, and loads it on another try', async () => {
    serve([disputed]);
    api.on('GET', '/payments/pi_7', { status: 500, code: 'FAULT' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ann Field' }));
    expect(await screen.findByText('Could not load this payment')).toBeVisible();
    const details = {
      stripeInvoiceId: 'in_7',
      subscriptionId: null,
      attempts: 2,
      failure: 'card_declined',
      events: [],
    };
    api.on('GET', '/payments/pi_7', { data: { ...disputed, ...details } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('card declined')).toBeVisible();
    expect(screen.getByText('requires payment method')).toBeVisible();
    expect(screen.getByText('Nothing is recorded of this payment.')).toBeVisible();
  });

  it('saves no part of a file that fails', async () => {
    serve([disputed]);
    api.on('GET', '/payments/export', { status: 503, code: 'BUSY' });
    const { user } = await open();
    api.on('POST', '/session/step-up', CONFIRMED);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await giveOwnPassword(user, 'Export the payments');
    expect(await screen.findByRole('alert')).toHaveTextContent(/\S/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
    expect(screen.queryByText('Payments exported')).not.toBeInTheDocument();
  });
});

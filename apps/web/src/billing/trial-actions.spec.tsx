import { screen, waitFor, within } from '@testing-library/react';
import { annField, ONLY_PAGE } from '../testing/customer-row';
import { CONFIRMED, giveOwnPassword } from '../testing/own-password';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { admin, haveSession, partner, superAdmin } from '../testing/signed-in';
import { extendedEnd } from './trial-actions';

const api = serveApi();

const STAFF = '/dashboard/newDashboardAdmin/UserManagement';
const AREA = '/chanelPartner/dashboard';
const trial = { ...annField, account_type: 'Trial', account_name: '14-day free trial', dashboardCompleted: true };
const paid = { ...trial, id: 'acc_8', name: 'Bob Hale', freeTrailUser: 0, trial_ends: null, payment_status: 'Paid' };

/** Both tables, each with the fields of its own route. */
const serve = (...rows: readonly object[]) => {
  api.on('GET', '/customers', {
    data: { rows, matching: rows.length, ...ONLY_PAGE, totals: { customers: 2, onTrial: 1, underDeletion: 0 } },
  });
  api.on('GET', '/partners/customers', {
    data: {
      partner: { id: 'acc_4', name: 'Nell Marsh', company_name: 'Marsh Advisory', access_code: '40718263' },
      ...{ rows, matching: rows.length, ...ONLY_PAGE, totals: { customers: 2, onTrial: 1, paid: 1, stuck: 0 } },
    },
  });
};
const columns = async (row: string) => {
  // The table's row, and the buttons in it, which name it too.
  await screen.findAllByText(row);
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};

describe('Extend and Migrate', () => {
  it.each([
    ['staff', admin, STAFF, true],
    ['a channel partner', partner, AREA, true],
    ['the management of partners', superAdmin, `${AREA}?partner=acc_4`, false],
  ] as const)(
    '[BACK-07~] have columns for %s only where a row is a free trial, never in management',
    async (_, me, place, shown) => {
      haveSession(api, me);
      serve(paid);
      const first = renderApp(place);
      expect(await columns('Bob Hale')).not.toEqual(expect.arrayContaining(['Extend']));
      first.unmount();
      serve(trial, paid, { ...trial, id: 'acc_7', name: 'Cat Low', status: 'under_deletion' });
      renderApp(place);
      const named = await columns('Cat Low');
      expect(named.filter((each) => each === 'Extend' || each === 'Migrate')).toEqual(
        shown ? ['Extend', 'Migrate'] : [],
      );
      const buttons = screen.queryAllByRole('button', { name: /^(Extend|Migrate) / }).map((each) => each.textContent);
      expect(buttons).toEqual(shown ? ['Extend Ann Field', 'Migrate Ann Field'] : []);
    },
  );

  it.each([
    ['staff', admin, STAFF, "The user's period has been extended by 14-days."],
    ['a channel partner', partner, AREA, "The user's trial period has been extended by 14-days."],
  ] as const)('[BACK-02~] extend for %s with the own password, and tell it in a popup', async (_, me, place, told) => {
    haveSession(api, me);
    serve(trial, paid);
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', '/billing/accounts/acc_9/trial-extensions', {
      statusMessage: 'The free trial was extended for 14 more days',
      data: { trialEndsAt: '2026-12-05T10:00:00.000Z' },
    });
    const { user } = renderApp(place);
    await user.click(await screen.findByRole('button', { name: 'Extend Ann Field' }));
    const asking = await screen.findByRole('dialog', { name: 'Extend the free trial' });
    expect(asking).toHaveTextContent(/Ann Field, Field & Sons\..*The customer is told by mail/);
    await giveOwnPassword(user, 'Extend the free trial');
    expect(await screen.findByText(told)).toBeVisible();
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({
      route: 'billing.extendTrial',
      target: { accountId: 'acc_9' },
    });
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByText(told)).not.toBeInTheDocument());
  });

  it('[BACK-02~] migrate, and keep the popup when row and column have gone', async () => {
    haveSession(api, admin);
    serve(trial);
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', '/billing/accounts/acc_9/subscriber', () => {
      serve({ ...trial, freeTrailUser: 0, trial_ends: null, payment_status: 'Unpaid' });
      return { statusMessage: 'Successfully Subscribed', data: {} };
    });
    const { user } = renderApp(STAFF);
    await user.click(await screen.findByRole('button', { name: 'Migrate Ann Field' }));
    await giveOwnPassword(user, 'Migrate To Paid Early Adopter');
    expect(await screen.findByText('The user has changed to a Subscriber.')).toBeVisible();
    const [call] = api.calls('POST', '/billing/accounts/acc_9/subscriber');
    expect(new URL(call?.url ?? '').searchParams.get('subscribedToPayment')).toBe('1');
    expect(call?.headers.get('confirmation')).toBe('confirmation-1');
    await waitFor(() => expect(screen.queryByText('Migrate')).not.toBeInTheDocument());
    expect(screen.getByText('The user has changed to a Subscriber.')).toBeVisible();
  });

  it('[BACK-02~] say that it went wrong in the dialog, which stays for another try', async () => {
    haveSession(api, admin);
    serve(trial);
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', '/billing/accounts/acc_9/trial-extensions', { status: 500 });
    const { user } = renderApp(STAFF);
    await user.click(await screen.findByRole('button', { name: 'Extend Ann Field' }));
    await giveOwnPassword(user, 'Extend the free trial');
    const dialog = await screen.findByRole('dialog', { name: 'Extend the free trial' });
    expect(await within(dialog).findByText(/Something went wrong!/)).toBeVisible();
  });

  it('[LIMIT-02~] name the end that the extension leads to', () => {
    const at = Date.parse('2026-11-21T10:00:00.000Z');
    expect(extendedEnd({ trial_ends: '2026-11-15T09:00:00.000Z' }, at)).toBe('2026-12-05T10:00:00.000Z');
    const early = Date.parse('2026-11-10T12:00:00.000Z');
    expect(extendedEnd({ trial_ends: '2026-11-15T09:00:00.000Z' }, early)).toBe('2026-11-29T09:00:00.000Z');
  });
});

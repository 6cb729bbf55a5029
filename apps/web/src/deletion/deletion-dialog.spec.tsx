import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { annField, ONLY_PAGE } from '../testing/customer-row';
import { CONFIRMED } from '../testing/own-password';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { admin, haveSession, superAdmin } from '../testing/signed-in';

const api = serveApi();

const PLACE = '/dashboard/newDashboardAdmin/UserManagement';
/** 3 days 20 hours and half of one, less the time that the test takes to come to it. */
const DELETE_AT = new Date(Date.now() + (3 * 24 * 60 + 20 * 60 + 30) * 60_000).toISOString();

type Row = typeof annField;

async function openTable(changes: Partial<Row> = {}) {
  haveSession(api, admin);
  const row = { ...annField, ...changes };
  api.on('GET', '/customers', {
    data: { rows: [row], matching: 1, ...ONLY_PAGE, totals: { customers: 1, onTrial: 1, underDeletion: 0 } },
  });
  const app = renderApp(PLACE);
  await screen.findByRole('button', { name: 'Ann Field' });
  return app;
}

type App = Awaited<ReturnType<typeof openTable>>;

const openMenu = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Actions for Ann Field' }));

async function choose(app: App, item: string) {
  await openMenu(app);
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog', { name: item });
}

async function givePassword({ user }: App, dialog: HTMLElement) {
  api.on('POST', '/session/step-up', CONFIRMED);
  await user.type(within(dialog).getByLabelText('Your password'), 'Harbour7');
  await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
  await within(dialog).findByText('Password Validated Successfully');
}

/** The question stands in a dialog of its own, over the first. */
async function answer({ user }: App, question: string, button: string) {
  const asked = (await screen.findByText(question)).closest<HTMLElement>('[role=dialog]');
  if (!asked) throw new Error('no dialog asks');
  await user.click(within(asked).getByRole('button', { name: button }));
}

const UNDER_DELETION = { status: 'under_deletion', delete_at: DELETE_AT } as const;

describe('the deletion of a customer by staff', () => {
  it('[DEL-03~] needs the right password before the action, and a confirmation after it', async () => {
    const app = await openTable();
    const dialog = await choose(app, 'Delete Account');
    const action = within(dialog).getByRole('button', { name: 'Delete Account' });
    expect(action).toBeDisabled();
    api.on('POST', '/session/step-up', { status: 403, statusMessage: 'Password is invaild' });
    await app.user.type(within(dialog).getByLabelText('Your password'), 'Wrong1{Enter}');
    expect(await within(dialog).findByText('Password is invaild')).toBeInTheDocument();
    expect(action).toBeDisabled();
    await app.user.clear(within(dialog).getByLabelText('Your password'));
    await givePassword(app, dialog);
    expect(action).toBeEnabled();
    await app.user.type(within(dialog).getByLabelText('Your password'), 'x');
    expect(action).toBeDisabled();
    await app.user.type(within(dialog).getByLabelText('Your password'), '{Backspace}');
    await app.user.click(action);
    await answer(app, 'Are you sure you want to delete the account?', 'Cancel');
    expect(api.calls('DELETE', '/accounts/acc_9')).toHaveLength(0);
    expect(api.calls('POST', '/session/step-up').at(-1)?.body).toEqual({
      ...{ password: 'Harbour7', route: 'deletion.complete', target: { accountId: 'acc_9' } },
    });
  });

  it('[DEL-02~] deletes at once, and says so in the specified words', async () => {
    const app = await openTable();
    const dialog = await choose(app, 'Delete Account');
    await givePassword(app, dialog);
    api.on('DELETE', '/accounts/acc_9', { data: {}, statusMessage: 'Success' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
    await answer(app, 'Are you sure you want to delete the account?', 'Delete');
    expect(await screen.findByText('THE ACCOUNT HAS BEEN DELETED')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('DELETE', '/accounts/acc_9')[0]?.headers.get('confirmation')).toBe('confirmation-1');
  });

  it.each([
    [false, 'THE ACCOUNT WILL BE DELETED IN 7 DAYS'],
    [true, 'THE ACCOUNT WILL BE DELETED WHEN THE FREE TRIAL ENDS'],
  ])('[DEL-02~] starts the days of grace; on trial %s it says: %s', async (trial, text) => {
    const app = await openTable();
    const dialog = await choose(app, '7 Day Delete');
    await givePassword(app, dialog);
    api.on('POST', '/accounts/acc_9/deletion', { data: { delete_at: DELETE_AT, trial } });
    await app.user.click(within(dialog).getByRole('button', { name: '7 Day Delete' }));
    await answer(app, 'Are you sure you want to activate the account deletion process?', 'Activate');
    expect(await screen.findByText(text)).toBeInTheDocument();
    const [call] = api.calls('POST', '/accounts/acc_9/deletion');
    expect(new URL(call?.url ?? '').search).toBe('?deleteUserflag=1');
  });

  it('[DEL-05] offers 7 Day Delete except where the trial has ended and payment status is 0', async () => {
    for (const [free_trial_expired, payment_status, offered] of [
      [true, 'Trial ended', false],
      [true, 'Paid', true],
      [false, 'Trial', true],
      [false, 'Paid', true],
    ] as const) {
      await openMenu(await openTable({ free_trial_expired, payment_status }));
      const sevenDays = await screen.findByRole('menuitem', { name: '7 Day Delete' });
      expect([free_trial_expired, payment_status, sevenDays.getAttribute('aria-disabled') !== 'true']).toEqual([
        ...[free_trial_expired, payment_status, offered],
      ]);
      expect(screen.getByRole('menuitem', { name: 'Delete Account' })).not.toHaveAttribute('aria-disabled', 'true');
      cleanup();
    }
  });

  it('[DEL-01] offers Delete Account to the active and the inactive, and of one under deletion shows the time that is left with a button', async () => {
    for (const [status, words] of [
      ['active', 'Active'],
      ['inactive', 'InActive'],
    ] as const) {
      const app = await openTable({ status });
      expect(screen.getByText(words)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Delete account of Ann Field' })).not.toBeInTheDocument();
      await openMenu(app);
      expect(await screen.findByRole('menuitem', { name: 'Delete Account' })).toBeInTheDocument();
      cleanup();
    }
    const app = await openTable(UNDER_DELETION);
    expect(screen.getByText(/^3 days 20 hours \d+ minutes?$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete account of Ann Field' })).toBeInTheDocument();
    await openMenu(app);
    expect(await screen.findByRole('menuitem', { name: 'Stop deletion' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Delete Account' })).not.toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: '7 Day Delete' })).not.toBeInTheDocument();
  });

  it('[DEL-02~] is stopped, with the specified words', async () => {
    const app = await openTable(UNDER_DELETION);
    const dialog = await choose(app, 'Stop deletion');
    await givePassword(app, dialog);
    api.on('POST', '/accounts/acc_9/deletion', { data: { delete_at: null, trial: false } });
    await app.user.click(within(dialog).getByRole('button', { name: 'Stop deletion' }));
    await answer(app, 'Are you sure you want to stop the account deletion process?', 'Stop deletion');
    expect(await screen.findByText('THE ACCOUNT DELETION PROCESS HAS NOW BEEN STOPPED')).toBeInTheDocument();
  });

  it('[DEL-02] starts, stops and completes by flags and DELETE, with the three messages, a trial with one of its own, and a partner as a partner', async () => {
    const start = { item: '7 Day Delete', question: 'Are you sure you want to activate the account deletion process?' };
    const stop = { item: 'Stop deletion', question: 'Are you sure you want to stop the account deletion process?' };
    const complete = { item: 'Delete Account', question: 'Are you sure you want to delete the account?' };
    const started = { delete_at: DELETE_AT, trial: false };
    for (const { row, item, question, press, answered, call, told } of [
      { ...start, row: {}, press: 'Activate', answered: started, call: 'POST 1', told: 'WILL BE DELETED IN 7 DAYS' },
      {
        ...{ ...start, row: {}, press: 'Activate', answered: { ...started, trial: true }, call: 'POST 1' },
        told: 'WILL BE DELETED WHEN THE FREE TRIAL ENDS',
      },
      {
        ...{ ...stop, row: UNDER_DELETION, press: 'Stop deletion', answered: { delete_at: null, trial: false } },
        ...{ call: 'POST 2', told: 'DELETION PROCESS HAS NOW BEEN STOPPED' },
      },
      { ...complete, row: {}, press: 'Delete', answered: {}, call: 'DELETE null', told: 'HAS BEEN DELETED' },
    ]) {
      const app = await openTable(row);
      const dialog = await choose(app, item);
      await givePassword(app, dialog);
      for (const at of ['/accounts/acc_9', '/accounts/acc_9/deletion'])
        api.on(call.startsWith('POST') ? 'POST' : 'DELETE', at, { data: answered });
      await app.user.click(within(dialog).getByRole('button', { name: item }));
      await answer(app, question, press);
      expect(await screen.findByText(`THE ACCOUNT ${told}`)).toBeInTheDocument();
      const sent = [...api.calls('POST', '/accounts/acc_9/deletion'), ...api.calls('DELETE', '/accounts/acc_9')];
      const { method, url } = sent.at(-1) ?? { method: '', url: '' };
      expect(`${method} ${new URL(url).searchParams.get('deleteUserflag')}`).toBe(call);
      cleanup();
    }

    haveSession(api, superAdmin);
    const called = { id: 'acc_9', name: 'Ann Field', company_name: 'Field & Sons', email: 'ann@field.example' };
    const dates = { last_login: null, created: '2026-09-01T09:00:00.000Z', status: 'active', delete_at: null };
    api.on('GET', '/partners', {
      data: { rows: [{ ...called, ...dates, access_code: null, customers: 0 }], matching: 1 },
    });
    const app = renderApp('/dashboard/newDashboardAdmin/ChannelManagement');
    await screen.findByRole('button', { name: 'Actions for Ann Field' });
    const dialog = await choose(app, 'Delete Account');
    await givePassword(app, dialog);
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
    await answer(app, complete.question, 'Delete');
    expect(await screen.findByText('THE ACCOUNT HAS BEEN DELETED')).toBeInTheDocument();
    const { url = '' } = api.calls('DELETE', '/accounts/acc_9').at(-1) ?? {};
    expect(new URL(url).searchParams.get('ischannelpartner')).toBe('true');
  });

  it('completes only the deletion that was seen, and says where somebody has stopped it', async () => {
    const app = await openTable(UNDER_DELETION);
    await app.user.click(screen.getByRole('button', { name: 'Delete account of Ann Field' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Account' });
    await givePassword(app, dialog);
    const statusMessage = 'The account is not being deleted. Somebody has stopped the deletion';
    api.on('DELETE', '/accounts/acc_9', { status: 409, code: 'NOT_UNDER_DELETION', statusMessage });
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
    await answer(app, 'Are you sure you want to delete the account?', 'Delete');
    expect(await within(dialog).findByText(statusMessage)).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Delete Account' })).toBeDisabled();
    const [call] = api.calls('DELETE', '/accounts/acc_9');
    expect(new URL(call?.url ?? '').searchParams.get('deleteAt')).toBe(DELETE_AT);
  });

  it('says that something went wrong, and keeps the dialog', async () => {
    const app = await openTable();
    const dialog = await choose(app, 'Delete Account');
    await givePassword(app, dialog);
    api.on('DELETE', '/accounts/acc_9', { status: 500 });
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
    await answer(app, 'Are you sure you want to delete the account?', 'Delete');
    expect(await within(dialog).findByText(/Something went wrong/)).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { annField, ONLY_PAGE } from '../testing/customer-row';
import { CONFIRMED } from '../testing/own-password';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { admin, haveSession } from '../testing/signed-in';

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

  it('[DEL-05~] offers 7 Day Delete except where the trial has ended unpaid', async () => {
    const app = await openTable({ free_trial_expired: true, payment_status: 'Trial ended' });
    await openMenu(app);
    expect(await screen.findByRole('menuitem', { name: '7 Day Delete' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menuitem', { name: 'Delete Account' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('[DEL-01~] of one under deletion shows the time that is left with a button, and offers only to stop it', async () => {
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

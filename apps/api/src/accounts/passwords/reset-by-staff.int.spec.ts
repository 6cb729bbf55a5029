import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';

const NEW = 'Fresh8Tide';
const LONG = 'quiet harbour at dawn';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

interface Account {
  readonly id: string;
  readonly email: string;
}

const manager = async () => {
  const account = await bench.staff('admin', ['customers.manage']);
  return { ...account, browser: await bench.signedIn(account) };
};
const confirm = (browser: Browser, { id }: Account) =>
  browser.confirm(PASSWORD, 'accounts.staffReset', { accountId: id });
const send = (browser: Browser, { id, email }: Account, changes: object = {}) =>
  browser.post(`/api/v1/customers/${id}/password-reset`, {
    newPassword: NEW,
    password: NEW,
    userName: email,
    ...changes,
  });
const resetsOf = async ({ id }: Account) =>
  (await bench.eventsAbout(id)).filter(({ type }) => type === 'accounts.password-reset.v1');

describe('a password that staff reset', () => {
  it('[BACK-08~] lets the customer in and the former one no more, ends every session, and is recorded with who did it', async () => {
    const [customer, { id, browser }] = [await bench.customer(), await manager()];
    const theirs = await bench.signedIn(customer);
    await confirm(browser, customer);
    expect(await send(browser, customer)).toMatchObject({ status: 200, statusMessage: 'Password reset successfully' });
    expect(await theirs.get('/api/v1/session/me')).toMatchObject({ status: 401 });
    expect(await bench.browser().signIn(customer.email, PASSWORD)).toMatchObject({ status: 401 });
    await bench.settled();
    expect(await bench.browser().signIn(customer.email, NEW)).toMatchObject({ status: 200 });
    const [reset, ...more] = await resetsOf(customer);
    expect(more).toEqual([]);
    expect(reset?.metadata).toMatchObject({ actor: { kind: 'admin', id }, subjectId: customer.id });
  });

  it('[BACK-08~] takes the own password for this customer, once', async () => {
    const [customer, other, { browser }] = [await bench.customer(), await bench.customer(), await manager()];
    expect(await send(browser, customer)).toMatchObject({ status: 403 });
    await confirm(browser, other);
    expect(await send(browser, customer)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    await confirm(browser, customer);
    expect(await send(browser, customer)).toMatchObject({ status: 200 });
    expect(await send(browser, customer)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    expect(await resetsOf(other)).toEqual([]);
  });

  it.each([
    [{ newPassword: 'Ab1cd', password: 'Ab1cd' }, 'body.newPassword', 'Minium length 6'],
    [
      { newPassword: 'abcdefg', password: 'abcdefg' },
      'body.newPassword',
      'Password to have at least one number, one upper case and one lower case alphabet.',
    ],
    [
      { newPassword: 'Abcdefghijk12', password: 'Abcdefghijk12' },
      'body.newPassword',
      'Minimum length 6, max length 12',
    ],
    [{ password: 'Another8Tide' }, 'body.password', 'Password mismatch'],
    [{ newPassword: '', password: '' }, 'body.newPassword', 'Required !!'],
  ])('[BACK-08~] refuses %j with the specified text', async (changes, path, message) => {
    const [customer, { browser }] = [await bench.customer(), await manager()];
    await confirm(browser, customer);
    const { status, errors } = await send(browser, customer, changes);
    expect([status, errors]).toEqual([400, expect.arrayContaining([{ path, message }])]);
    expect(await resetsOf(customer)).toEqual([]);
  });

  it.each(['Qzvk47', 'Qzvkwpltmx47'])(
    '[BACK-08~] takes %s, as short and as long as is allowed',
    async (newPassword) => {
      const [customer, { browser }] = [await bench.customer(), await manager()];
      await confirm(browser, customer);
      expect(await send(browser, customer, { newPassword, password: newPassword })).toMatchObject({ status: 200 });
    },
  );

  it('is an admin’s by a super admin alone, by the rule of staff, ends their sessions and is recorded', async () => {
    const boss = await bench.staff('superAdmin');
    const browser = await bench.signedIn(boss);
    const colleague = await bench.staff('admin', ['customers.manage']);
    const theirs = await bench.signedIn(colleague);
    await confirm(browser, colleague);
    const { status, errors } = await send(browser, colleague);
    expect([status, errors]).toEqual([
      400,
      [{ path: 'body.newPassword', message: 'Password should contain at least 12 characters' }],
    ]);
    const chosen = { newPassword: LONG, password: LONG };
    await confirm(browser, colleague);
    expect(await send(browser, colleague, chosen)).toMatchObject({ status: 200 });
    expect(await theirs.get('/api/v1/session/me')).toMatchObject({ status: 401 });
    const again = await bench.signedIn(colleague, bench.browser(), LONG);
    expect(await again.get('/api/v1/sessions')).toMatchObject({ status: 200 });
    const [reset, ...more] = await resetsOf(colleague);
    expect(more).toEqual([]);
    expect(reset?.metadata).toMatchObject({ actor: { kind: 'super-admin', id: boss.id }, subjectId: colleague.id });
  });

  it('is no super admin’s, nobody’s who is disabled or only invited, and not the own', async () => {
    const boss = await bench.staff('superAdmin');
    const browser = await bench.signedIn(boss);
    const [invited, disabled] = [await bench.staff('admin'), await bench.staff('admin')];
    await bench.database.admin('UPDATE vault.credentials SET password_hash = NULL WHERE account_id = $1', [invited.id]);
    await bench.database.admin('UPDATE vault.credentials SET disabled_at = now() WHERE account_id = $1', [disabled.id]);
    for (const each of [boss, await bench.staff('superAdmin'), invited, disabled]) {
      await confirm(browser, each);
      expect(await send(browser, each, { newPassword: LONG, password: LONG })).toMatchObject({
        status: 404,
        code: 'ACCOUNT_NOT_FOUND',
      });
      expect(await resetsOf(each)).toEqual([]);
    }
  });

  it('is not of staff for admins, nor of an account whose address was not given with it', async () => {
    const [customer, { browser }] = [await bench.customer(), await manager()];
    const colleague = await bench.staff('admin');
    await confirm(browser, colleague);
    expect(await send(browser, colleague)).toMatchObject({ status: 404 });
    await confirm(browser, customer);
    expect(await send(browser, customer, { userName: 'somebody@example.com' })).toMatchObject({ status: 404 });
  });

  it('[AUTHZ-01~] is refused to customers, to staff who do not manage customers, and to those who act as a customer', async () => {
    const customer = await bench.customer();
    const own = await bench.signedIn(customer);
    const plain = await bench.signedIn(await bench.staff('admin'));
    const { browser } = await manager();
    await browser.post('/api/v1/session/acting', { accountId: customer.id, reason: 'Owner cannot log in' });
    for (const each of [own, plain, browser]) expect(await send(each, customer)).toMatchObject({ status: 403 });
  });
});

import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';

const NEW = 'Fresh8Tide';

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

  it('is not of staff, nor of an account whose address was not given with it', async () => {
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

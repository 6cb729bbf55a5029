import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';

const ME = '/api/v1/session/me';
const TOKEN = '/api/v1/session/token';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const copyOf = (browser: Browser): Browser => {
  const copy = bench.browser();
  browser.cookies.forEach((value, name) => copy.cookies.set(name, value));
  copy.jwt = browser.jwt;
  return copy;
};

describe('a session', () => {
  it('[SESS-01~] is replaced when the browser signs in again', async () => {
    const account = await bench.customer();
    const browser = await bench.signedIn(account);
    const old = copyOf(browser);
    await bench.signedIn(account, browser);
    expect(await old.post(TOKEN)).toMatchObject({ status: 401 });
    expect(await old.get(ME)).toMatchObject({ status: 401 });
    expect(await browser.post(TOKEN)).toMatchObject({ status: 200 });
  });

  it('[SESS-01~, SESS-06~] has a new token after the password was given again', async () => {
    const browser = await bench.signedIn(await bench.customer());
    const old = copyOf(browser);
    expect(await browser.confirm(PASSWORD, 'session.end')).toMatchObject({
      status: 200,
      responseMessage: 'Password Validated Successfully',
    });
    expect(await old.post(TOKEN)).toMatchObject({ status: 401 });
    expect(await browser.post(TOKEN)).toMatchObject({ status: 200 });
  });

  it('[SESS-04~] loses and gains rights at once', async () => {
    const admin = await bench.staff('admin', ['customers.manage']);
    const customer = await bench.customer();
    const browser = await bench.signedIn(admin);
    const url = `/api/v1/staff/accounts/${customer.id}/sessions`;
    await browser.confirm(PASSWORD, 'staff.endSessions', { accountId: customer.id });
    expect(await browser.delete(url)).toMatchObject({ status: 200 });
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    const target = { accountId: admin.id, permission: 'customers.manage' };
    await boss.confirm(PASSWORD, 'staff.withdrawPermission', target);
    expect(await boss.delete(`/api/v1/staff/${admin.id}/permissions/customers.manage`)).toMatchObject({ status: 200 });
    bench.pass(1_000);
    expect(await browser.delete(url)).toMatchObject({ status: 403 });
  });
});

describe('the list of sessions', () => {
  const SESSIONS = '/api/v1/sessions';
  const listed = async (browser: Browser) =>
    (await browser.get(SESSIONS)).data['sessions'] as { id: string; current: boolean; userAgent: string }[];

  it('[SESS-05] shows the own ones and ends one, with the password', async () => {
    const account = await bench.customer();
    const here = await bench.signedIn(account);
    const there = await bench.signedIn(account);
    const stranger = await bench.signedIn(await bench.customer());
    const sessions = await listed(here);
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(sessions.map(({ userAgent }) => userAgent)).toEqual(['Test browser', 'Test browser']);
    expect(await listed(stranger)).toHaveLength(1);
    const other = sessions.find(({ current }) => !current)?.id ?? '';

    expect(await here.delete(`${SESSIONS}/${other}`)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    await stranger.confirm(PASSWORD, 'session.end', { sessionId: other });
    expect(await stranger.delete(`${SESSIONS}/${other}`)).toMatchObject({ status: 404 });
    await here.confirm(PASSWORD, 'session.end', { sessionId: other });
    expect(await here.delete(`${SESSIONS}/${other}`)).toMatchObject({ status: 200 });
    expect(await there.get(ME)).toMatchObject({ status: 401 });
    expect(await listed(here)).toHaveLength(1);
  });

  it('[SESS-05] can be emptied by staff: a customer’s by who manages customers, anybody’s by a super admin', async () => {
    const customer = await bench.customer();
    const browser = await bench.signedIn(customer);
    const colleague = await bench.staff('admin');
    const atWork = await bench.signedIn(colleague);
    const admin = await bench.signedIn(await bench.staff('admin', ['customers.manage']));
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    const urlOf = ({ id }: { id: string }) => `/api/v1/staff/accounts/${id}/sessions`;
    expect(await admin.delete(urlOf(customer))).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    const end = async (by: Browser, account: { id: string }) => {
      await by.confirm(PASSWORD, 'staff.endSessions', { accountId: account.id });
      return by.delete(urlOf(account));
    };
    expect(await end(admin, customer)).toMatchObject({ data: { ended: 1 } });
    expect(await end(admin, colleague)).toMatchObject({ status: 404 });
    expect(await end(boss, colleague)).toMatchObject({ data: { ended: 1 } });
    bench.pass(1_000);
    expect(await browser.get(ME)).toMatchObject({ status: 401 });
    expect(await atWork.post(TOKEN)).toMatchObject({ status: 401 });
  });

  it('[SESS-05] follows the written policy: any number at once, signing out ends one, a new password the others', async () => {
    const policy = readFileSync(join(__dirname, '../../../../../docs/security.md'), 'utf8');
    expect(policy).toContain('## Concurrent sessions\n\nAn account may have any number of sessions.');
    const account = await bench.customer();
    const [first, second] = [await bench.signedIn(account), await bench.signedIn(account)];
    const others: Browser[] = [];
    while (others.length < 10) others.push(await bench.signedIn(account));
    expect(await listed(first)).toHaveLength(12);
    await second.post('/api/v1/session/sign-out');
    expect(await listed(first)).toHaveLength(11);
    const form = { userName: account.email, password: PASSWORD, newPassword: 'Newhouse8' };
    expect(await first.post('/api/v1/accounts/change-password', form)).toMatchObject({ status: 200 });
    expect(await listed(first)).toHaveLength(1);
    for (const other of others) expect(await other.post(TOKEN)).toMatchObject({ status: 401 });
  });
});

describe('requests of other sites', () => {
  it('[SESS-07~] are refused on signing in as well', async () => {
    const { email } = await bench.customer();
    const body = { username: email, password: PASSWORD };
    const browser = bench.browser();
    expect(await browser.post('/api/v1/session/sign-in', body, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
    });
    expect(await browser.post('/api/v1/session/sign-in', body, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
    });
    expect(browser.cookies.size).toBe(0);
  });
});

describe('session values', () => {
  it('[SIGNIN-18~] answer what the screens keep', async () => {
    const account = await bench.customer();
    const browser = await bench.signedIn(account);
    const { data } = await browser.get(ME);
    expect(data).toEqual({
      id: account.id,
      userName: account.email,
      name: 'Ada Byron',
      surname: '',
      companyName: 'Engine Works Ltd',
      email: account.email,
      isPremium: 'false',
      isAdmin: false,
      isSuperAdmin: false,
      channelPartner: 'false',
      userStatus: 'active',
      freeTrailUser: 1,
      paymentFlag: 0,
      subscribedToPayment: 0,
      freeTrailExpired: false,
      trialEndsAt: '2026-11-16T09:00:00.000Z',
      paymentStatus: 'Trial',
      standing: 'onboarding',
      roles: ['customer'],
      permissions: [],
    });
  });

  it('[DEL-06~, SHELL-02~] say that and when the account goes, until the deletion is called off', async () => {
    const account = await bench.customer();
    const browser = await bench.signedIn(account);
    const deletionAt = '2026-11-09T09:00:00.000Z';
    await bench.database.admin(
      `INSERT INTO read_model.customers VALUES ($1, 'Ada Byron', 'Engine Works Ltd', '', 'soletrader', 1, '01632960001',
         $2, 1, 0, 0, false, NULL, now(), NULL, NULL, $3, NULL, '[]', NULL, '')`,
      [account.id, account.email, deletionAt],
    );
    expect((await browser.get(ME)).data).toMatchObject({ userStatus: 'under_deletion', deleteAt: deletionAt });
    await bench.database.admin('UPDATE read_model.customers SET deletion_at = NULL WHERE account_id = $1', [
      account.id,
    ]);
    const { data } = await browser.get(ME);
    expect(data).toMatchObject({ userStatus: 'active' });
    expect(data).not.toHaveProperty('deleteAt');
  });
});

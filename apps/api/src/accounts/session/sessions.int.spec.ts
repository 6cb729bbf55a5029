import { accessMatrix, accessRuleOf } from '@keelson/contracts/access';
import { startTestApi } from '../../platform/testing/start-test-api';
import { AccountsBench, PASSWORD, START } from '../../platform/testing/accounts-bench';
import { Browser } from '../../platform/testing/browser';

const MINUTE = 60_000;
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

describe('the session cookie', () => {
  it('[SESS-03~] is for the server alone; on plain http its name carries the port', async () => {
    const { email } = await bench.customer();
    const { setCookies } = await bench.browser().signIn(email, PASSWORD);
    expect(setCookies).toEqual([
      expect.stringMatching(/^current-user-3000=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('[SESS-03~] is bound to its host on https', async () => {
    const { email } = await bench.customer();
    const configuration = { publicUrl: 'https://app.keelson.example' };
    const api = await startTestApi({
      database: bench.database,
      prepared: true,
      sessions: 'real',
      clock: () => bench.now,
      configuration,
    });
    const { setCookies } = await new Browser(api).signIn(email, PASSWORD);
    await api.close();
    expect(setCookies).toEqual([
      expect.stringMatching(/^__Host-current-user=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ]);
  });
});

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
    const stepUp = { password: PASSWORD, route: 'session.end' };
    expect(await browser.post('/api/v1/session/step-up', stepUp)).toMatchObject({ status: 200 });
    expect(await old.post(TOKEN)).toMatchObject({ status: 401 });
    expect(await browser.post(TOKEN)).toMatchObject({ status: 200 });
  });

  it('[SESS-02~] ends when nobody uses it for 30 minutes', async () => {
    const browser = await bench.signedIn(await bench.customer());
    bench.pass(30 * MINUTE - 1_000);
    expect(await browser.post(TOKEN)).toMatchObject({ status: 200 });
    bench.pass(2_000);
    expect(await browser.post(TOKEN)).toMatchObject({ status: 401 });
  });

  it('[SESS-02~] is not kept by polling or by renewing the token, but by activity', async () => {
    const account = await bench.customer();
    const poller = await bench.signedIn(account);
    const worker = await bench.signedIn(account);
    for (let minutes = 0; minutes < 30; minutes += 4) {
      expect(await poller.post(TOKEN)).toMatchObject({ status: 200 });
      expect(await poller.get(ME)).toMatchObject({ status: 200 });
      await worker.post(TOKEN);
      expect(await worker.post('/api/v1/session/activity')).toMatchObject({ status: 200 });
      bench.pass(4 * MINUTE);
    }
    expect(await poller.post(TOKEN)).toMatchObject({ status: 401 });
    expect(await worker.post(TOKEN)).toMatchObject({ status: 200 });
  });

  it.each([
    ['12 hours for customers', 'customer', 12],
    ['8 hours for staff', 'staff', 8],
  ] as const)('[SESS-02~] ends after %s however busy', async (_, kind, hours) => {
    const account = kind === 'staff' ? await bench.staff('admin') : await bench.customer();
    const browser = await bench.signedIn(account);
    for (let minutes = 0; minutes < hours * 60 - 20; minutes += 20) {
      bench.pass(20 * MINUTE);
      expect(await browser.post(TOKEN)).toMatchObject({ status: 200 });
      expect(await browser.post('/api/v1/session/activity')).toMatchObject({ status: 200 });
    }
    bench.pass(20 * MINUTE);
    expect(await browser.post(TOKEN)).toMatchObject({ status: 401 });
  });

  it('[SESS-04~] ends within a second on every process', async () => {
    const browser = await bench.signedIn(await bench.customer());
    const clock = () => bench.now;
    const other = await startTestApi({ database: bench.database, prepared: true, sessions: 'real', clock });
    const there = new Browser(other);
    there.jwt = browser.jwt;
    expect(await there.get(ME)).toMatchObject({ status: 200 });
    await browser.post('/api/v1/session/sign-out');
    bench.pass(1_000);
    const answers = await Promise.all(Array.from({ length: 200 }, () => there.get(ME)));
    await other.close();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  });

  it('[SESS-04~] loses and gains rights at once', async () => {
    const admin = await bench.staff('admin', ['customers.manage']);
    const customer = await bench.customer();
    const browser = await bench.signedIn(admin);
    const url = `/api/v1/staff/accounts/${customer.id}/sessions`;
    await browser.post('/api/v1/session/step-up', { password: PASSWORD, route: 'staff.endSessions' });
    expect(await browser.delete(url)).toMatchObject({ status: 200 });
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    await boss.post('/api/v1/session/step-up', { password: PASSWORD, route: 'staff.withdrawPermission' });
    expect(await boss.delete(`/api/v1/staff/${admin.id}/permissions/customers.manage`)).toMatchObject({ status: 200 });
    bench.pass(1_000);
    expect(await browser.delete(url)).toMatchObject({ status: 403 });
  });
});

describe('the list of sessions', () => {
  it('[SESS-05~] shows the own ones and ends one, with the password', async () => {
    const account = await bench.customer();
    const here = await bench.signedIn(account);
    const there = await bench.signedIn(account);
    const stranger = await bench.signedIn(await bench.customer());
    const { data } = await here.get('/api/v1/sessions');
    const sessions = data['sessions'] as { id: string; current: boolean }[];
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = sessions.find(({ current }) => !current)?.id ?? '';
    const stepUp = { password: PASSWORD, route: 'session.end' };

    expect(await here.delete(`/api/v1/sessions/${other}`)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    await stranger.post('/api/v1/session/step-up', stepUp);
    expect(await stranger.delete(`/api/v1/sessions/${other}`)).toMatchObject({ status: 404 });
    await here.post('/api/v1/session/step-up', stepUp);
    expect(await here.delete(`/api/v1/sessions/${other}`)).toMatchObject({ status: 200 });
    expect(await there.get(ME)).toMatchObject({ status: 401 });
  });

  it('[SESS-05~] can be emptied by an admin who may manage customers, not the staff’s own', async () => {
    const customer = await bench.customer();
    const browser = await bench.signedIn(customer);
    const colleague = await bench.staff('admin');
    const admin = await bench.signedIn(await bench.staff('admin', ['customers.manage']));
    await admin.post('/api/v1/session/step-up', { password: PASSWORD, route: 'staff.endSessions' });
    expect(await admin.delete(`/api/v1/staff/accounts/${customer.id}/sessions`)).toMatchObject({ data: { ended: 1 } });
    expect(await admin.delete(`/api/v1/staff/accounts/${colleague.id}/sessions`)).toMatchObject({ status: 404 });
    bench.pass(1_000);
    expect(await browser.get(ME)).toMatchObject({ status: 401 });
  });
});

describe('step-up', () => {
  const sensitive = Object.keys(accessMatrix).filter((routeId) => accessRuleOf(routeId)?.stepUp);

  it('[SESS-06~] counts for one route and five minutes', async () => {
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    const admin = await bench.staff('admin');
    const grant = () => boss.post(`/api/v1/staff/${admin.id}/permissions`, { permission: 'journeys.replay' });
    const stepUp = (route: string) => boss.post('/api/v1/session/step-up', { password: PASSWORD, route });
    expect(await grant()).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    for (const other of sensitive.filter((each) => each !== 'staff.grantPermission')) {
      expect(await stepUp(other)).toMatchObject({ status: 200 });
      expect(await grant()).toMatchObject({ status: 403 });
    }
    await stepUp('staff.grantPermission');
    bench.pass(5 * MINUTE - 1_000);
    await boss.post(TOKEN);
    expect(await grant()).toMatchObject({ status: 200 });
    bench.pass(2_000);
    expect(await grant()).toMatchObject({ status: 403 });
  });

  it('[SESS-06~] needs the right password and is throttled like signing in', async () => {
    const browser = await bench.signedIn(await bench.customer());
    const stepUp = (password: string) => browser.post('/api/v1/session/step-up', { password, route: 'session.end' });
    for (let tries = 0; tries < 5; tries += 1) expect(await stepUp('Wrong777')).toMatchObject({ status: 403 });
    expect(await stepUp(PASSWORD)).toMatchObject({ status: 429 });
    bench.pass(30_000);
    expect(await stepUp(PASSWORD)).toMatchObject({ status: 200 });
    expect(await browser.post('/api/v1/session/step-up', { password: PASSWORD, route: 'session.me' })).toMatchObject({
      status: 400,
    });
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
      roles: ['customer'],
      permissions: [],
    });
  });
});

import { accessRuleOf } from '@keelson/contracts/routes';
import type { RouteContract } from '@keelson/contracts/wire';
import { addressOf } from '../../testing/addresses';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import { Browser } from '../../testing/browser';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const ME = '/api/v1/session/me';
const TOKEN = '/api/v1/session/token';
const ACTIVITY = '/api/v1/session/activity';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

async function lastActive(accountId: string): Promise<Date> {
  const { rows } = await bench.database.admin(
    'SELECT last_active_at AS at FROM vault.sessions WHERE account_id = $1 AND ended_at IS NULL',
    [accountId],
  );
  return (rows[0] as { at: Date }).at;
}

describe('the life of a session', () => {
  const reading = (): readonly RouteContract[] =>
    bench.api.inventory.contracts.filter(
      ({ route, schemas }) =>
        !schemas.eventStream && (route.method === 'GET' || accessRuleOf(route.id)?.credential === 'cookie'),
    );

  it('[SESS-02] is 30 minutes without a command or a ping, and 12 hours with them, 8 for staff', async () => {
    for (const [account, hours] of [
      [await bench.customer(), 12],
      [await bench.staff('admin'), 8],
    ] as const) {
      bench.now = START;
      const idle = await bench.signedIn(account);
      const busy = await bench.signedIn(account);
      bench.pass(30 * MINUTE - SECOND);
      expect(await idle.post(TOKEN)).toMatchObject({ status: 200 });
      expect(await idle.get(ME)).not.toMatchObject({ status: 401 });
      expect(await busy.post(TOKEN)).toMatchObject({ status: 200 });
      expect(await busy.post(ACTIVITY)).toMatchObject({ status: 200 });
      bench.pass(2 * SECOND);
      expect(await idle.post(TOKEN)).toMatchObject({ status: 401 });
      expect(await idle.get(ME)).toMatchObject({ status: 401 });
      const end = START.getTime() + hours * 60 * MINUTE;
      while (bench.now.getTime() < end - 20 * MINUTE) {
        bench.pass(20 * MINUTE);
        expect(await busy.post(TOKEN)).toMatchObject({ status: 200 });
        expect(await busy.post(ACTIVITY)).toMatchObject({ status: 200 });
      }
      bench.now = new Date(end);
      expect(await busy.post(TOKEN)).toMatchObject({ status: 401 });
      expect(await busy.post(ACTIVITY)).toMatchObject({ status: 401 });
    }
  });

  it('[SESS-02] is not lengthened by any route that reads, nor by renewing the token', async () => {
    const account = await bench.customer();
    const browser = await bench.signedIn(account);
    const quiet = reading().filter(({ route }) => route.id !== 'session.signOut');
    expect(quiet.length).toBeGreaterThan(10);
    for (const contract of quiet) {
      bench.pass(SECOND);
      await bench.api.inject({
        method: contract.route.method,
        url: addressOf(contract),
        headers: {
          authorization: `Bearer ${browser.jwt}`,
          cookie: [...browser.cookies].map((each) => each.join('=')).join('; '),
        },
      });
      expect([contract.route.id, await lastActive(account.id)]).toEqual([contract.route.id, START]);
    }
    expect(await browser.post(ACTIVITY)).toMatchObject({ status: 200 });
    expect(await lastActive(account.id)).toEqual(bench.now);
  });

  it('[SESS-02~] is written anew at most every 30 seconds, however many commands come, and lives on from then', async () => {
    const account = await bench.customer();
    const browser = await bench.signedIn(account);
    for (let seconds = 0; seconds < 29; seconds += 1) {
      bench.pass(SECOND);
      expect(await browser.post(ACTIVITY)).toMatchObject({ status: 200 });
      expect(await lastActive(account.id)).toEqual(START);
    }
    bench.pass(SECOND);
    expect(await browser.post(ACTIVITY)).toMatchObject({ status: 200 });
    const written = bench.now;
    expect(await lastActive(account.id)).toEqual(written);
    bench.pass(29 * SECOND);
    expect(await browser.post(ACTIVITY)).toMatchObject({ status: 200 });
    expect(await lastActive(account.id)).toEqual(written);
    bench.now = new Date(written.getTime() + 30 * MINUTE);
    expect(await browser.post(TOKEN)).toMatchObject({ status: 200 });
    bench.pass(SECOND);
    expect(await browser.post(TOKEN)).toMatchObject({ status: 401 });
  });

  it('[SESS-02] is over for a page that only polls', async () => {
    const browser = await bench.signedIn(await bench.customer());
    for (let minutes = 0; minutes < 30; minutes += 4) {
      expect(await browser.post(TOKEN)).toMatchObject({ status: 200 });
      expect(await browser.get(ME)).toMatchObject({ status: 200 });
      bench.pass(4 * MINUTE);
    }
    expect(await browser.post(TOKEN)).toMatchObject({ status: 401 });
  });
});

describe('what ends a session', () => {
  let other: TestApi;
  beforeAll(async () => {
    const clock = () => bench.now;
    other = await startTestApi({ database: bench.database, sessions: 'real', clock });
  });
  afterAll(() => other.close());

  type Account = { readonly id: string; readonly email: string };
  const ends: readonly [string, (account: Account, here: Browser) => Promise<unknown>][] = [
    ['signing out', (_, here) => here.post('/api/v1/session/sign-out')],
    ['disabling the account', ({ id }) => bench.vault.credentials.disable(id, bench.now)],
    ['deleting the account', ({ id }) => bench.vault.withdraw(id)],
    [
      'changing the password elsewhere',
      async (account) => {
        const form = { userName: account.email, password: PASSWORD, newPassword: 'Newhouse8' };
        return (await bench.signedIn(account)).post('/api/v1/accounts/change-password', form);
      },
    ],
    [
      'a reset',
      async ({ id, email }) => {
        const owner = bench.browser();
        await owner.post('/api/v1/accounts/forgot-password', { email });
        await bench.settled();
        const form = { email, passcode: (await bench.mailReset(id)).code, password: 'Newhouse8' };
        return owner.post('/api/v1/accounts/reset-password', form);
      },
    ],
    [
      'staff',
      async ({ id }) => {
        const admin = await bench.signedIn(await bench.staff('admin', ['customers.manage']));
        await admin.confirm(PASSWORD, 'staff.endSessions', { accountId: id });
        return admin.delete(`/api/v1/staff/accounts/${id}/sessions`);
      },
    ],
  ];

  const alsoThere = (here: Browser): Browser => {
    const there = new Browser(other);
    there.jwt = here.jwt;
    here.cookies.forEach((value, name) => there.cookies.set(name, value));
    return there;
  };

  it('[SESS-04] logging out, disabling, deletion, a change of password and of the role count within a second in every process, and logging out clears what the site stored', async () => {
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    const byBoss = async (route: string, accountId: string, call: () => Promise<unknown>): Promise<unknown> => {
      await boss.confirm(PASSWORD, route, { accountId });
      return call();
    };
    const change = (email: string) => ({ userName: email, password: PASSWORD, newPassword: 'quiet harbour at dawn' });
    const whole: readonly (readonly [string, Account, (account: Account, here: Browser) => Promise<unknown>])[] = [
      ['logging out', await bench.customer(), (_, here) => here.post('/api/v1/session/sign-out')],
      [
        'disabling',
        await bench.staff('admin', ['customers.manage']),
        ({ id }) => byBoss('staff.disable', id, () => boss.post(`/api/v1/staff/${id}/disable`)),
      ],
      [
        'deletion',
        await bench.customer(),
        ({ id }) => byBoss('deletion.complete', id, () => boss.delete(`/api/v1/accounts/${id}`)),
      ],
      [
        'a change of password',
        await bench.staff('admin'),
        async (account) =>
          (await bench.signedIn(account)).post('/api/v1/accounts/change-password', change(account.email)),
      ],
    ];
    for (const [what, account, end] of whole) {
      const here = await bench.signedIn(account);
      const there = alsoThere(here);
      for (const each of [here, there])
        expect([what, (await each.get('/api/v1/sessions')).status]).toEqual([what, 200]);
      const { jwt } = here;
      expect([what, await end(account, here)]).toMatchObject([what, { status: 200 }]);
      here.jwt = jwt;
      bench.pass(SECOND);
      for (const each of [here, there])
        expect([what, (await each.get('/api/v1/sessions')).status]).toEqual([what, 401]);
    }

    const member = await bench.staff('superAdmin');
    const here = await bench.signedIn(member);
    const there = alsoThere(here);
    const both = async () => [(await here.get('/api/v1/staff')).status, (await there.get('/api/v1/staff')).status];
    expect(await both()).toEqual([200, 200]);
    for (const [act, status] of [
      ['demote', 403],
      ['promote', 200],
    ] as const) {
      const answer = await byBoss(`staff.${act}`, member.id, () => boss.post(`/api/v1/staff/${member.id}/${act}`));
      expect(answer).toMatchObject({ status: 200 });
      bench.pass(SECOND);
      expect([act, await both()]).toEqual([act, [status, status]]);
    }
    const answer = await here.post('/api/v1/session/sign-out');
    expect(answer.headers['clear-site-data']).toBe('"storage"');
  });

  it.each(ends)('[SESS-04~] %s counts within a second in every process', async (_, end) => {
    const account = await bench.customer();
    const here = await bench.signedIn(account);
    const there = alsoThere(here);
    expect(await there.get(ME)).toMatchObject({ status: 200 });
    const outcome = await end(account, here);
    if (outcome) expect(outcome).toMatchObject({ status: 200 });
    expect(await there.post(TOKEN)).toMatchObject({ status: 401 });
    bench.pass(SECOND);
    const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await there.get(ME)).status));
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it('[SESS-04~] a permission that is withdrawn is gone within a second in every process, one that is granted is there', async () => {
    const member = await bench.staff('admin', ['customers.manage']);
    const admin = await bench.signedIn(member);
    const there = new Browser(other);
    const { id: accountId } = await bench.customer();
    const url = `/api/v1/staff/accounts/${accountId}/sessions`;
    const confirm = async (): Promise<void> => {
      await admin.confirm(PASSWORD, 'staff.endSessions', { accountId });
      [there.jwt, there.confirmation] = [admin.jwt, admin.confirmation];
    };
    await confirm();
    expect(await there.delete(url)).toMatchObject({ status: 200 });

    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    const target = { accountId: member.id, permission: 'customers.manage' };
    const permissions = `/api/v1/staff/${member.id}/permissions`;
    await boss.confirm(PASSWORD, 'staff.withdrawPermission', target);
    expect(await boss.delete(`${permissions}/customers.manage`)).toMatchObject({ status: 200 });
    bench.pass(SECOND);
    const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await there.delete(url)).status));
    expect(new Set(statuses)).toEqual(new Set([403]));
    await boss.confirm(PASSWORD, 'staff.grantPermission', target);
    expect(await boss.post(permissions, { permission: 'customers.manage' })).toMatchObject({ status: 200 });
    bench.pass(SECOND);
    await confirm();
    expect(await there.delete(url)).toMatchObject({ status: 200 });
  });
});

import { accessRuleOf } from '@keelson/contracts/routes';
import { TOTP } from 'otpauth';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import { Browser, type Reply } from '../../testing/browser';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const RULE = '/api/v1/staff-rules/second-factor';
const FACTORS = '/api/v1/accounts/second-factors';
const AUTHENTICATOR = `${FACTORS}/authenticator`;
const PROGRESS = '/api/v1/onboarding/progress';
const SESSIONS = '/api/v1/sessions';
const NEEDED = { status: 403, code: 'SECOND_FACTOR_NEEDED' };

/** Told a second time, from the decision: what is left to staff without a second factor while one is required. */
const LEFT = [
  'accounts.beginAuthenticator',
  'accounts.beginPasskey',
  'accounts.confirmAuthenticator',
  'accounts.confirmPasskey',
  'accounts.secondFactors',
  'session.activity',
  'session.endActing',
  'session.me',
  'session.stepUp',
  'session.token',
];

let bench: AccountsBench;
let elsewhere: TestApi;

beforeAll(async () => {
  bench = await AccountsBench.open();
  elsewhere = await startTestApi({ database: bench.database, sessions: 'real', clock: () => bench.now });
});
afterAll(async () => {
  await elsewhere.close();
  await bench.close();
});
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles, vault.second_factor_rule');
});

const inTheOtherProcess = ({ jwt, cookies }: Browser): Browser => {
  const there = new Browser(elsewhere);
  there.jwt = jwt;
  cookies.forEach((value, name) => there.cookies.set(name, value));
  return there;
};

async function setUp(browser: Browser): Promise<Reply> {
  await browser.confirm(PASSWORD, 'accounts.beginAuthenticator');
  const { data } = await browser.post(AUTHENTICATOR);
  const code = new TOTP({ secret: String(data['secret']) }).generate({ timestamp: bench.now.getTime() });
  return browser.put(AUTHENTICATOR, { code });
}

async function require(boss: Browser, required: boolean): Promise<Reply> {
  await boss.confirm(PASSWORD, 'staff.requireSecondFactor', { required });
  return boss.put(RULE, { required });
}

/** A super admin who has a second factor, so that the rule concerns others alone. */
async function bossWithFactor(): Promise<{ boss: Browser; id: string }> {
  const { id, ...account } = await bench.staff('superAdmin');
  const boss = await bench.signedIn({ id, ...account });
  expect(await setUp(boss)).toMatchObject({ status: 200 });
  return { boss, id };
}

describe('a second factor that is required of all staff', () => {
  it('[AUTHZ-06~] is set up before anything else, in every process, within a second of the decision', async () => {
    const { boss, id } = await bossWithFactor();
    const member = await bench.staff('admin');
    const browser = await bench.signedIn(member);
    const open = [browser, inTheOtherProcess(browser)];
    for (const each of open) expect(await each.get(SESSIONS)).toMatchObject({ status: 200 });
    const { membersWithout } = (await boss.get(RULE)).data as { membersWithout: number };
    expect(await require(boss, true)).toMatchObject({
      status: 200,
      statusMessage: 'A second factor is required of all staff',
      data: { required: true, membersWithout },
    });
    bench.pass(1_000);
    for (const each of open) {
      expect(await each.get(SESSIONS)).toMatchObject(NEEDED);
      expect((await each.get(FACTORS)).data).toMatchObject({ authenticatorSince: null, required: true });
    }
    expect(await boss.get(SESSIONS)).toMatchObject({ status: 200 });

    expect((await setUp(browser)).data['recoveryCodes']).toHaveLength(10);
    for (const each of open) expect(await each.get(SESSIONS)).toMatchObject({ status: 200 });
    expect((await boss.get(RULE)).data).toEqual({ required: true, membersWithout: membersWithout - 1 });

    const customer = await bench.signedIn(await bench.customer());
    expect(await customer.get(PROGRESS)).toMatchObject({ status: 200 });
    expect(await require(boss, true)).toMatchObject({ status: 200 });
    expect(await require(boss, false)).toMatchObject({ status: 200, data: { required: false } });
    const decided = (await bench.eventsAbout(id)).filter(({ type }) => /second-factor-(required|optional)/.test(type));
    expect(decided.map(({ type }) => type)).toEqual([
      'staff.second-factor-required.v1',
      'staff.second-factor-optional.v1',
    ]);
  });

  it('[AUTHZ-06~] leaves nothing open to members without one but to set it up, to read the own account and to leave', async () => {
    const { boss } = await bossWithFactor();
    await require(boss, true);
    const browser = await bench.signedIn(await bench.staff('superAdmin'));
    const cookie = [...browser.cookies].map((each) => each.join('=')).join('; ');
    const open: string[] = [];
    for (const { route } of bench.api.inventory.contracts) {
      const allow = accessRuleOf(route.id)?.allow;
      if (allow?.anonymous || !allow?.superAdmin || route.id.startsWith('platform.')) continue;
      // An unknown parameter stops the request after the guard and before the controller.
      const url = `${route.path.replace(/:[A-Za-z]+/g, 'x')}?cell=1`;
      const headers = { cookie, authorization: `Bearer ${browser.jwt}` };
      const { body } = await bench.api.inject({ method: route.method, url, headers });
      if ((JSON.parse(body) as { code?: string }).code !== NEEDED.code) open.push(route.id);
    }
    expect(open.sort()).toEqual(LEFT);
    await require(boss, false);
    bench.pass(1_000);
    expect(await browser.get(SESSIONS)).toMatchObject({ status: 200 });
  });

  it('keeps the last one from being removed, and a reset leads to another one', async () => {
    const { boss } = await bossWithFactor();
    const member = await bench.staff('admin');
    const browser = await bench.signedIn(member);
    await setUp(browser);
    await require(boss, true);
    await browser.confirm(PASSWORD, 'accounts.removeAuthenticator');
    expect(await browser.delete(AUTHENTICATOR)).toMatchObject({ status: 409, code: 'SECOND_FACTOR_REQUIRED' });
    expect((await browser.get(FACTORS)).data).toMatchObject({ recoveryCodesLeft: 10 });

    await boss.confirm(PASSWORD, 'staff.resetSecondFactor', { accountId: member.id });
    expect(await boss.post(`/api/v1/staff/${member.id}/second-factor-reset`)).toMatchObject({ status: 200 });
    bench.pass(1_000);
    const back = await bench.signedIn(member);
    expect(await back.get(SESSIONS)).toMatchObject(NEEDED);
    expect(await setUp(back)).toMatchObject({ status: 200 });
    expect(await back.get(SESSIONS)).toMatchObject({ status: 200 });

    await require(boss, false);
    await back.confirm(PASSWORD, 'accounts.removeAuthenticator');
    expect(await back.delete(AUTHENTICATOR)).toMatchObject({ status: 200 });
    expect(await back.get(SESSIONS)).toMatchObject({ status: 200 });
  });

  it('is decided by super admins with the own password, and binds who decided it', async () => {
    const admin = await bench.signedIn(await bench.staff('admin'));
    expect(await admin.get(RULE)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await admin.put(RULE, { required: true })).toMatchObject({ status: 403 });
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    expect(await boss.put(RULE, { required: true })).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    await boss.confirm(PASSWORD, 'staff.requireSecondFactor', { required: false });
    expect(await boss.put(RULE, { required: true })).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    expect((await boss.get(RULE)).data).toMatchObject({ required: false });
    expect(await require(boss, true)).toMatchObject({ status: 200 });
    bench.pass(1_000);
    expect(await boss.get(RULE)).toMatchObject(NEEDED);
    await setUp(boss);
    expect(await require(boss, false)).toMatchObject({ status: 200, data: { required: false } });
  });

  it('is what the log says last, in whatever order its versions arrive', async () => {
    const { rule } = bench.vault.secondFactors;
    await rule.follow(true, 2);
    await rule.follow(false, 1);
    expect(await rule.isRequired()).toBe(true);
    await rule.follow(false, 3);
    expect(await rule.isRequired()).toBe(false);
  });
});

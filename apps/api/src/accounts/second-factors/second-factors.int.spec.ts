import { TOTP } from 'otpauth';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser, Reply } from '../../testing/browser';

const FACTORS = '/api/v1/accounts/second-factors';
const AUTHENTICATOR = `${FACTORS}/authenticator`;
const CODES = `${FACTORS}/recovery-codes`;
const REFUSED = { status: 401, code: 'SECOND_FACTOR_REFUSED' };
const NO_PASSKEYS = { passkeys: [], passkeyOrigin: 'http://localhost:3000' };
const NONE = { ...NO_PASSKEYS, authenticatorSince: null, recoveryCodesLeft: 0, required: false };
const STEP_MS = 30_000;

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const confirm = (browser: Browser, act: string) => browser.confirm(PASSWORD, `accounts.${act}`);
const codeOf = (secret: string, at = bench.now): string => new TOTP({ secret }).generate({ timestamp: at.getTime() });
const secondStep = (browser: Browser, code: string, kind = 'authenticator'): Promise<Reply> =>
  browser.post('/api/v1/session/second-step', { kind, code });

async function begun(browser: Browser): Promise<string> {
  await confirm(browser, 'beginAuthenticator');
  const { status, data } = await browser.post(AUTHENTICATOR);
  expect(status).toBe(200);
  return String(data['secret']);
}

/** A member of staff who has an authenticator app, a while later. */
async function withAuthenticator(kind: 'admin' | 'superAdmin' = 'admin') {
  const member = await bench.staff(kind);
  const browser = await bench.signedIn(member);
  const secret = await begun(browser);
  const answer = await browser.put(AUTHENTICATOR, { code: codeOf(secret) });
  expect(answer).toMatchObject({ status: 200, statusMessage: 'The authenticator app is set up' });
  bench.pass(2 * STEP_MS);
  return { member, browser, secret, codes: answer.data['recoveryCodes'] as string[] };
}

const typesOf = async (accountId: string): Promise<string[]> =>
  (await bench.eventsOf(accountId)).map(({ type }) => type.replace(/^accounts\.|\.v1$/g, ''));

describe('an authenticator app of staff', () => {
  it('replaces the mailed passcode from its first code on', async () => {
    const member = await bench.staff('admin');
    const browser = await bench.signedIn(member);
    expect((await browser.get(FACTORS)).data).toEqual(NONE);
    const secret = await begun(browser);
    expect((await bench.browser().signIn(member.email, PASSWORD)).data).toEqual({ authenticated: 'false' });
    expect(await browser.put(AUTHENTICATOR, { code: '000000' })).toMatchObject({ status: 400, code: 'CODE_REFUSED' });
    const set = await browser.put(AUTHENTICATOR, { code: codeOf(secret).replace(/^(...)/, '$1 ') });
    expect(set.data['recoveryCodes']).toHaveLength(10);
    expect((await browser.get(FACTORS)).data).toEqual({
      ...NO_PASSKEYS,
      authenticatorSince: START.toISOString(),
      recoveryCodesLeft: 10,
      required: false,
    });
    await confirm(browser, 'beginAuthenticator');
    expect(await browser.post(AUTHENTICATOR)).toMatchObject({ status: 409, code: 'AUTHENTICATOR_ALREADY' });
    bench.pass(2 * STEP_MS);

    const elsewhere = bench.browser();
    const answer = await elsewhere.signIn(member.email, PASSWORD);
    expect(answer).toMatchObject({
      status: 200,
      statusMessage: 'Please confirm with your second factor that it is you',
    });
    expect(answer.data).toEqual({ authenticated: 'false', secondFactors: ['authenticator'] });
    expect(await secondStep(elsewhere, codeOf(secret))).toMatchObject({ status: 200, data: { authenticated: 'true' } });
    expect(await elsewhere.get(FACTORS)).toMatchObject({ status: 200 });
    expect(await typesOf(member.id)).toEqual([
      'staff.member-registered',
      ...['passcode-requested', 'signed-in', 'passcode-requested'],
      ...['second-factor-enrolled', 'recovery-codes-made', 'signed-in'],
    ]);
    expect((await bench.eventsOf(member.id)).at(-1)?.data).toMatchObject({ method: 'authenticator' });
  });

  it('is set up and removed with the own password alone', async () => {
    const { browser, member, secret } = await withAuthenticator();
    const stranger = await bench.signedIn(await bench.staff('admin'));
    const needed = { status: 403, code: 'STEP_UP_REQUIRED' };
    expect(await stranger.post(AUTHENTICATOR)).toMatchObject(needed);
    // What it confirms already was the beginning.
    const other = { status: 403, code: 'CONFIRMATION_INVALID' };
    expect(await browser.delete(AUTHENTICATOR)).toMatchObject(other);
    expect(await browser.post(CODES)).toMatchObject(other);
    const before = bench.browser();
    await before.signIn(member.email, PASSWORD);
    await confirm(browser, 'removeAuthenticator');
    expect(await browser.delete(AUTHENTICATOR)).toMatchObject({
      status: 200,
      statusMessage: 'The authenticator app was removed',
    });
    expect((await browser.get(FACTORS)).data).toEqual(NONE);
    expect(await secondStep(before, codeOf(secret))).toMatchObject(REFUSED);
    expect((await bench.browser().signIn(member.email, PASSWORD)).data).toEqual({ authenticated: 'false' });
    await confirm(browser, 'removeAuthenticator');
    expect(await browser.delete(AUTHENTICATOR)).toMatchObject({ status: 200 });
    expect((await typesOf(member.id)).filter((type) => type === 'second-factor-removed')).toHaveLength(1);
  });

  it('is for members of staff', async () => {
    const customer = await bench.signedIn(await bench.customer());
    expect(await customer.get(FACTORS)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await customer.put(AUTHENTICATOR, { code: '000000' })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await bench.browser().get(FACTORS)).toMatchObject({ status: 401 });
  });
});

describe('signing in with a second factor', () => {
  it('has the bounds of a passcode: the browser, one use, three tries, five minutes, five an hour', async () => {
    const { member, secret } = await withAuthenticator();
    expect(await secondStep(bench.browser(), codeOf(secret))).toMatchObject(REFUSED);
    const browser = bench.browser();
    await browser.signIn(member.email, PASSWORD);
    const copy = bench.browser();
    browser.cookies.forEach((value, name) => copy.cookies.set(name, value));
    const code = codeOf(secret);
    expect(await browser.post('/api/v1/session/passcode', { passcode: '12345' })).toMatchObject({ status: 401 });
    expect(await secondStep(browser, code)).toMatchObject({ status: 200 });
    expect(await secondStep(copy, codeOf(secret, new Date(bench.now.getTime() + STEP_MS)))).toMatchObject(REFUSED);

    const replaying = bench.browser();
    await replaying.signIn(member.email, PASSWORD);
    expect(await secondStep(replaying, code)).toMatchObject(REFUSED);
    bench.pass(2 * STEP_MS);
    const guesses = await Promise.all(Array.from({ length: 3 }, () => secondStep(replaying, '000000')));
    expect(guesses.every(({ status }) => status === 401)).toBe(true);
    expect(await secondStep(replaying, codeOf(secret))).toMatchObject(REFUSED);
    const counted = (await typesOf(member.id)).filter((type) => type === 'sign-in-failed');
    expect(counted).toHaveLength(3);

    const late = bench.browser();
    await late.signIn(member.email, PASSWORD);
    bench.pass(5 * 60_000 + 1_000);
    expect(await secondStep(late, codeOf(secret))).toMatchObject(REFUSED);
    for (let at = 0; at < 2; at += 1) await bench.browser().signIn(member.email, PASSWORD);
    expect(await bench.browser().signIn(member.email, PASSWORD)).toMatchObject({
      status: 429,
      code: 'TOO_MANY_SECOND_STEPS',
    });
  });

  it('pauses after ten wrong codes in a row, of whichever kind, until a new password is set by mail', async () => {
    const { member, secret, codes } = await withAuthenticator();
    for (let at = 0; at < 10; at += 1) {
      const browser = bench.browser();
      bench.pass(15 * 60_000);
      await browser.signIn(member.email, PASSWORD);
      expect(await secondStep(browser, '000000', at % 2 === 0 ? 'authenticator' : 'recovery-code')).toMatchObject(
        REFUSED,
      );
    }
    bench.pass(15 * 60_000);
    expect(await bench.browser().signIn(member.email, PASSWORD)).toMatchObject({
      status: 403,
      code: 'SECOND_FACTOR_PAUSED',
    });
    expect((await typesOf(member.id)).filter((type) => type === 'passcode-paused')).toHaveLength(1);
    const forgetful = bench.browser();
    await forgetful.post('/api/v1/accounts/forgot-password', { email: member.email });
    await bench.settled();
    const { code } = await bench.mailReset(member.id);
    const form = { email: member.email, passcode: code, password: 'quiet harbour at dawn' };
    expect(await forgetful.post('/api/v1/accounts/reset-password', form)).toMatchObject({ status: 200 });
    const back = bench.browser();
    const answer = await back.signIn(member.email, 'quiet harbour at dawn');
    expect(answer.data).toEqual({ authenticated: 'false', secondFactors: ['authenticator'] });
    expect(await secondStep(back, codes[0] ?? '', 'authenticator')).toMatchObject(REFUSED);
    expect(await secondStep(back, codeOf(secret))).toMatchObject({ status: 200 });
  });

  it('is not got around by a passcode that was mailed before it was set up', async () => {
    const member = await bench.staff('admin');
    const browser = await bench.signedIn(member);
    const earlier = bench.browser();
    await earlier.signIn(member.email, PASSWORD);
    const passcode = await bench.mailPasscode(member.id, '48213');
    const secret = await begun(browser);
    expect(await browser.put(AUTHENTICATOR, { code: codeOf(secret) })).toMatchObject({ status: 200 });
    expect(await earlier.post('/api/v1/session/passcode', { passcode })).toMatchObject({ status: 401 });
  });

  it('is possible with each recovery code once, which is recorded with how many are left', async () => {
    const { member, browser, codes } = await withAuthenticator();
    const [code = '', other = ''] = codes;
    const lost = bench.browser();
    await lost.signIn(member.email, PASSWORD);
    expect(await secondStep(lost, code.toLowerCase(), 'recovery-code')).toMatchObject({ status: 200 });
    const events = (await bench.eventsOf(member.id)).slice(-2);
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['accounts.recovery-code-used.v1', { left: 9 }],
      ['accounts.signed-in.v1', { method: 'recovery-code', failuresBefore: 0 }],
    ]);
    expect(events.map(({ metadata }) => (metadata as { actor: object }).actor)).toEqual([
      { kind: 'admin', id: member.id },
      { kind: 'admin', id: member.id },
    ]);
    const again = bench.browser();
    await again.signIn(member.email, PASSWORD);
    expect(await secondStep(again, code, 'recovery-code')).toMatchObject(REFUSED);
    await confirm(browser, 'renewRecoveryCodes');
    const renewed = await browser.post(CODES);
    expect(renewed).toMatchObject({ status: 200, statusMessage: 'New recovery codes were made' });
    expect(await secondStep(again, other, 'recovery-code')).toMatchObject(REFUSED);
    const [fresh = ''] = renewed.data['recoveryCodes'] as string[];
    expect(await secondStep(again, fresh, 'recovery-code')).toMatchObject({ status: 200 });
  });

  it('has recovery codes only beside a second factor', async () => {
    const browser = await bench.signedIn(await bench.staff('admin'));
    await confirm(browser, 'renewRecoveryCodes');
    expect(await browser.post(CODES)).toMatchObject({ status: 409, code: 'NO_SECOND_FACTOR' });
  });
});

describe('a lost second factor', () => {
  const reset = async (boss: Browser, accountId: string): Promise<Reply> => {
    await boss.confirm(PASSWORD, 'staff.resetSecondFactor', { accountId });
    return boss.post(`/api/v1/staff/${accountId}/second-factor-reset`);
  };

  it('is reset by a super admin: sessions and begun sign-ins end, and a passcode is mailed again', async () => {
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    const { member, browser, secret, codes } = await withAuthenticator('superAdmin');
    const begunBefore = bench.browser();
    await begunBefore.signIn(member.email, PASSWORD);
    const [code = ''] = codes;
    expect(await boss.post(`/api/v1/staff/${member.id}/second-factor-reset`)).toMatchObject({ status: 403 });
    expect(await reset(boss, member.id)).toMatchObject({ status: 200 });
    expect((await typesOf(member.id)).at(-1)).toBe('second-factors-reset');
    bench.pass(1_000);
    expect(await browser.get(FACTORS)).toMatchObject({ status: 401 });
    expect(await secondStep(begunBefore, codeOf(secret))).toMatchObject(REFUSED);
    expect(await secondStep(begunBefore, code, 'recovery-code')).toMatchObject(REFUSED);
    const back = await bench.signedIn(member);
    expect((await back.get(FACTORS)).data).toEqual(NONE);
    expect(await reset(boss, member.id)).toMatchObject({ status: 409, code: 'NO_SECOND_FACTOR' });
  });

  it('is not reset by admins, nor of anybody who is no member of staff', async () => {
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    const { member, browser } = await withAuthenticator();
    expect(await reset(browser, member.id)).toMatchObject({ status: 403 });
    expect(await reset(boss, (await bench.customer()).id)).toMatchObject({ status: 404, code: 'NOT_STAFF' });
    expect((await browser.get(FACTORS)).data).toMatchObject({ recoveryCodesLeft: 10 });
  });
});

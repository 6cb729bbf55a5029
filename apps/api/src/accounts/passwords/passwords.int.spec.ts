import { COMMON_PASSWORDS } from '@keelson/vault';
import { passwordPolicy } from '@keelson/contracts/validation';
import fc from 'fast-check';
import { Client } from 'pg';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser, Reply } from '../../testing/browser';
import { Passwords } from './passwords';

const FORGOT = '/api/v1/accounts/forgot-password';
const RESET = '/api/v1/accounts/reset-password';
const CHANGE = '/api/v1/accounts/change-password';
const MINUTE = 60_000;

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

async function forgotten(account: { id: string; email: string }, browser: Browser = bench.browser()) {
  await browser.post(FORGOT, { email: account.email });
  await bench.settled();
  return { browser, ...(await bench.mailReset(account.id)) };
}

describe('the password rule', () => {
  const specified = new Passwords('specified');
  const modern = new Passwords('modern');

  it('[AUTHN-02] refuses every listed password, in any case', () => {
    for (const password of COMMON_PASSWORDS) {
      const fitting = `${password.slice(0, 1).toUpperCase()}${password.slice(1)}`;
      expect(modern.refusal('customer', password)).toBeDefined();
      expect(modern.refusal('customer', fitting.toUpperCase())).toBeDefined();
      expect(specified.refusal('customer', fitting)).toBeDefined();
    }
    const fits = [...COMMON_PASSWORDS]
      .map((password) => `${password.slice(0, 1).toUpperCase()}${password.slice(1)}`)
      .filter((password) => passwordPolicy('specified').check(password).length === 0);
    expect(fits.length).toBeGreaterThan(1000);
    for (const password of fits)
      expect(specified.refusal('customer', password)).toMatchObject({ reasons: ['too-common'] });
  });

  it('[AUTHN-02] refuses context words in the modern profile', () => {
    expect(modern.refusal('customer', 'my-keelson-account')).toMatchObject({ reasons: ['too-common'] });
    expect(modern.refusal('customer', 'harriet in the garden', ['harriet'])).toMatchObject({ reasons: ['too-common'] });
    expect(modern.refusal('customer', 'quiet meadow at dawn', ['harriet'])).toBeUndefined();
  });
});

describe('the modern profile', () => {
  it('[AUTHN-01~] takes any characters from 8 to 128 whole, and tells it to the forms', async () => {
    const own = await AccountsBench.open({ passwordProfile: 'modern' });
    try {
      const policy = await own.browser().get('/api/v1/accounts/password-policy');
      expect(policy.data).toEqual({ profile: 'modern', minimumLength: 8, maximumLength: 128 });
      const samples = fc.sample(
        fc
          .string({ unit: 'grapheme', minLength: 8, maxLength: 40 })
          .filter(
            (text) =>
              new Passwords('modern').refusal('customer', text.normalize('NFC')) === undefined &&
              text === text.normalize('NFC'),
          ),
        { numRuns: 12 },
      );
      for (const [index, password] of [...samples, '£'.repeat(128)].entries()) {
        const email = `modern-${index}@example.com`;
        const account = await own.register(email, { password, confirmPassword: password });
        await own.vault.credentials.markEmailVerified(account.id, START);
        expect(await own.browser(`10.1.1.${index}`).signIn(email, password)).toMatchObject({ status: 200 });
        const shorter = [...password].slice(0, -1).join('');
        expect(await own.browser(`10.1.2.${index}`).signIn(email, shorter)).toMatchObject({ status: 401 });
      }
    } finally {
      await own.close();
    }
  });
});

describe('a forgotten password', () => {
  it('[AUTHN-05] is answered alike and before anything is looked up, whether or not there is an account', async () => {
    const known = await bench.customer();
    const database = new Client({ connectionString: bench.database.urls.owner });
    await database.connect();
    await database.query(
      `BEGIN; LOCK TABLE vault.credentials, vault.reserved_values, vault.challenges, vault.throttles, event_store.events
       IN ACCESS EXCLUSIVE MODE`,
    );
    const one = await bench.browser().post(FORGOT, { email: known.email });
    const other = await bench.browser().post(FORGOT, { email: 'nobody@example.com' });
    await database.query('ROLLBACK');
    await database.end();
    await bench.settled();
    const face = ({ status, text, headers, setCookies }: Reply): string => {
      const kept = Object.entries(headers).filter(
        ([name]) => !['x-correlation-id', 'date', 'set-cookie'].includes(name),
      );
      const cookies = setCookies.map((each) => each.replace(/=[\w-]{43}/, '='));
      return JSON.stringify([status, text.replace(/"correlationId":"[^"]*"/, ''), kept, cookies]);
    };
    expect(one).toMatchObject({ status: 200 });
    expect(face(one)).toBe(face(other));
    const types = (await bench.eventsOf(known.id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'accounts.password-reset-requested.v1')).toHaveLength(1);
  });

  it('[AUTHN-05] changes nothing on the account until a valid token comes', async () => {
    const known = await bench.customer();
    const signedIn = await bench.signedIn(known);
    const credential = () => bench.vault.credentials.byId(known.id);
    const before = await credential();
    const { browser, token } = await forgotten(known);
    const form = { email: known.email, passcode: '00000', password: 'Newhouse8' };
    expect(await browser.post(RESET, form)).toMatchObject({ status: 400 });
    expect(await bench.browser().post(RESET, { ...form, token: 'A'.repeat(43) })).toMatchObject({ status: 400 });
    expect(await credential()).toEqual(before);
    expect(await signedIn.get('/api/v1/session/me')).toMatchObject({ status: 200 });
    expect(await bench.browser().signIn(known.email, PASSWORD)).toMatchObject({ status: 200 });
    const valid = { ...form, passcode: '54321', token };
    expect(await bench.browser().post(RESET, valid)).toMatchObject({ status: 200 });
    expect((await credential())?.passwordHash).not.toBe(before?.passwordHash);
  });

  it('[SIGNIN-13~, AUTHN-06] is set by PIN in the browser that asked, once, and ends all sessions', async () => {
    const account = await bench.customer();
    const elsewhere = await bench.signedIn(account);
    const { browser, code } = await forgotten(account);
    const form = { email: account.email, passcode: code, password: 'Newhouse8' };
    expect(await bench.browser().post(RESET, form)).toMatchObject({ status: 400, code: 'RESET_REFUSED' });
    const cookies = new Map(browser.cookies);
    expect(await browser.post(RESET, form)).toMatchObject({
      status: 200,
      statusMessage: 'Password reset successfully',
    });
    cookies.forEach((value, name) => browser.cookies.set(name, value));
    expect(await browser.post(RESET, form)).toMatchObject({ status: 400 });
    expect(await elsewhere.get('/api/v1/session/me')).toMatchObject({ status: 401 });
    expect(await bench.browser().signIn(account.email, PASSWORD)).toMatchObject({ status: 401 });
    expect(await bench.browser().signIn(account.email, 'Newhouse8')).toMatchObject({ status: 200 });
  });

  it('[AUTHN-06] is set by link and PIN from anywhere; 100 at once set it once', async () => {
    const account = await bench.customer();
    const { code, token } = await forgotten(account);
    const form = { email: account.email, passcode: code, password: 'Newhouse8', token };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => bench.browser(`10.2.0.${index}`).post(RESET, form)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[AUTHN-06] allows three tries, 30 minutes, and the two newest PINs, of which one is used', async () => {
    const account = await bench.customer();
    const form = { email: account.email, password: 'Newhouse8' };
    const old = await forgotten(account);
    const first = await forgotten(account);
    const newest = await forgotten(account);
    expect(await old.browser.post(RESET, { ...form, passcode: old.code })).toMatchObject({ status: 400 });
    expect(await first.browser.post(RESET, { ...form, passcode: first.code })).toMatchObject({ status: 200 });
    const late = { ...form, passcode: newest.code, token: newest.token };
    expect(await newest.browser.post(RESET, late)).toMatchObject({ status: 400 });
    const second = await forgotten(account);
    for (let tries = 0; tries < 3; tries += 1) await second.browser.post(RESET, { ...form, passcode: '00000' });
    expect(await second.browser.post(RESET, { ...form, passcode: second.code })).toMatchObject({ status: 400 });
    const third = await forgotten(account);
    bench.pass(30 * MINUTE + 1_000);
    expect(await third.browser.post(RESET, { ...form, passcode: third.code })).toMatchObject({ status: 400 });
  });

  it('[AUTHN-07~] is asked for by strangers five times an hour, which fills no mailbox and keeps nobody out', async () => {
    const account = await bench.customer();
    const strangers = Array.from({ length: 30 }, (_, index) => bench.browser(`10.4.2.${index}`));
    for (const stranger of strangers) {
      await stranger.post(FORGOT, { email: account.email });
      await bench.settled();
    }
    const asked = async () =>
      (await bench.eventsOf(account.id)).filter(({ type }) => type === 'accounts.password-reset-requested.v1').length;
    expect(await asked()).toBe(5);
    const { code, token } = await bench.mailReset(account.id);
    const form = { email: account.email, password: 'Newhouse8' };
    for (const stranger of strangers) await stranger.post(RESET, { ...form, passcode: '00000' });
    expect(await bench.browser().post(RESET, { ...form, passcode: code, token })).toMatchObject({ status: 200 });
    bench.pass(60 * MINUTE + 1_000);
    await bench.browser().post(FORGOT, { email: account.email });
    await bench.settled();
    expect(await asked()).toBe(6);
  });

  it('[AUTHN-06~] fits only its own account', async () => {
    const account = await bench.customer();
    const other = await bench.customer();
    const { browser, code, token } = await forgotten(account);
    const form = { email: other.email, passcode: code, password: 'Newhouse8', token };
    expect(await browser.post(RESET, form)).toMatchObject({ status: 400 });
    expect(await bench.browser().signIn(other.email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('[AUTHN-01~] needs a fitting password, without using up the PIN', async () => {
    const account = await bench.customer();
    const { browser, code } = await forgotten(account);
    const form = { email: account.email, passcode: code };
    const refused = await browser.post(RESET, { ...form, password: 'Abc12' });
    expect(refused.errors).toEqual([{ path: 'body.password', message: 'Minium length 6' }]);
    expect(await browser.post(RESET, { ...form, password: 'Abc123x' })).toMatchObject({ status: 200 });
  });

  it('also confirms the address, for the mail reached it', async () => {
    const account = await bench.register();
    const { browser, code } = await forgotten(account);
    await browser.post(RESET, { email: account.email, passcode: code, password: 'Newhouse8' });
    expect(await bench.browser().signIn(account.email, 'Newhouse8')).toMatchObject({ status: 200 });
    expect((await bench.eventsOf(account.id)).map(({ type }) => type)).toEqual([
      'accounts.customer-registered.v1',
      'accounts.email-verification-requested.v1',
      'accounts.password-reset-requested.v1',
      'accounts.email-verified.v1',
      'accounts.password-reset.v1',
      'accounts.signed-in.v1',
    ]);
  });
});

describe('changing the password', () => {
  it('[AUTHN-01~, PROFILE-07~, SESS-04~] needs the old one and ends the other sessions', async () => {
    const account = await bench.customer();
    const other = await bench.signedIn(account);
    const browser = await bench.signedIn(account);
    const form = { userName: account.email, password: PASSWORD, newPassword: 'Newhouse8' };
    expect(await browser.post(CHANGE, { ...form, password: 'Wrong777' })).toMatchObject({
      status: 400,
      responseMessage: 'The old password is not correct',
    });
    const refused = await browser.post(CHANGE, { ...form, newPassword: 'Abcdefg' });
    expect(refused.errors).toEqual([{ path: 'body.newPassword', message: 'Password should contain atleast 1 number' }]);
    const before = bench.browser();
    browser.cookies.forEach((value, name) => before.cookies.set(name, value));
    before.jwt = browser.jwt;
    expect(await browser.post(CHANGE, form)).toMatchObject({ status: 200, data: { jwt: browser.jwt } });
    expect(await before.get('/api/v1/session/me')).toMatchObject({ status: 401 });
    expect(await before.post('/api/v1/session/token')).toMatchObject({ status: 401 });
    expect(await browser.post('/api/v1/session/token')).toMatchObject({ status: 200 });
    expect(await other.get('/api/v1/session/me')).toMatchObject({ status: 401 });
    expect(await browser.get('/api/v1/session/me')).toMatchObject({ status: 200 });
    expect(await bench.browser().signIn(account.email, 'Newhouse8')).toMatchObject({ status: 200 });
  });

  it.each([
    ['log', 'EXECUTE ON ALL FUNCTIONS IN SCHEMA event_store', 0],
    ['vault', 'UPDATE ON vault.credentials', 1],
  ])('that breaks off at the %s leaves the old one, and is finished by sending it again', async (_, right, events) => {
    const account = await bench.customer();
    const browser = await bench.signedIn(account);
    const form = { userName: account.email, password: PASSWORD, newPassword: 'Newhouse8' };
    const send = () => browser.post(CHANGE, form, { 'idempotency-key': 'one-change' });
    const recorded = async () =>
      (await bench.eventsOf(account.id)).filter(({ type }) => type === 'accounts.password-changed.v1').length;
    await bench.database.admin(`REVOKE ${right} FROM keelson_app`);
    try {
      expect((await send()).status).toBeGreaterThanOrEqual(500);
    } finally {
      await bench.database.admin(`GRANT ${right} TO keelson_app`);
    }
    expect(await recorded()).toBe(events);
    expect(await bench.browser().signIn(account.email, PASSWORD)).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 200 });
    expect(await recorded()).toBe(1);
    expect(await bench.browser().signIn(account.email, 'Newhouse8')).toMatchObject({ status: 200 });
  });

  it('is about the own account alone', async () => {
    const account = await bench.customer();
    const stranger = await bench.signedIn(await bench.customer());
    const form = { userName: account.email, password: PASSWORD, newPassword: 'Newhouse8' };
    expect(await stranger.post(CHANGE, form)).toMatchObject({ status: 404 });
  });
});

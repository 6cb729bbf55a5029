import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';
import { CUT_OFF_MS } from './cut-off-resets';

const FORGOT = '/api/v1/accounts/forgot-password';
const RESET = '/api/v1/accounts/reset-password';
const NEW_PASSWORD = 'Newhouse8';
const NO_EVENTS = 'REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA event_store FROM keelson_app';
const EVENTS = 'GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA event_store TO keelson_app';
const NO_VAULT = 'REVOKE UPDATE ON vault.credentials FROM keelson_app';
const VAULT = 'GRANT UPDATE ON vault.credentials TO keelson_app';

interface Asked {
  readonly id: string;
  readonly email: string;
  readonly browser: Browser;
  readonly code: string;
}

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

async function asked(account?: { id: string; email: string }): Promise<Asked> {
  const { id, email } = account ?? (await bench.customer());
  const browser = bench.browser();
  await browser.post(FORGOT, { email });
  await bench.settled();
  return { id, email, browser, code: (await bench.mailReset(id)).code };
}

const reset = ({ email, browser, code }: Asked, changes: { passcode?: string; password?: string } = {}) =>
  browser.post(RESET, { email, passcode: code, password: NEW_PASSWORD, ...changes });

/** A reset that ended between the vault, which has the new password, and the log, which knows nothing of it. */
async function cutOff(account?: { id: string; email: string }): Promise<Asked> {
  const one = await asked(account);
  await bench.database.admin(NO_EVENTS);
  try {
    expect((await reset(one)).status).toBeGreaterThanOrEqual(500);
  } finally {
    await bench.database.admin(EVENTS);
  }
  return one;
}

const recorded = async (id: string): Promise<number> =>
  (await bench.eventsOf(id)).filter(({ type }) => type === 'accounts.password-reset.v1').length;

describe('a reset that breaks off', () => {
  it('[AUTHN-06] after the password was set is finished by sending it again, and is recorded once', async () => {
    const one = await cutOff();
    expect(await recorded(one.id)).toBe(0);
    expect(await reset(one)).toMatchObject({ status: 503, code: 'BUSY' });
    bench.pass(CUT_OFF_MS);
    expect(await reset(one)).toMatchObject({ status: 200, statusMessage: 'Password reset successfully' });
    expect(await recorded(one.id)).toBe(1);
    expect(await bench.browser().signIn(one.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    expect(await bench.browser().signIn(one.email, PASSWORD)).toMatchObject({ status: 401 });
  });

  it('[AUTHN-06] confirms the address when it is finished, for who never followed the first link', async () => {
    const one = await cutOff(await bench.register());
    expect(await bench.browser().signIn(one.email, NEW_PASSWORD)).toMatchObject({ status: 403 });
    bench.pass(CUT_OFF_MS);
    expect(await reset(one)).toMatchObject({ status: 200 });
    expect(await bench.browser().signIn(one.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    const types = (await bench.eventsOf(one.id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'accounts.email-verified.v1')).toHaveLength(1);
  });

  it('[AUTHN-06] before the password was set has changed nothing, and works when it is sent again', async () => {
    const one = await asked();
    await bench.database.admin(NO_VAULT);
    try {
      expect((await reset(one)).status).toBeGreaterThanOrEqual(500);
    } finally {
      await bench.database.admin(VAULT);
    }
    expect(await recorded(one.id)).toBe(0);
    expect(await bench.browser().signIn(one.email, PASSWORD)).toMatchObject({ status: 200 });
    expect(await reset(one)).toMatchObject({ status: 200 });
    expect(await recorded(one.id)).toBe(1);
  });

  it.each([
    ['another password', { password: 'Oldhouse9' }],
    ['a wrong PIN', { passcode: '00000' }],
  ])('[AUTHN-06] is not finished by %s', async (_, change) => {
    const one = await cutOff();
    bench.pass(CUT_OFF_MS);
    expect(await reset(one, change)).toMatchObject({ status: 400, code: 'RESET_REFUSED' });
    expect(await recorded(one.id)).toBe(0);
    expect(await bench.browser().signIn(one.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  it('[AUTHN-06] is not finished in another browser, nor after its half hour, nor twice', async () => {
    const one = await cutOff();
    bench.pass(CUT_OFF_MS);
    expect(await reset({ ...one, browser: bench.browser() })).toMatchObject({ status: 400 });
    const cookies = new Map(one.browser.cookies);
    expect(await reset(one)).toMatchObject({ status: 200 });
    cookies.forEach((value, name) => one.browser.cookies.set(name, value));
    expect(await reset(one)).toMatchObject({ status: 400 });
    expect(await recorded(one.id)).toBe(1);

    const other = await cutOff();
    bench.pass(30 * 60_000);
    expect(await reset(other)).toMatchObject({ status: 400 });
  });
});

describe('a poisoned host', () => {
  const evil = 'evil.example';
  const poison = {
    host: evil,
    'x-forwarded-host': evil,
    'x-forwarded-server': evil,
    'x-forwarded-proto': 'https',
    'x-original-host': evil,
    'x-host': evil,
    forwarded: `host=${evil};proto=https`,
  };

  it.each([
    ['without a proxy', []],
    ['behind a trusted proxy', ['127.0.0.1']],
  ])('[AUTHN-06] reaches nothing that a mail is made of, %s', async (_, trustedProxies) => {
    const own = await AccountsBench.open({ trustedProxies });
    try {
      const email = 'poisoned@example.com';
      const answers = [
        await own.browser().post('/api/v1/accounts/register', own.form(email), poison),
        await own.browser().post('/api/v1/accounts/resend-verification', { email }, poison),
        await own.browser().post(FORGOT, { email }, poison),
      ];
      await own.settled();
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(JSON.stringify(answers)).not.toContain(evil);

      const { store, codec } = own.api.services;
      const events = await codec.decode((await store.readAll(0, 100)).events);
      expect(events.map(({ type }) => type)).toEqual([
        'accounts.customer-registered.v1',
        'accounts.email-verification-requested.v1',
        'accounts.email-verification-requested.v1',
        'accounts.password-reset-requested.v1',
      ]);
      expect(JSON.stringify(events)).toContain(email);
      expect(JSON.stringify(events)).not.toContain(evil);
      const { rows } = await own.database.admin('SELECT challenges::text AS row FROM vault.challenges');
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(evil);
    } finally {
      await own.close();
    }
  });
});

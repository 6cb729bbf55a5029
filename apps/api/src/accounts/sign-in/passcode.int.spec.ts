import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const passcode = (browser: Browser, code: string) => browser.post('/api/v1/session/passcode', { passcode: code });

async function challenged(account?: { id: string; email: string }) {
  const staff = account ?? (await bench.staff('admin'));
  const browser = bench.browser();
  const answer = await browser.signIn(staff.email, PASSWORD);
  return { staff, browser, answer };
}

describe('the passcode', () => {
  it('[SIGNIN-04~] is asked for with authenticated false and an HttpOnly cookie, and verified by POST', async () => {
    const { staff, browser, answer } = await challenged();
    expect(answer).toMatchObject({ status: 200, data: { authenticated: 'false' } });
    expect(answer.data).toEqual({ authenticated: 'false' });
    expect(answer.setCookies).toEqual([
      expect.stringMatching(/^passcode-challenge-3000=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/),
    ]);
    expect(await passcode(browser, '')).toMatchObject({ status: 400 });
    expect(await passcode(browser, '123456')).toMatchObject({ status: 400 });
    const verified = await passcode(browser, await bench.mailPasscode(staff.id));
    expect(verified).toMatchObject({ status: 200, responseMessage: 'Success', data: { authenticated: 'true' } });
    expect(verified.data).toHaveProperty('genericQuestionsDetails', 'false');
    const events = await bench.eventsOf(staff.id);
    expect(events.map(({ type }) => type)).toEqual([
      'staff.member-registered.v1',
      'accounts.passcode-requested.v1',
      'accounts.signed-in.v1',
    ]);
  });

  it('is asked of customers whose account wants it', async () => {
    const customer = await bench.customer();
    expect((await challenged(customer)).answer.data).toMatchObject({ authenticated: 'true' });
    await bench.vault.credentials.requirePasscode(customer.id, true, 1);
    expect((await challenged(customer)).answer.data).toEqual({ authenticated: 'false' });
  });

  it('[AUTHN-08] has all the bounds of a code of five digits', async () => {
    const staff = await bench.staff('admin');
    const refused = { status: 401, code: 'PASSCODE_REFUSED' };
    const wrong = bench.browser();
    expect((await wrong.signIn(staff.email, 'Wrong777')).setCookies).toEqual([]);
    expect(
      (await bench.database.admin('SELECT 1 FROM vault.challenges WHERE account_id = $1', [staff.id])).rows,
    ).toEqual([]);

    const first = await challenged({ ...staff });
    const code = await bench.mailPasscode(staff.id, '48213');
    const { rows } = await bench.database.admin(
      'SELECT c::text AS row FROM vault.challenges AS c WHERE account_id = $1',
      [staff.id],
    );
    // As a word: the digest of the passcode is written in hexadecimal digits, and may hold these five by chance.
    const secrets = [new RegExp(`\\b${code}\\b`), ...first.browser.cookies.values()];
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toMatch(secret);
    expect(await passcode(bench.browser(), code)).toMatchObject(refused);
    const neighbour = await challenged();
    await bench.mailPasscode(neighbour.staff.id, '99999');
    expect(await passcode(neighbour.browser, code)).toMatchObject(refused);
    const copy = bench.browser();
    first.browser.cookies.forEach((value, name) => copy.cookies.set(name, value));
    expect(await passcode(first.browser, code)).toMatchObject({ status: 200 });
    expect(await passcode(copy, code)).toMatchObject(refused);

    const guessed = await challenged(staff);
    await bench.mailPasscode(staff.id, code);
    const guesses = Array.from({ length: 3 }, () => passcode(guessed.browser, '00000'));
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await passcode(guessed.browser, code)).toMatchObject(refused);

    const late = await challenged(staff);
    await bench.mailPasscode(staff.id, code);
    bench.pass(5 * 60_000 + 1_000);
    expect(await passcode(late.browser, code)).toMatchObject(refused);

    bench.pass(3_600_001);
    const others: Browser[] = [];
    for (let misses = 3; misses < 10;) {
      const { browser } = await challenged(staff);
      await bench.mailPasscode(staff.id, code);
      if (misses >= 6) others.push(browser);
      for (let tries = 0; tries < 3 && misses < 10; tries += 1, misses += 1) await passcode(browser, '00000');
      bench.pass(60_000);
    }
    for (const browser of others) expect(await passcode(browser, code)).toMatchObject(refused);
    const { rows: open } = await bench.database.admin(
      'SELECT 1 FROM vault.challenges WHERE account_id = $1 AND used_at IS NULL AND voided_at IS NULL',
      [staff.id],
    );
    expect(open).toEqual([]);
    expect((await challenged(staff)).answer).toMatchObject({ status: 403, code: 'PASSCODE_PAUSED' });
  });

  it('[AUTHN-08~] counts only in the browser that gave the password, and once', async () => {
    const { staff, browser } = await challenged();
    const code = await bench.mailPasscode(staff.id);
    expect(await passcode(bench.browser(), code)).toMatchObject({ status: 401, code: 'PASSCODE_REFUSED' });
    const stolen = bench.browser();
    browser.cookies.forEach((value, name) => stolen.cookies.set(name, value));
    expect(await passcode(browser, code)).toMatchObject({ status: 200 });
    expect(await passcode(stolen, code)).toMatchObject({ status: 401 });
  });

  it('[AUTHN-08~] does not fit the challenge of somebody else', async () => {
    const one = await challenged();
    const other = await challenged();
    await bench.mailPasscode(one.staff.id, '11111');
    await bench.mailPasscode(other.staff.id, '22222');
    expect(await passcode(other.browser, '11111')).toMatchObject({ status: 401 });
  });

  it('[AUTHN-08~] allows three tries', async () => {
    const { staff, browser } = await challenged();
    const code = await bench.mailPasscode(staff.id);
    for (let tries = 0; tries < 3; tries += 1) expect(await passcode(browser, '00000')).toMatchObject({ status: 401 });
    expect(await passcode(browser, code)).toMatchObject({ status: 401 });
  });

  it('[AUTHN-08~] ends after five minutes', async () => {
    const { staff, browser } = await challenged();
    const code = await bench.mailPasscode(staff.id);
    bench.pass(5 * 60_000 + 1_000);
    expect(await passcode(browser, code)).toMatchObject({ status: 401 });
  });

  it('[AUTHN-08~] is sent five times an hour at most', async () => {
    const staff = await bench.staff('admin');
    for (let sent = 0; sent < 5; sent += 1) expect((await challenged(staff)).answer.status).toBe(200);
    expect((await challenged(staff)).answer).toMatchObject({ status: 429, code: 'TOO_MANY_PASSCODES' });
    bench.pass(3_600_001);
    expect((await challenged(staff)).answer.status).toBe(200);
  });

  it('[AUTHN-08~] pauses after ten wrong ones in a row until a reset by mail', async () => {
    const staff = await bench.staff('admin');
    for (let wrong = 0; wrong < 10;) {
      const { browser } = await challenged(staff);
      await bench.mailPasscode(staff.id);
      for (let tries = 0; tries < 3 && wrong < 10; tries += 1, wrong += 1) await passcode(browser, '00000');
    }
    const events = await bench.eventsOf(staff.id);
    expect(events.filter(({ type }) => type === 'accounts.passcode-paused.v1')).toHaveLength(1);
    bench.pass(3_600_001);
    expect((await challenged(staff)).answer).toMatchObject({ status: 403, code: 'PASSCODE_PAUSED' });

    const owner = bench.browser();
    await owner.post('/api/v1/accounts/forgot-password', { email: staff.email });
    await bench.settled();
    const { code } = await bench.mailReset(staff.id);
    const reset = { email: staff.email, passcode: code, password: PASSWORD };
    expect(await owner.post('/api/v1/accounts/reset-password', reset)).toMatchObject({ status: 200 });
    expect((await challenged(staff)).answer).toMatchObject({ status: 200, data: { authenticated: 'false' } });
  });

  it('outlives the wrong passwords of strangers', async () => {
    const { staff, browser } = await challenged();
    const code = await bench.mailPasscode(staff.id);
    for (let tries = 0; tries < 6; tries += 1) await bench.browser(`10.5.0.${tries}`).signIn(staff.email, 'Wrong777');
    await bench.settled();
    expect(await passcode(browser, code)).toMatchObject({ status: 200 });
  });

  it('counts beside the next one, until either is used', async () => {
    const { staff, browser } = await challenged();
    const code = await bench.mailPasscode(staff.id, '11111');
    const second = await challenged(staff);
    await bench.mailPasscode(staff.id, '22222');
    expect(await passcode(browser, code)).toMatchObject({ status: 200 });
    expect(await passcode(second.browser, '22222')).toMatchObject({ status: 401 });
  });

  it('[AUTHN-08~] lets one of many parallel right guesses in', async () => {
    const { staff, browser } = await challenged();
    const code = await bench.mailPasscode(staff.id);
    const copies = Array.from({ length: 20 }, () => {
      const copy = bench.browser();
      browser.cookies.forEach((value, name) => copy.cookies.set(name, value));
      return passcode(copy, code);
    });
    const statuses = (await Promise.all(copies)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

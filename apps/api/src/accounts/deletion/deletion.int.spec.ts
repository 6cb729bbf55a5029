import { deletionStream } from '@keelson/domain/deletion';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import { Browser } from '../../testing/browser';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const SECOND = 1_000;
const DAY = 86_400_000;
const ACCOUNT = '/api/v1/account';
const ME = '/api/v1/session/me';
const TOKEN = '/api/v1/session/token';

let bench: AccountsBench;
let other: TestApi;

beforeAll(async () => {
  bench = await AccountsBench.open();
  const clock = () => bench.now;
  other = await startTestApi({ database: bench.database, sessions: 'real', clock });
});
afterAll(async () => {
  await other.close();
  await bench.close();
});
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const confirm = (browser: Browser, password = PASSWORD) => browser.confirm(password, 'deletion.deleteAccount');

async function afterTrial() {
  const account = await bench.customer();
  bench.now = new Date(START.getTime() + 14 * DAY);
  return { ...account, browser: await bench.signedIn(account) };
}

async function deletionOf(accountId: string): Promise<readonly string[]> {
  const { rows } = await bench.database.admin(
    'SELECT type FROM event_store.events WHERE stream_id = $1 ORDER BY version',
    [deletionStream(accountId)],
  );
  return (rows as { type: string }[]).map(({ type }) => type);
}

const inTheOtherProcess = (browser: Browser): Browser => {
  const there = new Browser(other);
  there.jwt = browser.jwt;
  browser.cookies.forEach((value, name) => there.cookies.set(name, value));
  return there;
};

describe('after a trial', () => {
  it('[SIGNIN-09~] signing in tells so, with the flags that lead to the choice between paying and leaving', async () => {
    const account = await bench.customer();
    bench.now = new Date(START.getTime() + 14 * DAY);
    const { data } = await bench.browser().signIn(account.email, PASSWORD);
    expect(data['user_details']).toMatchObject({ freeTrailUser: 1, paymentFlag: 0, freeTrailExpired: true });
  });
});

describe('deleting the own account', () => {
  it('[SIGNIN-12~] takes the password for this very action, and says that the account is deleted', async () => {
    const { id, email, browser } = await afterTrial();
    expect(await browser.delete(ACCOUNT)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    expect(await confirm(browser, 'Wrong123')).toMatchObject({ status: 403, statusMessage: 'Password is invaild' });
    expect(await browser.delete(ACCOUNT)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    expect(await confirm(browser)).toMatchObject({ status: 200 });
    const deleted = await browser.delete(ACCOUNT);
    expect(deleted).toMatchObject({ status: 200, statusMessage: 'Your account has been deleted.' });
    expect(deleted.setCookies).toEqual([expect.stringContaining('Max-Age=0')]);
    expect(await deletionOf(id)).toEqual(['deletion.requested.v1', 'deletion.access-ended.v1']);
    expect(await browser.get(ME)).toMatchObject({ status: 401 });
    expect(await bench.browser().signIn(email, PASSWORD)).toMatchObject({
      status: 401,
      statusMessage: 'Invalid username or password',
    });
  });

  it('[SIGNIN-12~] slows guesses at the password down like signing in', async () => {
    const { browser } = await afterTrial();
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) statuses.push((await confirm(browser, 'Wrong123')).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect(await confirm(browser)).toMatchObject({ status: 429 });
  });

  it('a password given for another action does not count', async () => {
    const { id, browser } = await afterTrial();
    expect(await browser.confirm(PASSWORD, 'session.end')).toMatchObject({ status: 200 });
    expect(await browser.delete(ACCOUNT)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    expect(await deletionOf(id)).toEqual([]);
  });

  it('[AUTHZ-06~] is refused while the trial runs, whatever was confirmed', async () => {
    const account = await bench.customer();
    const browser = await bench.signedIn(account);
    expect(await confirm(browser)).toMatchObject({ status: 200 });
    expect(await browser.delete(ACCOUNT)).toMatchObject({ status: 409, code: 'TRIAL_NOT_ENDED' });
    expect(await deletionOf(account.id)).toEqual([]);
    expect(await browser.get(ME)).toMatchObject({ status: 200 });
  });

  it('[AUTHZ-06~] asked for by 100 requests at once in two processes ends access once', async () => {
    const { id, browser } = await afterTrial();
    await confirm(browser);
    const there = inTheOtherProcess(browser);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? browser : there).delete(ACCOUNT)),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ status }) => ![200, 401, 403, 503].includes(status))).toEqual([]);
    expect(await deletionOf(id)).toEqual(['deletion.requested.v1', 'deletion.access-ended.v1']);
  });

  it('[SESS-04~] counts within a second in every process, for every session of the account', async () => {
    const { browser, ...account } = await afterTrial();
    const elsewhere = inTheOtherProcess(await bench.signedIn(account));
    const there = inTheOtherProcess(browser);
    expect(await there.get(ME)).toMatchObject({ status: 200 });
    expect(await elsewhere.get(ME)).toMatchObject({ status: 200 });
    await confirm(browser);
    expect(await browser.delete(ACCOUNT)).toMatchObject({ status: 200 });
    expect(await there.post(TOKEN)).toMatchObject({ status: 401 });
    bench.pass(SECOND);
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => (await (index % 2 === 0 ? there : elsewhere).get(ME)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it('[SESS-04~] a sign-in that was under way when access ended leaves no session behind', async () => {
    const { id } = await afterTrial();
    await bench.vault.erase(id);
    await bench.vault.sessions.start({ accountId: id, kind: 'customer', userAgent: 'Late browser' }, bench.now);
    const { rows } = await bench.database.admin('SELECT FROM vault.sessions WHERE account_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('writes no password and no address into the log', async () => {
    const { email, browser } = await afterTrial();
    await confirm(browser, 'Wrong123');
    await confirm(browser);
    await browser.delete(ACCOUNT);
    for (const secret of [email, 'Wrong123', PASSWORD]) expect(bench.api.capture.text()).not.toContain(secret);
  });
});

import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';

const SETTING = '/api/v1/accounts/passcode-setting';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const confirm = (browser: Browser, enabled: boolean, password = PASSWORD) =>
  browser.confirm(password, 'accounts.changePasscodeSetting', { enabled });

const change = (browser: Browser, enabled: boolean, headers?: Record<string, string>) =>
  browser.put(SETTING, { enabled }, headers);

const settingEvents = async (accountId: string) =>
  (await bench.eventsOf(accountId)).filter(({ type }) => type === 'accounts.passcode-setting-changed.v1');

async function wanting(): Promise<{ id: string; email: string }> {
  const customer = await bench.customer();
  const browser = await bench.signedIn(customer);
  await confirm(browser, true);
  expect(await change(browser, true)).toMatchObject({ status: 200 });
  return customer;
}

describe('the passcode setting', () => {
  it('is switched by its holder, counts from the next sign-in on and is recorded', async () => {
    const customer = await bench.customer();
    const browser = await bench.signedIn(customer);
    expect((await browser.get(SETTING)).data).toEqual({ enabled: false, fixed: false });
    await confirm(browser, true);
    expect(await change(browser, true)).toMatchObject({
      status: 200,
      statusMessage: 'A passcode is asked for at every login',
      data: { enabled: true, fixed: false },
    });
    expect((await bench.browser().signIn(customer.email, PASSWORD)).data).toEqual({ authenticated: 'false' });
    await confirm(browser, false);
    expect(await change(browser, false)).toMatchObject({ status: 200, data: { enabled: false } });
    expect((await bench.browser().signIn(customer.email, PASSWORD)).data).toMatchObject({ authenticated: 'true' });
    expect((await settingEvents(customer.id)).map(({ data }) => data)).toEqual([
      { required: true },
      { required: false },
    ]);
  });

  it('[SESS-06~] needs the own password within five minutes, given for this very change', async () => {
    const customer = await bench.customer();
    const browser = await bench.signedIn(customer);
    const refused = { status: 403, code: 'CONFIRMATION_INVALID' };
    expect(await change(browser, true)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    expect(await browser.confirm(PASSWORD, 'session.end')).toMatchObject({ status: 200 });
    expect(await change(browser, true)).toMatchObject(refused);
    expect(await confirm(browser, false)).toMatchObject({ status: 200 });
    expect(await change(browser, true)).toMatchObject(refused);
    expect(await confirm(browser, true, 'Wrong777')).toMatchObject({ status: 403 });
    expect(await change(browser, true)).toMatchObject(refused);
    await confirm(browser, true);
    bench.pass(5 * 60_000 + 1_000);
    await browser.post('/api/v1/session/token');
    expect(await change(browser, true)).toMatchObject(refused);
    expect(await settingEvents(customer.id)).toEqual([]);
    expect(await bench.vault.credentials.byId(customer.id)).toMatchObject({ passcodeRequired: false });
  });

  it('is the own one alone', async () => {
    const other = await bench.customer();
    await wanting();
    expect(await bench.vault.credentials.byId(other.id)).toMatchObject({ passcodeRequired: false });
    expect(await bench.browser().put(SETTING, { enabled: false })).toMatchObject({ status: 401 });
  });

  it('is always on for staff, and says so', async () => {
    const admin = await bench.staff('admin');
    const browser = await bench.signedIn(admin);
    expect((await browser.get(SETTING)).data).toEqual({ enabled: true, fixed: true });
    await confirm(browser, false);
    expect(await change(browser, false)).toMatchObject({
      status: 403,
      code: 'PASSCODE_ALWAYS_ON',
      statusMessage: 'Members of staff always log in with a passcode. It cannot be switched off',
    });
    expect((await bench.browser().signIn(admin.email, PASSWORD)).data).toEqual({ authenticated: 'false' });
  });

  it('is mended by sending it again when the vault missed it', async () => {
    const customer = await wanting();
    await bench.database.admin('UPDATE vault.credentials SET passcode_required = false WHERE account_id = $1', [
      customer.id,
    ]);
    const browser = await bench.signedIn(customer);
    await confirm(browser, true);
    expect(await change(browser, true)).toMatchObject({ status: 200, data: { enabled: true } });
    expect(await bench.vault.credentials.byId(customer.id)).toMatchObject({ passcodeRequired: true });
    expect(await settingEvents(customer.id)).toHaveLength(1);
  });
});

describe('changes of the setting at the same time', () => {
  const agree = async (accountId: string): Promise<boolean> => {
    const last = (await settingEvents(accountId)).at(-1)?.data['required'] ?? false;
    return last === (await bench.vault.credentials.byId(accountId))?.passcodeRequired;
  };

  it('leave log and vault saying the same, however ten opposite ones cross', async () => {
    const customer = await bench.customer();
    const browser = await bench.signedIn(customer);
    for (let round = 0; round < 10; round += 1) {
      const confirmed: { enabled: boolean; confirmation: string }[] = [];
      for (let index = 0; index < 10; index += 1) {
        const { data } = await confirm(browser, index % 2 === 0);
        confirmed.push({ enabled: index % 2 === 0, confirmation: String(data['confirmation']) });
      }
      const answers = await Promise.all(
        confirmed.map(({ enabled, confirmation }) => change(browser, enabled, { confirmation })),
      );
      expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
      expect(await agree(customer.id)).toBe(true);
    }
    expect((await settingEvents(customer.id)).length).toBeGreaterThan(10);
  });

  it('leave the later one when the earlier one reaches the vault last', async () => {
    const { id } = await wanting();
    const { rows } = await bench.database.admin(
      'SELECT passcode_setting_version AS version FROM vault.credentials WHERE account_id = $1',
      [id],
    );
    const { version } = rows[0] as { version: number };
    await bench.vault.credentials.requirePasscode(id, false, version - 1);
    expect(await bench.vault.credentials.byId(id)).toMatchObject({ passcodeRequired: true });
    await bench.vault.credentials.requirePasscode(id, false, version + 1);
    expect(await bench.vault.credentials.byId(id)).toMatchObject({ passcodeRequired: false });
  });
});

describe('signing in with the setting on', () => {
  const enter = async (customer: { id: string; email: string }) => {
    const browser = bench.browser();
    expect((await browser.signIn(customer.email, PASSWORD)).data).toEqual({ authenticated: 'false' });
    return browser.post('/api/v1/session/passcode', { passcode: await bench.mailPasscode(customer.id) });
  };

  it('[SIGNIN-05] says by genericQuestionsDetails whether the questions are answered', async () => {
    const customer = await wanting();
    const first = await enter(customer);
    expect(first).toMatchObject({ status: 200, responseMessage: 'Success' });
    expect(first.data).toMatchObject({ authenticated: 'true', genericQuestionsDetails: 'false' });
    await bench.answerQuestions(customer.id);
    const second = await enter(customer);
    expect(second).toMatchObject({ status: 200, responseMessage: 'Success' });
    expect(second.data).toMatchObject({ authenticated: 'true', genericQuestionsDetails: 'true' });
  });
});

import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Reply } from '../../testing/browser';

const decoded = (jwt: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;

/** All of an answer that a stranger could compare. */
const faceOf = ({ text, headers, status }: Reply): string => {
  const kept = Object.entries(headers).filter(([name]) => !['x-correlation-id', 'date'].includes(name));
  return JSON.stringify([status, text.replace(/"correlationId":"[^"]*"/, ''), kept]);
};

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

describe('refused sign-ins of addresses without an account', () => {
  it('leave a stand-in in the log, the same for the same address, and never the address', async () => {
    const emails = ['first-unknown@example.com', 'second-unknown@example.com'];
    for (const email of [...emails, emails[0] ?? ''])
      expect(await bench.browser().signIn(email.toUpperCase(), PASSWORD)).toMatchObject({ status: 401 });
    const { email: known } = await bench.customer();
    await bench.browser().signIn(known, 'Wrong777');
    await bench.settled();
    const refused = bench.api.capture.entries().filter(({ msg }) => msg === 'sign-in without an account');
    const standIns = refused.map(({ unknown }) => unknown);
    expect(standIns).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f]{8}$/)));
    expect(standIns[0]).toBe(standIns[2]);
    expect(standIns[0]).not.toBe(standIns[1]);
    expect(refused.every(({ correlationId }) => typeof correlationId === 'string')).toBe(true);
    expect(bench.api.capture.text().toLowerCase()).not.toContain('-unknown@example');
  });
});

describe('signing in', () => {
  it('[SIGNIN-03, SIGNIN-06] answers a right password with all login data', async () => {
    const { id, email } = await bench.customer();
    const answer = await bench.browser().signIn(`  ${email.toUpperCase()} `, PASSWORD);
    expect(answer).toMatchObject({ status: 200, responseMessage: 'Success' });
    expect(answer.data).toEqual({
      authenticated: 'true',
      jwt: expect.any(String) as string,
      company_details: {
        id,
        companyName: 'Engine Works Ltd',
        email,
        firstName: 'Ada Byron',
        isPremium: 'false',
        channelPartner: 'false',
      },
      user_details: {
        id,
        username: email,
        freeTrailUser: 1,
        paymentFlag: 0,
        subscribedToPayment: 0,
        freeTrailExpired: false,
      },
      user_status: 'active',
      account_api_id: '',
      cycle_id: '',
      genericQuestionsDetails: 'false',
    });
  });

  it('says that the trial is over once it is', async () => {
    const { email } = await bench.customer();
    bench.pass(14 * 86_400_000);
    const { data } = await bench.browser().signIn(email, PASSWORD);
    expect(data['user_details']).toMatchObject({ freeTrailUser: 1, freeTrailExpired: true });
  });

  it('[SIGNIN-06~] says that the account is under deletion until that is called off', async () => {
    const { id, email } = await bench.customer();
    await bench.decideDeletion(id, { name: 'StartDeletion', trialEndsAt: null, at: bench.now });
    expect((await bench.browser().signIn(email, PASSWORD)).data['user_status']).toBe('under_deletion');
    await bench.decideDeletion(id, { name: 'CancelDeletion', at: bench.now });
    expect((await bench.browser().signIn(email, PASSWORD)).data['user_status']).toBe('active');
  });

  it('[SIGNIN-19] gives a token with the specified claims', async () => {
    const customer = await bench.signedIn(await bench.customer());
    expect(decoded(customer.jwt ?? '')).toMatchObject({
      isAdmin: false,
      admin: false,
      isSuperAdmin: false,
      superAdmin: false,
      roles: ['customer'],
      permissions: [],
    });
    const admin = await bench.signedIn(await bench.staff('admin', ['customers.manage']));
    expect(decoded(admin.jwt ?? '')).toMatchObject({
      isAdmin: true,
      admin: true,
      isSuperAdmin: false,
      superAdmin: false,
      roles: ['admin'],
      permissions: ['customers.manage'],
    });
    const superAdmin = await bench.signedIn(await bench.staff('superAdmin'));
    expect(decoded(superAdmin.jwt ?? '')).toMatchObject({ isAdmin: true, isSuperAdmin: true, superAdmin: true });
  });

  it('[AUTHN-04] refuses wrong password, unknown, locked, unverified, disabled and deleted alike, for the same work', async () => {
    const wrong = await bench.customer();
    const unverified = await bench.register();
    const disabled = await bench.customer();
    await bench.vault.credentials.disable(disabled.id, START);
    const deleted = await bench.customer();
    await bench.vault.withdraw(deleted.id);
    const locked = await bench.customer();
    for (let tries = 0; tries < 5; tries += 1) await bench.browser(`10.1.0.${tries}`).signIn(locked.email, 'Wrong777');
    await bench.settled();
    const work = (): number => bench.hasher().evaluated + bench.hasher().pretended;
    const arms = [
      [wrong.email, 'Wrong777'],
      ['nobody@example.com', PASSWORD],
      [locked.email, PASSWORD],
      [unverified.email, 'Wrong777'],
      [disabled.email, PASSWORD],
      [deleted.email, PASSWORD],
    ] as const;
    const faces = [];
    for (const [index, [email, password]] of arms.entries()) {
      const before = work();
      const answer = await bench.browser(`10.0.0.${index}`).signIn(email, password);
      expect([email, work() - before]).toEqual([email, 1]);
      expect(answer).toMatchObject({ status: 401, statusMessage: 'Invalid username or password', setCookies: [] });
      faces.push(faceOf(answer));
    }
    expect(new Set(faces).size).toBe(1);
  });

  it('tells who knows the password, and nobody else, that the address is not confirmed, and does not slow them down', async () => {
    const { email } = await bench.register();
    for (let tries = 0; tries < 7; tries += 1)
      expect(await bench.browser().signIn(email, PASSWORD)).toMatchObject({
        status: 403,
        code: 'EMAIL_UNCONFIRMED',
        statusMessage: expect.stringMatching(/not confirmed yet/) as string,
        setCookies: [],
      });
    const strangers = [
      await bench.browser().signIn(email, 'Wrong777'),
      await bench.browser().signIn('nobody-at-all@example.com', 'Wrong777'),
    ];
    expect(strangers[0]).toMatchObject({ status: 401, code: 'SIGN_IN_REFUSED' });
    expect(new Set(strangers.map(faceOf)).size).toBe(1);
  });

  it('does not say so while tries are paused, so that no right password is found meanwhile', async () => {
    const { email } = await bench.register();
    for (let tries = 0; tries < 5; tries += 1) await bench.browser(`10.8.0.${tries}`).signIn(email, 'Wrong777');
    const answers = [
      await bench.browser('10.8.1.1').signIn(email, PASSWORD),
      await bench.browser('10.8.1.2').signIn(email, 'Wrong777'),
    ];
    expect(answers[0]).toMatchObject({ status: 401, code: 'SIGN_IN_REFUSED' });
    expect(new Set(answers.map(faceOf)).size).toBe(1);
  });

  it('[AUTHN-04~, AUTHN-07] compares no more passwords than the fifth try allows, and the owner can still come back', async () => {
    const { id, email } = await bench.customer();
    const before = bench.hasher().evaluated;
    const guesses = Array.from({ length: 500 }, (_, index) =>
      bench.browser(`10.2.${index % 250}.${index % 7}`).signIn(email, `Wrong${index}x`),
    );
    const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status));
    await bench.settled();
    // On a busy machine some are told to come again (503): none gets in, and none is compared.
    for (const status of statuses) expect([401, 503]).toContain(status);
    expect(bench.hasher().evaluated - before).toBe(5);
    expect(await bench.browser('10.9.0.1').signIn(email, PASSWORD)).toMatchObject({ status: 401 });

    const owner = bench.browser('10.9.0.1');
    await owner.post('/api/v1/accounts/forgot-password', { email });
    await bench.settled();
    const { code, token } = await bench.mailReset(id);
    const reset = { email, passcode: code, password: 'Newhouse8', token };
    expect(await owner.post('/api/v1/accounts/reset-password', reset)).toMatchObject({ status: 200 });
    expect(await owner.signIn(email, 'Newhouse8')).toMatchObject({ status: 200 });
  });

  it('[AUTHN-07~] lets the owner in again when the pause is over', async () => {
    const { email } = await bench.customer();
    for (let tries = 0; tries < 5; tries += 1) await bench.browser(`10.3.0.${tries}`).signIn(email, 'Wrong777');
    bench.pass(29_000);
    expect(await bench.browser().signIn(email, PASSWORD)).toMatchObject({ status: 401 });
    bench.pass(1_000);
    expect(await bench.browser().signIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('[AUTHN-07~] lets the owner in where the account was signed in before, however hard strangers try', async () => {
    const account = await bench.customer();
    const own = await bench.signedIn(account, bench.browser('10.3.1.1'));
    await own.post('/api/v1/session/sign-out');
    for (let tries = 0; tries < 60; tries += 1)
      await bench.browser(`10.3.2.${tries}`).signIn(account.email, 'Wrong777');
    await bench.settled();
    expect(await bench.browser('10.3.3.1').signIn(account.email, PASSWORD)).toMatchObject({ status: 401 });
    expect(await own.signIn(account.email, PASSWORD)).toMatchObject({ status: 200 });
    expect(await bench.browser('10.3.3.1').signIn(account.email, PASSWORD)).toMatchObject({ status: 401 });
    const failures = (await bench.eventsOf(account.id)).filter(({ type }) => type === 'accounts.sign-in-failed.v1');
    expect(failures).toHaveLength(5);
  });

  it('[AUTHN-07~] slows a known browser down too, and knows it for its own account alone', async () => {
    const account = await bench.customer();
    const own = await bench.signedIn(account, bench.browser('10.3.4.1'));
    for (let tries = 0; tries < 5; tries += 1) await own.signIn(account.email, 'Wrong777');
    expect(await own.signIn(account.email, PASSWORD)).toMatchObject({ status: 401 });
    const victim = await bench.customer();
    for (let tries = 0; tries < 5; tries += 1) await bench.browser(`10.3.5.${tries}`).signIn(victim.email, 'Wrong777');
    expect(await own.signIn(victim.email, PASSWORD)).toMatchObject({ status: 401 });
  });

  it('slows an address down that guesses at many accounts', async () => {
    const { email } = await bench.customer();
    for (let tries = 0; tries < 20; tries += 1) {
      await bench.browser('10.4.0.1').signIn(`nobody-${tries}@example.com`, 'Wrong777');
    }
    await bench.settled();
    expect(await bench.browser('10.4.0.1').signIn(email, PASSWORD)).toMatchObject({ status: 401 });
    expect(await bench.browser('10.4.0.2').signIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('[EVENT-01~, AUD-01~] records sign-ins, failures and sign-outs with who and from where', async () => {
    const account = await bench.customer();
    await bench.browser().signIn(account.email, 'Wrong777');
    await bench.settled();
    const browser = await bench.signedIn(account);
    await browser.post('/api/v1/session/sign-out');
    const events = await bench.eventsOf(account.id);
    expect(events.map(({ type }) => type)).toEqual([
      'accounts.customer-registered.v1',
      'accounts.email-verification-requested.v1',
      'accounts.email-verified.v1',
      'accounts.sign-in-failed.v1',
      'accounts.signed-in.v1',
      'accounts.signed-out.v1',
    ]);
    expect(events[3]).toMatchObject({ data: { reason: 'wrong-password' }, metadata: { actor: { kind: 'anonymous' } } });
    expect(events[4]).toMatchObject({
      data: { method: 'password', failuresBefore: 1 },
      metadata: { actor: { kind: 'customer', id: account.id }, subjectId: account.id },
    });
    expect(JSON.stringify(events)).not.toContain(account.email);
    expect(JSON.stringify(events)).not.toContain('Test browser');
  });

  it('[AUD-01~] tells of sign-ins, failures, denials, sessions ended and changed rights who, about whom, when and from where', async () => {
    const { store, codec } = bench.api.services;
    const from = await store.head();
    const account = await bench.customer();
    await bench.browser('192.0.2.7').signIn(account.email, 'Wrong777');
    await bench.settled();
    const own = await bench.signedIn(account, bench.browser('192.0.2.8'));
    expect(await own.get('/api/v1/customers')).toMatchObject({ status: 403 });
    const boss = await bench.staff('superAdmin');
    const office = await bench.signedIn(boss, bench.browser('192.0.2.9'));
    const member = await bench.staff('admin');
    const right = { accountId: member.id, permission: 'journeys.replay' };
    await office.confirm(PASSWORD, 'staff.grantPermission', right);
    await office.post(`/api/v1/staff/${member.id}/permissions`, { permission: 'journeys.replay' });
    await office.confirm(PASSWORD, 'staff.withdrawPermission', right);
    await office.delete(`/api/v1/staff/${member.id}/permissions/journeys.replay`);
    await office.confirm(PASSWORD, 'staff.endSessions', { accountId: account.id });
    await office.delete(`/api/v1/staff/accounts/${account.id}/sessions`);

    const told = (await codec.decode((await store.readAll(from, 100)).events)).map(({ type, occurredAt, metadata }) => {
      const { actor, subjectId, ip, userAgent } = metadata;
      return [type, actor.id, subjectId, ip, userAgent, new Date(occurredAt).toISOString()];
    });
    const at = START.toISOString();
    expect(told).toEqual(
      expect.arrayContaining([
        ['accounts.sign-in-failed.v1', 'anonymous', account.id, '192.0.2.7', 'Test browser', at],
        ['accounts.signed-in.v1', account.id, account.id, '192.0.2.8', 'Test browser', at],
        ['accounts.signed-in.v1', boss.id, boss.id, '192.0.2.9', 'Test browser', at],
        ['access.denied.v1', account.id, account.id, '192.0.2.8', 'Test browser', at],
        ['staff.permission-granted.v1', boss.id, member.id, '192.0.2.9', 'Test browser', at],
        ['staff.permission-withdrawn.v1', boss.id, member.id, '192.0.2.9', 'Test browser', at],
        ['accounts.signed-out.v1', boss.id, account.id, '192.0.2.9', 'Test browser', at],
      ]),
    );
  });
});

describe('signing out', () => {
  it('[SIGNIN-02~, SIGNIN-17, SESS-04~, ONB-12~] ends the session, clears the cookie and asks the browser to forget', async () => {
    const browser = await bench.signedIn(await bench.customer());
    const { jwt } = browser;
    const cookies = new Map(browser.cookies);
    const answer = await browser.post('/api/v1/session/sign-out');
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect([...browser.cookies.keys()]).toEqual([expect.stringMatching(/^known-browser/)]);
    const thief = bench.browser();
    thief.jwt = jwt;
    cookies.forEach((value, name) => thief.cookies.set(name, value));
    expect(await thief.get('/api/v1/session/me')).toMatchObject({ status: 401 });
    expect(await thief.post('/api/v1/session/token')).toMatchObject({ status: 401 });
  });

  it('[SIGNIN-02~] is fine without a session, and keeps no browser waiting for what it has to forget', async () => {
    const answer = await bench.browser().post('/api/v1/session/sign-out');
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.headers).not.toHaveProperty('clear-site-data');
  });

  it('[SESS-04~] asks a browser to forget whose session is over already', async () => {
    const browser = await bench.signedIn(await bench.customer());
    browser.jwt = undefined;
    const answer = await browser.post('/api/v1/session/sign-out');
    expect(answer.headers['clear-site-data']).toBe('"storage"');
  });
});

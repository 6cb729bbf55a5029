import { randomUUID } from 'node:crypto';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser, Reply } from '../../testing/browser';
import { type CreationAsked, type Otherwise, SoftwareAuthenticator } from '../../testing/software-authenticator';

const FACTORS = '/api/v1/accounts/second-factors';
const PASSKEYS = `${FACTORS}/passkeys`;
const ASKED = '/api/v1/session/passkey-options';
const SIGN = '/api/v1/session/passkey';
const ORIGIN = 'http://localhost:3000';
const REFUSED = { status: 400, code: 'PASSKEY_REFUSED' };

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles, vault.second_factor_rule');
});

async function begun(browser: Browser): Promise<CreationAsked> {
  await browser.confirm(PASSWORD, 'accounts.beginPasskey');
  const { status, data } = await browser.post(PASSKEYS);
  expect(status).toBe(200);
  return data as unknown as CreationAsked;
}

const add = async (
  browser: Browser,
  { device = new SoftwareAuthenticator(), name = 'My telephone' } = {},
): Promise<Reply> => browser.put(PASSKEYS, { name, passkey: device.make(await begun(browser)) });

interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
  readonly usedAt: string | null;
}

const listed = async (browser: Browser): Promise<readonly ListedPasskey[]> =>
  (await browser.get(FACTORS)).data['passkeys'] as ListedPasskey[];

/** A member of staff who has a passkey. */
async function withPasskey(kind: 'admin' | 'superAdmin' = 'admin') {
  const member = await bench.staff(kind);
  const browser = await bench.signedIn(member);
  const device = new SoftwareAuthenticator();
  const answer = await add(browser, { device });
  expect(answer).toMatchObject({ status: 200, statusMessage: 'The passkey was added' });
  const [passkey] = await listed(browser);
  return { member, browser, device, id: passkey?.id ?? '', codes: answer.data['recoveryCodes'] as string[] };
}

const typesOf = async (accountId: string): Promise<string[]> =>
  (await bench.eventsOf(accountId)).map(({ type }) => type.replace(/^accounts\.|\.v1$/g, ''));

describe('a passkey of staff', () => {
  it('is added with the own password, and told without anything that it is known by', async () => {
    const member = await bench.staff('admin');
    const browser = await bench.signedIn(member);
    expect(await browser.post(PASSKEYS)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    const device = new SoftwareAuthenticator();
    const asked = await begun(browser);
    expect(asked).toMatchObject({
      rp: { id: 'localhost', name: 'Keelson' },
      user: { name: member.email, displayName: 'Grace Hopper' },
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { userVerification: 'required' },
      attestation: 'none',
    });
    expect(JSON.stringify(asked.user.id)).not.toContain(member.id);
    const set = await browser.put(PASSKEYS, { name: '  My telephone ', passkey: device.make(asked) });
    expect(set.data['recoveryCodes']).toHaveLength(10);
    expect((await browser.get(FACTORS)).data).toEqual({
      authenticatorSince: null,
      passkeys: [
        { id: expect.any(String) as string, name: 'My telephone', addedAt: START.toISOString(), usedAt: null },
      ],
      passkeyOrigin: ORIGIN,
      recoveryCodesLeft: 10,
      required: false,
    });
    expect(await typesOf(member.id)).toEqual([
      'staff.member-registered',
      ...['passcode-requested', 'signed-in', 'second-factor-enrolled', 'recovery-codes-made'],
    ]);
    const [enrolled] = (await bench.eventsOf(member.id)).slice(-2);
    expect(enrolled?.data).toEqual({ factor: 'passkey', factorId: (await listed(browser))[0]?.id });
    expect(JSON.stringify(await bench.eventsOf(member.id))).not.toContain('telephone');
    expect(JSON.stringify(await bench.eventsOf(member.id))).not.toContain(device.credentialId);
  });

  it('is one of several, each asked for on another device, up to ten', async () => {
    const { browser, device } = await withPasskey();
    const asked = await begun(browser);
    expect(asked).toMatchObject({ excludeCredentials: [{ id: device.credentialId, type: 'public-key' }] });
    expect(await browser.put(PASSKEYS, { name: 'Key', passkey: device.make(asked) })).toMatchObject({
      status: 409,
      code: 'PASSKEY_TAKEN',
    });
    for (let at = 1; at < 10; at += 1)
      expect((await add(browser, { name: `Key ${at}` })).data).toEqual({ recoveryCodes: [] });
    expect(await listed(browser)).toHaveLength(10);
    await browser.confirm(PASSWORD, 'accounts.beginPasskey');
    expect(await browser.post(PASSKEYS)).toMatchObject({ status: 409, code: 'TOO_MANY_PASSKEYS' });
  });

  it('of somebody else is not taken', async () => {
    const { device, browser } = await withPasskey();
    const other = await bench.signedIn(await bench.staff('admin'));
    expect(await add(other, { device })).toMatchObject({ status: 409, code: 'PASSKEY_TAKEN' });
    expect(await listed(other)).toEqual([]);
    expect(await listed(browser)).toHaveLength(1);
  });

  it('counts for the challenge of this session, once and within five minutes', async () => {
    const { browser } = await withPasskey();
    const asked = await begun(browser);
    const made = (changes?: Otherwise) => ({ name: 'Key', passkey: new SoftwareAuthenticator().make(asked, changes) });
    const elsewhere = await bench.signedIn(await bench.staff('admin'));
    expect(await elsewhere.put(PASSKEYS, made())).toMatchObject(REFUSED);
    for (const otherwise of [
      { challenge: Buffer.alloc(32).toString('base64url') },
      { origin: 'http://127.0.0.1:3000' },
      { rpId: 'keelson.example' },
      { userVerified: false },
    ])
      expect(await browser.put(PASSKEYS, made(otherwise))).toMatchObject(REFUSED);
    const both = await Promise.all([browser.put(PASSKEYS, made()), browser.put(PASSKEYS, made())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await browser.put(PASSKEYS, made())).toMatchObject(REFUSED);
    const late = await begun(browser);
    bench.pass(300_000);
    await browser.post('/api/v1/session/token');
    const passkey = new SoftwareAuthenticator().make(late);
    expect(await browser.put(PASSKEYS, { name: 'Key', passkey })).toMatchObject(REFUSED);
    expect(await listed(browser)).toHaveLength(2);
  });

  it('gets another name, and is removed with the own password alone', async () => {
    const { member, browser, id } = await withPasskey();
    const stranger = await withPasskey();
    const address = `${PASSKEYS}/${id}`;
    expect(await browser.put(address, { name: ' ' })).toMatchObject({ status: 400 });
    expect(await browser.put(address, { name: 'On the ring' })).toMatchObject({
      status: 200,
      statusMessage: 'The passkey was renamed',
    });
    expect(await listed(browser)).toMatchObject([{ id, name: 'On the ring' }]);
    expect((await bench.eventsOf(member.id)).at(-1)).toMatchObject({ data: { factorId: id } });
    const missing = { status: 404, code: 'PASSKEY_NOT_FOUND' };
    expect(await stranger.browser.put(address, { name: 'Mine' })).toMatchObject(missing);
    await stranger.browser.confirm(PASSWORD, 'accounts.removePasskey', { passkeyId: id });
    expect(await stranger.browser.delete(address)).toMatchObject(missing);

    await browser.confirm(PASSWORD, 'accounts.removePasskey', { passkeyId: randomUUID() });
    expect(await browser.delete(address)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    await browser.confirm(PASSWORD, 'accounts.removePasskey', { passkeyId: id });
    expect(await browser.delete(address)).toMatchObject({ status: 200, statusMessage: 'The passkey was removed' });
    expect((await browser.get(FACTORS)).data).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    await browser.confirm(PASSWORD, 'accounts.removePasskey', { passkeyId: id });
    expect(await browser.delete(address)).toMatchObject(missing);
    expect((await typesOf(member.id)).slice(-2)).toEqual(['passkey-renamed', 'second-factor-removed']);
    expect((await bench.browser().signIn(member.email, PASSWORD)).data).toEqual({ authenticated: 'false' });
  });

  it('is for members of staff', async () => {
    const customer = await bench.signedIn(await bench.customer());
    expect(await customer.post(PASSKEYS)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await bench.browser().post(PASSKEYS)).toMatchObject({ status: 401 });
  });
});

describe('a second factor that is required of all staff', () => {
  const require = async (boss: Browser, required: boolean): Promise<void> => {
    await boss.confirm(PASSWORD, 'staff.requireSecondFactor', { required });
    await boss.put('/api/v1/staff-rules/second-factor', { required });
  };
  const remove = async (browser: Browser, passkeyId: string): Promise<Reply> => {
    await browser.confirm(PASSWORD, 'accounts.removePasskey', { passkeyId });
    return browser.delete(`${PASSKEYS}/${passkeyId}`);
  };

  it('[AUTHZ-06~] is a passkey as well, of which the last one stays, also where two are removed at once', async () => {
    const { browser: boss } = await withPasskey('superAdmin');
    await require(boss, true);
    bench.pass(1_000);
    const browser = await bench.signedIn(await bench.staff('admin'));
    expect(await browser.get('/api/v1/sessions')).toMatchObject({ status: 403, code: 'SECOND_FACTOR_NEEDED' });
    expect(await add(browser)).toMatchObject({ status: 200 });
    expect(await browser.get('/api/v1/sessions')).toMatchObject({ status: 200 });
    await add(browser, { name: 'Another' });
    const removals: (readonly [string, string])[] = [];
    for (const { id } of await listed(browser)) {
      await browser.confirm(PASSWORD, 'accounts.removePasskey', { passkeyId: id });
      removals.push([`${PASSKEYS}/${id}`, browser.confirmation ?? '']);
    }
    const both = await Promise.all(
      removals.map(([address, confirmation]) => browser.delete(address, { confirmation })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.code).toBe('SECOND_FACTOR_REQUIRED');
    const [left] = await listed(browser);
    expect(await remove(browser, left?.id ?? '')).toMatchObject({ status: 409, code: 'SECOND_FACTOR_REQUIRED' });
    await require(boss, false);
    expect(await remove(browser, left?.id ?? '')).toMatchObject({ status: 200 });
  });
});

describe('signing in with a passkey', () => {
  const asked = async (browser: Browser, email: string) => {
    const { data } = await browser.signIn(email, PASSWORD);
    expect(data).toMatchObject({ authenticated: 'false', secondFactors: ['passkey'], passkeyOrigin: ORIGIN });
    return (await browser.post(ASKED)).data as unknown as { challenge: string; rpId: string };
  };
  const sign = (
    browser: Browser,
    device: SoftwareAuthenticator,
    request: { challenge: string; rpId: string },
    otherwise?: Otherwise,
  ) => browser.post(SIGN, { passkey: device.sign(request, otherwise) });
  const refused = { status: 401, code: 'PASSKEY_REFUSED' };

  it('finishes the sign-in that the browser has begun with the password, and is noted', async () => {
    const { member, device, browser, id } = await withPasskey();
    bench.pass(60_000);
    const back = bench.browser();
    const request = await asked(back, member.email);
    expect(request).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: device.credentialId, transports: ['internal'] }],
    });
    expect(await sign(back, device, request)).toMatchObject({ status: 200, data: { authenticated: 'true' } });
    expect(await back.get(FACTORS)).toMatchObject({ status: 200 });
    expect((await bench.eventsOf(member.id)).at(-1)).toMatchObject({
      type: 'accounts.signed-in.v1',
      data: { method: 'passkey' },
      metadata: { actor: { kind: 'admin', id: member.id } },
    });
    expect(await listed(browser)).toMatchObject([{ id, usedAt: bench.now.toISOString() }]);
  });

  it('is bound to the browser, the person and the sign-in, once, for five minutes, with three tries', async () => {
    const { member, device } = await withPasskey();
    const other = await withPasskey();
    expect(await bench.browser().post(ASKED)).toMatchObject(refused);
    const browser = bench.browser();
    const request = await asked(browser, member.email);
    expect(await sign(bench.browser(), device, request)).toMatchObject(refused);
    const theirs = bench.browser();
    const theirRequest = await asked(theirs, other.member.email);
    expect(await sign(theirs, device, theirRequest)).toMatchObject(refused);
    expect(await sign(theirs, other.device, request)).toMatchObject(refused);

    const copy = bench.browser();
    browser.cookies.forEach((value, name) => copy.cookies.set(name, value));
    const passkey = device.sign(request);
    const both = await Promise.all([browser.post(SIGN, { passkey }), copy.post(SIGN, { passkey })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const again = bench.browser();
    const second = await asked(again, member.email);
    expect(second.challenge).not.toBe(request.challenge);
    expect(await again.post(SIGN, { passkey })).toMatchObject(refused);
    for (const otherwise of [{ origin: 'http://127.0.0.1:3000' }, { userVerified: false }])
      expect(await sign(again, device, second, otherwise)).toMatchObject(refused);
    // Three tries were wrong: a right one comes too late.
    expect(await sign(again, device, second)).toMatchObject(refused);

    const late = bench.browser();
    const third = await asked(late, member.email);
    bench.pass(300_000);
    expect(await sign(late, device, third)).toMatchObject(refused);
    expect(await late.post(ASKED)).toMatchObject(refused);
  });

  it('is refused when the counter has not gone up, which is recorded', async () => {
    const { member, device } = await withPasskey();
    const copy = bench.browser();
    const request = await asked(copy, member.email);
    expect(await sign(copy, device, request, { counter: 1 })).toMatchObject(refused);
    expect((await bench.eventsOf(member.id)).at(-1)).toMatchObject({
      type: 'accounts.sign-in-failed.v1',
      data: { reason: 'wrong-passkey' },
    });
    expect(await sign(copy, device, request, { counter: 9 })).toMatchObject({ status: 200 });
  });

  it('pauses after ten wrong ones in a row, with those of codes', async () => {
    const { member, device } = await withPasskey();
    for (let at = 0; at < 10; at += 1) {
      bench.pass(15 * 60_000);
      const browser = bench.browser();
      const request = await asked(browser, member.email);
      if (at % 2 === 0) await sign(browser, device, request, { userVerified: false });
      else await browser.post('/api/v1/session/second-step', { kind: 'recovery-code', code: 'AAAAA' });
    }
    bench.pass(15 * 60_000);
    expect(await bench.browser().signIn(member.email, PASSWORD)).toMatchObject({
      status: 403,
      code: 'SECOND_FACTOR_PAUSED',
    });
  });

  it('is one way beside the recovery codes', async () => {
    const { member, codes } = await withPasskey();
    const browser = bench.browser();
    await asked(browser, member.email);
    const answer = await browser.post('/api/v1/session/second-step', { kind: 'recovery-code', code: codes[0] });
    expect(answer).toMatchObject({ status: 200 });
  });
});

describe('passkeys that were lost', () => {
  it('are reset by a super admin, and with them what was begun', async () => {
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    const { member, device } = await withPasskey();
    const before = bench.browser();
    await before.signIn(member.email, PASSWORD);
    const { data } = await before.post(ASKED);
    await boss.confirm(PASSWORD, 'staff.resetSecondFactor', { accountId: member.id });
    expect(await boss.post(`/api/v1/staff/${member.id}/second-factor-reset`)).toMatchObject({ status: 200 });
    const passkey = device.sign(data as unknown as { challenge: string; rpId: string });
    expect(await before.post(SIGN, { passkey })).toMatchObject({ status: 401, code: 'PASSKEY_REFUSED' });
    expect((await bench.browser().signIn(member.email, PASSWORD)).data).toEqual({ authenticated: 'false' });
    const back = await bench.signedIn(member);
    expect((await back.get(FACTORS)).data).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect(await add(back, { device })).toMatchObject({ status: 200 });
  });
});

import { randomUUID } from 'node:crypto';
import { staffMessages } from '@keelson/contracts/staff';
import { CLAIM_GRACE_MS } from '@keelson/vault';
import { AccountsBench, PASSWORD } from '../testing/accounts-bench';
import type { Browser, Reply } from '../testing/browser';

const STAFF = '/api/v1/staff';
const RESET = '/api/v1/accounts/reset-password';
const FORGOT = '/api/v1/accounts/forgot-password';
const DAY_MS = 24 * 3_600_000;

let bench: AccountsBench;
let boss: Browser;

beforeEach(async () => {
  bench = await AccountsBench.open();
  boss = await bench.signedIn(await bench.staff('superAdmin'));
});
afterEach(() => bench.close());

const grace = (changes: object = {}) => ({
  ...{ email: 'grace@keelson.example', name: 'Grace Hopper', kind: 'admin', permissions: ['customers.manage'] },
  ...changes,
});

const confirmed = async (route: string, target: object) => {
  expect(await boss.confirm(PASSWORD, route, target)).toMatchObject({ status: 200 });
};

/** Everything but the name. */
const targetOf = ({ name: _, ...target }: { readonly name?: string }): object => target;

const invite = async (body: object = grace(), key: string = randomUUID()): Promise<Reply> => {
  await confirmed('staff.invite', targetOf(body));
  return boss.post(STAFF, body, { 'idempotency-key': key });
};
const inviteAgain = async (accountId: string): Promise<Reply> => {
  await confirmed('staff.inviteAgain', { accountId });
  return boss.post(`${STAFF}/${accountId}/invite`);
};
const act = async (accountId: string, what: 'disable' | 'enable' | 'remove'): Promise<Reply> => {
  await confirmed(`staff.${what}`, { accountId });
  return what === 'remove' ? boss.delete(`${STAFF}/${accountId}`) : boss.post(`${STAFF}/${accountId}/${what}`);
};

async function invited(body: object = grace()): Promise<string> {
  const { status, data, text } = await invite(body);
  if (status !== 200) throw new Error(text);
  return data['accountId'] as string;
}

/** The invited person, with what the mail brought. */
const takeUp = ({ code, token }: { code: string; token: string }, password = PASSWORD, email = grace().email) =>
  bench.browser().post(RESET, { email, passcode: code, token, password });

const eventsOf = async (accountId: string) => (await bench.eventsOf(accountId)).map(({ type }) => type);
const accounts = async (): Promise<number> => {
  const { rows } = await bench.database.admin('SELECT count(*)::int AS n FROM vault.credentials');
  return (rows as { n: number }[])[0]?.n ?? -1;
};

describe('a member of staff who was invited', () => {
  it('[AUTHN-10~] chooses the password by the mailed link, once, and signs in with a passcode', async () => {
    const id = await invited(grace({ email: 'Grace@Keelson.example', name: ' Grace Hopper ' }));
    const mail = await bench.mailInvitation(id);
    expect(await takeUp(mail)).toMatchObject({ status: 200 });
    expect(await takeUp(mail, 'another quiet harbour')).toMatchObject({ status: 400, code: 'RESET_REFUSED' });
    const browser = await bench.signedIn({ id, email: grace().email });
    expect(await browser.get('/api/v1/sessions')).toMatchObject({ status: 200 });
    expect(await bench.vault.credentials.byId(id)).toMatchObject({ kind: 'admin', permissions: ['customers.manage'] });
    const [registered] = await bench.eventsOf(id);
    expect(registered?.metadata).toMatchObject({ actor: { kind: 'super-admin' }, subjectId: id });
    expect(await eventsOf(id)).toEqual(
      expect.arrayContaining(['staff.member-registered.v1', 'staff.member-invited.v1', 'accounts.password-reset.v1']),
    );
  });

  it('[AUTHN-01~] chooses by the rule of staff, without using up the PIN', async () => {
    const mail = await bench.mailInvitation(await invited());
    for (const [password, message] of [
      ['Newhouse8', 'Password should contain at least 12 characters'],
      ['Football2026!!!', 'This password is too common. Please choose another one'],
      ['amazing grace, sung', 'This password is too common. Please choose another one'],
    ] as const) {
      expect((await takeUp(mail, password)).errors).toEqual([{ path: 'body.password', message }]);
    }
    expect(await takeUp(mail, 'quiet harbour at dawn')).toMatchObject({ status: 200 });
  });

  it('cannot sign in before, and has no password that could be forgotten', async () => {
    const id = await invited();
    for (const password of ['', ' ', 'null', PASSWORD])
      expect((await bench.browser().signIn(grace().email, password)).status).not.toBe(200);
    const mail = await bench.mailInvitation(id);
    for (let asked = 0; asked < 3; asked += 1) await bench.browser().post(FORGOT, { email: grace().email });
    await bench.settled();
    expect(await eventsOf(id)).not.toContain('accounts.password-reset-requested.v1');
    expect(await takeUp(mail)).toMatchObject({ status: 200 });
  });

  it('has 24 hours, and can be invited again', async () => {
    const id = await invited();
    const first = await bench.mailInvitation(id);
    bench.pass(DAY_MS);
    expect(await takeUp(first)).toMatchObject({ status: 400, code: 'RESET_REFUSED' });
    boss = await bench.signedIn(await bench.staff('superAdmin'));
    expect(await inviteAgain(id)).toMatchObject({ status: 200 });
    const second = await bench.mailInvitation(id);
    expect(await inviteAgain(id)).toMatchObject({ status: 200 });
    const third = await bench.mailInvitation(id);
    for (const dead of [first, second]) expect(await takeUp(dead)).toMatchObject({ status: 400 });
    expect(await takeUp(third)).toMatchObject({ status: 200 });
    expect((await eventsOf(id)).filter((type) => type === 'staff.member-invited.v1')).toHaveLength(3);
    expect(await inviteAgain(id)).toMatchObject({ status: 409, code: 'PASSWORD_CHOSEN' });
  });

  it.each(['disable', 'remove'] as const)('takes up nothing after a super admin decided to %s', async (what) => {
    const id = await invited();
    const mail = await bench.mailInvitation(id);
    expect(await act(id, what)).toMatchObject({ status: 200 });
    expect(await takeUp(mail)).toMatchObject({ status: 400, code: 'RESET_REFUSED' });
    const code = what === 'disable' ? 'MEMBER_DISABLED' : 'MEMBER_REMOVED';
    expect(await inviteAgain(id)).toMatchObject({ status: 409, code });
    await expect(bench.mailInvitation(id)).rejects.toThrow();
    if (what === 'remove') return;
    expect(await act(id, 'enable')).toMatchObject({ status: 200 });
    expect(await takeUp(mail)).toMatchObject({ status: 400, code: 'RESET_REFUSED' });
    expect(await inviteAgain(id)).toMatchObject({ status: 200 });
    expect(await takeUp(await bench.mailInvitation(id))).toMatchObject({ status: 200 });
  });
});

describe('inviting', () => {
  it('says that an address belongs to somebody already, whoever it is', async () => {
    const { email } = await bench.customer();
    const refused = await invite(grace({ email }));
    expect(refused).toMatchObject({ status: 409, code: 'ALREADY_REGISTERED' });
    expect(refused.text).toContain(staffMessages.alreadyRegistered);
    await invited();
    expect(await invite()).toMatchObject({ status: 409, code: 'ALREADY_REGISTERED' });
    expect(await bench.browser().post('/api/v1/accounts/register', bench.form(grace().email))).toMatchObject({
      status: 400,
    });
  });

  it('leaves one member when several invite the same person at once', async () => {
    const before = await accounts();
    const confirmations: string[] = [];
    while (confirmations.length < 5) {
      await confirmed('staff.invite', targetOf(grace()));
      confirmations.push(String(boss.confirmation));
    }
    const answers = await Promise.all(confirmations.map((confirmation) => boss.post(STAFF, grace(), { confirmation })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await accounts()).toBe(before + 1);
  });

  it('is answered as the first time when it is repeated, and mails no second link', async () => {
    const key = randomUUID();
    const [first, second] = [await invite(grace(), key), await invite(grace(), key)];
    expect(second).toMatchObject({ status: 200, data: first.data });
    const types = await eventsOf(first.data['accountId'] as string);
    expect(types.filter((type) => type === 'staff.member-invited.v1')).toHaveLength(1);
  });

  it('frees an address that a crash left without an account', async () => {
    const dead = { kind: 'admin', permissions: [], passwordHash: undefined, emailVerified: true } as const;
    await bench.vault.enrol(grace().email, { ...dead, accountId: `acc_${randomUUID()}` }, bench.now);
    expect(await invite()).toMatchObject({ status: 409 });
    bench.pass(CLAIM_GRACE_MS);
    boss = await bench.signedIn(await bench.staff('superAdmin'));
    expect(await invite()).toMatchObject({ status: 200 });
  });

  it('asks for an address, a name and a kind that it knows', async () => {
    for (const [changes, path] of [
      [{ email: 'grace' }, 'body.email'],
      [{ name: ' ' }, 'body.name'],
      [{ name: 'g'.repeat(51) }, 'body.name'],
      [{ kind: 'customer' }, 'body.kind'],
      [{ permissions: ['everything'] }, 'body.permissions.0'],
      [{ kind: 'superAdmin' }, 'body.permissions'],
    ] as const)
      expect(await invite(grace(changes))).toMatchObject({ status: 400, errors: [{ path }] });
    const permissionsOf = async (changes: object) =>
      (await bench.vault.credentials.byId(await invited(grace(changes))))?.permissions;
    expect(await permissionsOf({ permissions: ['customers.manage', 'customers.manage'] })).toEqual([
      'customers.manage',
    ]);
    expect(await permissionsOf({ email: 'ada@keelson.example', permissions: undefined })).toEqual(['customers.manage']);
    expect(await permissionsOf({ email: 'eve@keelson.example', permissions: [] })).toEqual([]);
  });

  it('is for super admins who have confirmed it', async () => {
    const manager = await bench.signedIn(await bench.staff('admin', ['customers.manage']));
    expect(await manager.post(STAFF, grace())).toMatchObject({ status: 403 });
    expect(await boss.post(STAFF, grace())).toMatchObject({ status: 403 });
    const { id } = await bench.customer();
    expect(await inviteAgain(id)).toMatchObject({ status: 404, code: 'NOT_STAFF' });
  });

  it('mails no more than thirty an hour, whoever invites', async () => {
    const id = await invited();
    for (let sent = 1; sent < 30; sent += 1) expect(await inviteAgain(id)).toMatchObject({ status: 200 });
    expect(await inviteAgain(id)).toMatchObject({ status: 429, code: 'TOO_MANY_INVITATIONS' });
    expect(await invite(grace({ email: 'ada@keelson.example' }))).toMatchObject({ status: 429 });
    bench.pass(120_000);
    expect(await invite(grace({ email: 'ada@keelson.example' }))).toMatchObject({ status: 200 });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessMatrix, accessRuleOf } from '@keelson/contracts/routes';
import { AccountsBench, PASSWORD, START } from '../testing/accounts-bench';
import type { Browser } from '../testing/browser';
import { InviteFirstSuperAdmin } from './invite-first-super-admin';
import { operatorContext } from './operator-services';
import { RegisterStaffHandler } from './register-staff.command';

const BOSS = { email: 'boss@keelson.example', name: 'Grace Hopper' };
const PASSCODE = '/api/v1/session/passcode';
const SESSIONS = '/api/v1/sessions';
const ACTING = '/api/v1/session/acting';
const REASON = 'Owner asks why the VAT of October differs';
const RESET = '/api/v1/accounts/reset-password';

let bench: AccountsBench;
let invitations: InviteFirstSuperAdmin;

beforeEach(async () => {
  bench = await AccountsBench.open();
  const register = bench.api.app.get(RegisterStaffHandler, { strict: false });
  const context = () => ({ ...operatorContext(), occurredAt: bench.now });
  invitations = new InviteFirstSuperAdmin(bench.vault, register, 'http://localhost:3000', context);
});
afterEach(() => bench.close());

async function invited(to = BOSS) {
  const outcome = await invitations.invite(to);
  if (!outcome.ok) throw new Error(outcome.failure.code);
  const { link, pin } = outcome.value;
  const { hash, pathname } = new URL(link);
  const values = new URLSearchParams(hash.slice(1));
  return { pathname, email: values.get('email') ?? '', token: values.get('token') ?? '', passcode: pin };
}

const accounts = async (): Promise<number> => {
  const { rows } = await bench.database.admin('SELECT count(*)::int AS n FROM vault.credentials');
  return (rows as { n: number }[])[0]?.n ?? -1;
};

describe('a fresh installation', () => {
  it('[AUTHN-10~] has no account until a one-time link invites the first super admin', async () => {
    expect(await accounts()).toBe(0);
    const { pathname, ...form } = await invited();
    expect(pathname).toBe('/ConfirmPassword');
    expect(form.email).toBe(BOSS.email);
    const body = { ...form, password: PASSWORD };
    expect(await bench.browser().post(RESET, body)).toMatchObject({ status: 200 });
    expect(await bench.browser().post(RESET, body)).toMatchObject({ status: 400 });
    expect(await bench.browser().signIn(BOSS.email, PASSWORD)).toMatchObject({ data: { authenticated: 'false' } });
    expect(await invitations.invite(BOSS)).toEqual({ ok: false, failure: { code: 'SUPER_ADMIN_EXISTS' } });
  });

  it('[AUTHN-10~] may invite again until the password is set; the earlier link is dead', async () => {
    const { pathname: _, ...first } = await invited();
    const { pathname: __, ...second } = await invited({ ...BOSS, email: 'right@keelson.example' });
    expect(await bench.browser().post(RESET, { ...first, password: PASSWORD })).toMatchObject({ status: 400 });
    expect(await accounts()).toBe(1);
    bench.now = new Date(START.getTime() + 24 * 3_600_000 + 1);
    expect(await bench.browser().post(RESET, { ...second, password: PASSWORD })).toMatchObject({ status: 400 });
  });

  it('[AUTHN-10~] leaves one invitation of several at once', async () => {
    const people = Array.from({ length: 5 }, (_, index) => ({ name: 'Boss', email: `boss-${index}@keelson.example` }));
    await Promise.all(people.map((person) => invitations.invite(person)));
    expect(await accounts()).toBe(1);
  });
});

const listedIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\| `([a-z]+\.[A-Za-z]+)` *\|/gm)].map(([, id = '']) => id);
const document = readFileSync(join(__dirname, '../../../../docs/ways-in.md'), 'utf8');
/** Those of a stranger, and those that lead from one session to another. */
const [waysIn = '', waysOn = ''] = document.split('Who has a session already');

describe('the ways in', () => {
  const openToStrangers = (): readonly string[] =>
    Object.keys(accessMatrix)
      .filter((id) => /^(session|accounts|staff|partners)\./.test(id))
      .filter((id) => accessRuleOf(id)?.allow.anonymous !== undefined || accessRuleOf(id)?.credential)
      .sort();

  it('[AUTHN-10~] are those that the document lists', () => {
    expect([...listedIn(waysIn)].sort()).toEqual(openToStrangers());
  });

  it('[AUTHN-10] are listed and equally strong, lead to no account that nobody made, and begin with a link of the command line', async () => {
    expect([...listedIn(waysIn)].sort()).toEqual(openToStrangers());
    expect(listedIn(waysOn)).toEqual(['session.startActing', 'session.endActing']);
    for (const way of ['signIn', 'passcode', 'secondStep', 'passkey'])
      expect(listedIn(waysIn)).toContain(`session.${way}`);
    expect(listedIn(waysIn)).toEqual(expect.arrayContaining(['accounts.forgotPassword', 'accounts.resetPassword']));

    // Nobody is there before the command line invites.
    expect(await accounts()).toBe(0);
    const { rows } = await bench.database.admin('SELECT count(*)::int AS n FROM event_store.events');
    expect(rows).toEqual([{ n: 0 }]);
    for (const [name, password] of [
      ['admin', 'admin'],
      ['admin@keelson.example', PASSWORD],
      [BOSS.email, PASSWORD],
    ] as const)
      expect((await bench.browser().signIn(name, password)).status).not.toBe(200);
    const { pathname: _, ...form } = await invited();
    const first = bench.browser();
    expect(await first.post(RESET, { ...form, password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await bench.browser().post(RESET, { ...form, password: PASSWORD })).toMatchObject({ status: 400 });
    expect(await invitations.invite(BOSS)).toMatchObject({ ok: false, failure: { code: 'SUPER_ADMIN_EXISTS' } });

    /** Neither the way itself nor the password behind it opens anything; the passcode does, in the same browser alone. */
    const isAsStrong = async (who: { id: string; email: string }, way: Browser, password: string): Promise<Browser> => {
      expect(await way.get(SESSIONS)).toMatchObject({ status: 401 });
      const browser = bench.browser();
      expect(await browser.signIn(who.email, password)).toMatchObject({ data: { authenticated: 'false' } });
      expect(await browser.get(SESSIONS)).toMatchObject({ status: 401 });
      expect(await browser.post(ACTING, { accountId: customer.id, reason: REASON })).toMatchObject({ status: 401 });
      const passcode = await bench.mailPasscode(who.id);
      expect((await bench.browser().post(PASSCODE, { passcode })).status).not.toBe(200);
      expect(await browser.post(PASSCODE, { passcode })).toMatchObject({ status: 200 });
      expect(await browser.get(SESSIONS)).toMatchObject({ status: 200 });
      return browser;
    };
    const customer = await bench.customer();
    const { rows: others } = await bench.database.admin(
      'SELECT account_id AS id FROM vault.credentials WHERE account_id <> $1',
      [customer.id],
    );
    expect(others).toHaveLength(1);
    const boss = { id: (others as { id: string }[])[0]?.id ?? '', email: BOSS.email };
    const invitedBoss = await isAsStrong(boss, first, PASSWORD);

    // A reset: by the mail alone, ends every session, and leads to the same two steps.
    const forgetful = bench.browser();
    await forgetful.post('/api/v1/accounts/forgot-password', { email: boss.email });
    await bench.settled();
    const { code: passcode, token } = await bench.mailReset(boss.id);
    const changed = { email: boss.email, passcode, token, password: `${PASSWORD}Again` };
    expect((await bench.browser().post(RESET, { ...changed, token: `x${token.slice(1)}` })).status).toBe(400);
    expect(await forgetful.post(RESET, changed)).toMatchObject({ status: 200 });
    expect(await invitedBoss.get(SESSIONS)).toMatchObject({ status: 401 });
    const browser = await isAsStrong(boss, forgetful, changed.password);

    // An invitation of another member needs the own password, and gives that member no less to do.
    const member = { email: 'grace@keelson.example', kind: 'admin', permissions: ['customers.manage'] };
    expect(await browser.post('/api/v1/staff', { ...member, name: 'Grace' })).toMatchObject({ status: 403 });
    expect(await browser.confirm(changed.password, 'staff.invite', member)).toMatchObject({ status: 200 });
    const { status, data } = await browser.post('/api/v1/staff', { ...member, name: 'Grace' });
    expect(status).toBe(200);
    const grace = { id: String(data['accountId']), email: member.email };
    expect((await bench.browser().signIn(grace.email, PASSWORD)).status).not.toBe(200);
    const mail = await bench.mailInvitation(grace.id);
    const taking = bench.browser();
    const taken = { email: grace.email, passcode: mail.code, token: mail.token, password: PASSWORD };
    expect(await taking.post(RESET, taken)).toMatchObject({ status: 200 });
    const managing = await isAsStrong(grace, taking, PASSWORD);

    // Acting for a customer: only from such a session, never for staff, and back to it.
    const before = managing.jwt;
    expect((await managing.post(ACTING, { accountId: boss.id, reason: REASON })).status).toBe(404);
    expect(await managing.post(ACTING, { accountId: customer.id, reason: REASON })).toMatchObject({ status: 200 });
    expect((await managing.get('/api/v1/session/me')).data).toMatchObject({ id: customer.id, isAdmin: false });
    expect(await managing.get(SESSIONS)).toMatchObject({ status: 403, code: 'REFUSED_WHILE_ACTING' });
    const stale = bench.browser();
    stale.jwt = before;
    expect(await stale.get(SESSIONS)).toMatchObject({ status: 401 });
    expect(await managing.delete(ACTING)).toMatchObject({ status: 200 });
    expect(await managing.get(SESSIONS)).toMatchObject({ status: 200 });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessMatrix, accessRuleOf } from '@keelson/contracts/routes';
import { AccountsBench, PASSWORD, START } from '../testing/accounts-bench';
import { InviteFirstSuperAdmin } from './invite-first-super-admin';
import { operatorContext } from './operator-services';
import { RegisterStaffHandler } from './register-staff.command';

const BOSS = { email: 'boss@keelson.example', name: 'Grace Hopper' };
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

describe('the ways in', () => {
  it('[AUTHN-10~] are those that the document lists', () => {
    const document = readFileSync(join(__dirname, '../../../../docs/ways-in.md'), 'utf8');
    const listed = [...document.matchAll(/^\| `([a-z]+\.[A-Za-z]+)` *\|/gm)].map(([, id]) => id);
    const identity = Object.keys(accessMatrix).filter((id) => /^(session|accounts|staff|partners)\./.test(id));
    const open = identity.filter(
      (id) => accessRuleOf(id)?.allow.anonymous !== undefined || accessRuleOf(id)?.credential,
    );
    expect(listed.sort()).toEqual(open.sort());
  });
});

import { AccountsBench, PASSWORD } from '../testing/accounts-bench';
import type { Browser } from '../testing/browser';

const SECOND = 1_000;
const SESSIONS = '/api/v1/sessions';

let bench: AccountsBench;
let boss: { readonly id: string; readonly browser: Browser };

beforeAll(async () => {
  bench = await AccountsBench.open();
  const account = await bench.staff('superAdmin');
  boss = { id: account.id, browser: await bench.signedIn(account) };
});
afterAll(() => bench.close());
beforeEach(() => bench.database.admin('TRUNCATE vault.throttles'));

const act = async (by: Browser, accountId: string, what: 'disable' | 'enable' | 'remove') => {
  await by.post('/api/v1/session/step-up', { password: PASSWORD, route: `staff.${what}` });
  const address = `/api/v1/staff/${accountId}`;
  return what === 'remove' ? by.delete(address) : by.post(`${address}/${what}`);
};

describe('the membership of staff', () => {
  it('[SESS-04~] ends with its sessions within a second, and comes back only when enabled', async () => {
    const admin = await bench.staff('admin', ['customers.manage']);
    const browser = await bench.signedIn(admin);
    expect(await browser.get(SESSIONS)).toMatchObject({ status: 200 });
    expect(await act(boss.browser, admin.id, 'disable')).toMatchObject({ status: 200 });
    bench.pass(SECOND);
    expect(await browser.get(SESSIONS)).toMatchObject({ status: 401 });
    expect((await bench.browser().signIn(admin.email, PASSWORD)).status).not.toBe(200);
    expect(await act(boss.browser, admin.id, 'enable')).toMatchObject({ status: 200 });
    expect(await browser.get(SESSIONS)).toMatchObject({ status: 401 });
    expect(await (await bench.signedIn(admin)).get(SESSIONS)).toMatchObject({ status: 200 });
    expect((await bench.eventsOf(admin.id)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['staff.member-disabled.v1', 'staff.member-enabled.v1']),
    );
  });

  it('is over for good after a removal', async () => {
    const admin = await bench.staff('admin');
    expect(await act(boss.browser, admin.id, 'remove')).toMatchObject({ status: 200 });
    expect(await act(boss.browser, admin.id, 'enable')).toMatchObject({ status: 409 });
    expect((await bench.browser().signIn(admin.email, PASSWORD)).status).not.toBe(200);
  });

  it('stays with the last super admin, also when two disable each other at once', async () => {
    expect(await act(boss.browser, boss.id, 'disable')).toMatchObject({ status: 409 });
    expect(await act(boss.browser, boss.id, 'remove')).toMatchObject({ status: 409 });
    const second = await bench.staff('superAdmin');
    const other = await bench.signedIn(second);
    const outcomes = await Promise.all([act(boss.browser, second.id, 'disable'), act(other, boss.id, 'disable')]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = (await bench.vault.credentials.ofKind('superAdmin')).filter(({ disabled }) => !disabled);
    expect(left).toHaveLength(1);
  });

  it('is no business of customers and admins', async () => {
    const customer = await bench.customer();
    const admin = await bench.staff('admin', ['customers.manage']);
    for (const who of [customer, admin]) {
      const browser = await bench.signedIn(who);
      expect(await browser.post(`/api/v1/staff/${boss.id}/disable`)).toMatchObject({ status: 403 });
    }
  });
});

import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { operationsPaths } from '@keelson/contracts/operations';
import { staffDecider, staffStream } from '@keelson/domain/staff';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { AccountsBench, PASSWORD } from '../testing/accounts-bench';
import { Browser } from '../testing/browser';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { ChangeMember, type MemberChange } from './change-member.command';

const SECOND = 1_000;
const SESSIONS = '/api/v1/sessions';

let bench: AccountsBench;
let elsewhere: TestApi;
let boss: { readonly id: string; readonly browser: Browser };

beforeAll(async () => {
  bench = await AccountsBench.open();
  elsewhere = await startTestApi({ database: bench.database, sessions: 'real', clock: () => bench.now });
  const account = await bench.staff('superAdmin');
  boss = { id: account.id, browser: await bench.signedIn(account) };
});
afterAll(async () => {
  await elsewhere.close();
  await bench.close();
});
beforeEach(() => bench.database.admin('TRUNCATE vault.throttles'));

type Act = 'disable' | 'enable' | 'remove' | 'promote' | 'demote';

const act = async (by: Browser, accountId: string, what: Act) => {
  await by.confirm(PASSWORD, `staff.${what}`, { accountId });
  const address = `/api/v1/staff/${accountId}`;
  return what === 'remove' ? by.delete(address) : by.post(`${address}/${what}`);
};

const contextFor = (accountId: string) => {
  const commandId = randomUUID();
  return {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'super-admin' as const, id: 'acc_boss' },
    subjectId: accountId,
    occurredAt: bench.now,
  };
};

const change = (accountId: string, change: MemberChange) =>
  bench.api.app.get(CommandBus, { strict: false }).execute(new ChangeMember(accountId, change, contextFor(accountId)));

/** As a crash leaves it: the vault has not heard of it. */
const disableInLog = (id: string) =>
  bench.api.app.get(DeciderRunner, { strict: false }).run({
    ...{ decider: staffDecider, streamId: staffStream(id), partitionKey: id, subjectId: id },
    command: { name: 'DisableMember', last: false },
    context: contextFor(id),
  });

const inVault = (accountId: string) => bench.vault.credentials.byId(accountId);

/** Super admins who can sign in, as the vault has it. */
const ruling = async () => (await bench.vault.credentials.ofKind('superAdmin')).filter(({ disabled }) => !disabled);

afterEach(async () => {
  for (const { accountId } of await ruling())
    if (accountId !== boss.id) await change(accountId, { name: 'RemoveMember' });
});

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

  it('is changed only as it was seen, where the version is sent', async () => {
    const { id } = await bench.staff('admin');
    const seen = { 'if-match': '"1"' };
    const grant = async () => {
      await boss.browser.confirm(PASSWORD, 'staff.grantPermission', { accountId: id, permission: 'journeys.replay' });
      return boss.browser.post(`/api/v1/staff/${id}/permissions`, { permission: 'journeys.replay' }, seen);
    };
    expect(await change(id, { name: 'GrantPermissions', permissions: ['customers.manage'] })).toMatchObject({
      ok: true,
    });
    expect(await grant()).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect(await inVault(id)).toMatchObject({ permissions: ['customers.manage'] });
    seen['if-match'] = '"2"';
    expect(await grant()).toMatchObject({ status: 200 });
  });

  it('is over for good after a removal', async () => {
    const admin = await bench.staff('admin');
    expect(await act(boss.browser, admin.id, 'remove')).toMatchObject({ status: 200 });
    expect(await act(boss.browser, admin.id, 'enable')).toMatchObject({ status: 409 });
    expect((await bench.browser().signIn(admin.email, PASSWORD)).status).not.toBe(200);
  });

  it('is no business of customers and admins', async () => {
    const customer = await bench.customer();
    const admin = await bench.staff('admin', ['customers.manage']);
    for (const who of [customer, admin]) {
      const browser = await bench.signedIn(who);
      for (const what of ['disable', 'promote', 'demote'])
        expect(await browser.post(`/api/v1/staff/${boss.id}/${what}`)).toMatchObject({ status: 403 });
    }
  });
});

describe('the rank of staff', () => {
  it('[SESS-04~] changes within a second in every process, without signing anybody out', async () => {
    const member = await bench.staff('superAdmin');
    const browser = await bench.signedIn(member);
    const there = new Browser(elsewhere);
    const overview = () => {
      there.jwt = browser.jwt;
      return there.get(operationsPaths.overview.path);
    };
    expect((await overview()).status).not.toBe(403);
    expect(await act(boss.browser, member.id, 'demote')).toMatchObject({ status: 200 });
    bench.pass(SECOND);
    expect(await overview()).toMatchObject({ status: 403 });
    expect(await browser.get(SESSIONS)).toMatchObject({ status: 200 });
    expect(await act(boss.browser, member.id, 'promote')).toMatchObject({ status: 200 });
    bench.pass(SECOND);
    expect((await overview()).status).not.toBe(403);
  });

  it('leaves no permission of before with a demoted super admin', async () => {
    const { id } = await bench.staff('admin', ['customers.manage']);
    expect(await act(boss.browser, id, 'promote')).toMatchObject({ status: 200 });
    expect(await inVault(id)).toMatchObject({ kind: 'superAdmin' });
    expect(await act(boss.browser, id, 'demote')).toMatchObject({ status: 200 });
    expect(await inVault(id)).toMatchObject({ kind: 'admin', permissions: [] });
  });
});

describe('the last super admin', () => {
  const lastOne = { ok: false, failure: { code: 'LAST_SUPER_ADMIN' } };
  const COSTLY = ['disable', 'remove', 'demote'] as const;

  it.each(COSTLY)('[%s] stays what they are', async (what) => {
    expect(await act(boss.browser, boss.id, what)).toMatchObject({ status: 409, code: 'LAST_SUPER_ADMIN' });
    expect(await ruling()).toMatchObject([{ accountId: boss.id }]);
  });

  it.each(COSTLY)('[%s] stays when two act against each other at once', async (what) => {
    const names = { disable: 'DisableMember', remove: 'RemoveMember', demote: 'DemoteMember' } as const;
    const second = await bench.staff('superAdmin');
    const third = await bench.staff('superAdmin');
    await change(boss.id, { name: 'DisableMember' });
    const outcomes = await Promise.all([
      change(second.id, { name: names[what] }),
      change(third.id, { name: names[what] }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await ruling()).toHaveLength(1);
    await change(boss.id, { name: 'EnableMember' });
  });

  it('stays when the vault does not know yet that the other one was disabled', async () => {
    const { id } = await bench.staff('superAdmin');
    await disableInLog(id);
    expect(await ruling()).toHaveLength(2);
    expect(await change(boss.id, { name: 'DemoteMember' })).toMatchObject(lastOne);
  });

  it('is not one who never had a password', async () => {
    const { id } = await bench.staff('superAdmin');
    await bench.database.admin(`UPDATE vault.credentials SET password_hash = NULL WHERE account_id = '${id}'`);
    expect(await change(boss.id, { name: 'DemoteMember' })).toMatchObject(lastOne);
  });
});

describe('changes of a member at the same time', () => {
  const grant = (granted: boolean): MemberChange => ({
    name: granted ? 'GrantPermissions' : 'WithdrawPermissions',
    permissions: ['customers.manage'],
  });

  /** What the log says last. */
  const granted = async (accountId: string): Promise<boolean> => {
    const changes = (await bench.eventsOf(accountId)).filter(({ type }) => type.startsWith('staff.permission-'));
    return changes.at(-1)?.type === 'staff.permission-granted.v1';
  };
  const held = async (accountId: string): Promise<boolean> =>
    (await inVault(accountId))?.permissions.includes('customers.manage') === true;

  it('are in the end what the log says last', async () => {
    const { id } = await bench.staff('admin');
    for (let round = 0; round < 10; round += 1) {
      await Promise.allSettled(Array.from({ length: 10 }, (_, index) => change(id, grant(index % 2 === 0))));
      expect(await held(id)).toBe(await granted(id));
    }
    expect((await bench.eventsOf(id)).length).toBeGreaterThan(10);
  });

  it('stay withdrawn when the grant before reaches the vault last', async () => {
    const { id } = await bench.staff('admin', ['customers.manage']);
    const withdrawn = await change(id, grant(false));
    expect(withdrawn.ok).toBe(true);
    const earlier = { kind: 'admin', permissions: ['customers.manage'], active: true } as const;
    await bench.vault.setStaffAccess(id, earlier, 1, bench.now);
    expect(await held(id)).toBe(false);
  });

  it('lose no disabling to a permission that was granted after it and reached the vault first', async () => {
    const { id } = await bench.staff('admin');
    await disableInLog(id);
    expect((await change(id, grant(true))).ok).toBe(true);
    await bench.vault.setStaffAccess(id, { kind: 'admin', permissions: [], active: false }, 2, bench.now);
    expect(await inVault(id)).toMatchObject({ disabled: true, permissions: ['customers.manage'] });
  });
});

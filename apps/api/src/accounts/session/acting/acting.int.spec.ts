import { createHash } from 'node:crypto';
import type { Permission } from '@keelson/vocabulary';
import { AccountsBench, PASSWORD, START } from '../../../testing/accounts-bench';
import type { Browser } from '../../../testing/browser';
import { newAccountId } from '../../../testing/test-sessions';

const ACTING = '/api/v1/session/acting';
const ME = '/api/v1/session/me';
const TOKEN = '/api/v1/session/token';
const PROFILE = '/api/v1/accounts/profile';
const CUSTOMERS = '/api/v1/customers';
const REASON = 'Owner asks why October’s VAT differs';
const HOUR = 3_600_000;
const SECOND = 1_000;

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const admin = (...permissions: Permission[]) => bench.staff('admin', permissions);
const manager = async () => {
  const account = await admin('customers.manage');
  return { ...account, browser: await bench.signedIn(account) };
};
const start = (browser: Browser, customerId: string, reason = REASON) =>
  browser.post(ACTING, { accountId: customerId, reason });
const profileOf = async (browser: Browser) => (await browser.get(PROFILE)).data['id'];
const sessionIn = (browser: Browser): string =>
  [...browser.cookies].find(([name]) => name.includes('current-user'))?.[1] ?? '';
const actedOn = async (customerId: string) =>
  (await bench.eventsAbout(customerId)).filter(({ type }) => type.startsWith('acting.'));

describe('a member of staff who acts for a customer', () => {
  it('[AUTHZ-04~] is let through as the customer, by another token, and is told for whom and how long', async () => {
    const [{ id: customerId }, { id: staffId, browser }] = [await bench.customer(), await manager()];
    const before = { jwt: browser.jwt, cookies: new Map(browser.cookies) };
    expect(await start(browser, customerId)).toMatchObject({ status: 200 });
    expect(await profileOf(browser)).toBe(customerId);
    const { data } = await browser.get(ME);
    expect(data).toMatchObject({
      ...{ id: customerId, isAdmin: false, isSuperAdmin: false, roles: ['customer'], permissions: [] },
      acting: { adminId: staffId, reason: REASON, endsAt: '2026-11-02T10:00:00.000Z' },
    });

    const stale = bench.browser();
    stale.jwt = before.jwt;
    expect(await stale.get(PROFILE)).toMatchObject({ status: 401 });
    for (const [name, value] of before.cookies) stale.cookies.set(name, value);
    expect(await stale.post(TOKEN)).toMatchObject({ status: 401 });
  });

  it('[AUTHZ-04~] does nothing of their own, nothing that only the owner can mean, and acts for nobody besides', async () => {
    const [{ id: customerId }, { browser }] = [await bench.customer(), await manager()];
    await start(browser, customerId);
    const refused = { status: 403, code: 'REFUSED_WHILE_ACTING' };
    expect(await browser.get(CUSTOMERS)).toMatchObject(refused);
    expect(await browser.get('/api/v1/sessions')).toMatchObject(refused);
    expect(await start(browser, (await bench.customer()).id)).toMatchObject(refused);
    expect(await browser.get(`/api/v1/accounts/${(await bench.customer()).id}/goals`)).toMatchObject({ status: 404 });
  });

  it('[AUTHZ-04~, EVENT-02~] leaves both names at everything that is done', async () => {
    const [{ id: customerId }, { id: staffId, browser }] = [await bench.customer(), await manager()];
    await start(browser, customerId);
    const changed = await browser.put(PROFILE, {
      ...{ id: customerId, firstName: 'Augusta', sector: 4, phone: '01632960002' },
    });
    expect(changed).toMatchObject({ status: 200 });
    await browser.delete(ACTING);
    const told = (await bench.eventsAbout(customerId)).slice(-3);
    expect(told.map(({ type }) => type)).toEqual([
      'acting.started.v1',
      'accounts.profile-changed.v1',
      'acting.ended.v1',
    ]);
    for (const { metadata } of told)
      expect(metadata).toMatchObject({
        actor: { kind: 'admin', id: staffId },
        subjectId: customerId,
        actingAs: customerId,
      });
  });

  it('[AUTHZ-04~] is oneself again by the button, by another token', async () => {
    const [{ id: customerId }, { browser }] = [await bench.customer(), await manager()];
    await start(browser, customerId);
    const { jwt } = browser;
    expect(await browser.delete(ACTING)).toMatchObject({ status: 200 });
    expect((await browser.get(CUSTOMERS)).code).not.toBe('REFUSED_WHILE_ACTING');
    expect(await profileOf(browser)).not.toBe(customerId);
    const stale = bench.browser();
    stale.jwt = jwt;
    expect(await stale.get(PROFILE)).toMatchObject({ status: 401 });
    expect((await actedOn(customerId)).map(({ data }) => data['how'])).toEqual([undefined, 'by-hand']);
  });

  it('[SESS-01] has an opaque token of 256 bits, kept as its digest alone, and another one with sign-in, own password, and start and end of acting, when the one before dies', async () => {
    const [{ id: customerId }, member] = [await bench.customer(), await manager()];
    const { browser } = member;
    const steps: readonly (() => Promise<unknown>)[] = [
      () => bench.signedIn(member, browser),
      () => browser.confirm(PASSWORD, 'accounts.staffReset', { accountId: customerId }),
      () => start(browser, customerId),
      () => browser.delete(ACTING),
    ];
    for (const step of steps) {
      const before = bench.browser();
      before.jwt = browser.jwt;
      browser.cookies.forEach((value, name) => before.cookies.set(name, value));
      await step();
      const [token, former] = [sessionIn(browser), sessionIn(before)];
      expect(token).not.toBe(former);
      expect(token).toMatch(/^[\w-]{43}$/);
      const { rows } = await bench.database.admin('SELECT sessions::text AS row FROM vault.sessions');
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).toContain(createHash('sha256').update(token).digest('hex'));
      expect(await before.post(TOKEN)).toMatchObject({ status: 401 });
      expect(await browser.post(TOKEN)).toMatchObject({ status: 200 });
    }
  });

  it('[AUTHZ-04~] is oneself again after an hour, whatever was done meanwhile', async () => {
    const [{ id: customerId }, { browser }] = [await bench.customer(), await manager()];
    await start(browser, customerId);
    for (const _ of [1, 2, 3]) {
      bench.pass(HOUR / 3 - SECOND);
      await browser.post(TOKEN);
      await browser.post('/api/v1/session/activity');
      expect(await profileOf(browser)).toBe(customerId);
    }
    bench.pass(3 * SECOND);
    await browser.post(TOKEN);
    expect(await profileOf(browser)).not.toBe(customerId);
    expect((await browser.get(CUSTOMERS)).code).not.toBe('REFUSED_WHILE_ACTING');
  });

  it('[AUTHZ-04~] ends it by logging out', async () => {
    const [{ id: customerId }, { browser }] = [await bench.customer(), await manager()];
    await start(browser, customerId);
    await browser.post('/api/v1/session/sign-out');
    expect(await browser.get(PROFILE)).toMatchObject({ status: 401 });
    expect((await actedOn(customerId)).map(({ data }) => data['how'])).toEqual([undefined, 'signed-out']);
  });

  it('[AUTHZ-04~] ends within a second with the right to manage customers', async () => {
    const [{ id: customerId }, { id, browser }] = [await bench.customer(), await manager()];
    await start(browser, customerId);
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    await boss.confirm(PASSWORD, 'staff.withdrawPermission', { accountId: id, permission: 'customers.manage' });
    expect(await boss.delete(`/api/v1/staff/${id}/permissions/customers.manage`)).toMatchObject({ status: 200 });
    bench.pass(SECOND);
    expect(await profileOf(browser)).not.toBe(customerId);
  });

  it('ends when the customer’s access does', async () => {
    const [{ id: customerId }, { browser }] = [await bench.customer(), await manager()];
    await start(browser, customerId);
    await bench.vault.endAccess(customerId, bench.now);
    bench.pass(SECOND);
    expect(await profileOf(browser)).not.toBe(customerId);
    await browser.delete(ACTING);
    expect(await start(browser, customerId)).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
  });

  it('[AUTHZ-04~] may hold one grant: of 20 orders at once one counts and is recorded', async () => {
    const { browser } = await manager();
    const customers = await Promise.all(Array.from({ length: 4 }, () => bench.customer()));
    const { jwt } = browser;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => {
        const tab = bench.browser();
        tab.jwt = jwt;
        return start(tab, customers[place % 4]?.id ?? '');
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 401, 403, 404]).toContain(status);
    const recorded = await Promise.all(customers.map(({ id }) => actedOn(id)));
    expect(recorded.flat().map(({ type }) => type)).toEqual(['acting.started.v1']);
  });
});

describe('nobody acts', () => {
  it('[AUTHZ-04~] for staff, partners or nobody', async () => {
    const { id, browser } = await manager();
    const refused = { status: 404, code: 'CUSTOMER_NOT_FOUND' };
    expect(await start(browser, id)).toMatchObject(refused);
    expect(await start(browser, (await bench.staff('superAdmin')).id)).toMatchObject(refused);
    const partner = await bench.customer();
    await bench.database.admin(`UPDATE vault.credentials SET kind = 'partner' WHERE account_id = $1`, [partner.id]);
    expect(await start(browser, partner.id)).toMatchObject(refused);
    expect(await start(browser, newAccountId())).toMatchObject(refused);
  });

  it.each([
    ['no reason', '  '],
    ['a reason longer than 200 characters', 'a'.repeat(201)],
  ])('with %s', async (_, reason) => {
    const [{ id: customerId }, { browser }] = [await bench.customer(), await manager()];
    expect(await start(browser, customerId, reason)).toMatchObject({ status: 400 });
    expect(await actedOn(customerId)).toEqual([]);
  });

  it('[AUTHZ-04~] without the right to manage customers', async () => {
    const { id: customerId } = await bench.customer();
    const replayer = await bench.signedIn(await admin('journeys.replay'));
    const owner = await bench.signedIn(await bench.customer());
    for (const browser of [replayer, owner])
      expect(await start(browser, customerId)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

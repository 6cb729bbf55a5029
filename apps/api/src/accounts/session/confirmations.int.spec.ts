import { randomUUID } from 'node:crypto';
import { accessMatrix, accessRuleOf } from '@keelson/contracts/routes';
import { sizeOf } from '@keelson/test-database/run';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser, Reply } from '../../testing/browser';
import { newAccountId } from '../../testing/test-sessions';
import { sensitiveCalls } from './testing/sensitive-calls';

const MINUTE = 60_000;
const STAFF = '/api/v1/staff';
const TOKEN = '/api/v1/session/token';
const NOT_LET_THROUGH = /CONFIRMATION_INVALID|STEP_UP_REQUIRED|MALFORMED|UNAUTHENTICATED/;

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const boss = async () => bench.signedIn(await bench.staff('superAdmin'));
const codeOf = ({ code }: Reply) => code;
const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const used = 'Your password has confirmed this once already. Please give it again';
const expired = 'You gave your password more than five minutes ago. Please give it again';
const other = 'Your password was given for something else. Please give it for this';

describe('every act that the own password confirms', () => {
  const sensitive = Object.keys(accessMatrix).filter((routeId) => accessRuleOf(routeId)?.confirmed);

  it('is tried here', () => {
    expect(Object.keys(sensitiveCalls).sort()).toEqual([...sensitive].sort());
  });

  // Each with the next ones as in a ring: a confirmation has one route, so that no pair tells more than another.
  const neighboursOf = (routeId: string): readonly string[] => {
    const at = sensitive.indexOf(routeId);
    return [...sensitive.slice(at + 1), ...sensitive.slice(0, at)].slice(0, sizeOf('STEP_UP_NEIGHBOURS'));
  };

  it.each(sensitive)('[SESS-06] %s needs it within five minutes, given for it, and once', async (routeId) => {
    const forStaff = accessRuleOf(routeId)?.allow.superAdmin !== undefined;
    const browser = forStaff ? await boss() : await bench.signedIn(await bench.customer());
    const { call, target, otherTarget } = sensitiveCalls[routeId] ?? {};
    if (!call || !target) throw new Error(`no call for ${routeId}`);
    const refused = { status: 403, code: 'CONFIRMATION_INVALID' };

    expect(await call(browser)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    for (const neighbour of neighboursOf(routeId)) {
      await browser.confirm(PASSWORD, neighbour, sensitiveCalls[neighbour]?.target);
      expect([neighbour, await call(browser)]).toMatchObject([neighbour, { ...refused, responseMessage: other }]);
    }
    if (otherTarget) {
      await browser.confirm(PASSWORD, routeId, otherTarget);
      expect(await call(browser)).toMatchObject({ ...refused, responseMessage: other });
    }
    expect(await browser.confirm('Wrong777', routeId, target)).toMatchObject({ status: 403 });
    expect(await call(browser)).toMatchObject(refused);

    await browser.confirm(PASSWORD, routeId, target);
    bench.pass(5 * MINUTE);
    await browser.post(TOKEN);
    expect(await call(browser)).toMatchObject({ ...refused, responseMessage: expired });
    await browser.confirm(PASSWORD, routeId, target);
    bench.pass(5 * MINUTE - 1_000);
    await browser.post(TOKEN);
    const { status, code } = await call(browser);
    expect([status, String(code)]).not.toEqual([expect.anything(), expect.stringMatching(NOT_LET_THROUGH)]);
    expect(await call(browser)).toMatchObject({ ...refused, responseMessage: used });
  });
});

describe('a confirmation', () => {
  const member = () => bench.staff('admin');
  const grant = (
    browser: Browser,
    accountId: string,
    headers: Record<string, string> = keyed(),
    permission = 'journeys.replay',
  ) => browser.post(`${STAFF}/${accountId}/permissions`, { permission }, headers);
  const confirm = (browser: Browser, accountId: string, permission = 'journeys.replay') =>
    browser.confirm(PASSWORD, 'staff.grantPermission', { accountId, permission });
  const grants = async (accountId: string) =>
    (await bench.eventsOf(accountId)).filter(({ type }) => type === 'staff.permission-granted.v1');

  it('[SESS-06] lets one of 50 through that use it at once, and none that comes later', async () => {
    const [browser, { id }] = [await boss(), await member()];
    await confirm(browser, id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => grant(browser, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFIRMATION_INVALID')).toHaveLength(49);
    expect(await grants(id)).toHaveLength(1);
    expect(await grant(browser, id)).toMatchObject({ code: 'CONFIRMATION_INVALID', responseMessage: used });
  });

  it('gives whoever lost the answer the kept one, under the same Idempotency-Key, without a second act', async () => {
    const browser = await boss();
    const grace = { email: `${randomUUID()}@keelson.example`, name: 'Grace Hopper', kind: 'admin' };
    await browser.confirm(PASSWORD, 'staff.invite', { email: grace.email, kind: grace.kind });
    const key = keyed();
    const first = await browser.post(STAFF, grace, key);
    expect(first).toMatchObject({ status: 200 });
    const again = await Promise.all(Array.from({ length: 10 }, () => browser.post(STAFF, grace, key)));
    expect(again.map(({ status, data }) => [status, data])).toEqual(Array(10).fill([200, first.data]));
    bench.pass(5 * MINUTE - 1_000);
    await browser.post(TOKEN);
    expect(await browser.post(STAFF, grace, key)).toMatchObject({ status: 200, data: first.data });

    const changed = { ...grace, name: 'Somebody Else' };
    expect(await browser.post(STAFF, changed, key)).toMatchObject({ code: 'CONFIRMATION_INVALID' });
    expect(await browser.post(STAFF, grace, keyed())).toMatchObject({ code: 'CONFIRMATION_INVALID' });
    bench.pass(2_000);
    expect(await browser.post(STAFF, grace, key)).toMatchObject({ code: 'CONFIRMATION_INVALID' });
    const invited = (await bench.eventsOf(String(first.data['accountId']))).map(({ type }) => type);
    expect(invited.filter((type) => type === 'staff.member-invited.v1')).toHaveLength(1);
  });

  it('gives the kept answer to a new confirmation under the same Idempotency-Key too', async () => {
    const [browser, { id }] = [await boss(), await member()];
    const key = keyed();
    await confirm(browser, id);
    const first = await grant(browser, id, key);
    await confirm(browser, id);
    expect(bench.metaOf(await grant(browser, id, key))).toEqual(bench.metaOf(first));
    expect(await grants(id)).toHaveLength(1);
  });

  it('is good for its session alone, and for none after the password was changed', async () => {
    const account = await bench.staff('superAdmin');
    const [here, there] = [await bench.signedIn(account), await bench.signedIn(account)];
    const stranger = await boss();
    const { id } = await member();
    await confirm(here, id);
    for (const another of [there, stranger]) {
      another.confirmation = here.confirmation;
      expect(await grant(another, id)).toMatchObject({ code: 'CONFIRMATION_INVALID', responseMessage: other });
    }
    const form = { userName: account.email, password: PASSWORD, newPassword: 'Another7 quiet harbour' };
    expect(await here.post('/api/v1/accounts/change-password', form)).toMatchObject({ status: 200 });
    expect(codeOf(await grant(here, id))).toBe('CONFIRMATION_INVALID');
    expect(await grants(id)).toEqual([]);
  });

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}, ${'B'.repeat(43)}`, '9'.repeat(5_000)])(
    'that was made up counts for nothing, %#',
    async (confirmation) => {
      const [browser, { id }] = [await boss(), await member()];
      expect(codeOf(await grant(browser, id, { ...keyed(), confirmation }))).toBe('CONFIRMATION_INVALID');
    },
  );

  it('is not used up by a call that cannot be read, nor by one that may not come so far', async () => {
    const [browser, { id }] = [await boss(), await member()];
    await confirm(browser, id);
    expect(await grant(browser, id, keyed(), 'no.such')).toMatchObject({ status: 400, code: 'MALFORMED' });
    const foreign = await browser.post(`${STAFF}/${id}/permissions`, {}, { origin: 'https://evil.example' });
    expect(codeOf(foreign)).toBe('FOREIGN_ORIGIN');
    expect(await grant(browser, id)).toMatchObject({ status: 200 });
  });

  it('[AUD-01~] leaves a trace of who tried to use it for something else', async () => {
    const account = await bench.staff('superAdmin');
    const browser = await bench.signedIn(account);
    const [meant, another] = [await member(), await member()];
    await confirm(browser, meant.id);
    expect(codeOf(await grant(browser, another.id))).toBe('CONFIRMATION_INVALID');
    const { store, codec } = bench.api.services;
    const denials = await codec.decode(await store.readStream(`denials-${account.id}-2026-11-02`));
    expect(denials.map(({ data }) => data)).toEqual([
      { route: 'staff.grantPermission', code: 'CONFIRMATION_INVALID', deniedAt: START.toISOString() },
    ]);
  });

  it('is asked for with an act that needs one, and a target that it has', async () => {
    const browser = await boss();
    expect(await browser.confirm(PASSWORD, 'session.me')).toMatchObject({ status: 400, code: 'ROUTE_UNKNOWN' });
    const odd = { accountId: newAccountId(), reason: 'x' };
    expect(await browser.confirm(PASSWORD, 'staff.disable', odd)).toMatchObject({
      status: 400,
      code: 'TARGET_UNKNOWN',
    });
  });

  it('[SESS-06] is throttled like signing in', async () => {
    const browser = await bench.signedIn(await bench.customer());
    const before = bench.hasher().evaluated;
    const guesses = Array.from({ length: 100 }, (_, index) => browser.confirm(`Wrong${index}x`, 'session.end'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
    expect(bench.hasher().evaluated - before).toBe(5);
    expect(await browser.confirm(PASSWORD, 'session.end')).toMatchObject({ status: 429 });
    bench.pass(30_000);
    expect(await browser.confirm(PASSWORD, 'session.end')).toMatchObject({ status: 200 });
  });
});

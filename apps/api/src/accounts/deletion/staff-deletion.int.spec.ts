import { randomUUID } from 'node:crypto';
import { billingStream } from '@keelson/domain/billing';
import { isOpenUnderDeletion } from '@keelson/contracts/routes';
import type { RoutePath } from '@keelson/contracts/wire';
import { type DeletionCommand, deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser, Reply } from '../../testing/browser';
import { newAccountId } from '../../testing/test-sessions';
import { recorded } from '../../testing/recorded';

const DAY = 86_400_000;
const ME = '/api/v1/session/me';
const GRACE_END = new Date(START.getTime() + 7 * DAY).toISOString();
const TRIAL_END = new Date(START.getTime() + 14 * DAY).toISOString();

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

interface Flags {
  readonly deleteUserflag?: '1' | '2';
  readonly ischannelpartner?: 'true';
}

/** Confirms one step and takes it. */
async function take(staff: Browser, accountId: string, flags: Flags, query: Record<string, string> = {}) {
  const route = flags.deleteUserflag ? 'deletion.process' : 'deletion.complete';
  await staff.confirm(PASSWORD, route, { accountId, ...flags });
  return call(staff, accountId, flags, query);
}

function call(staff: Browser, accountId: string, flags: Flags, query: Record<string, string> = {}): Promise<Reply> {
  const search = new URLSearchParams({ ...query, ...flags }).toString();
  const address = `/api/v1/accounts/${accountId}`;
  return flags.deleteUserflag ? staff.post(`${address}/deletion?${search}`) : staff.delete(`${address}?${search}`);
}

const start = { deleteUserflag: '1' } as const;
const stop = { deleteUserflag: '2' } as const;

const manager = async () => bench.signedIn(await bench.staff('admin', ['customers.manage']));

async function deletionOf(accountId: string): Promise<readonly string[]> {
  const { rows } = await bench.database.admin(
    'SELECT type FROM event_store.events WHERE stream_id = $1 ORDER BY version',
    [deletionStream(accountId)],
  );
  return (rows as { type: string }[]).map(({ type }) => type.replace(/^deletion\.|\.v1$/g, ''));
}

/** A customer without a trial: it was moved to a subscription and is not paid for. */
async function subscriber() {
  const account = await bench.customer();
  const moved = { type: 'billing.migrated-to-subscriber.v1', data: {} };
  await recorded(bench.api, billingStream(account.id), account.id, moved);
  return account;
}

/** A channel partner as the vault knows one. */
async function openPartner(): Promise<string> {
  const accountId = newAccountId();
  await bench.vault.credentials.add(
    { accountId, kind: 'partner', permissions: [], passwordHash: undefined, emailVerified: true },
    bench.now,
  );
  return accountId;
}

describe('starting and stopping the deletion of a customer', () => {
  it('[DEL-02~] gives seven days of grace, tells so in the specified words, and keeps the account when it is stopped', async () => {
    const { id, browser } = await signedIn(await subscriber());
    const staff = await manager();
    const started = await take(staff, id, start);
    expect(started).toMatchObject({ status: 200, statusMessage: 'User deletion process initiated successfully' });
    expect(started.data).toEqual({ delete_at: GRACE_END, trial: false });
    expect(await browser.get(ME)).toMatchObject({ status: 200 });
    const stopped = await take(staff, id, stop);
    expect(stopped).toMatchObject({ status: 200, statusMessage: 'User deletion process stopped' });
    expect(await deletionOf(id)).toEqual(['requested', 'cancelled']);
    expect(await take(staff, id, stop)).toMatchObject({ status: 409, code: 'NOT_UNDER_DELETION' });
  });

  it('[DEL-02~] of a trial that runs waits until it ends, with a message of its own', async () => {
    const { id } = await bench.customer();
    const started = await take(await manager(), id, start);
    expect(started).toMatchObject({ status: 200, statusMessage: 'Trail User deletion process initiated successfully' });
    expect(started.data).toEqual({ delete_at: TRIAL_END, trial: true });
  });

  it('[DEL-05~] is not offered where the trial has ended unpaid; deleting at once is', async () => {
    const { id } = await bench.customer();
    bench.now = new Date(Date.parse(TRIAL_END));
    const staff = await manager();
    expect(await take(staff, id, start)).toMatchObject({ status: 409, code: 'NOT_WITH_ENDED_TRIAL' });
    expect(await deletionOf(id)).toEqual([]);
    expect(await take(staff, id, {})).toMatchObject({ status: 200, statusMessage: 'Success' });
  });

  it('[ERASE-01~] is stopped up to the last millisecond and not from the next one on', async () => {
    const [early, late] = [await subscriber(), await subscriber()];
    const staff = await manager();
    for (const { id } of [early, late]) await take(staff, id, start);
    bench.now = new Date(Date.parse(GRACE_END) - 1);
    const again = await manager();
    expect(await take(again, early.id, stop)).toMatchObject({ status: 200 });
    bench.now = new Date(Date.parse(GRACE_END));
    expect(await take(again, late.id, stop)).toMatchObject({ status: 409, code: 'TOO_LATE' });
    expect(await deletionOf(late.id)).toEqual(['requested']);
  });

  it('[DEL-03~] takes the own password for this step on this account, once', async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    const staff = await manager();
    expect(await call(staff, one.id, start)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    expect(await staff.confirm('Wrong123', 'deletion.process', { accountId: one.id, ...start })).toMatchObject({
      status: 403,
      statusMessage: 'Password is invaild',
    });
    await staff.confirm(PASSWORD, 'deletion.process', { accountId: one.id, ...start });
    expect(await call(staff, other.id, start)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    expect(await call(staff, one.id, stop)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    expect(await call(staff, one.id, {})).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    expect(await call(staff, one.id, start)).toMatchObject({ status: 200 });
    expect(await call(staff, one.id, start)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    expect(await deletionOf(one.id)).toEqual(['requested']);
  });
});

describe('an account under deletion', () => {
  /** Every command that customers may give and that is not among those that stay open, with ids of its own. */
  const commands = () =>
    bench.api.inventory.contracts.filter(
      ({ route, access }) =>
        route.method !== 'GET' && access.allow.customer && !access.allow.anonymous && !isOpenUnderDeletion(route.id),
    );

  const send = (browser: Browser, accountId: string, { method, path }: RoutePath): Promise<Reply> => {
    const address = path.replace(':accountId', accountId).replaceAll(/:\w+/g, 'x');
    if (method === 'DELETE') return browser.delete(address);
    return method === 'PUT' ? browser.put(address, {}) : browser.post(address, {});
  };

  it('signs in, reads and writes to support; everything else is refused with the reason until it is stopped', async () => {
    const account = await bench.customer();
    const staff = await manager();
    await take(staff, account.id, start);
    const browser = await bench.signedIn(account);
    expect((await browser.get(ME)).data).toMatchObject({ standing: 'onboarding' });
    expect(await browser.get('/api/v1/accounts/profile')).toMatchObject({ status: 200 });
    const codes = new Map<string, string | undefined>();
    for (const { route } of commands()) codes.set(route.id, (await send(browser, account.id, route)).code);
    // What the plan does not hold is refused for that.
    const refused = [...codes].filter(([, code]) => code !== 'PREMIUM_NEEDED');
    expect(refused.filter(([, code]) => code !== 'ACCOUNT_UNDER_DELETION')).toEqual([]);
    expect(refused.length).toBeGreaterThan(15);
    const [goals] = commands().filter(({ route }) => route.id === 'goals.saveGoals');
    if (!goals) throw new Error('there is no such command');
    expect((await send(browser, account.id, goals.route)).statusMessage).toMatch(/^Your account is being deleted/);
    const message = { name: 'Ada Byron', companyName: 'Engine Works Ltd', email: account.email, questions: 'Restore' };
    expect(await browser.post('/api/v1/enquiries', message)).not.toMatchObject({ status: 403 });
    await take(staff, account.id, stop);
    expect(await send(browser, account.id, goals.route)).toMatchObject({ status: 400 });
  });

  it('refuses the same to staff who act for its owner', async () => {
    const { id } = await bench.customer();
    const acting = await bench.signedIn(await bench.staff('superAdmin'));
    await acting.post('/api/v1/session/acting', { accountId: id, reason: 'Asked for by the owner' });
    await take(await manager(), id, start);
    const [command] = commands().filter(
      ({ route, access }) => route.id === 'accounts.changeProfile' && access.whileActing === 'allowed',
    );
    if (!command) throw new Error('there is no such command');
    expect(await send(acting, id, command.route)).toMatchObject({ status: 403, code: 'ACCOUNT_UNDER_DELETION' });
  });
});

describe('completing the deletion of a customer', () => {
  it('[DEL-02~] ends every session at once, whether the days of grace had begun or not', async () => {
    const [waiting, plain] = [await signedIn(await subscriber()), await signedIn(await subscriber())];
    const staff = await manager();
    await take(staff, waiting.id, start);
    expect(await take(staff, waiting.id, {}, { deleteAt: GRACE_END })).toMatchObject({ status: 200 });
    expect(await take(staff, plain.id, {})).toMatchObject({ status: 200 });
    for (const { id, email, browser } of [waiting, plain]) {
      expect(await browser.get(ME)).toMatchObject({ status: 401 });
      expect(await bench.browser().signIn(email, PASSWORD)).toMatchObject({ status: 401 });
      expect(await deletionOf(id)).toEqual(['requested', 'access-ended']);
    }
    expect(await take(staff, plain.id, start)).toMatchObject({ status: 409, code: 'ALREADY_DELETED' });
    expect(await take(staff, plain.id, stop)).toMatchObject({ status: 409, code: 'TOO_LATE' });
  });

  it('does not delete an account whose deletion was stopped after it was looked at', async () => {
    const { id, browser } = await signedIn(await subscriber());
    const staff = await manager();
    await take(staff, id, start);
    await take(staff, id, stop);
    expect(await take(staff, id, {}, { deleteAt: GRACE_END })).toMatchObject({
      status: 409,
      code: 'NOT_UNDER_DELETION',
    });
    expect(await browser.get(ME)).toMatchObject({ status: 200 });
  });

  it('[AUTHZ-06~] leads to one event each when four members of staff do the same at once', async () => {
    const { id } = await subscriber();
    const four = [await manager(), await manager(), await manager(), await manager()];
    const allAtOnce = async (flags: Flags) => {
      for (const each of four) {
        const route = flags.deleteUserflag ? 'deletion.process' : 'deletion.complete';
        await each.confirm(PASSWORD, route, { accountId: id, ...flags });
      }
      const answers = await Promise.all(four.map((each) => call(each, id, flags)));
      return answers.map(({ status }) => status);
    };
    expect(new Set(await allAtOnce(start))).toEqual(new Set([200]));
    expect((await allAtOnce(stop)).filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(await allAtOnce({}))).toEqual(new Set([200]));
    expect(await deletionOf(id)).toEqual(['requested', 'cancelled', 'requested', 'access-ended']);
  });
});

describe('who is deleted by whom', () => {
  it('[DEL-02~] channel partners by super admins alone, and only where the call says that it means one', async () => {
    const { id } = await bench.customer();
    const partner = await openPartner();
    const staff = await manager();
    const superAdmin = await bench.signedIn(await bench.staff('superAdmin'));
    const asPartner = { ...start, ischannelpartner: 'true' } as const;
    expect(await take(staff, partner, asPartner)).toMatchObject({ status: 403, code: 'SUPER_ADMIN_ONLY' });
    expect(await take(staff, partner, start)).toMatchObject({ status: 404, code: 'ACCOUNT_NOT_FOUND' });
    expect(await take(superAdmin, partner, start)).toMatchObject({ status: 404 });
    expect(await take(superAdmin, id, asPartner)).toMatchObject({ status: 404 });
    const started = await take(superAdmin, partner, asPartner);
    expect(started).toMatchObject({ status: 200, statusMessage: 'User deletion process initiated successfully' });
    expect(started.data).toEqual({ delete_at: GRACE_END, trial: false });
    expect(await take(superAdmin, partner, { ischannelpartner: 'true' })).toMatchObject({ status: 200 });
    expect(await deletionOf(partner)).toEqual(['requested', 'access-ended']);
  });

  it('nobody without the permission to manage customers, and never a member of staff', async () => {
    const { id } = await bench.customer();
    const reader = await bench.signedIn(await bench.staff('admin', ['journeys.replay']));
    expect(await call(reader, id, start)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const colleague = await bench.staff('admin');
    const superAdmin = await bench.signedIn(await bench.staff('superAdmin'));
    expect(await take(superAdmin, colleague.id, {})).toMatchObject({ status: 404, code: 'ACCOUNT_NOT_FOUND' });
  });
});

describe('what hangs about the end of a deleted account', () => {
  const LIST = '/api/v1/deletions/unfinished';
  const retry = (staff: Browser, accountId: string) => staff.post(`/api/v1/accounts/${accountId}/deletion/retry`);
  const place = (accountId: string, queue: string, state: string, retries: number) =>
    bench.database.admin(
      `INSERT INTO pgboss.job (name, data, state, retry_count, retry_limit, started_on, start_after, completed_on)
       VALUES ($1, $2, $3, $4, 20, now(), now() + interval '1 hour', CASE WHEN $3 = 'failed' THEN now() END)`,
      [queue, JSON.stringify({ accountId, subscriptionId: 'sub_1' }), state, retries],
    );

  // The migrations of the workers make the queues; here there is only what the list reads of them.
  beforeAll(() =>
    bench.database.admin(`CREATE SCHEMA IF NOT EXISTS pgboss;
      CREATE TABLE IF NOT EXISTS pgboss.job (name text, data jsonb, state text, retry_count int, retry_limit int,
        created_on timestamptz DEFAULT now(), started_on timestamptz, start_after timestamptz, completed_on timestamptz);
      GRANT USAGE ON SCHEMA pgboss TO keelson_app;
      GRANT SELECT ON pgboss.job TO keelson_app;`),
  );

  it('[DEL-04~] is listed for staff who manage customers, the work, its tries and the next one; what is done or was never tried is not', async () => {
    const [one, other, fine] = [newAccountId(), newAccountId(), newAccountId()];
    await place(one, 'billing-deactivation', 'retry', 2);
    await place(other, 'billing-payer-redaction', 'failed', 20);
    await place(fine, 'deletion-erasure', 'created', 0);
    await place(fine, 'deletion-erasure', 'completed', 1);
    await place(fine, 'billing-reconcile', 'failed', 3);
    const staff = await manager();
    const { status, data } = await staff.get(LIST);
    expect(status).toBe(200);
    const { rows } = data as { rows: { accountId: string; nextTry: string | null }[] };
    const ids: readonly string[] = [one, other, fine];
    const mine = rows.filter(({ accountId }) => ids.includes(accountId));
    const askedAt = expect.any(String) as string;
    expect(mine).toHaveLength(2);
    expect(mine).toEqual(
      expect.arrayContaining([
        { work: 'subscription', accountId: one, tries: 3, askedAt, nextTry: expect.any(String) as string },
        { work: 'payer', accountId: other, tries: 21, askedAt, nextTry: null },
      ]),
    );
    const reader = await bench.signedIn(await bench.staff('admin', ['journeys.replay']));
    expect(await reader.get(LIST)).toMatchObject({ status: 403 });
    expect(await retry(reader, one)).toMatchObject({ status: 403 });
  });

  it('[DEL-04~] is tried again by an event that names who asked, once nobody comes in any more', async () => {
    const { id } = await subscriber();
    const staff = await manager();
    expect(await retry(staff, id)).toMatchObject({ status: 404, code: 'NOT_DELETED' });
    await take(staff, id, {});
    expect(await retry(staff, id)).toMatchObject({ status: 200, statusMessage: 'It is tried again now' });
    expect(await deletionOf(id)).toEqual(['requested', 'access-ended', 'retry-asked']);
    expect(await retry(staff, newAccountId())).toMatchObject({ status: 404, code: 'NOT_DELETED' });
  });
});

describe('stop, complete and the timer in the last second', () => {
  const RACES = 1_000;
  const AT_ONCE = 20;

  it('[DEL-02~, ERASE-01~] have exactly one outcome in each of 1,000 races over the log', async () => {
    const runner = bench.api.app.get(DeciderRunner, { strict: false });
    const instant = new Date(START.getTime() + 7 * DAY);
    const decide = (accountId: string, command: DeletionCommand) => {
      const commandId = randomUUID();
      return runner.run({
        ...{ decider: deletionDecider, streamId: deletionStream(accountId), partitionKey: accountId, command },
        context: {
          ...{ commandId, correlationId: commandId, causationId: commandId, subjectId: accountId },
          ...{ actor: { kind: 'system', id: 'race' }, occurredAt: START },
        },
      });
    };
    const race = async (index: number) => {
      const accountId = `acc_${randomUUID()}`;
      await decide(accountId, { name: 'StartDeletion', trialEndsAt: null, at: START });
      // The clocks of the processes differ by up to a second either way.
      const [stopAt, timerAt] = [(index * 7) % 1_000, (index * 13) % 1_000];
      const contenders: readonly DeletionCommand[] = [
        { name: 'CancelDeletion', at: new Date(instant.getTime() - 1 - stopAt) },
        { name: 'CompleteDeletion', seen: instant.toISOString(), at: new Date(instant.getTime() - 1) },
        { name: 'EndAccess', at: new Date(instant.getTime() + timerAt) },
      ];
      const first = index % 3;
      const inTurn = [...contenders.slice(first), ...contenders.slice(0, first)];
      await Promise.all(inTurn.map((command) => decide(accountId, command)));
      return accountId;
    };
    const outcomes = new Map<string, number>();
    for (let from = 0; from < RACES; from += AT_ONCE) {
      const raced = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => race(from + index)));
      const { rows } = await bench.database.admin(
        `SELECT string_agg(type, ' ' ORDER BY version) AS log FROM event_store.events
         WHERE stream_id = ANY($1) GROUP BY stream_id`,
        [raced.map(deletionStream)],
      );
      for (const { log } of rows as { log: string }[]) outcomes.set(log, (outcomes.get(log) ?? 0) + 1);
    }
    const [stopped, ended] = ['cancelled', 'access-ended'].map(
      (outcome) => outcomes.get(`deletion.requested.v1 deletion.${outcome}.v1`) ?? 0,
    );
    expect([...outcomes.keys()].sort()).toEqual([
      'deletion.requested.v1 deletion.access-ended.v1',
      'deletion.requested.v1 deletion.cancelled.v1',
    ]);
    expect((stopped ?? 0) + (ended ?? 0)).toBe(RACES);
  }, 300_000);
});

async function signedIn(account: { id: string; email: string }) {
  return { ...account, browser: await bench.signedIn(account) };
}

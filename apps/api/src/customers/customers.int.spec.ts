import type { FreshDatabase } from '@keelson/test-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { productDatabase } from '../testing/product-database';

const now = new Date('2026-11-02T09:00:00.000Z');
const ann = newAccountId();
const bob = newAccountId();
const PROJECTIONS = ['customer-table', 'account-history', 'actor-names'];

describe('customers over the API', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let clock = now;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({
      database,
      clock: () => clock,
    });
    for (const [id, name, login] of [
      [ann, 'Ann', '2026-11-01'],
      [bob, 'Bob', '2026-10-01'],
    ] as const) {
      await database.admin(
        `INSERT INTO read_model.customers VALUES ($1, $2, $3, '', 'soletrader', 1, '01632960001', $4, 1, 0, 0, false,
           '2026-11-12', '2026-09-29', null, $5, null, 'generic', '["thankYou"]', '2026-11-01', $6)`,
        [id, name, `${name} Ltd`, `${name}@example.com`, login, name.toLowerCase()],
      );
    }
    for (const name of PROJECTIONS) await reach(name, 1_000_000);
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  beforeEach(() => (clock = now));

  const reach = (name: string, position: number) =>
    database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, $2)
       ON CONFLICT (projection) DO UPDATE SET position = $2`,
      [name, position],
    );
  const manager = () => api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] });
  const get = async (url: string, { authorization }: { authorization: string } = manager()) => {
    const answer = await api.inject({ method: 'GET', url, headers: { authorization } });
    return { status: answer.statusCode, ...answer.json<{ data: never; code?: string; meta?: object }>() };
  };
  const recorded = async (reader: string) => {
    const { rows } = await database.admin(
      `SELECT type, data->>'subject' AS subject, metadata FROM event_store.events WHERE stream_id LIKE $1 ORDER BY position`,
      [`audit-${reader}-%`],
    );
    return rows as { type: string; subject: string; metadata: { subjectId: string; actor: { id: string } } }[];
  };

  it('[BACK-01~, MSG-04~] lists customers under the specified names, with totals', async () => {
    const { data, status } = await get('/api/v1/customers?sort=name&order=asc&size=25');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      matching: 2,
      totals: { customers: 2, onTrial: 2, underDeletion: 0 },
      rows: [
        {
          id: ann,
          name: 'Ann',
          company_name: 'Ann Ltd',
          subscription_type: 'Trial',
          payment_status: 'Trial',
          is_premium: 'false',
          freeTrailUser: 1,
          status: 'active',
          last_login: '2026-11-01T00:00:00.000Z',
          onboarding: { step: 'generic', completed: 1, steps: 12 },
        },
        { id: bob, status: 'inactive' },
      ],
    });
    expect(await get('/api/v1/customers?search=bob')).toMatchObject({ data: { matching: 1, rows: [{ id: bob }] } });
    expect(await get('/api/v1/customers?status=active')).toMatchObject({ data: { matching: 1, rows: [{ id: ann }] } });
  });

  it('turns the pages by sealed places, each for its own order', async () => {
    await database.admin(
      `INSERT INTO read_model.customers
       SELECT 'acc_' || n, 'Turned ' || n, 'Turned Ltd', '', 'soletrader', 1, '01632960001', 'turned@example.com', 1, 0, 0,
         false, '2026-11-12', '2026-09-29', null, null, null, null, '[]', null, ' turned ' || n
       FROM generate_series(1, 23) AS n`,
    );
    const list = async (query: string) => {
      const { data } = await get(`/api/v1/customers?search=turned&sort=name&${query}`);
      return data as { rows: { name: string }[]; previous: string | null; next: string | null; more: boolean };
    };
    const first = await list('');
    const second = await list(`after=${first.next}`);
    const third = await list(`after=${second.next}`);
    expect([first.rows.length, second.rows.length, third.rows.length]).toEqual([10, 10, 3]);
    expect(new Set([first, second, third].flatMap(({ rows }) => rows.map(({ name }) => name))).size).toBe(23);
    expect([first.previous, third.next, first.more]).toEqual([null, null, false]);
    expect(await list(`before=${third.previous}`)).toMatchObject({ rows: second.rows, next: second.next });
    expect(Buffer.from(first.next ?? '', 'base64url').toString('latin1')).not.toMatch(/turned/i);
    expect((await get(`/api/v1/customers?after=${first.next}&before=${third.previous}`)).status).toBe(400);
    const other = await get(`/api/v1/customers?search=turned&sort=created&after=${first.next}`);
    expect(other).toMatchObject({ status: 200, data: { previous: null } });
    await database.admin(`DELETE FROM read_model.customers WHERE name LIKE 'Turned %'`);
  });

  it.each([
    'size=11',
    'page=1',
    'after=.',
    'after=unknown',
    'before=unknown',
    'sort=password',
    'order=up',
    'status=gone',
    'admin=true',
    `search=${'x'.repeat(201)}`,
  ])('refuses %s as malformed', async (query) => {
    expect((await get(`/api/v1/customers?${query}`)).status).toBe(400);
  });

  it('[AUTHZ-02~] knows no account beyond reach, whether it exists or not, and lets nobody else in', async () => {
    for (const path of ['', '/events']) {
      expect(await get(`/api/v1/customers/${newAccountId()}${path}`)).toMatchObject({ status: 404, data: null });
      expect((await get(`/api/v1/customers/nobody${path}`)).status).toBe(400);
      for (const kind of ['customer', 'partner', 'admin'] as const) {
        const outsider = api.sessions.introduce({ kind, accountId: kind === 'customer' ? ann : newAccountId() });
        expect((await get(`/api/v1/customers/${bob}${path}`, outsider)).status).toBe(403);
        expect(await recorded(outsider.id)).toEqual([]);
      }
    }
  });

  it('[EVENT-05~, AUD-01~] writes down who looked at whom, once a visit', async () => {
    const reader = manager();
    expect(await get(`/api/v1/customers/${ann}`, reader)).toMatchObject({
      status: 200,
      data: { id: ann, company_type: 'soletrader' },
    });
    expect((await get(`/api/v1/customers/${ann}/events`, reader)).status).toBe(200);
    expect((await get(`/api/v1/customers/${ann}/events?size=25`, reader)).status).toBe(200);
    clock = new Date(now.getTime() + 11 * 60_000);
    expect((await get(`/api/v1/customers/${ann}/events`, reader)).status).toBe(200);

    const events = await recorded(reader.id);
    expect(events.map(({ type, subject }) => [type, subject])).toEqual([
      ['audit.customer-viewed.v1', ann],
      ['audit.history-read.v1', ann],
      ['audit.history-read.v1', ann],
    ]);
    expect(events[0]?.metadata).toMatchObject({ subjectId: ann, actor: { kind: 'admin', id: reader.id } });
  });

  it('[EVENT-04~] waits for the own reading to be in the list, and says when it is not yet', async () => {
    await reach('account-history', 0);
    expect(await get(`/api/v1/customers/${bob}/events`)).toMatchObject({ status: 200, meta: { stale: true } });
    await reach('account-history', 1_000_000);
    expect(await get(`/api/v1/customers/${bob}/events`)).toMatchObject({ status: 200, meta: { stale: false } });
  });

  it('turns the pages of a history by position, newest first, with names', async () => {
    await database.admin(
      `INSERT INTO read_model.account_history
       SELECT 500000 + n, $1, 'event-' || n, 'accounts.signed-in.v1', 'Signed in', null, 'access', 'good', now(), 'customer', $1, null, null, null, '[]', '', '', 'c', 'c', 'c'
       FROM generate_series(1, 23) AS n`,
      [ann],
    );
    await database.admin(`INSERT INTO read_model.actor_names VALUES ($1, 'Ann')`, [ann]);
    const seen: number[] = [];
    let before = '';
    for (let pages = 0; pages < 3; pages += 1) {
      const { data } = await get(`/api/v1/customers/${ann}/events?${before}`);
      const page = data as {
        entries: { position: number; actor: { name: string } }[];
        total: number | null;
        older: number | null;
      };
      expect(page.total).toBe(pages === 0 ? 23 : null);
      expect(page.entries.every(({ actor }) => actor.name === 'Ann')).toBe(true);
      seen.push(...page.entries.map(({ position }) => position));
      expect(page.older === null).toBe(pages === 2);
      before = `before=${page.older}`;
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, index) => 500_023 - index));
  });
});

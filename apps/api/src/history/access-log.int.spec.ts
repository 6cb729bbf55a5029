import type { accessLogContract } from '@keelson/contracts/history';
import type { AnswerOf } from '@keelson/contracts/wire';
import type { AccessLogRow } from '@keelson/read-models/history';
import type { FreshDatabase } from '@keelson/test-database';
import { Client } from 'pg';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId, type TestIdentity } from '../testing/test-sessions';

type Log = AnswerOf<typeof accessLogContract>;

const NOW = new Date('2026-11-02T12:00:00.000Z');
const REASON = 'Owner asks why October’s VAT differs';

describe('the access log', () => {
  let database: FreshDatabase;
  let api: TestApi;
  const [ann, bob, ruth] = [newAccountId(), newAccountId(), newAccountId()];
  const [nell, carl] = [newAccountId(), newAccountId()];

  const tell = async (position: number, given: Partial<AccessLogRow>) => {
    const row = {
      ...{ position, account_id: ann, occurred_at: '2026-11-02T09:00:00Z', actor_id: nell, actor_kind: 'partner' },
      ...{
        act: 'looked',
        what: 'Your figures',
        detail: null,
        acting: false,
        grant_id: null,
        reason: null,
        ends_at: null,
      },
      ...given,
    };
    await database.admin(
      `INSERT INTO read_model.access_log SELECT * FROM jsonb_populate_record(NULL::read_model.access_log, $1)`,
      [JSON.stringify(row)],
    );
  };

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => NOW });
    for (const name of ['access-log', 'visitor-names'])
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
    for (const row of [
      [ruth, 'Ruth Adeyemi', null],
      [nell, 'Nell Marsh', '=Marsh Advisory'],
      [carl, 'Carl Unseen', null],
    ])
      await database.admin('INSERT INTO read_model.visitor_names VALUES ($1, $2, $3)', row);
    const staff = { actor_id: ruth, actor_kind: 'super-admin', acting: true } as const;
    await tell(1, { occurred_at: '2026-09-01T09:00:00Z', what: 'Your trial balance', act: 'exported' });
    for (const minute of [10, 20, 30]) await tell(minute, { occurred_at: `2026-10-31T09:${minute}:00Z` });
    const grant = { grant_id: 'acting-1', what: 'Acting as the customer began' };
    await tell(41, { ...staff, ...grant, act: 'began', reason: REASON, ends_at: '2026-11-02T12:30:00Z' });
    await tell(42, { ...staff, act: 'acted', what: 'VAT multiplier set', detail: '1.20' });
    await tell(43, { account_id: bob });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const owner: TestIdentity = { kind: 'customer', accountId: ann };
  const ask = (path = '', identity = owner, accountId = ann) =>
    api.inject({
      url: `/api/v1/accounts/${accountId}/access-log${path}`,
      headers: { authorization: api.sessions.introduce(identity).authorization },
    });
  const log = async (path = '') => (await ask(path)).json<{ data: Log }>().data;

  it('tells its owner who looked or acted, when, how often and why, with name, role and company', async () => {
    const { visits, total, older, people, lately } = await log();
    expect(visits).toEqual([
      {
        ...{ position: 42, since: '2026-11-02T09:00:00.000Z', until: '2026-11-02T09:00:00.000Z' },
        who: { id: ruth, kind: 'super-admin', name: 'Ruth Adeyemi', company: null },
        acting: { reason: REASON, endsAt: '2026-11-02T12:30:00.000Z', endedAt: null },
        items: [expect.objectContaining({ act: 'acted', what: 'VAT multiplier set', detail: '1.20', times: 1 })],
      },
      {
        ...{ position: 30, since: '2026-10-31T09:10:00.000Z', until: '2026-10-31T09:30:00.000Z', acting: null },
        who: { id: nell, kind: 'partner', name: 'Nell Marsh', company: '=Marsh Advisory' },
        items: [
          {
            ...{ act: 'looked', what: 'Your figures', detail: null, times: 3 },
            ...{ first: '2026-10-31T09:10:00.000Z', last: '2026-10-31T09:30:00.000Z' },
          },
        ],
      },
      expect.objectContaining({ position: 1 }),
    ]);
    expect([total, older, people.map(({ name }) => name)]).toEqual([3, null, ['Nell Marsh', 'Ruth Adeyemi']]);
    expect(lately).toEqual({
      staff: { visits: 1, people: 1, acts: 1 },
      partner: { visits: 1, people: 1, acts: 0 },
    });
  });

  it('is narrowed and turned, and takes nothing that it does not know', async () => {
    const places = async (query: string) => (await log(query)).visits.map(({ position }) => position);
    expect(await places('?who=partner&act=looked')).toEqual([30]);
    expect(await places(`?who=${ruth}`)).toEqual([42]);
    expect(await places('?act=acted')).toEqual([42, 1]);
    expect(await places('?from=2026-10-31&until=2026-10-31')).toEqual([30]);
    expect(await places('?before=30')).toEqual([1]);
    for (const wrong of ['size=11', 'act=read', 'who=boss', 'before=0', 'from=yesterday', 'page=2'])
      expect([wrong, (await ask(`?${wrong}`)).statusCode]).toEqual([wrong, 400]);
  });

  it('[AUTHZ-02~] is for its owner and for staff who act as the owner, and for nobody else', async () => {
    const status = async (identity: TestIdentity, path = '', accountId = ann) =>
      (await ask(path, identity, accountId)).statusCode;
    expect(await status(owner, '', bob)).toBe(404);
    expect(await status({ kind: 'customer' })).toBe(404);
    for (const path of ['', '/export'])
      for (const kind of ['partner', 'admin', 'superAdmin'] as const) expect(await status({ kind }, path)).toBe(403);
    expect(await status({ kind: 'superAdmin', actingAs: ann })).toBe(200);
    expect(await status({ kind: 'superAdmin', actingAs: ann }, '/export')).toBe(403);
  });

  it('[AUTHZ-02~] opens to a customer no row of another account and no name but of those who looked', async () => {
    const reader = new Client({ connectionString: database.urls.reader });
    await reader.connect();
    try {
      await reader.query(`SELECT set_config('app.reach', 'own', false), set_config('app.subject', $1, false)`, [ann]);
      const accounts = await reader.query('SELECT DISTINCT account_id FROM read_model.access_log');
      const names = await reader.query('SELECT name FROM read_model.visitor_names ORDER BY name');
      expect(accounts.rows).toEqual([{ account_id: ann }]);
      expect(names.rows).toEqual([{ name: 'Nell Marsh' }, { name: 'Ruth Adeyemi' }]);
    } finally {
      await reader.end();
    }
  });

  it('is taken away as a file in which no cell is a formula', async () => {
    const answer = await ask('/export?who=partner');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="access-log-2026-11-02.csv"');
    expect(answer.body.trimEnd().split('\r\n')).toEqual([
      '\uFEFFFirst (UTC),Last (UTC),Name,Side,Company,Reason,Did,What,Detail,Times',
      "2026-10-31T09:10:00.000Z,2026-10-31T09:30:00.000Z,Nell Marsh,Channel partner,'=Marsh Advisory,,Looked at,Your figures,,3",
      "2026-09-01T09:00:00.000Z,2026-09-01T09:00:00.000Z,Nell Marsh,Channel partner,'=Marsh Advisory,,Took away as a file,Your trial balance,,1",
    ]);
    expect((await ask('/export')).body).toContain(`${REASON},Acted as you,,,1`);
  });
});

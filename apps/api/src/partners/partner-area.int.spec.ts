import type { FreshDatabase } from '@keelson/test-database';
import { ReadModelReader } from '../platform/execution/read-model-reader';
import { customerOf } from '../testing/customer-of';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { productDatabase } from '../testing/product-database';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const AREA = '/api/v1/partners/customers';
const [nell, omar] = [newAccountId(), newAccountId()];
const [ann, bob, cat, dan] = [newAccountId(), newAccountId(), newAccountId(), newAccountId()];

/** Name, partner, trial kind, paid, trial end, last step completed, when something last happened. */
const PEOPLE = [
  [ann, 'Ann', nell, 1, 0, '2026-11-12', '["dashboard"]', null, '2026-11-01'],
  [bob, 'Bob', nell, 0, 1, null, '["thankYou"]', 'generic', '2026-11-02T08:00:00Z'],
  [cat, 'Cat', nell, 2, 0, '2026-10-12', '[]', 'thankYou', '2026-10-01'],
  [dan, 'Dan', omar, 1, 0, '2026-11-12', '["dashboard"]', null, '2026-11-01'],
] as const;

describe('the area of a channel partner', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({
      database,
      clock: () => NOW,
    });
    for (const [id, name, partner, trial, paid, ends, steps, step, at] of PEOPLE) {
      await database.admin(
        `INSERT INTO read_model.customers VALUES ($1, $2, $3, '', 'soletrader', 1, '01632960001', $4, $5, $6, $6, false,
           $7, '2026-09-29', null, '2026-11-01', null, $8, $9, $10, $11)`,
        [id, name, `${name} Ltd`, `${name}@example.com`, trial, paid, ends, step, steps, at, name.toLowerCase()],
      );
      await customerOf(database, id, partner);
    }
    for (const [id, name] of [
      [nell, 'Nell'],
      [omar, 'Omar'],
    ] as const) {
      await database.admin(
        `INSERT INTO read_model.channel_partners VALUES ($1, $2, 'Marsh', $3, 'n@marsh.example', '01632960002', null,
           '40718263', '2026-09-01', '2026-09-02')`,
        [id, name, `${name} Advisory`],
      );
    }
    for (const name of ['customer-table', 'channel-partners', 'partner-relations']) {
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
    }
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const asNell = () => api.sessions.introduce({ kind: 'partner', accountId: nell });
  const boss = () => api.sessions.introduce({ kind: 'superAdmin' });
  const get = async (url: string, { authorization }: { authorization: string } = asNell()) => {
    const answer = await api.inject({ method: 'GET', url, headers: { authorization } });
    return { status: answer.statusCode, text: answer.body, ...answer.json<{ data: never; code?: string }>() };
  };
  const namesIn = ({ data }: { data: { rows: { name: string }[] } }) => data.rows.map(({ name }) => name);

  it('[BACK-07~] lists the own customers alone, under the specified names, with totals', async () => {
    const answer = await get(`${AREA}?sort=name&order=asc`);
    expect(answer).toMatchObject({
      status: 200,
      data: {
        partner: { id: nell, name: 'Nell Marsh', company_name: 'Nell Advisory', access_code: '40718263' },
        matching: 3,
        totals: { customers: 3, onTrial: 1, paid: 1, stuck: 1 },
        rows: [
          {
            name: 'Ann',
            company_name: 'Ann Ltd',
            email: 'Ann@example.com',
            account_type: 'Trial',
            account_name: '14-day free trial',
            payment_status: 'Trial',
            freeTrailUser: 1,
            dashboardCompleted: true,
            status: 'active',
          },
          { name: 'Bob', account_type: 'Subscriber', payment_status: 'Paid', dashboardCompleted: false },
          { name: 'Cat', freeTrailUser: 2, free_trial_expired: true, payment_status: 'Trial ended' },
        ],
      },
    });
    expect(answer.text).not.toMatch(/\bDan\b/);
    expect(answer.text).not.toContain('01632960001');
  });

  it('searches, filters, sorts and turns pages within the own customers', async () => {
    expect(namesIn(await get(`${AREA}?search=dan`))).toEqual([]);
    expect(namesIn(await get(`${AREA}?search=subscriber`))).toEqual(['Bob']);
    expect(namesIn(await get(`${AREA}?sort=companyName&order=desc`))).toEqual(['Cat', 'Bob', 'Ann']);
    for (const sort of ['email', 'accountType', 'accountName', 'paymentStatus', 'status', 'created'])
      expect(namesIn(await get(`${AREA}?sort=${sort}&size=25`))).toHaveLength(3);
    for (const wrong of ['size=11', 'sort=password', 'page=2', 'after=made-up', 'admin=true', 'partner=%25'])
      expect((await get(`${AREA}?${wrong}`)).status).toBe(400);
  });

  it('[BACK-07~] opens a customer once the dashboard is completed, and writes down who looked', async () => {
    expect(await get(`${AREA}/${bob}`)).toMatchObject({ status: 409, code: 'DASHBOARD_NOT_COMPLETED' });
    expect(await get(`${AREA}/${ann}`)).toMatchObject({
      status: 200,
      data: { name: 'Ann', phone: '01632960001', onboarding: { completed: 1, steps: 12 } },
    });
    const { rows } = await database.admin(
      `SELECT type, data->>'subject' AS subject, metadata FROM event_store.events WHERE stream_id LIKE $1`,
      [`audit-${nell}-%`],
    );
    expect(rows).toMatchObject([
      { type: 'audit.customer-viewed.v1', subject: ann, metadata: { actor: { kind: 'partner', id: nell } } },
    ]);
  });

  it('[AUTHZ-02~] answers ids of another partner in every position with 404, like ids of nobody', async () => {
    const answers = [
      await get(`${AREA}/${dan}`),
      await get(`${AREA}/${newAccountId()}`),
      await get(`${AREA}/${omar}`),
      await get(`${AREA}/${nell}`),
      await get(`${AREA}?partner=${omar}`),
      await get(`${AREA}?partner=${newAccountId()}`),
      await get(`${AREA}?partner=partner_keelson`),
    ];
    expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [404, null]));
    expect(namesIn(await get(`${AREA}?partner=${nell}`))).toHaveLength(3);
    const { rows } = await database.admin(
      `SELECT 1 FROM event_store.events WHERE type = 'audit.customer-viewed.v1' AND data->>'subject' = $1`,
      [dan],
    );
    expect(rows).toEqual([]);
  });

  it('[AUTHZ-02~] has row-level security as second wall: without any condition a partner reads no foreign row', async () => {
    const reader = api.app.get<ReadModelReader>(ReadModelReader, { strict: false });
    const read = (accountId: typeof nell, scope: 'own' | 'partners' | 'all') =>
      reader.read({ accountId, scope }, { projections: ['customer-table'] }, async (rows) => ({
        customers: (await rows.selectFrom('customers').select('name').orderBy('name').execute()).map(
          ({ name }) => name,
        ),
        partners: (await rows.selectFrom('channel_partners').select('first_name').execute()).map(
          ({ first_name }) => first_name,
        ),
      }));
    expect((await read(nell, 'partners')).value).toEqual({ customers: ['Ann', 'Bob', 'Cat'], partners: ['Nell'] });
    expect((await read(omar, 'partners')).value).toEqual({ customers: ['Dan'], partners: ['Omar'] });
    expect((await read(newAccountId(), 'partners')).value).toEqual({ customers: [], partners: [] });
    expect((await read(nell, 'own')).value).toEqual({ customers: [], partners: ['Nell'] });
    expect((await read(ann, 'own')).value).toEqual({ customers: ['Ann'], partners: [] });
  });

  it('[BACK-06~] is found by super admins in the list of all partners, each with code and customers', async () => {
    const LIST = '/api/v1/partners';
    await database.admin(
      `UPDATE read_model.channel_partners SET last_login_at = '2026-10-30', access_code = '91827364',
         deletion_at = '2026-11-09' WHERE partner_id = $1`,
      [omar],
    );
    const listed = async (query = '') => {
      const { data } = await get(`${LIST}${query}`, boss());
      const { rows } = data as { rows: { name: string; status: string; customers: number; access_code: string }[] };
      return rows.map((row) => [row.name, row.status, row.customers, row.access_code]);
    };
    const [rowOfNell, rowOfOmar] = [
      ['Nell Marsh', 'inactive', 3, '40718263'],
      ['Omar Marsh', 'under_deletion', 1, '91827364'],
    ];
    expect(await listed('?sort=name&order=asc')).toEqual([rowOfNell, rowOfOmar]);
    expect(await listed('?sort=lastLogin&order=desc')).toEqual([rowOfOmar, rowOfNell]);
    expect(await listed('?search=omar%20advisory')).toEqual([rowOfOmar]);
    expect(await listed('?search=40718')).toEqual([rowOfNell]);
    expect(await listed('?search=%25')).toEqual([]);
    expect(await listed('?size=10&page=2')).toEqual([]);
    for (const sort of ['companyName', 'email', 'status', 'created'])
      expect(await listed(`?sort=${sort}`)).toHaveLength(2);
    for (const wrong of ['size=11', 'sort=access_code', 'partner=1']) {
      expect((await get(`${LIST}?${wrong}`, boss())).status).toBe(400);
    }
    const manager = api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] });
    for (const outsider of [asNell(), manager]) expect((await get(LIST, outsider)).status).toBe(403);
  });

  it('[ROLE-03~] is for partners and super admins alone', async () => {
    const outsiders = [
      api.sessions.introduce({ kind: 'customer', accountId: ann }),
      api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] }),
    ];
    for (const outsider of outsiders) {
      for (const url of [AREA, `${AREA}/${ann}`]) expect((await get(url, outsider)).status).toBe(403);
    }
    expect(namesIn(await get(`${AREA}?partner=${omar}`, boss()))).toEqual(['Dan']);
    expect(await get(AREA, boss())).toMatchObject({ status: 200, data: { partner: { id: 'partner_keelson' } } });
    expect((await get(`${AREA}?partner=${newAccountId()}`, boss())).status).toBe(404);
    for (const url of ['/api/v1/customers', `/api/v1/customers/${ann}`]) expect((await get(url)).status).toBe(403);
  });

  it('[PROFILE-02~] tells the partner the own code, kind and day of activation', async () => {
    expect(await get('/api/v1/partners/account')).toMatchObject({
      status: 200,
      data: {
        accessCode: '40718263',
        accountType: 'Channel Partner',
        activatedAt: '2026-09-02T00:00:00.000Z',
        partnerName: 'Nell Marsh',
      },
    });
    const unknown = api.sessions.introduce({ kind: 'partner' });
    expect(await get('/api/v1/partners/account', unknown)).toMatchObject({ status: 503, code: 'ACCOUNT_NOT_READY' });
  });

  it('finds the customers of one partner among 50,000 by index', async () => {
    await database.admin(
      `INSERT INTO read_model.customers
       SELECT 'acc_' || gen_random_uuid(), 'Name ' || n, 'Firm ' || n, '', 'soletrader', 1, '', 'n' || n || '@example.com', 1, 0, 0,
         false, now(), now(), null, null, null, null, '[]', null, 'name ' || n FROM generate_series(1, 50000) AS n`,
    );
    await database.admin(
      `INSERT INTO read_model.partner_relations
       SELECT account_id, 'acc_' || row_number() OVER () % 500 FROM read_model.customers WHERE name LIKE 'Name %'`,
    );
    await database.admin('ANALYZE read_model.customers, read_model.partner_relations');
    const { rows } = await database.admin(
      `EXPLAIN SELECT * FROM read_model.customers WHERE account_id IN
         (SELECT customer_id FROM read_model.partner_relations WHERE partner_id = $1)
       ORDER BY registered_at DESC, account_id DESC LIMIT 10`,
      [nell],
    );
    expect(JSON.stringify(rows)).toContain('partner_id');
    expect(JSON.stringify(rows)).not.toContain('Seq Scan');
  });
});

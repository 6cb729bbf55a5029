import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';

const NOW = new Date('2026-11-27T09:00:00.000Z');
const LIST = '/api/v1/staff';
const [ada, bea, cy, dot] = [newAccountId(), newAccountId(), newAccountId(), newAccountId()];

/** Name, kind, permissions, disabled, invited, registered, last login, version. */
const PEOPLE = [
  [ada, 'Ada', 'superAdmin', '[]', false, null, '2026-01-01', '2026-11-26', 1],
  [bea, 'Bea', 'admin', '["customers.manage", "a.right.of.before"]', false, null, '2026-02-01', '2026-11-01', 3],
  [cy, 'Cy', 'admin', '[]', false, '2026-11-26', '2026-11-26', null, 2],
  [dot, 'Dot', 'admin', '[]', true, null, '2026-03-01', '2026-11-20', 5],
] as const;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

describe('the list of the members of staff', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => NOW });
    for (const [id, name, ...rest] of PEOPLE)
      await database.admin('INSERT INTO read_model.staff_members VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
        ...[id, name, `${name.toLowerCase()}@keelson.example`],
        ...rest,
      ]);
    await database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ('staff-members', 'projection', 1, 1000000)`,
    );
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const boss = () => api.sessions.introduce({ kind: 'superAdmin' });
  const get = async (url: string, { authorization }: { authorization: string } = boss()) => {
    const answer = await api.inject({ method: 'GET', url, headers: { authorization } });
    return { status: answer.statusCode, ...answer.json<{ data: never; code?: string; meta?: { version?: number } }>() };
  };
  const listed = async (query = '') => {
    const { rows } = (await get(`${LIST}${query}`)).data as { rows: readonly Row[] };
    return rows.map(({ name, status }) => [name, status]);
  };

  it('shows each with state, login and rights, by every order and search', async () => {
    const all = [
      ['Ada', 'active'],
      ['Bea', 'inactive'],
      ['Cy', 'invited'],
      ['Dot', 'disabled'],
    ];
    expect(await listed('?sort=name&order=asc')).toEqual(all);
    expect(await listed()).toEqual([all[2], all[3], all[1], all[0]]);
    expect(await listed('?sort=lastLogin&order=desc')).toEqual([all[0], all[3], all[1], all[2]]);
    expect(await listed('?sort=kind&order=desc')).toContainEqual(all[0]);
    expect((await listed('?sort=kind&order=desc'))[0]).toEqual(all[0]);
    expect(await listed('?search=disabled')).toEqual([all[3]]);
    expect(await listed('?search=BEA%20keelson')).toEqual([all[1]]);
    expect(await listed('?search=super%20admin')).toEqual([all[0]]);
    expect(await listed('?search=%25')).toEqual([]);
    expect(await listed('?page=2')).toEqual([]);
    for (const sort of ['email', 'status', 'created']) expect(await listed(`?sort=${sort}`)).toHaveLength(4);
    for (const wrong of ['size=11', 'sort=version', 'kind=admin'])
      expect((await get(`${LIST}?${wrong}`)).status).toBe(400);
  });

  it('shows one with the version that a change compares, and no right that nobody knows any more', async () => {
    expect(await get(`${LIST}/${bea}`)).toMatchObject({
      status: 200,
      data: { id: bea, kind: 'admin', permissions: ['customers.manage'], status: 'inactive', version: 3 },
      meta: { version: 3 },
    });
    expect(await get(`${LIST}/${newAccountId()}`)).toMatchObject({ status: 404, code: 'NOT_STAFF' });
  });

  it('[ROLE-03~] is for super admins alone', async () => {
    for (const outsider of [
      api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'], accountId: bea }),
      api.sessions.introduce({ kind: 'partner' }),
      api.sessions.introduce({ kind: 'customer' }),
    ])
      for (const url of [LIST, `${LIST}/${bea}`]) expect((await get(url, outsider)).status).toBe(403);
  });
});

import { randomUUID } from 'node:crypto';
import type { accountHistoryContract, historyExportContract } from '@keelson/contracts/audit';
import type { AnswerOf } from '@keelson/contracts/wire';
import { freshDatabase, type FreshDatabase } from '@keelson/test-database';
import { productTables } from '../platform/testing/product-tables';
import { startTestApi, type TestApi } from '../platform/testing/start-test-api';
import { newAccountId } from '../platform/testing/test-sessions';

const ann = newAccountId();
const ruth = newAccountId();
const now = new Date('2026-11-02T09:00:00.000Z');
const ids = Array.from({ length: 5 }, () => randomUUID());
const commands = Array.from({ length: 5 }, () => randomUUID());

interface Given {
  readonly what: string;
  readonly detail?: string;
  readonly kind?: string;
  readonly at: string;
  readonly actor?: readonly [kind: string, id: string];
  readonly actingAs?: string;
  readonly changes?: readonly object[];
  readonly command?: number;
  readonly cause?: string | undefined;
}

const GIVEN: readonly Given[] = [
  { what: 'Account registered', at: '2026-10-24T22:59:00Z', kind: 'account', actor: ['anonymous', 'anonymous'] },
  { what: 'Onboarding started', at: '2026-10-24T23:01:00Z', kind: 'onboarding', cause: ids[0], command: 0 },
  {
    what: 'Passcode at sign-in switched on',
    at: '2026-10-30T12:00:00Z',
    changes: [{ field: 'Passcode at sign-in', before: 'off', after: 'on' }],
  },
  { what: 'Thank-you video opened', at: '2026-11-01T12:00:00Z', actor: ['admin', ruth], actingAs: ann },
  { what: '=HYPERLINK("x")', at: '2026-11-02T00:30:00Z', detail: '100% "sure"' },
];

describe('filters of a history', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await freshDatabase();
    api = await startTestApi({ database, clock: () => now, tables: productTables });
    await database.admin(
      `INSERT INTO read_model.customers VALUES ($1, 'Ann', 'Ann Ltd', '', 'soletrader', 1, '01632960001', 'ann@example.com',
         1, 0, 0, false, '2026-11-12', '2026-09-29', null, null, null, 'generic', '[]', '2026-11-01', 'ann')`,
      [ann],
    );
    for (const name of ['customer-table', 'account-history', 'actor-names']) {
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
    }
    await database.admin(`INSERT INTO read_model.actor_names VALUES ($1, 'Ann'), ($2, 'Ruth')`, [ann, ruth]);
    for (const [index, given] of GIVEN.entries()) {
      const { what, at, detail = null, kind = 'access', actor = ['customer', ann], actingAs = null } = given;
      const { changes = [], command = index, cause = commands[command] } = given;
      await database.admin(
        `INSERT INTO read_model.account_history VALUES
         ($1, $2, $3, 'any.type.v1', $4, $5, $6, 'neutral', $7, $8, $9, $10, 'Firefox on Linux', '203.0.113.7', $11, $12, $13, $14)`,
        [
          index + 1,
          ann,
          ids[index],
          what,
          detail,
          kind,
          at,
          ...actor,
          actingAs,
          JSON.stringify(changes),
          commands[command],
          `correlation-${index}`,
          cause,
        ],
      );
    }
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const manager = () => api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] });
  const get = (path: string, { authorization }: { authorization: string } = manager()) =>
    api.inject({ method: 'GET', url: `/api/v1/customers/${ann}/events${path}`, headers: { authorization } });
  const list = async (query: string) => {
    const answer = await get(`?${query}`);
    return { status: answer.statusCode, ...answer.json<{ data: AnswerOf<typeof accountHistoryContract> }>() };
  };

  it.each([
    ['kind=onboarding', [2]],
    [`actor=${ruth}`, [4]],
    ['actor=anonymous', [1]],
    ['acting=yes', [4]],
    ['acting=no', [5, 3, 2, 1]],
    ['from=2026-10-25&until=2026-10-30', [3, 2]],
    ['until=2026-10-24', [1]],
    ['from=2026-11-02', [5]],
    ['search=on%20SWITCHED', [3]],
    ['search=ruth', [4]],
    ['search=off', [3]],
    ['search=100%25', [5]],
    ['search=%5F', []],
    [`related=${ids[0]}`, [2, 1]],
    [`related=${ids[1]}`, [2, 1]],
    [`related=${ids[2]}`, [3]],
    ['kind=access&acting=no&search=passcode', [3]],
    ['before=3&kind=onboarding', [2]],
  ])('[EVENT-05~] %s', async (query, positions) => {
    const { data, status } = await list(query);
    expect(status).toBe(200);
    expect(data.entries.map(({ position }) => position)).toEqual(positions);
    expect(data.total).toBe(positions.length);
  });

  it('tells everybody who acted, and old and new values', async () => {
    const { data } = await list('search=passcode');
    expect(data.actors).toEqual([
      { kind: 'customer', id: ann, name: 'Ann' },
      { kind: 'admin', id: ruth, name: 'Ruth' },
      { kind: 'anonymous', id: 'anonymous', name: null },
    ]);
    expect(data.entries[0]?.changes).toEqual([{ field: 'Passcode at sign-in', before: 'off', after: 'on' }]);
    expect((await list('before=3')).data.actors).toEqual([]);
  });

  it.each(['kind=other', 'actor=a%20b', 'acting=maybe', 'from=2026-02-30', 'related=1', 'size=99'])(
    'refuses %s as malformed',
    async (query) => expect((await list(query)).status).toBe(400),
  );

  it('[EVENT-05~, AUD-01~] exports what the filters leave, harmless for spreadsheets, and writes it down', async () => {
    const reader = manager();
    const path = '/export?from=2026-10-30';
    const { data } = (await get(path, reader)).json<{ data: AnswerOf<typeof historyExportContract> }>();
    expect(data).toMatchObject({ events: 3, complete: true, fileName: `account-history-${ann}-2026-11-02.csv` });
    const lines = data.csv.split('\r\n');
    expect(lines[0]?.startsWith('\uFEFFTime (UTC),Event,Detail,')).toBe(true);
    expect(lines[1]).toContain(`2026-11-02T00:30:00.000Z,"'=HYPERLINK(""x"")","100% ""sure""",`);
    expect(lines[2]).toContain(`,Ruth,admin,${ruth},Ann,Firefox on Linux,203.0.113.7,4,any.type.v1,`);
    expect(lines[3]).toContain(',Passcode at sign-in: off > on,access,Ann,customer,');
    expect(lines).toHaveLength(5);
    await get(path, reader);
    const { rows } = await database.admin(
      `SELECT type, metadata->>'subjectId' AS subject FROM event_store.events WHERE stream_id LIKE $1`,
      [`audit-${reader.id}-%`],
    );
    const event = { type: 'audit.history-exported.v1', subject: ann };
    expect(rows).toEqual([event, event]);
    expect((await get('/export', api.sessions.introduce({ kind: 'admin' }))).statusCode).toBe(403);
  });
});

import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { type ScenarioEvent, scenariosStream } from '@keelson/domain/scenarios';
import type { FreshDatabase } from '@keelson/test-database';
import { customerOf } from '../testing/customer-of';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId, type TestIdentity } from '../testing/test-sessions';
import { ScenariosModule } from './scenarios.module';

const [nell, omar] = [newAccountId(), newAccountId()];
const CHANGES = { price: 2, sales: 5, costOfSales: -3, payroll: 4, overheads: -10 };
const NOBODYS = 'scn_00000000-0000-4000-8000-000000000000';
/** Formulas 5.13: what Acme plans. */
const RESULTS = {
  ...{ sales: 771_120, costOfSales: 293_328, payroll: 187_200, overheads: 129_600, profitBeforeTax: 160_992 },
  change: 52_992,
};

interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  readonly data: {
    readonly scenarioId: string;
    readonly now: { readonly shown: string } | null;
    readonly scenarios: readonly Readonly<Record<string, unknown>>[];
  } | null;
}

const defined = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

describe('scenarios', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let now: Date;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, modules: [ScenariosModule], clock: () => now });
    await database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position) SELECT name, 'projection', 1, 1000000
       FROM unnest(ARRAY['ledgers', 'what-if-inputs', 'scenarios', 'partner-relations']) AS name`,
    );
  });
  beforeEach(() => {
    now = new Date(`${ACME_TODAY}T12:00:00.000Z`);
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const keepBooks = (id: string, books: object | null) =>
    database.admin(
      `INSERT INTO read_model.ledgers (account_id, books, import_status, company_name, version) VALUES ($1, $2, 'finished', 'Young Ltd', 1)
       ON CONFLICT (account_id) DO UPDATE SET books = excluded.books`,
      [id, books && JSON.stringify(books)],
    );
  /** A customer of Nell's, with these books. */
  const customerWith = async (books: object | null = acme): Promise<string> => {
    const id = newAccountId();
    await keepBooks(id, books);
    await customerOf(database, id, nell);
    return id;
  };
  const owner = (id: string): TestIdentity => ({ kind: 'customer', accountId: id as never });
  const partner: TestIdentity = { kind: 'partner', accountId: nell };
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    as: TestIdentity,
    sent?: object,
  ): Promise<Answered> => {
    const { authorization } = api.sessions.introduce(as);
    const answer = await api.inject({
      ...{ method, url: `/api/v1/accounts/${url}`, headers: { authorization } },
      ...(sent && { payload: sent }),
    });
    return { ...answer.json<Omit<Answered, 'status'>>(), status: answer.statusCode };
  };
  const dataOf = ({ data }: Answered) => {
    if (data === null) throw new Error('there is no answer');
    return data;
  };
  const read = (id: string, as = owner(id), query = '') => call('GET', `${id}/scenarios${query}`, as);
  const shownTo = async (id: string, as = owner(id), query = '') => (await read(id, as, query)).data?.now?.shown ?? '';
  const begin = async (id: string, name: string, as = owner(id), over: object = {}) =>
    call('POST', `${id}/scenarios`, as, { name, changes: CHANGES, shown: await shownTo(id, as), ...over });
  const fork = (id: string, of: string, name: string, as = owner(id)) =>
    call('POST', `${id}/scenarios/${of}/forks`, as, { name });
  const rename = (id: string, of: string, name: string, as = owner(id)) =>
    call('PUT', `${id}/scenarios/${of}/name`, as, { name });
  const change = (id: string, of: string, changes: object, as = owner(id)) =>
    call('PUT', `${id}/scenarios/${of}/changes`, as, changes);
  const rebase = async (id: string, of: string, as = owner(id), shown?: string) =>
    call('PUT', `${id}/scenarios/${of}/base`, as, { shown: shown ?? (await shownTo(id, as)) });
  const close = (id: string, of: string, as = owner(id)) => call('POST', `${id}/scenarios/${of}/closing`, as);
  const eventsOf = async (id: string) => {
    const { store, codec } = api.services;
    return codec.decode<ScenarioEvent>(await store.readStream(scenariosStream(id)));
  };
  /** The rows follow what was recorded, as the projection has them. */
  const project = async (id: string): Promise<void> => {
    await database.admin('DELETE FROM read_model.scenarios WHERE account_id = $1', [id]);
    for (const { type, data, occurredAt, version } of await eventsOf(id)) {
      const { scenarioId, ...of } = data as { scenarioId: string } & Record<string, unknown>;
      const { rows } = await database.admin('SELECT * FROM read_model.scenarios WHERE scenario_id = $1', [scenarioId]);
      const begun = { account_id: id, status: 'open', begun_by: of['by'], begun_at: of['at'] };
      const [row = { ...begun, kept: {} }] = rows as { kept: { base?: object } }[];
      const before = row.kept.base;
      const { name, at, parentId, base, changes, results, formulaVersion } = of;
      const kept = { ...row.kept, ...defined({ base, changes, results, formulaVersion }) };
      const told = {
        ...{ ...row, scenario_id: scenarioId, version, changed_at: occurredAt.toISOString(), ...defined({ name }) },
        ...(type === 'scenarios.closed.v1' && { status: 'closed', closed_at: occurredAt.toISOString() }),
        kept: {
          parentId: parentId ?? null,
          rebased: null,
          ...kept,
          ...(type === 'scenarios.rebased.v1' && { rebased: { at, before } }),
        },
      };
      await database.admin('DELETE FROM read_model.scenarios WHERE scenario_id = $1', [scenarioId]);
      await database.admin(
        `INSERT INTO read_model.scenarios SELECT * FROM json_populate_record(NULL::read_model.scenarios, $1)`,
        [JSON.stringify(told)],
      );
    }
  };
  const listed = async (id: string, as = owner(id)) => {
    await project(id);
    return dataOf(await read(id, as)).scenarios;
  };
  const less = (months: number) => ({ ...acme, months: acme.months.slice(0, -months) });

  it('[BEYOND-04~] stands on the figures that were shown, and is computed here', async () => {
    const ann = await customerWith();
    expect((await read(ann)).data).toMatchObject({ scenarios: [], now: { thisYear: { months: 7, sales: 420_000 } } });
    const { scenarioId } = dataOf(await begin(ann, ' Bold growth '));
    expect(await listed(ann)).toMatchObject([
      {
        ...{ scenarioId, name: 'Bold growth', status: 'open', by: 'owner', parent: null },
        ...{ changes: CHANGES, results: RESULTS, reopened: 'equal', imports: 'current', formulaVersion: 1 },
        base: { source: 'xero', thisYear: { months: 7, sales: 420_000 }, asAt: ACME_TODAY, knownOn: ACME_TODAY },
        ...{ closedAt: null, rebased: null },
      },
    ]);
    const [event] = await eventsOf(ann);
    expect(event?.data).toMatchObject({ results: { profitBeforeTax: 16_099_200 }, at: now.toISOString() });
    const stale = await begin(ann, 'Other', owner(ann), { shown: 'other' });
    expect(stale).toMatchObject({ status: 409, code: 'FIGURES_CHANGED' });
  });

  it('stands on figures as at the end of a month, and on typed ones where there are no books', async () => {
    const ann = await customerWith();
    const asAt = '2026-07';
    const shown = await shownTo(ann, owner(ann), `?asAt=${asAt}`);
    await begin(ann, 'From July', owner(ann), { asAt, shown });
    expect(await listed(ann)).toMatchObject([{ base: { thisYear: { months: 4 }, asAt: '2026-08-01' } }]);
    const bob = await customerWith(null);
    expect(dataOf(await read(bob)).now).toBeNull();
    expect(await begin(bob, 'Blind')).toMatchObject({ status: 409, code: 'FIGURES_UNKNOWN' });
    const year = { months: 12, sales: 100_000, costOfSales: 40_000, payroll: 20_000, overheads: 10_000 };
    await database.admin('INSERT INTO read_model.what_if_inputs VALUES ($1, $2, 1, $3)', [
      ...[bob, JSON.stringify({ thisYear: year, lastYear: year }), now.toISOString()],
    ]);
    await begin(bob, 'Typed');
    expect(await listed(bob)).toMatchObject([{ imports: 'typed', base: { source: null, thisYear: { sales: 1_000 } } }]);
  });

  it('[BEYOND-04~] forks, renames, moves levers and closes; names stay apart among the open ones', async () => {
    const ann = await customerWith();
    const bold = dataOf(await begin(ann, 'Bold')).scenarioId;
    const careful = dataOf(await fork(ann, bold, 'Careful')).scenarioId;
    expect(await begin(ann, ' bold')).toMatchObject({ status: 409, errors: [{ path: 'body.name' }] });
    expect(await rename(ann, careful, 'BOLD')).toMatchObject({ status: 409, code: 'NAME_TAKEN' });
    expect((await rename(ann, bold, 'Bolder')).status).toBe(200);
    expect((await change(ann, careful, { ...CHANGES, payroll: 0 })).status).toBe(200);
    expect((await close(ann, bold)).status).toBe(200);
    expect(await listed(ann)).toMatchObject([
      {
        ...{ scenarioId: careful, name: 'Careful', status: 'open', changes: { payroll: 0 } },
        parent: { scenarioId: bold, name: 'Bolder' },
        results: { payroll: 180_000, profitBeforeTax: 168_192 },
      },
      { scenarioId: bold, status: 'closed', closedAt: now.toISOString() },
    ]);
    expect(await change(ann, bold, CHANGES)).toMatchObject({ status: 409, code: 'SCENARIO_CLOSED' });
    expect(await rename(ann, NOBODYS, 'Nobody’s')).toMatchObject({ status: 404, code: 'SCENARIO_NOT_FOUND' });
    expect(await change(ann, careful, { ...CHANGES, sales: -100 })).toMatchObject({ code: 'CANNOT_COMPUTE' });
  });

  it('[BEYOND-04~] is re-based on newer figures with what it stood on before; the books’ changes alone change nothing', async () => {
    const ann = await customerWith(less(2));
    const bold = dataOf(await begin(ann, 'Bold')).scenarioId;
    const before = await listed(ann);
    expect(await rebase(ann, bold)).toMatchObject({ status: 409, code: 'NO_NEWER_FIGURES' });
    const old = await shownTo(ann);
    await keepBooks(ann, acme);
    expect(await listed(ann)).toEqual(before);
    expect(await rebase(ann, bold, owner(ann), old)).toMatchObject({ status: 409, code: 'FIGURES_CHANGED' });
    expect((await rebase(ann, bold)).status).toBe(200);
    expect(await listed(ann)).toMatchObject([
      {
        ...{ changes: CHANGES, results: RESULTS, reopened: 'equal', base: { thisYear: { months: 7 } } },
        rebased: { before: before[0]?.['base'], at: now.toISOString() },
      },
    ]);
  });

  it('[BEYOND-11~] says whether it comes to the same again, and where the imports of its base are', async () => {
    const ann = await customerWith();
    await begin(ann, 'Bold');
    const states = async () => dataOf(await read(ann)).scenarios.map(({ reopened, imports }) => [reopened, imports]);
    await project(ann);
    const again = acme.months.map((of) => ({ ...of, importId: `again-${of.month}` }));
    await keepBooks(ann, { ...acme, months: [...acme.months.slice(0, -1), ...again.slice(-1)] });
    expect(await states()).toEqual([['equal', 'replaced']]);
    await keepBooks(ann, { ...acme, months: again });
    expect(await states()).toEqual([['equal', 'gone']]);
    await keepBooks(ann, null);
    expect(await states()).toEqual([['equal', 'gone']]);
    const kept = (path: string, value: string) =>
      database.admin(
        `UPDATE read_model.scenarios SET kept = jsonb_set(kept::jsonb, $2, $3)::json WHERE account_id = $1`,
        [ann, path, value],
      );
    await kept('{results,sales}', '1');
    expect(await states()).toEqual([['different', 'gone']]);
    await kept('{formulaVersion}', '99');
    expect(await states()).toEqual([['formulaGone', 'gone']]);
  });

  it.each([
    [{ name: ' ' }, 'body.name', 'Give the scenario a name'],
    [{ name: 'x'.repeat(61) }, 'body.name', 'Enter at most 60 characters'],
    [{ changes: { ...CHANGES, price: 0.5 } }, 'body.changes.price', 'Enter a whole number of percent, for example 5'],
    [{ changes: { ...CHANGES, price: -101 } }, 'body.changes.price', 'Enter −100 or more'],
  ])('refuses %j beside its field', async (wrong, path, message) => {
    const ann = await customerWith();
    expect(await begin(ann, 'Bold', owner(ann), wrong)).toMatchObject({ status: 400, errors: [{ path, message }] });
  });

  it('lets ten be stored on a day of London and no eleventh, also when fifty are asked for at once', async () => {
    const ann = await customerWith();
    const shown = await shownTo(ann);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => begin(ann, `Plan ${index}`, owner(ann), { shown })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 'LIMIT_REACHED')).toHaveLength(40);
    expect(await eventsOf(ann)).toHaveLength(10);
  });

  it('[ROLE-02~] is worked on by owner and own partner, each on their own, read by super admins, and closed to everybody else', async () => {
    const [ann, bob] = [await customerWith(), await customerWith()];
    const mine = dataOf(await begin(ann, 'Bold')).scenarioId;
    const advised = dataOf(await fork(ann, mine, 'Advised', partner)).scenarioId;
    expect(await rename(ann, mine, 'Nell’s', partner)).toMatchObject({ status: 409, code: 'NOT_YOURS' });
    expect(await close(ann, advised)).toMatchObject({ status: 409, code: 'NOT_YOURS' });
    const last = (await eventsOf(ann)).at(-1);
    expect([last?.metadata.actor, last?.metadata.subjectId, last?.metadata.partitionKey]).toEqual([
      ...[{ kind: 'partner', id: nell }, ann, ann],
    ]);
    for (const as of [owner(ann), partner, { kind: 'superAdmin' } as TestIdentity])
      expect((await listed(ann, as)).map(({ name, by }) => [name, by]).sort()).toEqual([
        ['Advised', 'partner'],
        ['Bold', 'owner'],
      ]);
    const refusing = async (as: TestIdentity) => [
      (await begin(ann, 'Theirs', as, { shown: 'x' })).status,
      ...(await Promise.all([fork(ann, mine, 'Theirs', as), rename(ann, mine, 'Theirs', as)])).map((of) => of.status),
      ...(await Promise.all([change(ann, mine, CHANGES, as), close(ann, mine, as)])).map((of) => of.status),
      (await rebase(ann, mine, as, 'x')).status,
    ];
    const acting: TestIdentity = { kind: 'superAdmin', actingAs: ann as never };
    for (const as of [{ kind: 'superAdmin' } as TestIdentity, acting, { kind: 'admin' } as TestIdentity])
      expect(new Set(await refusing(as))).toEqual(new Set([403]));
    for (const as of [owner(bob), { kind: 'partner', accountId: omar } as TestIdentity]) {
      expect((await read(ann, as)).status).toBe(404);
      expect(new Set(await refusing(as))).toEqual(new Set([404]));
    }
    const basic: TestIdentity = { ...owner(ann), standing: 'basic' };
    expect((await read(ann, basic)).status).toBe(403);
    expect(new Set(await refusing(basic))).toEqual(new Set([403]));
    expect(await eventsOf(bob)).toEqual([]);
  });
});

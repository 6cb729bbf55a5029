import type { FreshDatabase } from '@keelson/test-database';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { ReadModelDatabase } from '../database';
import { PARTNER_RELATIONS, readModelTypes } from '../schema';
import { tablesDatabase } from '../schema/testing/tables-database';
import type { CustomerOrder } from './customer-keys';
import { type CustomerQuestion, selectCustomers } from './customers.select';
import { customersTable } from './customers.table';
import { partnerRelationsTable } from './partner-relations.table';
import { selectPartnerTotals } from './partner-totals.select';

const now = new Date('2026-11-02T09:00:00.000Z');
const COLUMNS: readonly CustomerOrder[] = [
  ...(['name', 'companyName', 'email', 'subscriptionType', 'paymentStatus', 'status', 'created'] as const),
];
const THEIRS = 47;

describe('the customers of one channel partner', () => {
  let database: FreshDatabase;
  let reader: Pool;
  let projector: Pool;

  beforeAll(async () => {
    database = await tablesDatabase([customersTable, partnerRelationsTable] as never);
    projector = new Pool({ connectionString: database.urls.projector });
    reader = new Pool({ connectionString: database.urls.reader, types: readModelTypes });
    // Every second customer is Nell's, up to hers; the others are Omar's.
    await projector.query(
      `INSERT INTO read_model.customers
       SELECT 'acc_' || lpad(n::text, 36, '0'), 'Name ' || n % 7, 'Company ' || n % 5, '', 'soletrader', 1, '01632960001',
         'c' || n || '@example.com', n % 3, n % 2, 0, false, $1::timestamptz + make_interval(hours => n % 40 - 20),
         $1::timestamptz - make_interval(days => n % 40), null, null, null, 'kpi', '[]', null,
         ' name ' || n % 7 || ' company ' || n % 5 || ' c' || n || '@example.com 01632960001'
       FROM generate_series(1, $2) AS n`,
      [now.toISOString(), THEIRS * 2],
    );
    await projector.query(
      `INSERT INTO read_model.partner_relations
       SELECT account_id, CASE WHEN row_number() OVER (ORDER BY account_id) % 2 = 0 THEN 'nell' ELSE 'omar' END
       FROM read_model.customers`,
    );
  });
  afterAll(async () => {
    await Promise.all([reader.end(), projector.end()]);
    await database.drop();
  });

  const as = async <Value>(
    [scope, subject]: readonly [string, string],
    select: (db: Kysely<ReadModelDatabase>) => Promise<Value>,
  ): Promise<Value> => {
    const db = new Kysely<ReadModelDatabase>({ dialect: new PostgresDialect({ pool: reader }) });
    return db.transaction().execute(async (transaction) => {
      await sql`SELECT set_config('app.reach', ${scope}, true), set_config('app.subject', ${subject}, true)`.execute(
        transaction,
      );
      return select(transaction);
    });
  };
  const NELL = ['partners', 'nell'] as const;
  const STAFF = ['all', 'staff'] as const;
  const ask = (who: readonly [string, string], question: Partial<CustomerQuestion> = {}) =>
    as(who, (db) =>
      selectCustomers(db, {
        ...{ search: '', sort: 'created', order: 'desc', size: 10, now, partnerId: 'nell' },
        ...question,
      }),
    );
  const totalsOf = (who: readonly [string, string]) => as(who, (db) => selectPartnerTotals(db, 'nell', now));

  it('[BACK-07~] are turned page by page in every order both ways, for the partner as for staff', async () => {
    for (const sort of COLUMNS)
      for (const order of ['asc', 'desc'] as const) {
        const pages: (readonly string[])[] = [];
        let at: CustomerQuestion['at'];
        do {
          const page = await ask(NELL, { sort, order, at });
          expect(page).toMatchObject({ matching: THEIRS, more: false });
          pages.push(page.rows.map(({ account_id }) => account_id));
          at = page.next ? { mark: page.next, side: 'after' } : undefined;
        } while (at);
        const whole = await ask(STAFF, { sort, order, size: 1_000 });
        expect([sort, order, pages.flat()]).toEqual([sort, order, whole.rows.map(({ account_id }) => account_id)]);
        expect(pages.map(({ length }) => length)).toEqual([10, 10, 10, 10, 7]);
      }
  });

  it('are searched and filtered among the own alone, and counted over all of them', async () => {
    for (const who of [NELL, STAFF]) {
      expect(await ask(who, { search: 'c4@example' })).toMatchObject({
        matching: 1,
        rows: [{ email: 'c4@example.com' }],
      });
      expect(await ask(who, { search: 'c3@example' })).toMatchObject({ matching: 0, rows: [] });
    }
    const inactive = await ask(NELL, { status: 'inactive', size: 50 });
    expect(inactive.rows.every(({ status }) => status === 'inactive')).toBe(true);
    const all = (await ask(NELL, { size: 50 })).rows;
    const paying = (status: string) => all.filter(({ payment_status }) => payment_status === status).length;
    expect(await totalsOf(NELL)).toEqual({
      ...{ customers: THEIRS, on_trial: paying('Trial'), paid: paying('Paid') },
      stuck: all.filter(({ registered_at }) => Date.parse(registered_at) < now.getTime() - 86_400_000).length,
    });
    expect(await totalsOf(STAFF)).toEqual(await totalsOf(NELL));
  });

  it('[AUTHZ-02~] are nobody’s but the partner’s and staff’s, whatever partner is asked for', async () => {
    for (const who of [
      ['partners', 'omar'],
      ['own', 'nell'],
      ['', ''],
      ['own', 'acc_1'],
    ] as const) {
      expect(await ask(who)).toMatchObject({ matching: 0, rows: [], next: null });
      expect(await totalsOf(who)).toEqual({ customers: 0, on_trial: 0, paid: 0, stuck: 0 });
    }
    for (const partnerId of [undefined, 'omar'])
      expect(await ask(NELL, { partnerId })).toMatchObject({ matching: 0, rows: [] });
    expect(await ask(STAFF, { partnerId: undefined })).toMatchObject({ matching: THEIRS * 2 });
    expect(await ask(NELL, { partnerId: `nell' OR true --` })).toMatchObject({ matching: 0, rows: [] });
  });

  it('[AUTHZ-02~] are nobody’s while a change of whose they are waits', async () => {
    const [first] = (await ask(NELL)).rows;
    const park = (stream: string, partition: string | null) =>
      projector.query(
        `INSERT INTO read_model.parked_streams
           (projection, stream_id, from_version, reason, attempts, partition_key, from_position)
         VALUES ($1, $2, 1, 'Error', 1, $3, CASE WHEN $3::text IS NULL THEN NULL ELSE 1 END)`,
        [PARTNER_RELATIONS, stream, partition],
      );
    await park('account-first', first?.account_id ?? '');
    expect(await ask(NELL, { size: 50 })).toMatchObject({ matching: THEIRS - 1 });
    expect(await totalsOf(NELL)).toMatchObject({ customers: THEIRS - 1 });
    await park('account-alone', null);
    expect(await ask(NELL)).toMatchObject({ matching: 0, rows: [] });
    expect(await totalsOf(NELL)).toMatchObject({ customers: 0 });
    await projector.query('DELETE FROM read_model.parked_streams');
    expect(await ask(NELL)).toMatchObject({ matching: THEIRS });
  });
});

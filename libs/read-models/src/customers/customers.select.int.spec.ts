import type { FreshDatabase } from '@keelson/test-database';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { ReadModelDatabase } from '../database';
import { readModelTypes } from '../schema';
import { type CustomerQuestion, selectCustomer, selectCustomers, selectCustomerTotals } from './customers.select';
import { customersTable } from './customers.table';
import { partnerRelationsTable } from './partner-relations.table';
import { tablesDatabase } from '../schema/testing/tables-database';

const now = new Date('2026-11-02T09:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const id = (number: number) => `acc_00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

interface Given {
  readonly name: string;
  readonly company?: string;
  readonly trial?: 0 | 1 | 2;
  readonly trialEnds?: string | null;
  readonly paid?: 0 | 1;
  readonly subscribed?: 0 | 1;
  readonly registered?: string;
  readonly login?: string | null;
  readonly deletion?: string | null;
}

describe('the customer table', () => {
  let database: FreshDatabase;
  let reader: Pool;
  let projector: Pool;

  beforeAll(async () => {
    database = await tablesDatabase([customersTable, partnerRelationsTable] as never);
    projector = new Pool({ connectionString: database.urls.projector });
    reader = new Pool({ connectionString: database.urls.reader, types: readModelTypes });
  });

  afterAll(async () => {
    await Promise.all([reader.end(), projector.end()]);
    await database.drop();
  });

  beforeEach(() => projector.query('TRUNCATE read_model.customers'));

  const given = async (customers: readonly Given[]) => {
    for (const [index, each] of customers.entries()) {
      const company = each.company ?? `${each.name} Ltd`;
      const email = `${each.name.toLowerCase().replaceAll(' ', '.')}@example.com`;
      await projector.query(
        `INSERT INTO read_model.customers VALUES
           ($1, $2, $3, '', 'soletrader', 1, '01632960001', $4, $5, $6, $7, false, $8, $9, null, $10, $11, null, '[]', null, $12)`,
        [
          id(index + 1),
          each.name,
          company,
          email,
          each.trial ?? 1,
          each.paid ?? 0,
          each.subscribed ?? 0,
          each.trialEnds === undefined ? daysAgo(-10) : each.trialEnds,
          each.registered ?? daysAgo(1),
          each.login ?? null,
          each.deletion ?? null,
          `${each.name} ${company} ${email} 01632960001`.toLowerCase(),
        ],
      );
    }
  };

  const reading = async <Value>(
    select: (db: Kysely<ReadModelDatabase>) => Promise<Value>,
    { scope, subject }: { scope: string; subject: string } = { scope: 'all', subject: id(999) },
  ): Promise<Value> => {
    const db = new Kysely<ReadModelDatabase>({ dialect: new PostgresDialect({ pool: reader }) });
    return db.transaction().execute(async (transaction) => {
      await sql`SELECT set_config('app.reach', ${scope}, true), set_config('app.subject', ${subject}, true)`.execute(
        transaction,
      );
      return select(transaction);
    });
  };
  const ask = (question: Partial<CustomerQuestion>) =>
    reading((db) =>
      selectCustomers(db, { search: '', sort: 'name', order: 'asc', page: 1, size: 10, now, ...question }),
    );
  const names = async (question: Partial<CustomerQuestion>) => (await ask(question)).rows.map(({ name }) => name);

  it('[BACK-01~] calls a customer inactive after more than 21 days of 24 hours without a login', async () => {
    const edge = now.getTime() - 21 * 24 * 3_600_000;
    await given([
      { name: 'Edge', login: new Date(edge).toISOString() },
      { name: 'Late', login: new Date(edge - 1).toISOString() },
      { name: 'Never', login: null, registered: daysAgo(20) },
      { name: 'Never old', login: null, registered: daysAgo(22) },
      { name: 'Leaving', login: daysAgo(40), deletion: daysAgo(-3) },
    ]);

    const { rows } = await ask({});
    expect(Object.fromEntries(rows.map(({ name, status }) => [name, status]))).toEqual({
      Edge: 'active',
      Late: 'inactive',
      Leaving: 'under_deletion',
      Never: 'active',
      'Never old': 'inactive',
    });
    expect(await names({ status: 'inactive' })).toEqual(['Late', 'Never old']);
    expect(await names({ status: 'under_deletion' })).toEqual(['Leaving']);
  });

  it('labels every situation of payment', async () => {
    await given([
      { name: 'A trial' },
      { name: 'B trial over', trialEnds: now.toISOString() },
      { name: 'C skipped payment', trial: 2 },
      { name: 'D paid', trial: 0, paid: 1, subscribed: 1, trialEnds: null },
      { name: 'E migrated', trial: 0, subscribed: 1, trialEnds: null },
      { name: 'F never paid', trial: 0, trialEnds: null },
    ]);

    const { rows } = await ask({});
    expect(rows.map((row) => [row.subscription_type, row.payment_status, row.trial_expired])).toEqual([
      ['Trial', 'Trial', false],
      ['Trial', 'Trial ended', true],
      ['Trial', 'Trial', false],
      ['Subscriber', 'Paid', false],
      ['Subscriber', 'Unpaid', false],
      ['None', 'Unpaid', false],
    ]);
    expect(await reading((db) => selectCustomerTotals(db, now))).toEqual({
      customers: 6,
      on_trial: 2,
      under_deletion: 0,
    });
  });

  it('[BACK-01~] finds by name, company, e-mail, phone, subscription type and status, all words together', async () => {
    await given([
      { name: 'Ann Archer', company: 'Birchwood Kitchens Ltd' },
      { name: 'Bob 100%', company: 'Under_score & Sons' },
      { name: 'Cat Late', login: daysAgo(60), registered: daysAgo(90), trialEnds: daysAgo(60) },
    ]);

    expect(await names({ search: 'ARCHER' })).toEqual(['Ann Archer']);
    expect(await names({ search: 'birch  ann' })).toEqual(['Ann Archer']);
    expect(await names({ search: 'ann.archer@exam' })).toEqual(['Ann Archer']);
    expect(await names({ search: '960001' })).toHaveLength(3);
    expect(await names({ search: 'active' })).toEqual(['Ann Archer', 'Bob 100%']);
    expect(await names({ search: 'inactive' })).toEqual(['Cat Late']);
    expect(await names({ search: 'trial ended' })).toEqual(['Cat Late']);
    expect(await names({ search: '100%' })).toEqual(['Bob 100%']);
    expect(await names({ search: '%' })).toEqual(['Bob 100%']);
    expect(await names({ search: 'r_s' })).toEqual(['Bob 100%']);
    expect(await names({ search: `'; DROP TABLE read_model.customers --` })).toEqual([]);
  });

  it('orders by each column both ways and never shows a customer twice', async () => {
    await given(
      Array.from({ length: 23 }, (_, index) => ({
        name: `Same ${index % 2}`,
        login: index % 3 === 0 ? null : daysAgo(index % 5),
        registered: daysAgo(index % 4),
      })),
    );
    const sorts = ['name', 'email', 'subscriptionType', 'lastLogin', 'paymentStatus', 'status', 'created'] as const;
    for (const sort of sorts) {
      for (const order of ['asc', 'desc'] as const) {
        const pages = [
          await ask({ sort, order, page: 1 }),
          await ask({ sort, order, page: 2 }),
          await ask({ sort, order, page: 3 }),
        ];
        expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 3]);
        expect(new Set(pages.flatMap(({ rows }) => rows.map((row) => row.account_id))).size).toBe(23);
      }
    }
    const [first] = (await ask({ sort: 'lastLogin', order: 'desc' })).rows;
    expect(first?.last_login_at).not.toBeNull();
  });

  it('[AUTHZ-02~] shows nobody more than row-level security lets through, whatever is asked', async () => {
    await given([{ name: 'Ann' }, { name: 'Bob' }]);
    const own = { scope: 'own', subject: id(1) };

    const list = await reading(
      (db) => selectCustomers(db, { search: '', sort: 'name', order: 'asc', page: 1, size: 10, now }),
      own,
    );
    expect(list).toMatchObject({ matching: 1, rows: [{ name: 'Ann' }] });
    expect(await reading((db) => selectCustomer(db, id(2), now), own)).toBeUndefined();
    expect(await reading((db) => selectCustomerTotals(db, now), own)).toMatchObject({ customers: 1 });
    expect(await reading((db) => selectCustomer(db, id(2), now), { scope: '', subject: '' })).toBeUndefined();
    expect(await reading((db) => selectCustomer(db, id(2), now))).toMatchObject({ name: 'Bob' });
  });

  it('answers over 100,000 customers', async () => {
    await projector.query(
      `INSERT INTO read_model.customers
       SELECT 'acc_' || lpad(n::text, 36, '0'), 'Customer ' || n, 'Company ' || n, '', 'soletrader', 1, '01632960001',
         'customer' || n || '@example.com', 1, 0, 0, false, $1::timestamptz + make_interval(hours => n % 700), $1::timestamptz - make_interval(mins => n),
         null, CASE WHEN n % 4 > 0 THEN $1::timestamptz - make_interval(hours => n % 900) END, null, null, '[]', null,
         'customer ' || n || ' company ' || n || ' customer' || n || '@example.com 01632960001'
       FROM generate_series(1, 100000) AS n`,
      [now.toISOString()],
    );
    await projector.query('ANALYZE read_model.customers');

    const deep = await ask({ sort: 'lastLogin', order: 'desc', page: 2_000, size: 50 });
    expect(deep).toMatchObject({ matching: 100_000 });
    expect(deep.rows).toHaveLength(50);
    expect(await names({ search: 'customer 77777' })).toEqual(['Customer 77777']);
    expect((await ask({ search: 'inactive', sort: 'status' })).matching).toBeGreaterThan(10_000);
    expect((await reading((db) => selectCustomerTotals(db, now))).customers).toBe(100_000);
  });
});

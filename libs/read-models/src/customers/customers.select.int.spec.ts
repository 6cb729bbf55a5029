import type { FreshDatabase } from '@keelson/test-database';
import { CUSTOMER_SORTS } from '@keelson/vocabulary';
import fc from 'fast-check';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { ReadModelDatabase } from '../database';
import { readModelTypes } from '../schema';
import {
  type CustomerPage,
  type CustomerQuestion,
  selectCustomer,
  selectCustomers,
  selectCustomerTotals,
} from './customers.select';
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

  const given = async (customers: readonly Given[], from = 0) => {
    for (const [index, each] of customers.entries()) {
      const company = each.company ?? `${each.name} Ltd`;
      const email = `${each.name.toLowerCase().replaceAll(' ', '.')}@example.com`;
      await projector.query(
        `INSERT INTO read_model.customers VALUES
           ($1, $2, $3, '', 'soletrader', 1, '01632960001', $4, $5, $6, $7, false, $8, $9, null, $10, $11, null, '[]', null, $12)`,
        [
          id(from + index + 1),
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
          ` ${each.name} ${company} ${email} 01632960001`.toLowerCase(),
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
    reading((db) => selectCustomers(db, { search: '', sort: 'name', order: 'asc', size: 10, now, ...question }));
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
    expect(await names({ search: 'bo' })).toEqual(['Bob 100%']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ search: 'r_s' })).toEqual(['Bob 100%']);
    expect(await names({ search: `'; DROP TABLE read_model.customers --` })).toEqual([]);
  });

  const ORDERS = ['asc', 'desc'] as const;
  const idsOf = ({ rows }: { readonly rows: readonly { readonly account_id: string }[] }) =>
    rows.map(({ account_id }) => account_id);
  /** Everything in one piece. */
  const whole = async (question: Partial<CustomerQuestion>) => idsOf(await ask({ ...question, size: 5_000 }));

  const customers = fc.record({
    name: fc.constantFrom('Same', 'same', 'Éva', 'Zoe', 'a_b'),
    trial: fc.constantFrom(0 as const, 1 as const, 2 as const),
    paid: fc.constantFrom(0 as const, 1 as const),
    subscribed: fc.constantFrom(0 as const, 1 as const),
    trialEnds: fc.constantFrom(null, daysAgo(-3), daysAgo(0), daysAgo(4)),
    registered: fc.constantFrom(daysAgo(1), daysAgo(30)),
    login: fc.constantFrom(null, daysAgo(0), daysAgo(2), daysAgo(21), daysAgo(40)),
    deletion: fc.constantFrom(null, null, daysAgo(-3)),
  });

  it('[BACK-01~] puts pages together to the whole list in every order both ways, while customers register', async () => {
    const cases = CUSTOMER_SORTS.flatMap((sort) => ORDERS.map((order) => ({ sort, order })));
    for (const { sort, order } of cases) {
      await fc.assert(
        fc.asyncProperty(
          fc.array(customers, { minLength: 0, maxLength: 45 }),
          fc.infiniteStream(customers),
          fc.constantFrom('', 'same', 'trial'),
          async (there, arriving, search) => {
            await projector.query('TRUNCATE read_model.customers');
            await given(there);
            const before = await whole({ sort, order, search });
            const turned: string[][] = [];
            let at: CustomerQuestion['at'];
            let last: CustomerPage;
            do {
              last = await ask({ sort, order, search, at });
              turned.push(idsOf(last));
              await given([arriving.next().value], there.length + turned.length);
              at = last.next ? { mark: last.next, side: 'after' } : undefined;
            } while (at);
            expect(turned.slice(0, -1).every((page) => page.length === 10)).toBe(true);
            const forwards = turned.flat();
            expect(new Set(forwards).size).toBe(forwards.length);
            const known = new Set(before);
            expect(forwards.filter((each) => known.has(each))).toEqual(before);

            const back = [idsOf(last)];
            let page = last;
            while (page.previous) {
              page = await ask({ sort, order, search, at: { mark: page.previous, side: 'before' } });
              if (page.previous) back.unshift(idsOf(page));
            }
            // The first page is whole again: it may share rows with the one after it.
            const all = [...new Set([...idsOf(page), ...back.flat()])];
            expect(all.filter((each) => known.has(each))).toEqual(before);
          },
        ),
        { numRuns: 8 },
      );
    }
  });

  it('[BACK-01~] orders by what the columns show, nobody before the first who never logged in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(customers, { minLength: 2, maxLength: 30 }), async (there) => {
        await projector.query('TRUNCATE read_model.customers');
        await given(there);
        const shown = async (sort: CustomerQuestion['sort'], order: 'asc' | 'desc') =>
          (await ask({ sort, order, size: 50 })).rows;
        for (const [sort, valueOf] of [
          ['subscriptionType', (row: CustomerPage['rows'][number]) => row.subscription_type],
          ['paymentStatus', (row: CustomerPage['rows'][number]) => row.payment_status],
          ['status', (row: CustomerPage['rows'][number]) => row.status],
          ['lastLogin', (row: CustomerPage['rows'][number]) => row.last_login_at ?? ''],
          ['created', (row: CustomerPage['rows'][number]) => row.registered_at],
        ] as const) {
          const values = (await shown(sort, 'asc')).map(valueOf);
          expect(values).toEqual(values.toSorted());
          expect(idsOf({ rows: await shown(sort, 'desc') })).toEqual(
            idsOf({ rows: await shown(sort, 'asc') }).reverse(),
          );
        }
      }),
      { numRuns: 10 },
    );
  });

  it('begins anew where a place has nothing behind it, and for a place of another order', async () => {
    await given([{ name: 'Ann' }, { name: 'Bob' }]);
    const behind = { mark: ['zzz', id(99)], side: 'after' } as const;
    expect(await ask({ at: behind })).toMatchObject({ previous: null, next: null, rows: [{ name: 'Ann' }, {}] });
    expect(await ask({ at: { mark: ['ann', id(1)], side: 'before' } })).toMatchObject({ previous: null });
    expect(await ask({ sort: 'status', at: behind })).toMatchObject({ previous: null, rows: [{}, {}] });
  });

  it('[AUTHZ-02~] shows nobody more than row-level security lets through, whatever is asked', async () => {
    await given([{ name: 'Ann' }, { name: 'Bob' }]);
    const own = { scope: 'own', subject: id(1) };

    const list = await reading(
      (db) => selectCustomers(db, { search: '', sort: 'name', order: 'asc', size: 10, now }),
      own,
    );
    expect(list).toMatchObject({ matching: 0, rows: [] });
    const theirs = { search: '', sort: 'name', order: 'asc', size: 10, now, partnerId: 'acc_partner' } as const;
    expect(await reading((db) => selectCustomers(db, theirs), own)).toMatchObject({ matching: 0, rows: [] });
    expect(await reading((db) => selectCustomer(db, id(2), now), own)).toBeUndefined();
    expect(await reading((db) => selectCustomer(db, id(1), now), own)).toMatchObject({ name: 'Ann' });
    expect(await reading((db) => selectCustomerTotals(db, now), own)).toMatchObject({ customers: 0 });
    expect(await reading((db) => selectCustomer(db, id(2), now), { scope: '', subject: '' })).toBeUndefined();
    expect(await reading((db) => selectCustomer(db, id(2), now))).toMatchObject({ name: 'Bob' });
  });

  it('answers over 100,000 customers from the indexes, counts no further than to 5,000, and found ones to 1,000', async () => {
    await projector.query(
      `INSERT INTO read_model.customers
       SELECT 'acc_' || lpad(n::text, 36, '0'), 'Customer ' || n, 'Company ' || n, '', 'soletrader', 1, '01632960001',
         'customer' || n || '@example.com', 1, 0, 0, false, $1::timestamptz + make_interval(hours => n % 700), $1::timestamptz - make_interval(mins => n),
         null, CASE WHEN n % 4 > 0 THEN $1::timestamptz - make_interval(hours => n % 900) END, null, null, '[]', null,
         ' customer ' || n || ' company ' || n || ' customer' || n || '@example.com 01632960001'
       FROM generate_series(1, 100000) AS n`,
      [now.toISOString()],
    );
    await projector.query('ANALYZE read_model.customers');

    expect(await ask({ sort: 'lastLogin', order: 'desc', size: 50 })).toMatchObject({ matching: 5_000, more: true });
    expect(await names({ search: 'customer 77777' })).toEqual(['Customer 77777']);
    expect(await ask({ search: '77777' })).toMatchObject({ matching: 1, more: false, next: null });
    expect(await ask({ search: 'inactive', sort: 'status' })).toMatchObject({ matching: 1_000, more: true });

    // Of more than are counted the newest alone are put in another order, page by page.
    const newest = Array.from({ length: 1_000 }, (_, index) => `Customer ${index + 1}`).toSorted();
    const byName = { search: 'customer', sort: 'name', size: 50 } as const;
    const first = await ask(byName);
    expect(first).toMatchObject({ matching: 1_000, more: true, newestOnly: true });
    expect(first.rows.map(({ name }) => name)).toEqual(newest.slice(0, 50));
    const mark = first.next as readonly string[];
    expect(await names({ ...byName, at: { mark, side: 'after' } })).toEqual(newest.slice(50, 100));
    expect(await names({ ...byName, order: 'desc' })).toEqual(newest.toReversed().slice(0, 50));
    expect(await ask({ ...byName, sort: 'created' })).toMatchObject({ more: true, newestOnly: false });
    expect(await ask({ ...byName, search: '' })).toMatchObject({ more: true, newestOnly: false });
    expect((await reading((db) => selectCustomerTotals(db, now))).customers).toBe(5_001);
  });
});

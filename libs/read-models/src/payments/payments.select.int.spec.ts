import type { FreshDatabase } from '@keelson/test-database';
import { PAYMENT_STATES, type PaymentState } from '@keelson/vocabulary';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { ReadModelDatabase } from '../database';
import { readModelTypes } from '../schema';
import {
  type PaymentMark,
  type PaymentQuestion,
  selectPayment,
  selectPaymentPart,
  selectPayments,
} from './payments.select';
import { paymentsTable } from './payments.table';
import { tablesDatabase } from '../schema/testing/tables-database';

const MANY = 30_000;

/** As the database of the tests orders names in ASCII. */
const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

interface Given {
  readonly id: string;
  readonly name?: string;
  readonly plan?: string;
  readonly at?: string;
  readonly pence?: number;
  readonly failed?: boolean;
  readonly refunded?: number;
  readonly dispute?: 'open' | 'won' | 'lost';
  readonly invoice?: string | null;
  readonly account?: string;
}

describe('the payments', () => {
  let database: FreshDatabase;
  let reader: Pool;
  let projector: Pool;

  beforeAll(async () => {
    database = await tablesDatabase([paymentsTable] as never);
    projector = new Pool({ connectionString: database.urls.projector });
    reader = new Pool({ connectionString: database.urls.reader, types: readModelTypes });
  });
  afterAll(async () => {
    await Promise.all([reader.end(), projector.end()]);
    await database.drop();
  });
  beforeEach(() => projector.query('TRUNCATE read_model.payments'));

  const given = async (...payments: readonly Given[]) => {
    for (const { id, name = 'Ann Archer', plan = 'EmbraceMonthly', at = '2026-11-02T09:00:00Z', ...more } of payments) {
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
      const invoice = more.invoice === undefined ? `KEEL-${id}` : more.invoice;
      const pence = more.pence ?? 5_640;
      await projector.query(
        `INSERT INTO read_model.payments VALUES
           ($1, $2, $3, $4, 'Birchwood Ltd', $5, $6, $7, $7, null, $8, 0, $8, 'gbp', $9, $10, null, 1, $12, $13, $11)`,
        [
          id,
          more.account ?? 'acc_1',
          name,
          email,
          plan,
          at,
          invoice,
          pence,
          more.failed ? 'failed' : 'succeeded',
          more.failed ? 'Failed' : 'Active',
          ` ${name} ${email} Birchwood Ltd ${plan} ${id} ${invoice ?? ''}`.toLowerCase(),
          more.refunded ?? 0,
          more.dispute ?? null,
        ],
      );
    }
  };

  const reading = async <Value>(
    select: (db: Kysely<ReadModelDatabase>) => Promise<Value>,
    { scope, subject }: { scope: string; subject: string } = { scope: 'all', subject: 'acc_staff' },
  ): Promise<Value> => {
    const db = new Kysely<ReadModelDatabase>({ dialect: new PostgresDialect({ pool: reader }) });
    return db.transaction().execute(async (transaction) => {
      await sql`SELECT set_config('app.reach', ${scope}, true), set_config('app.subject', ${subject}, true)`.execute(
        transaction,
      );
      return select(transaction);
    });
  };
  const ask = (question: Partial<PaymentQuestion>) =>
    reading((db) =>
      selectPayments(db, {
        search: '',
        amounts: true,
        sort: 'createdTime',
        order: 'desc',
        page: 1,
        size: 50,
        ...question,
      }),
    );
  const ids = async (question: Partial<PaymentQuestion>) => (await ask(question)).rows.map((row) => row.payment_id);

  it('[PAYHIS-01~] are found by name, e-mail, payment, invoice and plan, all words together', async () => {
    await given(
      { id: 'pi_ann' },
      { id: 'pi_bob', name: 'Bob 100%', plan: 'EarlyAccess', invoice: null },
      { id: 'pi_cat', name: 'Cat_Lane', plan: 'EmbraceAnnually' },
    );
    expect(await ids({ search: 'ARCHER' })).toEqual(['pi_ann']);
    expect(await ids({ search: 'archer  birch' })).toEqual(['pi_ann']);
    expect(await ids({ search: 'ann.archer@exam' })).toEqual(['pi_ann']);
    expect(await ids({ search: 'pi_bob' })).toEqual(['pi_bob']);
    expect(await ids({ search: 'keel-pi_cat' })).toEqual(['pi_cat']);
    expect(await ids({ search: 'earlyaccess' })).toEqual(['pi_bob']);
    expect(await ids({ search: 'bo' })).toEqual(['pi_bob']);
    expect(await ids({ search: '100%' })).toEqual(['pi_bob']);
    expect(await ids({ search: 't_l' })).toEqual(['pi_cat']);
    expect(await ids({ search: `'); DROP TABLE read_model.payments --` })).toEqual([]);
    expect(await ask({ search: 'example.com', size: 10 })).toMatchObject({ matching: 3, more: false });
  });

  const ONE_OF_EACH: readonly (Given & { readonly state: PaymentState })[] = [
    { id: 'pi_paid', state: 'succeeded' },
    { id: 'pi_part', refunded: 1_000, state: 'partlyRefunded' },
    { id: 'pi_whole', refunded: 5_640, state: 'refunded' },
    { id: 'pi_open', dispute: 'open', refunded: 1_000, state: 'disputed' },
    { id: 'pi_lost', dispute: 'lost', refunded: 5_640, state: 'lost' },
    { id: 'pi_won', dispute: 'won', state: 'succeeded' },
    { id: 'pi_failed', failed: true, state: 'failed' },
    { id: 'pi_free', pence: 0, state: 'succeeded' },
  ];

  it('[PAYHIS-01~] stand in one state each, by which they are told apart in the list, one by one and in parts', async () => {
    await given(...ONE_OF_EACH);
    const { rows } = await ask({});
    expect(Object.fromEntries(rows.map(({ payment_id, state }) => [payment_id, state]))).toEqual(
      Object.fromEntries(ONE_OF_EACH.map(({ id, state }) => [id, state])),
    );
    for (const state of PAYMENT_STATES) {
      const wanted = ONE_OF_EACH.filter((each) => each.state === state).map(({ id }) => id);
      expect((await ids({ state })).toSorted()).toEqual(wanted.toSorted());
      for (const search of ['', 'birchwood']) {
        const part = await reading((db) => selectPaymentPart(db, { search, amounts: true, state }, { size: 50 }));
        expect(part.rows.map(({ payment_id }) => payment_id).toSorted()).toEqual(wanted.toSorted());
      }
    }
    expect(await reading((db) => selectPayment(db, 'pi_lost'))).toMatchObject({ state: 'lost' });
  });

  it('[PAYHIS-01~] are found by what became of them, and by the amount for those alone who see amounts', async () => {
    await given(...ONE_OF_EACH, { id: 'pi_dear', pence: 123_456 });
    expect((await ids({ search: 'refund' })).toSorted()).toEqual(['pi_part', 'pi_whole']);
    expect((await ids({ search: 'refunded part' })).toSorted()).toEqual(['pi_part']);
    expect((await ids({ search: 'disputed' })).toSorted()).toEqual(['pi_open']);
    expect((await ids({ search: 'lost' })).toSorted()).toEqual(['pi_lost']);
    expect(await ids({ search: 'failed' })).toEqual(['pi_failed']);
    expect(await ids({ search: 'active', size: 50 })).toHaveLength(8);
    for (const search of ['1,234.56', '£1234.56', '£1,234.56 ann']) expect(await ids({ search })).toEqual(['pi_dear']);
    expect(await ids({ search: '1234.56', amounts: false })).toEqual([]);
    expect(await ids({ search: '1234.5' })).toEqual([]);
    const part = await reading((db) => selectPaymentPart(db, { search: '1234.56', amounts: false }, { size: 5 }));
    expect(part.rows).toEqual([]);
  });

  it('[PAYHIS-01~] are those of whole days in London, summer and winter', async () => {
    await given(
      { id: 'late in May', at: '2026-05-31T22:59:59.999Z' },
      { id: 'June begins', at: '2026-05-31T23:00:00Z' },
      { id: 'June ends', at: '2026-06-30T22:59:59.999Z' },
      { id: 'July begins', at: '2026-06-30T23:00:00Z' },
      { id: 'winter', at: '2026-12-01T23:30:00Z' },
    );
    expect(await ids({ fromDate: '2026-06-01', toDate: '2026-06-30' })).toEqual(['June ends', 'June begins']);
    expect(await ids({ fromDate: '2026-12-01', toDate: '2026-12-01' })).toEqual(['winter']);
    const searched = { fromDate: '2026-06-01', toDate: '2026-06-30', search: 'june ends' };
    expect(await ask(searched)).toMatchObject({ matching: 1, rows: [{ payment_id: 'June ends' }] });
  });

  it('[PAYHIS-02~] are put in order by each column both ways, and none is shown twice', async () => {
    await given(
      ...Array.from({ length: 23 }, (_, index) => ({
        id: `pi_${index}`,
        name: `Same ${index % 2}`,
        plan: index % 3 === 0 ? 'EarlyAccess' : 'EmbraceMonthly',
        pence: 100 * (index % 4),
        failed: index % 5 === 0,
        invoice: index % 6 === 0 ? null : `KEEL-${index % 7}`,
        at: `2026-10-${String(1 + (index % 9)).padStart(2, '0')}T09:00:00Z`,
      })),
    );
    const sorts = [
      'name',
      'createdTime',
      'subscriptionType',
      'username',
      'paymentId',
      'invoiceId',
      'amount',
      'status',
    ] as const;
    for (const sort of sorts) {
      for (const search of ['', 'same']) {
        const ascending = await ids({ sort, search, order: 'asc' });
        expect(new Set(ascending).size).toBe(23);
        expect(await ids({ sort, search, order: 'desc' })).toEqual(ascending.toReversed());
        const pages = await Promise.all([1, 2, 3].map((page) => ids({ sort, search, order: 'asc', page, size: 10 })));
        expect(pages.flat()).toEqual(ascending);
      }
    }
    const amounts = (await ask({ sort: 'amount', order: 'asc' })).rows.map((row) => row.gross_pence);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  });

  it('[AUTHZ-02~] are shown to nobody beyond row-level security, whatever is searched', async () => {
    await given({ id: 'pi_1', account: 'acc_1' }, { id: 'pi_2', account: 'acc_2' });
    const own = { scope: 'own', subject: 'acc_1' };
    const list = (search: string, who: { scope: string; subject: string }) =>
      reading(
        (db) => selectPayments(db, { search, amounts: true, sort: 'name', order: 'asc', page: 1, size: 10 }),
        who,
      );
    expect(await list('', own)).toMatchObject({ matching: 0, rows: [] });
    expect(await list('archer', own)).toMatchObject({ matching: 0, rows: [] });
    expect(await list('archer', { scope: '', subject: '' })).toMatchObject({ matching: 0, rows: [] });
    expect(await reading((db) => selectPayment(db, 'pi_2'), own)).toBeUndefined();
    expect(await reading((db) => selectPayment(db, 'pi_2'))).toMatchObject({ account_id: 'acc_2' });
    const roles = await database.admin(
      `SELECT has_function_privilege('keelson_app', oid, 'EXECUTE') AS app FROM pg_proc WHERE proname = 'payments_matching'`,
    );
    expect(roles.rows).toEqual([{ app: false }]);
  });

  it('are read part by part, newest first, each once', async () => {
    await given(...Array.from({ length: 7 }, (_, index) => ({ id: `pi_${index}` })), { id: 'pi_x', name: 'Bob' });
    const seen: string[] = [];
    let after: PaymentMark | undefined;
    do {
      const mark: PaymentMark | undefined = after;
      const { rows, more } = await reading((db) =>
        selectPaymentPart(db, { search: 'archer', amounts: true }, { after: mark, size: 3 }),
      );
      seen.push(...rows.map((row) => row.payment_id));
      after = more ? rows.at(-1) : undefined;
    } while (after);
    expect(seen).toEqual(['pi_6', 'pi_5', 'pi_4', 'pi_3', 'pi_2', 'pi_1', 'pi_0']);
  });

  it(`are counted up to a bound, and found among ${MANY}`, async () => {
    await projector.query(
      `INSERT INTO read_model.payments
       SELECT 'pi_' || n, 'acc_' || n, 'Payer ' || n, 'payer' || n || '@example.com', 'Company', 'EmbraceMonthly',
         '2026-11-01'::timestamptz - make_interval(mins => n), 'in_' || n, 'KEEL-' || n, null, 4700, 940, 5640, 'gbp',
         'succeeded', 'Active', null, 1, 0, null, ' payer ' || n || ' payer' || n || '@example.com pi_' || n
           || CASE WHEN n > $1::int - 1000 THEN ' oldest' ELSE '' END
       FROM generate_series(1, $1::int) AS n`,
      [MANY],
    );
    await projector.query('ANALYZE read_model.payments');
    expect(await ask({ size: 10 })).toMatchObject({ matching: 5_000, more: true });
    expect(await ask({ search: 'payer', size: 10 })).toMatchObject({ matching: 1_000, more: true });
    expect(await ids({ search: 'payer 77', size: 10 })).toHaveLength(10);

    // Of more than are counted the newest alone are put in another order; of all others everything.
    const byName = { sort: 'name', size: 50 } as const;
    const newest = Array.from({ length: 1_000 }, (_, index) => `pi_${index + 1}`).toSorted(byText);
    expect(await ask({ ...byName, search: 'payer', order: 'asc' })).toMatchObject({ newestOnly: true, more: true });
    expect(await ids({ ...byName, search: 'payer', order: 'asc' })).toEqual(newest.slice(0, 50));
    expect(await ids({ ...byName, search: 'payer', order: 'desc', page: 2 })).toEqual(
      newest.toReversed().slice(50, 100),
    );
    expect(await ids({ ...byName, search: 'payer', order: 'asc', page: 21 })).toEqual([]);
    expect(await ask({ ...byName, search: '', order: 'asc' })).toMatchObject({ newestOnly: false, more: true });
    const oldest = Array.from({ length: 1_000 }, (_, index) => `pi_${MANY - index}`).toSorted(byText);
    expect(await ask({ ...byName, search: 'oldest', order: 'asc' })).toMatchObject({
      ...{ matching: 1_000, newestOnly: false },
    });
    expect(await ids({ ...byName, search: 'oldest', order: 'asc', page: 20 })).toEqual(oldest.slice(-50));
    const plan = await reading((db) =>
      sql<{
        'QUERY PLAN': string;
      }>`EXPLAIN SELECT * FROM read_model.payments ORDER BY lower(name), payment_id LIMIT 10`.execute(db),
    );
    expect(JSON.stringify(plan.rows)).toContain('Index Scan');
  });
});

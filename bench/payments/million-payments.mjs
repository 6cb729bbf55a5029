import pg from 'pg';

const FILL = `INSERT INTO read_model.payments
  SELECT 'pi_' || md5(n::text), 'acc_' || n / 20, payer, lower(replace(payer, ' ', '.')) || '@example.com', company, plan,
    '2026-11-01'::timestamptz - make_interval(mins => n), 'in_' || n, 'KEEL-' || n, null, 4700, 940, 5640, 'gbp',
    CASE WHEN n % 9 = 0 THEN 'failed' ELSE 'succeeded' END, CASE WHEN n % 9 = 0 THEN 'Failed' ELSE 'Active' END,
    null, 1, 0, null,
    lower(concat(' ', payer, ' ', replace(payer, ' ', '.'), '@example.com ', company, ' ', plan, ' pi_', md5(n::text), ' KEEL-', n))
  FROM generate_series(1, $1::int) AS n,
    LATERAL (SELECT
      (ARRAY['Ada', 'Bea', 'Carl', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'])[1 + n / 20 % 8] || ' Payer' || n / 20 AS payer,
      'Company ' || n / 20 AS company,
      (ARRAY['EmbraceMonthly', 'EmbraceAnnually', 'EarlyAccess'])[1 + n % 3] AS plan) AS made`;

/** Payments of many customers, twenty each, a minute apart. */
export async function fillPayments(database, payments, { app, library }) {
  const { registry } = app('projectors', 'registry');
  const { prepareProjection } = app('projectors', 'runtime/projection-tables');
  const { paymentsTable } = library('read-models/payments');
  const pool = new pg.Pool({ connectionString: database.urls.projector, max: 1 });
  try {
    const projection = registry.projections.find(({ table }) => table.name === paymentsTable.name);
    await prepareProjection(pool, projection);
  } finally {
    await pool.end();
  }
  await database.admin(FILL, [payments]);
  await database.admin('VACUUM (ANALYZE) read_model.payments');
}

import pg from 'pg';

const FILL = `INSERT INTO read_model.customers
  SELECT 'acc_' || md5(n::text), customer, company, '', 'soletrader', 1 + n % 21, phone, email,
    CASE WHEN n % 3 = 0 THEN 0 ELSE 1 END, CASE WHEN n % 5 = 0 THEN 1 ELSE 0 END, CASE WHEN n % 7 = 0 THEN 1 ELSE 0 END, n % 5 = 0,
    CASE WHEN n % 3 > 0 THEN now() + make_interval(hours => n % 700 - 400) END,
    now() - make_interval(mins => n), null, CASE WHEN n % 4 > 0 THEN now() - make_interval(hours => n % 1200) END,
    CASE WHEN n % 700 = 0 THEN now() + interval '3 days' END, null, '[]', null,
    lower(concat(' ', customer, ' ', company, ' ', email, ' ', phone))
  FROM generate_series(1, $1::int) AS n,
    LATERAL (SELECT
      (ARRAY['Ada', 'Bea', 'Carl', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'])[1 + n % 8] || ' Owner' || n AS customer,
      'Company ' || n || ' Ltd' AS company,
      '01632' || lpad((n % 1000000)::text, 6, '0') AS phone,
      'owner.' || n || '@example.com' AS email) AS made`;

/** Customers who registered a minute apart, of every status. */
export async function fillCustomers(database, customers, { app, library }) {
  const { registry } = app('projectors', 'registry');
  const { prepareProjection } = app('projectors', 'runtime/projection-tables');
  const { customersTable, partnerRelationsTable } = library('read-models/customers');
  // Who may read a customer is asked of the relations.
  const needed = [customersTable.name, partnerRelationsTable.name];
  const pool = new pg.Pool({ connectionString: database.urls.projector, max: 1 });
  try {
    for (const projection of registry.projections)
      if (needed.includes(projection.table.name)) await prepareProjection(pool, projection);
  } finally {
    await pool.end();
  }
  await database.admin(FILL, [customers]);
  await database.admin('VACUUM (ANALYZE) read_model.customers');
}

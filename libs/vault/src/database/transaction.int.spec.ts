import type { FreshDatabase } from '@keelson/test-database';
import { Pool } from 'pg';
import { vaultDatabase } from '../testing/vault-database';
import { inTransaction } from './transaction';

let database: FreshDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await vaultDatabase();
  pool = new Pool({ connectionString: database.urls.app, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const write = () =>
  inTransaction(pool, async (client) => {
    await client.query('DELETE FROM vault.reserved_values WHERE false');
    const { rows } = await client.query<{ own: number }>('SELECT pg_backend_pid() AS own');
    return rows[0]?.own;
  });

describe('a transaction of the vault', () => {
  it('never again uses a connection to a server that takes no writes', async () => {
    await pool.query('SET default_transaction_read_only = on');
    await expect(write()).rejects.toMatchObject({ code: '25006' });
    await expect(write()).resolves.toEqual(expect.any(Number));
  });

  it('keeps the connection of work that was refused for its own sake', async () => {
    const before = await write();
    await expect(inTransaction(pool, (client) => client.query('SELECT 1 / 0'))).rejects.toMatchObject({
      code: '22012',
    });
    expect(await write()).toBe(before);
  });
});

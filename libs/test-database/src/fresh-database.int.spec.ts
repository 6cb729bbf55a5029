import { Client } from 'pg';
import { freshDatabase } from './fresh-database';
import { ownCluster } from './own-cluster';

async function rowsOf(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('freshDatabase', () => {
  it('gives every test databases of its own, in UTF-8, durable, on loopback', async () => {
    const [first, second] = [await freshDatabase(), await freshDatabase()];
    expect(first.name).not.toBe(second.name);
    await first.admin('CREATE TABLE only_here ()');
    await expect(second.admin('SELECT * FROM only_here')).rejects.toThrow('does not exist');
    const settings = await first.admin(
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
              current_setting('listen_addresses') AS host, pg_encoding_to_char(encoding) AS encoding, datlocale AS locale
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(settings.rows).toEqual([
      { fsync: 'on', commit: 'on', host: '127.0.0.1', encoding: 'UTF8', locale: 'C.UTF-8' },
    ]);
    await Promise.all([first.drop(), second.drop()]);
  });

  it('lets each role into its own database only', async () => {
    const database = await freshDatabase();
    for (const [role, url] of Object.entries(database.urls)) {
      expect(await rowsOf(url, 'SELECT current_user AS role')).toEqual([{ role: `keelson_${role}` }]);
    }
    const astray = database.urls.app.replace(database.name, database.keysName);
    await expect(rowsOf(astray, 'SELECT 1')).rejects.toThrow('permission denied');
    await database.drop();
  });
});

describe('ownCluster', () => {
  it('comes back on the same port after a crash', async () => {
    const cluster = await ownCluster();
    const database = await freshDatabase(cluster);
    await database.admin('CREATE TABLE kept (id int); INSERT INTO kept VALUES (1)');
    await cluster.crash();
    expect((await database.admin('SELECT id FROM kept')).rows).toEqual([{ id: 1 }]);
    await cluster.stop();
  });
});

import { randomUUID } from 'node:crypto';
import type { FreshDatabase } from './fresh-database';
import { type DatabaseTemplate, preparedDatabase, sqlTemplate } from './prepared-database';

const rowsOf = async (database: FreshDatabase, sql: string): Promise<unknown> => (await database.admin(sql)).rows;

describe('preparedDatabase', () => {
  it('prepares once for all who ask at the same time, and gives each a copy of its own', async () => {
    let prepared = 0;
    const template: DatabaseTemplate = {
      name: randomUUID(),
      prepare: async (database) => {
        prepared += 1;
        await database.admin('CREATE TABLE things (id int); INSERT INTO things VALUES (1)');
        await database.keysAdmin('CREATE TABLE keys ()');
      },
    };
    const copies = await Promise.all([1, 2, 3].map(() => preparedDatabase(template)));
    const [first, second] = copies as [FreshDatabase, FreshDatabase];
    expect(prepared).toBe(1);
    await first.admin('DELETE FROM things');
    expect(await rowsOf(first, 'SELECT id FROM things')).toEqual([]);
    expect(await rowsOf(second, 'SELECT id FROM things')).toEqual([{ id: 1 }]);
    await expect(second.keysAdmin('TABLE keys')).resolves.toBeDefined();
    await Promise.all(copies.map((copy) => copy.drop()));
  });

  it('begins with the template that it continues, and again after a preparation that failed', async () => {
    let fails = true;
    const table = `made_${randomUUID().replaceAll('-', '')}`;
    const template: DatabaseTemplate = {
      name: table,
      from: sqlTemplate({ owner: [`CREATE TABLE ${table} (id int)`], projector: ['SELECT 1'] }),
      prepare: async (database) => {
        await database.admin(`INSERT INTO ${table} VALUES (1)`);
        if (fails) throw new Error('not this time');
      },
    };
    await expect(preparedDatabase(template)).rejects.toThrow('not this time');
    fails = false;
    const database = await preparedDatabase(template);
    expect(
      await rowsOf(database, `SELECT id, tableowner FROM ${table}, pg_tables WHERE tablename = '${table}'`),
    ).toEqual([{ id: 1, tableowner: 'keelson_owner' }]);
    await database.drop();
  });
});

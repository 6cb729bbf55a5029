import type { Scope } from '@keelson/contracts/access';
import type { AccountId } from '@keelson/kernel';
import { createTableSql, defineTable, type ReadModelDatabase } from '@keelson/read-models';
import type { FreshDatabase } from '@keelson/test-database';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { ContentModule } from '../../content/content.module';
import { counter, testContext } from '../../testing/counter';
import { customerOf } from '../../testing/customer-of';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { newAccountId } from '../../testing/test-sessions';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { ReadModelReader } from './read-model-reader';
import { PartnerRelations, PartnerRelationsBehind } from './partner-relations';
import { RowSecuredReader } from './row-secured-reader';
import { productDatabase } from '../../testing/product-database';

interface ThingRow {
  readonly id: string;
  readonly account_id: string;
}

const things = defineTable<ThingRow>({
  name: 'things',
  columns: { id: { type: 'text' }, account_id: { type: 'text' } },
  primaryKey: 'id',
  owner: { account: 'account_id', customer: 'account_id' },
});

describe('the read-model reader', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let reader: ReadModelReader;
  let projector: Client;
  const [anna, ben, partner, admin] = [newAccountId(), newAccountId(), newAccountId(), newAccountId()];

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, modules: [ContentModule] });
    reader = api.app.get(ReadModelReader);
    projector = new Client({ connectionString: database.urls.projector });
    await projector.connect();
    for (const text of createTableSql(things, 'live')) await projector.query(text);
    await projector.query(`INSERT INTO read_model.things VALUES ('1', $1), ('2', $2), ('3', $1)`, [anna, ben]);
    await customerOf(database, anna, partner);
    await customerOf(database, ben, 'acc_other');
    await checkpoint(0);
  });
  afterAll(async () => {
    await projector.end();
    await api.close();
    await database.drop();
  });

  const checkpoint = (position: number) =>
    projector.query(
      `WITH moved AS (
         INSERT INTO read_model.checkpoints (projection, kind, version, position, epoch) VALUES ('things', 'projection', 1, $1, 1)
         ON CONFLICT (projection) DO UPDATE SET position = excluded.position RETURNING 1)
       SELECT pg_notify('projected', 'things ' || $1::text) FROM moved`,
      [position],
    );

  const idsFor = async (accountId: AccountId, scope: Scope, actingAs?: AccountId) => {
    const { value } = await reader.read(
      { accountId, scope, ...(actingAs && { actingAs }) },
      { projections: ['things'] },
      async (tables) =>
        (await sql<ThingRow>`SELECT * FROM read_model.things ORDER BY id`.execute(tables)).rows.map(({ id }) => id),
    );
    return value;
  };

  it('[AUTHZ-02~] the database itself shows each scope its own rows, although the query asks for all', async () => {
    expect(await idsFor(anna, 'own')).toEqual(['1', '3']);
    expect(await idsFor(ben, 'own')).toEqual(['2']);
    expect(await idsFor(partner, 'own')).toEqual([]);
    expect(await idsFor(partner, 'partners')).toEqual(['1', '3']);
    expect(await idsFor(anna, 'partners')).toEqual([]);
    expect(await idsFor(admin, 'all')).toEqual(['1', '2', '3']);
    expect(await idsFor(admin, 'own', ben)).toEqual(['2']);
  });

  it('[AUTHZ-02~] without a caller the reader role sees nothing, and it can never write', async () => {
    const { reader: pool } = api.services.databases;
    expect((await pool.query('SELECT * FROM read_model.things')).rows).toEqual([]);
    await expect(pool.query(`DELETE FROM read_model.things`)).rejects.toThrow('permission denied');
    await expect(pool.query('SELECT * FROM event_store.events')).rejects.toThrow('permission denied');
    await expect(
      reader.read({ accountId: anna, scope: 'all' }, { projections: ['things'] }, (tables) =>
        sql`DELETE FROM read_model.things`.execute(tables),
      ),
    ).rejects.toThrow(/read-only|permission denied/);
  });

  it('[AUTHZ-02~] what one request may see does not stay on the connection for the next', async () => {
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const own = index % 2 === 0;
        expect(await idsFor(own ? anna : admin, own ? 'own' : 'all')).toEqual(own ? ['1', '3'] : ['1', '2', '3']);
      }),
    );
  });

  it('[AUTHZ-02~] what fails on a connection leaves nothing there for the next read', async () => {
    const failing = (accountId: AccountId, text: string) =>
      reader.read({ accountId, scope: 'all' }, { projections: ['things'] }, (tables) => sql.raw(text).execute(tables));
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        if (index % 4 === 0) await expect(failing(admin, 'SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
        else if (index % 4 === 1) await expect(failing(admin, 'SELEKT')).rejects.toMatchObject({ code: '42601' });
        else expect(await idsFor(anna, 'own')).toEqual(['1', '3']);
      }),
    );
  });

  it('[AUTHZ-02~] what cannot be bound to its caller selects nothing, although the question is on its way', async () => {
    const read = idsFor(`${admin}\0` as AccountId, 'all');
    await expect(read).rejects.toMatchObject({ code: '22021' });
    expect(await idsFor(ben, 'own')).toEqual(['2']);
  });

  it('all that a read sends at once has answered before its connection is lent again, also when one of it fails', async () => {
    const both = (tables: Kysely<ReadModelDatabase>) =>
      Promise.all([sql`SELECT 1 / 0`.execute(tables), sql`SELECT current_setting('app.reach')`.execute(tables)]);
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        const read = reader.read({ accountId: admin, scope: 'all' }, { projections: ['things'] }, both);
        await expect(read).rejects.toMatchObject({ code: '22012' });
        expect(await idsFor(anna, 'own')).toEqual(['1', '3']);
      }),
    );
  });

  it('[AUTHZ-02~] what is asked after the read is over is refused, and nobody else answers it', async () => {
    const kept = await reader.read({ accountId: admin, scope: 'all' }, { projections: ['things'] }, (tables) =>
      Promise.resolve(tables),
    );
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        const late = sql`SELECT * FROM read_model.things`.execute(kept.value);
        await expect(late).rejects.toThrow('given back');
        expect(await idsFor(anna, 'own')).toEqual(['1', '3']);
      }),
    );
  });

  it('a table of another shape is read as it is now, although the statement was prepared for the old one', async () => {
    const columns = async () => {
      const { value } = await reader.read({ accountId: admin, scope: 'all' }, { projections: ['things'] }, (tables) =>
        sql<object>`SELECT * FROM read_model.things LIMIT 1`.execute(tables),
      );
      return Object.keys(value.rows[0] ?? {});
    };
    for (let time = 0; time < 40; time += 1) expect(await columns()).toEqual(['id', 'account_id']);
    await projector.query(`ALTER TABLE read_model.things ADD COLUMN late text`);
    for (let time = 0; time < 40; time += 1) expect(await columns()).toEqual(['id', 'account_id', 'late']);
    await projector.query(`ALTER TABLE read_model.things DROP COLUMN late`);
    expect(await Promise.all(Array.from({ length: 40 }, columns))).toEqual(
      Array.from({ length: 40 }, () => ['id', 'account_id']),
    );
  });

  it('[PROJ-09, EVENT-04~] a thousand commands, each followed by a query with its position: none is stale', async () => {
    const runner = api.app.get(DeciderRunner);
    const stop = project();
    let stale = 0;
    for (let batch = 0; batch < 50; batch += 1) {
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const written = await runner.run({
            decider: counter,
            streamId: `test-${batch}-${index}`,
            partitionKey: anna,
            command: { add: 1 },
            context: testContext(),
          });
          if (!written.ok) throw new Error('refused');
          const { meta } = await reader.read(
            { accountId: anna, scope: 'own' },
            { projections: ['things'], minimumPosition: written.value.position },
            () => Promise.resolve(null),
          );
          if (meta.stale || meta.position < written.value.position) stale += 1;
        }),
      );
    }
    await stop();
    expect(stale).toBe(0);
  });

  it('[PROJ-09~] what does not come in two seconds is answered as it is, marked stale', async () => {
    const waits: [projections: readonly string[], position: number, most: number][] = [];
    const watch = { reached: (...wait: (typeof waits)[number]) => Promise.resolve(void waits.push(wait)) };
    const hurried = new RowSecuredReader(api.services.readConnections, watch, api.app.get(PartnerRelations));
    const projections = ['things', 'no-such-projection'];
    const read = hurried.read({ accountId: anna, scope: 'own' }, { projections, minimumPosition: 5 }, () =>
      Promise.resolve('rows'),
    );
    expect(await read).toEqual({ value: 'rows', meta: { position: 0, stale: true } });
    expect(waits).toEqual([[projections, 5, 2_000]]);
  });

  it('[AUTHZ-02~] a partner reads nothing before the relations to customers are those at the head of the log', async () => {
    const runner = api.app.get(DeciderRunner);
    const context = testContext();
    await runner.run({ decider: counter, streamId: 'test-head', partitionKey: ben, command: { add: 1 }, context });
    const head = await api.services.store.head();
    const relations = (position: number, handles: readonly string[]) =>
      projector.query(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position, handles)
         VALUES ('partner-relations', 'projection', 1, $1, $2)
         ON CONFLICT (projection) DO UPDATE SET position = excluded.position, handles = excluded.handles`,
        [position, handles],
      );
    await relations(head, []);
    expect(await idsFor(partner, 'partners')).toEqual(['1', '3']);
    await relations(head - 1, ['accounts.partner-assigned']);
    expect(await idsFor(partner, 'partners')).toEqual(['1', '3']);
    await relations(head - 1, ['accounts.email-verified']);
    await expect(idsFor(partner, 'partners')).rejects.toBeInstanceOf(PartnerRelationsBehind);
    expect(await idsFor(anna, 'own')).toEqual(['1', '3']);
    const read = idsFor(partner, 'partners');
    await relations(head, ['accounts.email-verified']);
    expect(await read).toEqual(['1', '3']);
  });

  it('[AUTHZ-02~] no rebuild replaces the relations while a partner reads', async () => {
    await projector.query(`UPDATE read_model.checkpoints SET position = $1 WHERE projection = 'partner-relations'`, [
      await api.services.store.head(),
    ]);
    await projector.query(`SET lock_timeout = '20ms'`);
    const replaced = reader.read({ accountId: partner, scope: 'partners' }, { projections: ['things'] }, () =>
      projector.query('ALTER TABLE read_model.partner_relations RENAME TO replaced'),
    );
    await expect(replaced).rejects.toMatchObject({ code: '55P03' });
    await projector.query('RESET lock_timeout');
  });

  /** A projector that only moves the checkpoint, a little after each append. */
  function project(): () => Promise<void> {
    let known = 0;
    let work = Promise.resolve();
    const follow = async (): Promise<void> => {
      const head = await api.services.store.head();
      if (head > known) await checkpoint((known = head));
    };
    const unsubscribe = api.services.store.onAppended(() => {
      work = work.then(follow);
    });
    return async () => {
      unsubscribe();
      await work;
    };
  }
});

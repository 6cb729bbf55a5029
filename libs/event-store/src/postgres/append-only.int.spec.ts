import type { FreshDatabase } from '@keelson/test-database';
import pg from 'pg';
import { migratedDatabase } from '../conformance/migrated-database';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { openPostgresEventStore, type PostgresEventStore } from '.';

const CHANGES = [
  ['UPDATE', `UPDATE event_store.events SET type = 'changed.type.v1'`],
  ['UPDATE of no row', `UPDATE event_store.events SET type = 'changed.type.v1' WHERE false`],
  ['DELETE', 'DELETE FROM event_store.events'],
  ['TRUNCATE', 'TRUNCATE event_store.events'],
  [
    'INSERT ON CONFLICT DO UPDATE',
    `INSERT INTO event_store.events SELECT * FROM event_store.events LIMIT 1
     ON CONFLICT (position) DO UPDATE SET type = 'changed.type.v1'`,
  ],
  [
    'MERGE',
    `MERGE INTO event_store.events e USING (SELECT 1::bigint AS position) s ON e.position = s.position WHEN MATCHED THEN DELETE`,
  ],
] as const;

describe('the log in Postgres', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  const streamId = newStream();
  beforeAll(async () => {
    database = await migratedDatabase();
    store = await openPostgresEventStore({ connectionString: database.urls.app });
    await store.append(sampleAppend({ streamId, expectedVersion: 0, data: [{ n: 1 }, { n: 2 }, { n: 3 }] }));
    await store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0, data: [{ n: 4 }] }));
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  async function as(connectionString: string, sql: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return await client.query(sql).finally(() => client.end());
  }

  describe.each(['app', 'projector'] as const)('as %s', (role) => {
    it.each(CHANGES)('[AUD-02~] refuses %s', async (_name, sql) => {
      await expect(as(database.urls[role], sql)).rejects.toMatchObject({ code: '42501' });
    });

    it('[AUD-02~] grants reading only: events come through the functions that append', async () => {
      const { rows } = await database.admin(
        `SELECT privilege FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS privilege
         WHERE has_table_privilege('keelson_${role}', 'event_store.events', privilege)`,
      );
      expect(rows.map(({ privilege }: { privilege: string }) => privilege)).toEqual(['SELECT']);
    });

    it('[AUD-02~] refuses changes of the schema', async () => {
      await expect(as(database.urls[role], 'ALTER TABLE event_store.events DISABLE TRIGGER ALL')).rejects.toMatchObject(
        { code: '42501' },
      );
      await expect(as(database.urls[role], 'CREATE TABLE event_store.other (x int)')).rejects.toMatchObject({
        code: '42501',
      });
    });
  });

  describe.each(['owner', 'superuser'] as const)('as %s', (who) => {
    it.each(CHANGES)('[AUD-02~] refuses %s', async (_name, sql) => {
      const change = who === 'owner' ? as(database.urls.owner, sql) : database.admin(sql);
      await expect(change).rejects.toMatchObject({ code: '23001' });
    });

    it('[AUD-02~] refuses changes in the session of a replica', async () => {
      await expect(
        database.admin(`SET session_replication_role = replica; DELETE FROM event_store.events`),
      ).rejects.toMatchObject({
        code: '23001',
      });
    });
  });

  it('is closed to the role that reads the read models', async () => {
    await expect(as(database.urls.reader, 'SELECT 1 FROM event_store.events')).rejects.toMatchObject({ code: '42501' });
  });

  describe('changed behind its back by a superuser', () => {
    const tamper = async (sql: string): Promise<void> => {
      await database.admin('ALTER TABLE event_store.events DISABLE TRIGGER append_only');
      await database.admin(sql);
      await database.admin('ALTER TABLE event_store.events ENABLE ALWAYS TRIGGER append_only');
    };
    const second = () => ({ kind: 'broken', reason: 'hash-differs', streamId, version: 2, position: 2 });

    it('is intact before', async () => {
      expect(await store.verifyStream(streamId)).toEqual({ kind: 'intact', events: 3 });
      expect(await store.verifyAll()).toEqual({ kind: 'intact', events: 4 });
    });

    it.each([
      ['one byte of the data', `data = replace(data::text, '2', '3')::json`],
      ['white space in the data', `data = (data::text || ' ')::json`],
      ['the metadata', `metadata = replace(metadata::text, 'customer', 'admin')::json`],
      ['the type', `type = 'samples.note-forged.v1'`],
      ['the time, by a microsecond', `occurred_at = occurred_at + interval '1 microsecond'`],
      ['the event id', 'event_id = gen_random_uuid()'],
      ['the partition key', `partition_key = 'acc_2'`],
      ['one bit of the hash', 'hash = set_bit(hash, 0, 1 - get_bit(hash, 0))'],
    ])('[AUD-02~] names the event of which %s changed', async (_what, change) => {
      await tamper(
        `CREATE TABLE public.kept AS SELECT * FROM event_store.events; UPDATE event_store.events SET ${change} WHERE position = 2`,
      );
      expect(await store.verifyStream(streamId)).toMatchObject(second());
      expect(await store.verifyAll()).toMatchObject(second());
      await tamper(
        `DELETE FROM event_store.events; INSERT INTO event_store.events SELECT * FROM public.kept; DROP TABLE public.kept`,
      );
      expect(await store.verifyAll()).toEqual({ kind: 'intact', events: 4 });
    });

    it('[AUD-02~] names the event before which one is missing', async () => {
      await tamper(
        'CREATE TABLE public.kept AS SELECT * FROM event_store.events; DELETE FROM event_store.events WHERE position = 2',
      );
      expect(await store.verifyStream(streamId)).toMatchObject({
        kind: 'broken',
        reason: 'version-missing',
        version: 3,
      });
      expect(await store.verifyAll()).toMatchObject({ kind: 'broken', reason: 'position-missing', position: 3 });
      await expect(store.readAll(0, 10)).rejects.toMatchObject({ name: 'PositionGap', expected: 2, found: 3 });
      await tamper(
        `INSERT INTO event_store.events SELECT * FROM public.kept WHERE position = 2; DROP TABLE public.kept`,
      );
    });
  });
});

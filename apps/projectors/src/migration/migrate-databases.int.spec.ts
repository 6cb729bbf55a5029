import { selectQueues } from '@keelson/read-models/operations';
import { freshDatabase } from '@keelson/test-database';
import { Pool } from 'pg';
import { registry } from '../registry';
import { migrateDatabases } from './migrate-databases';

describe('migrateDatabases', () => {
  it('migrates once, however often and from however many places at a time it runs', async () => {
    const database = await freshDatabase();
    const urls = { ownerUrl: database.urls.owner, keysUrl: database.urls.keys };
    const runs = await Promise.all([migrateDatabases(urls, registry), migrateDatabases(urls, registry)]);
    const ran = runs.flat();
    expect(new Set(ran).size).toBe(ran.length);
    expect(ran).toEqual(expect.arrayContaining(['event-store-0001-events', 'read-model-0001-checkpoints']));
    expect(await migrateDatabases(urls, registry)).toEqual([]);
    const queues = await database.admin('SELECT name FROM pgboss.queue ORDER BY name');
    expect(queues.rows.map(({ name }: { name: string }) => name)).toEqual(
      registry.jobHandlers.map(({ queue }) => queue).sort(),
    );
    await database.drop();
  });

  it('gives no role more than it needs', async () => {
    const database = await freshDatabase();
    await migrateDatabases({ ownerUrl: database.urls.owner, keysUrl: database.urls.keys }, registry);
    const { rows } = await database.admin(`
      SELECT has_table_privilege('keelson_reader', 'read_model.checkpoints', 'SELECT') AS reads_checkpoints,
             has_table_privilege('keelson_reader', 'read_model.checkpoints', 'UPDATE') AS moves_checkpoints,
             has_table_privilege('keelson_reader', 'read_model.parked_streams', 'SELECT') AS reads_parked,
             has_table_privilege('keelson_reader', 'read_model.parked_streams', 'DELETE') AS drops_parked,
             (SELECT relrowsecurity FROM pg_class WHERE oid = 'read_model.parked_streams'::regclass) AS parked_by_reach,
             has_table_privilege('keelson_reader', 'read_model.running_requests', 'SELECT') AS reads_running,
             has_schema_privilege('keelson_reader', 'operations', 'USAGE') AS reader_sees_processes,
             has_schema_privilege('keelson_app', 'read_model', 'USAGE') AS app_sees_read_models,
             has_schema_privilege('keelson_reader', 'pgboss', 'USAGE') AS reader_sees_jobs,
             has_schema_privilege('keelson_projector', 'pgboss', 'CREATE') AS projector_changes_queues`);
    expect(rows).toEqual([
      {
        reads_checkpoints: true,
        moves_checkpoints: false,
        reads_parked: true,
        drops_parked: false,
        parked_by_reach: true,
        reads_running: false,
        reader_sees_processes: false,
        app_sees_read_models: false,
        reader_sees_jobs: false,
        projector_changes_queues: false,
      },
    ]);
    await database.drop();
  });

  it("lets the API's role read the job queues and write nothing there, also where it could before", async () => {
    const database = await freshDatabase();
    const urls = { ownerUrl: database.urls.owner, keysUrl: database.urls.keys };
    await migrateDatabases(urls, registry);
    await database.admin('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO keelson_app');
    await migrateDatabases(urls, registry);
    const api = new Pool({ connectionString: database.urls.app, max: 1 });
    try {
      expect((await selectQueues(api)).map(({ queue }) => queue)).toEqual(
        registry.jobHandlers.map(({ queue }) => queue).sort(),
      );
      const { rows } = await database.admin(
        `SELECT c.relname FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
         WHERE n.nspname = 'pgboss' AND c.relkind IN ('r', 'p')
           AND has_table_privilege('keelson_app', c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE')`,
      );
      expect(rows).toEqual([]);
      for (const write of [
        `INSERT INTO pgboss.job (name, data) VALUES ('reset-mail', '{}')`,
        `UPDATE pgboss.job SET state = 'cancelled'`,
        'DELETE FROM pgboss.job',
        'DELETE FROM pgboss.queue',
      ])
        await expect(api.query(write)).rejects.toThrow('permission denied');
    } finally {
      await api.end();
      await database.drop();
    }
  });
});

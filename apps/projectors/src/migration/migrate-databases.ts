import { type ChosenStore, enterLog, openLog } from '@keelson/event-store/opening';
import { migrations as eventStoreMigrations } from '@keelson/event-store/postgres';
import { migrations as readModelMigrations } from '@keelson/read-models';
import { keyMigrations, migrations as vaultMigrations } from '@keelson/vault';
import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { failureText } from '../runtime/failure';
import { createQueues, jobQueue } from '../runtime/job-queue';
import { prepareReactor } from '../runtime/reactor-checkpoint';
import type { Registry } from '../runtime/registration';

export interface DatabaseUrls {
  readonly ownerUrl: string;
  readonly keysUrl: string;
}

interface SqlMigration {
  readonly name: string;
  readonly sql: string;
}

const IN_MAIN_DATABASE: ChosenStore = { kind: 'postgres' };

// Nobody waits for it, and a server that has just started takes its time.
const CONNECT_MS = 30_000;

/**
 * Brings both databases to this version: schemas, job queues, and the places where new reactors begin. Safe to repeat
 * and to run from several places at once; the roles exist before. The names of the migrations that ran.
 */
export async function migrateDatabases(
  urls: DatabaseUrls,
  registry: Registry,
  eventStore: ChosenStore = IN_MAIN_DATABASE,
): Promise<readonly string[]> {
  return withPool(urls.ownerUrl, async (pool) => {
    const turn = await pool.connect();
    try {
      await turn.query(`SELECT pg_advisory_lock(hashtextextended('keelson.migrate', 0))`);
      const keys = await migrate(urls.keysUrl, keyMigrations);
      const main = await migrate(urls.ownerUrl, [...eventStoreMigrations, ...vaultMigrations, ...readModelMigrations]);
      await enterLog(pool, eventStore);
      await installJobs(urls.ownerUrl);
      await enterRegistry(urls.ownerUrl, pool, registry, eventStore);
      return [...keys, ...main];
    } finally {
      // Ends the session and with it the lock.
      turn.release(true);
    }
  });
}

async function migrate(connectionString: string, all: readonly SqlMigration[]): Promise<readonly string[]> {
  const pool = new Pool({
    connectionString,
    max: 1,
    application_name: 'keelson-migrate',
    connectionTimeoutMillis: CONNECT_MS,
  });
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(all.map(asMigration)) },
      migrationTableSchema: 'migrations',
      // Each library counts its own; a name sorts before another library's that ran long ago.
      allowUnorderedMigrations: true,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error(failureText(error));
    return results.map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
}

const asMigration = ({ name, sql: text }: SqlMigration): [string, Migration] => [
  name,
  {
    up: async (db) => {
      await sql.raw(text).execute(db);
    },
  },
];

/** The API shows the queues and puts nothing into them: jobs come from events and from requests that the workers take up. */
const GRANTS = `
GRANT USAGE ON SCHEMA pgboss TO keelson_projector, keelson_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO keelson_projector;
REVOKE ALL ON ALL TABLES IN SCHEMA pgboss FROM keelson_app;
GRANT SELECT ON pgboss.queue, pgboss.job TO keelson_app;`;

async function installJobs(connectionString: string): Promise<void> {
  const installer = new PgBoss({
    connectionString,
    max: 1,
    schedule: false,
    supervise: false,
    application_name: 'keelson-migrate',
  });
  installer.on('error', () => undefined);
  await installer.start();
  await installer.stop({ graceful: false });
}

/** Makes the job queues of a registry, and the places where its reactors begin, in a migrated database. */
export async function enterRegistry(
  connectionString: string,
  pool: Pool,
  { jobHandlers, reactors }: Registry,
  eventStore: ChosenStore = IN_MAIN_DATABASE,
): Promise<void> {
  await createQueues(jobQueue(pool), jobHandlers);
  await pool.query(GRANTS);
  const store = await openLog(eventStore, { connectionString, readers: 1, limits: { connect: CONNECT_MS } });
  try {
    for (const reactor of reactors) await prepareReactor(pool, store, reactor);
  } finally {
    await store.close();
  }
}

async function withPool<Value>(connectionString: string, work: (pool: Pool) => Promise<Value>): Promise<Value> {
  const pool = new Pool({
    connectionString,
    max: 3,
    application_name: 'keelson-migrate',
    connectionTimeoutMillis: CONNECT_MS,
  });
  pool.on('error', () => undefined);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

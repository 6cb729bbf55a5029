import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { baseBackupOf, restoredFrom, writeLike } from './base-backup';
import type { OwnCluster } from './own-cluster';
import { asSuperuser } from './superuser';
import type { TestCluster } from './test-cluster';

/** A server that receives what its primary writes and takes no write itself until it is promoted. */
export interface Standby extends OwnCluster {
  /** Resolves once everything that the primary has written so far is here. */
  caughtUp(): Promise<void>;
  /** What the primary writes from now on does not come here any more. */
  holdBack(): Promise<void>;
  promote(): Promise<void>;
}

/** Copies a running server, in which nobody writes meanwhile, and lets the copy follow it. */
export async function standbyOf(primary: OwnCluster): Promise<Standby> {
  const standby = await restoredFrom(await copyOf(primary), primary);
  return {
    ...standby,
    caughtUp: async () => {
      const written = await valueOf(primary, 'SELECT pg_current_wal_flush_lsn()::text AS value');
      await until(standby, `SELECT pg_last_wal_replay_lsn() >= '${String(written)}'::pg_lsn AS value`);
    },
    holdBack: async () => {
      await asSuperuser(standby, 'postgres', `ALTER SYSTEM SET primary_conninfo = ''`);
      await asSuperuser(standby, 'postgres', 'SELECT pg_reload_conf()');
      await until(standby, 'SELECT NOT EXISTS (SELECT FROM pg_stat_wal_receiver) AS value');
    },
    promote: () => until(standby, 'SELECT pg_promote(true, 60) AS value'),
  };
}

/** A base backup, ready to be started as a standby. */
async function copyOf(primary: OwnCluster): Promise<string> {
  const copy = await baseBackupOf(primary);
  await writeLike(primary.folder, join(copy, 'standby.signal'), '');
  const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${primary.password}`;
  await appendFile(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  return copy;
}

async function valueOf(cluster: TestCluster, sql: string): Promise<unknown> {
  const { rows } = await asSuperuser(cluster, 'postgres', sql);
  return (rows as { value: unknown }[])[0]?.value;
}

async function until(cluster: TestCluster, sql: string): Promise<void> {
  while ((await valueOf(cluster, sql)) !== true) await pause(20);
}

import { execFile } from 'node:child_process';
import { appendFile, chown, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startGuarded } from './guarded-server';
import { type OwnCluster, ownFolder } from './own-cluster';
import { asSuperuser, superuser } from './superuser';
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
  const { password, passwords } = primary;
  const server = await startGuarded(await copyOf(primary), password);
  const standby: OwnCluster = { ...server, password, passwords };
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

/** A base backup of the server's files in a folder of its own, ready to be started as a standby. */
async function copyOf({ port, password, folder }: OwnCluster): Promise<string> {
  const copy = ownFolder();
  const backup = superuser({ port, password }, 'postgres');
  await backup.connect();
  try {
    await backup.query(`SELECT pg_backup_start('standby', true)`);
    await promisify(execFile)('cp', ['-a', folder, copy]);
    const { rows } = await backup.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await writeLike(folder, join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await backup.end();
  }
  await rm(join(copy, 'postmaster.pid'), { force: true });
  await writeLike(folder, join(copy, 'standby.signal'), '');
  const primary = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  await appendFile(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  return copy;
}

/** A file that the server may read, whoever runs it. */
async function writeLike(folder: string, file: string, text: string): Promise<void> {
  const { uid, gid } = await stat(folder);
  await writeFile(file, text, { mode: 0o600 });
  await chown(file, uid, gid);
}

async function valueOf(cluster: TestCluster, sql: string): Promise<unknown> {
  const { rows } = await asSuperuser(cluster, 'postgres', sql);
  return (rows as { value: unknown }[])[0]?.value;
}

async function until(cluster: TestCluster, sql: string): Promise<void> {
  while ((await valueOf(cluster, sql)) !== true) await pause(20);
}

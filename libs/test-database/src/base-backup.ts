import { execFile } from 'node:child_process';
import { chown, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startGuarded } from './guarded-server';
import { type OwnCluster, ownFolder } from './own-cluster';
import { superuser } from './superuser';

const copy = promisify(execFile);

/**
 * A backup of a running server's files in a folder of its own, taken as PostgreSQL's manual has it: whatever was
 * committed before this is called is in it.
 */
export async function baseBackupOf({ port, password, folder }: OwnCluster): Promise<string> {
  const backup = ownFolder();
  const session = superuser({ port, password }, 'postgres');
  await session.connect();
  try {
    await session.query(`SELECT pg_backup_start('backup', true)`);
    await copy('cp', ['-a', folder, backup]);
    const { rows } = await session.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await writeLike(folder, join(backup, 'backup_label'), rows[0]?.labelfile ?? '');
    // What was written while the files were copied makes them whole.
    await copy('cp', ['-a', `${join(folder, 'pg_wal')}/.`, join(backup, 'pg_wal')]);
  } finally {
    await session.end();
  }
  await rm(join(backup, 'postmaster.pid'), { force: true });
  return backup;
}

/** Starts a server on a backup of another one, which need not be there any more. */
export async function restoredFrom(
  backup: string,
  { password, passwords }: Pick<OwnCluster, 'password' | 'passwords'>,
): Promise<OwnCluster> {
  return { ...(await startGuarded(backup, password)), password, passwords };
}

/** A file that the server may read, whoever runs it. */
export async function writeLike(folder: string, file: string, text: string): Promise<void> {
  const { uid, gid } = await stat(folder);
  await writeFile(file, text, { mode: 0o600 });
  await chown(file, uid, gid);
}

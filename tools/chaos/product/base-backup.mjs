import { execFile } from 'node:child_process';
import { chown, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asSuperuser } from '../../../deploy/local/postgres/connection.mjs';

const VANISHED = /: No such file or directory$/;

/**
 * Copies the files of a running server into a folder, while it goes on: the copy is what stood in it at the end of this,
 * once a server has replayed the log that comes with it.
 *
 * @param {string} files
 * @param {string} folder
 * @param {{ port: number, password: string }} server
 */
export async function backUpServer(files, folder, server) {
  await asSuperuser(server, async (client) => {
    // The log that the copy needs is kept until it is copied; with this connection the slot is gone.
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [`backup_${Date.now()}`]);
    await client.query(`SELECT pg_backup_start('backup', true)`);
    await copyFiles(files, folder);
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    await writeLike(files, join(folder, 'backup_label'), rows[0].labelfile);
    // Once more: the end of the backup stands in it by now.
    await copyFiles(join(files, 'pg_wal'), join(folder, 'pg_wal'));
  });
  for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(join(folder, name), { force: true });
  for (const slot of await readdir(join(folder, 'pg_replslot'))) {
    await rm(join(folder, 'pg_replslot', slot), { recursive: true });
  }
}

/** All that is in a folder, with its owners. What a server removes meanwhile is not needed: its log says so. */
export async function copyFiles(from, to) {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to], { env: { ...process.env, LC_ALL: 'C' } }).catch((error) => {
    const said = error.stderr?.trim().split('\n') ?? [];
    if (!said.every((line) => VANISHED.test(line))) throw error;
  });
}

/** A file that the server may read, whoever runs it. */
export async function writeLike(files, file, text) {
  const { uid, gid } = await stat(files);
  await writeFile(file, text, { mode: 0o600 });
  await chown(file, uid, gid);
}

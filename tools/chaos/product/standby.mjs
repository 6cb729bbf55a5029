import { appendFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asSuperuser } from '../../../deploy/local/postgres/connection.mjs';
import { clusterFolder } from '../../../deploy/local/postgres/data-folder.mjs';
import { unprivilegedUser } from '../../../deploy/local/postgres/unprivileged-user.mjs';
import { holdPostgres } from '../../../deploy/local/postgres-cluster.mjs';
import { folderSecrets } from '../../../deploy/local/supervisor/secrets.mjs';
import { backUpServer, writeLike } from './base-backup.mjs';
import { postmasterOf } from './databases.mjs';

const RECEIVES = 'SELECT EXISTS (SELECT FROM pg_stat_wal_receiver) AS value';
const RECEIVES_NOT = 'SELECT NOT EXISTS (SELECT FROM pg_stat_wal_receiver) AS value';
const IS_REPLAYED = 'SELECT pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() AS value';
const HEAD = 'SELECT coalesce(max(position), 0)::int AS value FROM event_store.events';

/** Where the product's database has its files. */
export const productFiles = async (data) => clusterFolder(join(data, 'postgres'), await unprivilegedUser());

/**
 * A server on a copy of the product's database that receives what the product writes. It ends with this process.
 *
 * @returns {Promise<{ folder: string, holdBack: () => Promise<number>, stop: () => Promise<void> }>} `holdBack` cuts it
 *   off and tells the last position of the log that came through
 */
export async function standbyOf(data, until) {
  const [files, { superuser: password }] = [await productFiles(data), await folderSecrets(data)];
  const primary = { port: (await postmasterOf(data)).port, password };
  const folder = join(dirname(files), `standby-${Date.now()}`);
  await copyFiles(files, folder, primary);
  const server = await holdPostgres({ folder, password });
  const here = { port: server.port, password };
  const holds = (what, sql) => until(`the standby ${what}`, async () => (await valueOf(here, sql)) || undefined);
  await holds('does not receive', RECEIVES);
  return {
    folder,
    async holdBack() {
      await run(here, `ALTER SYSTEM SET primary_conninfo = ''`);
      await run(here, 'SELECT pg_reload_conf()');
      await holds('still receives', RECEIVES_NOT);
      await holds('does not replay what it received', IS_REPLAYED);
      return valueOf({ ...here, database: 'keelson' }, HEAD);
    },
    stop: server.stop,
  };
}

/** Ends the wait for a primary that the server of this product has been since its files were replaced by a standby's. */
export async function promote(data, until) {
  const { superuser: password } = await folderSecrets(data);
  await until('the standby is not promoted', async () => {
    const server = await postmasterOf(data);
    if (server === undefined) return undefined;
    const promoted = await valueOf({ port: server.port, password }, 'SELECT pg_promote(true, 30) AS value').catch(
      () => undefined,
    );
    return promoted || undefined;
  });
}

async function copyFiles(files, folder, primary) {
  await backUpServer(files, folder, primary);
  await writeLike(files, join(folder, 'standby.signal'), '');
  const address = `host=127.0.0.1 port=${primary.port} user=postgres password=${primary.password}`;
  await appendFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`);
}

const run = (server, sql) => asSuperuser(server, (client) => client.query(sql));

const valueOf = async (server, sql) => (await run(server, sql)).rows[0].value;

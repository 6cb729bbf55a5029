import { join } from 'node:path';
import pg from 'pg';
import { clusterFolder } from '../../../deploy/local/postgres/data-folder.mjs';
import { runningPostmaster } from '../../../deploy/local/postgres/postmaster.mjs';
import { databaseUrls } from '../../../deploy/local/postgres/provision.mjs';
import { unprivilegedUser } from '../../../deploy/local/postgres/unprivileged-user.mjs';
import { folderSecrets } from '../../../deploy/local/supervisor/secrets.mjs';

/** The server that runs on this data folder now, as a process; undefined while none does. */
export async function postmasterOf(data) {
  return runningPostmaster(await clusterFolder(join(data, 'postgres'), await unprivilegedUser()));
}

/** Runs `work` with a connection to the main database as its owner, who may read the log and the queues. */
export const withOwner = (data, work) => withRole('owner', data, work);

/** Runs `work` with a connection to the main database as the projectors, whose the read models are. */
export const withProjector = (data, work) => withRole('projector', data, work);

async function withRole(role, data, work) {
  const server = await postmasterOf(data);
  if (server === undefined) throw new Error('The database does not run.');
  const { roles } = await folderSecrets(data);
  const client = new pg.Client({ connectionString: databaseUrls({ port: server.port, passwords: roles })[role] });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

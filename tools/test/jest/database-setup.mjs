import { randomBytes } from 'node:crypto';
import { readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdPostgres } from '../../../deploy/local/postgres-cluster.mjs';
import { endPostmaster } from '../../../deploy/local/postgres/postmaster.mjs';
import { provisionRoles } from '../../../deploy/local/postgres/provision.mjs';
import settleSeed from './seed-setup.mjs';

const secret = () => randomBytes(18).toString('base64url');

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

// The databases of a run are thrown away: in memory, where there is enough, no test waits for the disk. What proves that
// data survives a crash brings a cluster of its own, on disk.
async function fastestFolder() {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

const NAME = /^keelson-test-(\d+)-[0-9a-f]+$/;

// A run that was killed together with its guardian leaves its database behind; only those of dead runs are ended.
async function endLeftovers(place) {
  for (const name of await readdir(place)) {
    const pid = NAME.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await endPostmaster(join(place, name));
    await rm(join(place, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** One Postgres for the whole run. The tests find it through KEELSON_TEST_POSTGRES and make databases of their own. */
export default async function startDatabaseForTests() {
  settleSeed();
  const place = await fastestFolder();
  await endLeftovers(place).catch(() => undefined);
  const password = secret();
  const passwords = { owner: secret(), app: secret(), projector: secret(), reader: secret(), keys: secret() };
  const folder = join(place, `keelson-test-${process.pid}-${randomBytes(4).toString('hex')}`);
  const held = await holdPostgres({ folder, password, temporary: true, settings: { max_connections: '300' } });
  await provisionRoles({ port: held.port, password }, passwords);
  const copies = place === MEMORY ? 'file_copy' : undefined;
  process.env.KEELSON_TEST_POSTGRES = JSON.stringify({ port: held.port, password, passwords, copies });
  globalThis.stopDatabaseForTests = async () => {
    await held.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetCluster } from '../../deploy/local/postgres/forget.mjs';
import { asSuperuser } from '../../deploy/local/postgres/connection.mjs';
import { databaseUrls, provisionDatabases, provisionRoles } from '../../deploy/local/postgres/provision.mjs';
import { holdPostgres } from '../../deploy/local/postgres-cluster.mjs';
import { app } from './product.mjs';

/** Beside the product's own settings, for all sides alike: no checkpoint falls into a run. */
export const SETTINGS = { max_wal_size: '16GB', checkpoint_timeout: '30min', shared_buffers: '1GB' };

const secret = () => randomBytes(12).toString('base64url');

/** An embedded Postgres of this run's own, with the product's roles. `close` leaves nothing behind. */
export async function openCluster() {
  const place = await mkdtemp(join(tmpdir(), 'keelson-bench-'));
  // The account that the database runs under must be able to pass.
  await chmod(place, 0o711);
  const folder = join(place, 'postgres');
  const password = secret();
  const held = await holdPostgres({ folder, password, temporary: true, settings: SETTINGS });
  const server = { port: held.port, password };
  const passwords = Object.fromEntries(['owner', 'app', 'projector', 'reader', 'keys'].map((role) => [role, secret()]));
  await provisionRoles(server, passwords);
  const close = async () => {
    await held.stop();
    await forgetCluster(folder);
    await rm(place, { recursive: true, force: true });
  };
  return {
    folder: held.folder,
    query: (sql, values) => asSuperuser(server, (client) => client.query(sql, values)),
    database: (name) => makeDatabase(server, passwords, name),
    close,
  };
}

async function makeDatabase(server, passwords, name) {
  const names = { database: name, keysDatabase: `${name}_keys` };
  await provisionDatabases(server, names);
  const urls = databaseUrls({ port: server.port, passwords, ...names });
  const superuser = `postgres://postgres:${server.password}@127.0.0.1:${server.port}/${name}`;
  const admin = (sql, values) =>
    asSuperuser({ ...server, database: name }, async (client) => {
      await client.query('SET statement_timeout = 0');
      return client.query(sql, values);
    });
  return {
    name,
    urls: { ...urls, superuser },
    admin,
    /** The whole database as it stands, under another name; the key database stays shared. */
    async copy(other) {
      await asSuperuser(server, (client) =>
        client.query(`CREATE DATABASE ${other} TEMPLATE ${name} STRATEGY file_copy OWNER keelson_owner`),
      );
      const made = await makeDatabase(server, passwords, other);
      return { ...made, urls: { ...made.urls, keys: urls.keys } };
    },
    migrate: () =>
      app('projectors', 'migration/migrate-databases').migrateDatabases(
        { ownerUrl: urls.owner, keysUrl: urls.keys },
        app('projectors', 'registry').registry,
      ),
    drop: async () => {
      for (const each of [name, `${name}_keys`])
        await asSuperuser(server, (client) => client.query(`DROP DATABASE IF EXISTS ${each} WITH (FORCE)`));
    },
  };
}

import { readFile } from 'node:fs/promises';
import { asSuperuser, HOST } from './connection.mjs';

const ROLES = ['owner', 'app', 'projector', 'reader', 'keys'];

/** Creates the login roles with the given passwords, or renews the passwords of those that exist. */
export async function provisionRoles(server, passwords) {
  const values = Object.fromEntries(ROLES.map((role) => [`${role}_password`, passwords[role]]));
  const sql = filled(await template('roles.sql'), values);
  await asSuperuser(server, (client) => client.query(sql));
}

/** Creates the two databases where they are missing and lets only the product's roles connect to them. */
export async function provisionDatabases(server, { database = 'keelson', keysDatabase = 'keelson_keys' } = {}) {
  const access = filled(await template('access.sql'), { database, keys_database: keysDatabase });
  await asSuperuser(server, async (client) => {
    const { rows } = await client.query('SELECT datname FROM pg_database WHERE datname = ANY($1)', [
      [database, keysDatabase],
    ]);
    const present = new Set(rows.map((row) => row.datname));
    for (const [name, owner] of [
      [database, 'keelson_owner'],
      [keysDatabase, 'keelson_keys'],
    ]) {
      if (!present.has(name)) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} OWNER ${owner}`);
    }
    await client.query(access);
  });
}

/** The connection addresses of one pair of databases, by role. */
export function databaseUrls({ port, passwords, database = 'keelson', keysDatabase = 'keelson_keys' }) {
  const url = (role) =>
    `postgres://keelson_${role}:${passwords[role]}@${HOST}:${port}/${role === 'keys' ? keysDatabase : database}`;
  return Object.fromEntries(ROLES.map((role) => [role, url(role)]));
}

function template(name) {
  return readFile(new URL(`../../database/${name}`, import.meta.url), 'utf8');
}

// The files use psql's own placeholders, so that an operator can run them with psql as they are.
function filled(sql, values) {
  return sql.replace(/:(['"])(\w+)\1/g, (_, quote, name) => {
    if (values[name] === undefined) throw new Error(`No value was given for ${name}.`);
    return `${quote}${String(values[name]).replaceAll(quote, quote + quote)}${quote}`;
  });
}

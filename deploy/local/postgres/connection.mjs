import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export const HOST = '127.0.0.1';

/** A TCP port that was free a moment ago. */
export function freePort(host = HOST) {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, host, () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** Runs `work` with a superuser connection. */
export async function asSuperuser({ port, password, database = 'postgres' }, work) {
  const client = new pg.Client({
    host: HOST,
    port,
    user: 'postgres',
    password,
    database,
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Waits until the server answers a query. `alive` tells whether waiting still makes sense. */
export async function untilAnswering(server, alive, patience = 180_000) {
  const deadline = Date.now() + patience;
  let last;
  while (Date.now() < deadline && alive()) {
    try {
      return await asSuperuser(server, (client) => client.query('SELECT 1'));
    } catch (error) {
      if (error.code === '28P01') throw error;
      last = error;
    }
    await pause(20);
  }
  throw new Error(`The database does not answer on port ${server.port}: ${last?.message ?? 'its process ended'}`);
}

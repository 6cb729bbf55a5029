import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { asSuperuser, HOST } from '../../../deploy/local/postgres/connection.mjs';
import { folderSecrets } from '../../../deploy/local/supervisor/secrets.mjs';
import { idleCrash, killOf, promotion } from '../product/acts.mjs';
import { postmasterOf } from '../product/databases.mjs';
import { inTurn } from '../product/killer.mjs';
import { signalled } from '../product/processes.mjs';
import { noneEnds } from './none-ends.mjs';

const END_OTHERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND application_name <> 'hoarder'`;
const HELD = 3000;
const PATIENCE = 30_000;
const kill = killOf(['postgres']);

/** Of six crashes four are kills of the server or of one connection, one comes while idle, one ends in a promotion. */
const crashes = (means, number) =>
  number % 6 === 0 ? promotion(means) : number % 6 === 3 ? idleCrash(means) : kill(means, number);

async function superuserOf({ data, until }) {
  const { superuser: password } = await folderSecrets(data);
  const server = await until('the database does not run', () => postmasterOf(data));
  return { port: server.port, password, pid: server.pid };
}

/** Stopped in order and started again by its guardian. */
async function restart(means) {
  const startedAt = Date.now();
  const { pid } = await superuserOf(means);
  signalled(pid, 'SIGINT');
  const endedAt = Date.now();
  await means.until('the database does not come back', async () => {
    const now = await postmasterOf(means.data);
    return now !== undefined && now.pid !== pid ? true : undefined;
  });
  return { kind: 'restart', target: 'postmaster', startedAt, endedAt };
}

async function endConnections(means) {
  await insist(means, (client) => client.query(END_OTHERS));
  const now = Date.now();
  return { kind: 'end', target: 'all connections', startedAt: now, endedAt: now };
}

/** Again until it is done: a busy server may take its time to let anybody in. */
async function insist(means, work) {
  await means.until('the database lets no superuser in', async () =>
    asSuperuser({ ...(await superuserOf(means)), database: 'keelson' }, work).then(
      () => true,
      () => undefined,
    ),
  );
}

/** Takes every connection that the server has, and the product's own away, for some seconds. */
async function takeConnections(means) {
  const server = await superuserOf(means);
  const hoard = [];
  const connect = async () => {
    const client = new pg.Client({
      ...{ host: HOST, port: server.port, password: server.password, user: 'postgres', database: 'postgres' },
      ...{ application_name: 'hoarder', connectionTimeoutMillis: PATIENCE },
    });
    client.on('error', () => undefined);
    await client.connect();
    hoard.push(client);
  };
  await connect();
  const startedAt = Date.now();
  try {
    while (Date.now() < startedAt + HELD) {
      const grown = await connect().then(
        () => true,
        () => false,
      );
      if (grown) continue;
      await hoard[0].query(END_OTHERS);
      await pause(20);
    }
    means.say(`The product was left ${120 - hoard.length} of 120 connections`);
  } finally {
    await Promise.allSettled(hoard.map((client) => client.end()));
  }
  return { kind: 'lack', target: 'connections', startedAt, endedAt: Date.now() };
}

/** Holds the log of events and the checkpoints as an operator would who forgot a transaction. */
async function lockTables(means) {
  const startedAt = Date.now();
  await insist(means, async (client) => {
    await client.query('BEGIN; LOCK TABLE event_store.events, read_model.checkpoints IN ACCESS EXCLUSIVE MODE');
    await pause(2 * HELD);
    await client.query('ROLLBACK');
  });
  return { kind: 'lock', target: 'tables', startedAt, endedAt: Date.now() };
}

const OUTAGES = [restart, endConnections, takeConnections, lockTables];

/** Each kind of outage in turn. No process of the product may end over it. */
const outages = (times) => (means) =>
  noneEnds(means, inTurn({ act: (_, number) => OUTAGES[(number - 1) % OUTAGES.length](means), times }));

export const databaseFaults = { crashes, outages };

import { readModelTypes } from '@keelson/read-models';
import { type PlannedConnections } from '@keelson/read-models/operations';
import pg, { type Pool, type PoolConfig } from 'pg';
import { CONNECTIONS_BESIDE_POOLS, type ConnectionShares, connectionShares } from './connection-shares';

/** Where the pools connect to: each role sees what its grants let it see. `connections`: of the process, at most. */
export interface DatabaseUrls {
  readonly appUrl: string;
  readonly readerUrl: string;
  readonly keysUrl: string;
  readonly connections: number;
}

/** How long a connection may take to come, a statement to run and a transaction to stand still, in milliseconds. */
export interface DatabaseLimits {
  readonly connectMs: number;
  readonly statementMs: number;
  readonly idleInTransactionMs: number;
  /** How long an append waits for another writer. Below `statementMs`, so that the cause of a delay is named. */
  readonly appendLockMs: number;
}

export const DATABASE_LIMITS: DatabaseLimits = {
  connectMs: 2_000,
  statementMs: 5_000,
  idleInTransactionMs: 5_000,
  appendLockMs: 2_000,
};

/** Settings of every connection of this process: nothing waits for ever. */
export const connectionSettings = (
  connectionString: string,
  { connectMs, statementMs, idleInTransactionMs }: DatabaseLimits = DATABASE_LIMITS,
): PoolConfig => ({
  connectionString,
  application_name: 'keelson-api',
  connectionTimeoutMillis: connectMs,
  statement_timeout: statementMs,
  query_timeout: statementMs + 500,
  lock_timeout: statementMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  keepAlive: true,
});

/**
 * Reads here are of a page or a person: to start parallel workers or to compile a plan would take longer than the read.
 * What is prepared is planned for its values all the same: a rare word and a frequent one are looked for differently.
 */
const SMALL_READS = '-c max_parallel_workers_per_gather=0 -c jit=off -c plan_cache_mode=force_custom_plan';

/** The pools of this process, one per database role. */
export class Databases {
  /** `keelson_app`: vault. */
  readonly app: Pool;
  /** `keelson_reader`: read models under row-level security. */
  readonly reader: Pool;
  /** `keelson_keys`: the database of subject keys. */
  readonly keys: Pool;
  readonly shares: ConnectionShares;

  constructor(
    readonly urls: DatabaseUrls,
    onError: (error: Error) => void,
    limits: DatabaseLimits = DATABASE_LIMITS,
  ) {
    this.shares = connectionShares(urls.connections);
    this.app = pool({ ...connectionSettings(urls.appUrl, limits), max: this.shares.app }, onError);
    const reader = { ...connectionSettings(urls.readerUrl, limits), options: SMALL_READS, types: readModelTypes };
    // What belongs to one read is sent without waiting for the answers between.
    this.reader = pool({ ...reader, max: this.shares.reader, pipeline: true }, onError);
    this.keys = pool({ ...connectionSettings(urls.keysUrl, limits), max: this.shares.keys }, onError);
  }

  /** How many wait for a connection. */
  get waiting(): number {
    return this.app.waitingCount + this.reader.waitingCount + this.keys.waitingCount;
  }

  /** What all of this process opens at most, by database. */
  get planned(): readonly PlannedConnections[] {
    const { app, reader, keys, log } = this.shares;
    return [
      { pool: this.app, opens: app + reader + log + CONNECTIONS_BESIDE_POOLS },
      { pool: this.keys, opens: keys },
    ];
  }

  async close(): Promise<void> {
    await Promise.all([this.app.end(), this.reader.end(), this.keys.end()]);
  }
}

/**
 * A connection that breaks, idle or in use, is reported once and never ends the process. An idle one's pool tells of it
 * too, and the server's last word may be followed by the end of the socket: all of that is the same break.
 */
function pool(config: PoolConfig, onError: (error: Error) => void): Pool {
  const connections = new pg.Pool(config);
  connections.on('error', heardAlready);
  connections.on('connect', (client) => {
    client.once('error', onError);
    client.on('error', heardAlready);
  });
  return connections;
}

const heardAlready = (): void => undefined;

import type { ProcessKind } from '@keelson/vocabulary';
import type { Pool } from 'pg';

/** How a process finds a service outside that it may ask; instants are ISO texts. */
export interface ReportedProvider {
  readonly name: string;
  /** Since when it gave no good answer, while it is spared; `null` while it is in order. */
  readonly awaySince: string | null;
  readonly nextTry: string | null;
}

/** A process of the product, as it last spoke of itself. */
export interface ProcessRow {
  readonly id: string;
  readonly kind: ProcessKind;
  readonly host: string;
  readonly pid: number;
  /** Subscriptions that its version has: projections, reactors and, where there is one, the relay; empty for the API. */
  readonly subscriptions: readonly string[];
  readonly providers: readonly ReportedProvider[];
  readonly started_at: Date | string;
  readonly seen_at: Date | string;
  readonly alive: boolean;
}

/** How often a process says that it lives. */
export const BEAT_MS = 5_000;

const SILENT = `interval '15 seconds'`;
const FORGOTTEN = `interval '1 day'`;
const MOST = 50;

export interface Beat {
  /** Unique to the process. */
  readonly id: string;
  readonly kind: ProcessKind;
  readonly host: string;
  readonly pid: number;
  readonly subscriptions: readonly string[];
  readonly providers: readonly ReportedProvider[];
}

/** Says that a process lives and how it finds its providers, and forgets those that have been silent for a day. */
export async function recordBeat(
  pool: Pick<Pool, 'query'>,
  { id, kind, host, pid, subscriptions, providers }: Beat,
): Promise<void> {
  await pool.query(
    `WITH forgotten AS (DELETE FROM operations.processes WHERE seen_at < now() - ${FORGOTTEN} AND id <> $1)
     INSERT INTO operations.processes (id, kind, host, pid, subscriptions, providers) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO UPDATE SET seen_at = now(), providers = excluded.providers`,
    [id, kind, host, pid, JSON.stringify(subscriptions), JSON.stringify(providers)],
  );
}

/** A process that ends in order leaves no trace. */
export async function forgetProcess(pool: Pick<Pool, 'query'>, id: string): Promise<void> {
  await pool.query('DELETE FROM operations.processes WHERE id = $1', [id]);
}

/** The processes heard of within a day: those that live, by kind, before those that fell silent. */
export async function selectProcesses(pool: Pick<Pool, 'query'>): Promise<readonly ProcessRow[]> {
  const { rows } = await pool.query<ProcessRow>(
    `SELECT id, kind, host, pid, subscriptions, providers, started_at, seen_at, seen_at > now() - ${SILENT} AS alive
     FROM operations.processes ORDER BY alive DESC, kind, started_at DESC, id LIMIT ${MOST}`,
  );
  return rows;
}

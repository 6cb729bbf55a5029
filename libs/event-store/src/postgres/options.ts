import type { Clock } from '@keelson/kernel';

/** How long anything may take before it fails with `EventStoreUnavailable`, in milliseconds. */
export interface Limits {
  readonly connect: number;
  readonly statement: number;
  /** Waiting for another writer. Below `statement`, so that the cause of a delay is named. */
  readonly lock: number;
  readonly idleInTransaction: number;
}

export const DEFAULT_LIMITS: Limits = { connect: 2_000, statement: 5_000, lock: 2_000, idleInTransaction: 5_000 };

export interface PostgresEventStoreOptions {
  readonly connectionString: string;
  /** Connections for reading; two more append and one listens. Default 8. */
  readonly readers?: number;
  readonly limits?: Partial<Limits>;
  /** Events that may wait to be appended before further appends are refused as unavailable. Default 20,000. */
  readonly mostWaiting?: number;
  readonly clock?: Clock;
  /** Told of every connection that breaks. Never holds a password or an event. */
  readonly onConnectionError?: (error: Error) => void;
}

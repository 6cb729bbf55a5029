import pg from 'pg';
import { EventStoreUnavailable } from '../port';

/** Classes of SQLSTATE that pass by themselves: connection, rolled back, resources, operator intervention, system. */
const PASSING_CLASSES = new Set(['08', '40', '53', '57', '58']);
const LOCK_NOT_AVAILABLE = '55P03';
const IDLE_IN_TRANSACTION = '25P03';
/** A standby that is not promoted yet, or a primary that became one. */
const READ_ONLY = '25006';

/** The five characters that name a refusal of the server; `undefined` when the server said nothing. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

/** A failed query's error: an outage under its own name, a bug or a refusal of the server as it is. */
export function queryFailure(error: unknown): unknown {
  if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return error;
  const state = sqlState(error);
  const passes =
    state === undefined ||
    PASSING_CLASSES.has(state.slice(0, 2)) ||
    state === LOCK_NOT_AVAILABLE ||
    state === IDLE_IN_TRANSACTION ||
    state === READ_ONLY;
  return passes ? unavailable(error) : error;
}

/** Whatever keeps a connection from being made, a wrong password included, is an outage. */
export function unavailable(cause: unknown): EventStoreUnavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EventStoreUnavailable(`the event store is unavailable: ${reason}`, { cause });
}

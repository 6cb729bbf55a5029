import { EventStoreUnavailable } from '../port';
import { sqlState } from './connections';

/** Classes of SQLSTATE that pass by themselves: connection, rolled back, resources, operator intervention, system. */
const PASSING_CLASSES = new Set(['08', '40', '53', '57', '58']);
const LOCK_NOT_AVAILABLE = '55P03';
const IDLE_IN_TRANSACTION = '25P03';

/** Whether trying again later may help, without a change to the call. */
export function isOutage(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable) return true;
  const state = sqlState(error);
  if (state === undefined) return error instanceof Error && !(error instanceof RangeError || error instanceof TypeError);
  return PASSING_CLASSES.has(state.slice(0, 2)) || state === LOCK_NOT_AVAILABLE || state === IDLE_IN_TRANSACTION;
}

/** The error to throw: an outage under its own name, everything else as it is. */
export function unavailableOr(error: unknown): unknown {
  if (error instanceof EventStoreUnavailable || !isOutage(error)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new EventStoreUnavailable(`the event store is unavailable: ${reason}`, { cause: error });
}

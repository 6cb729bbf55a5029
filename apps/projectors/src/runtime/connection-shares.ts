import { CONNECTIONS_BESIDE_READERS } from '@keelson/event-store/postgres';

/** How many connections each pool of the workers may open. */
export interface ConnectionShares {
  readonly main: number;
  readonly keys: number;
  /** Of the event store, for reading it. */
  readonly log: number;
}

/** Hears of appends, and is in no pool. */
const LISTENER = 1;
/** They are there whatever the pools share. */
export const CONNECTIONS_BESIDE_POOLS = CONNECTIONS_BESIDE_READERS + LISTENER;

/** Divides what the process may open: one read of the log serves all projections that stand at the same place. */
export function connectionShares(connections: number): ConnectionShares {
  const shared = connections - CONNECTIONS_BESIDE_POOLS;
  const each = Math.floor(shared / 5);
  return { main: shared - 2 * each, keys: each, log: each };
}

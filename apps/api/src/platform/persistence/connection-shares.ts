import { CONNECTIONS_BESIDE_READERS } from '@keelson/event-store/postgres';

/** How many connections each pool of this process may open. */
export interface ConnectionShares {
  readonly app: number;
  readonly reader: number;
  readonly keys: number;
  /** Of the event store, for reading it. */
  readonly log: number;
}

/** Hears of checkpoints, and is in no pool. */
const LISTENER = 1;
/** They are there whatever the pools share. */
export const CONNECTIONS_BESIDE_POOLS = CONNECTIONS_BESIDE_READERS + LISTENER;

/** Divides what the process may open: subject keys are asked for seldom, and the log only by commands. */
export function connectionShares(connections: number): ConnectionShares {
  const shared = connections - CONNECTIONS_BESIDE_POOLS;
  const [log, keys] = [Math.floor(shared / 5), Math.floor(shared / 7)];
  const app = Math.floor((shared - log - keys) / 2);
  return { app, reader: shared - log - keys - app, keys, log };
}

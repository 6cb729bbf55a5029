import type { EventStore } from '../port';

/** One log, empty at first, as the conformance suite needs it. */
export interface StoreUnderTest {
  readonly store: EventStore;
  /** Another instance on the same log, as another process has it. The same instance where there can be only one. */
  readonly second: EventStore;
  beginOutage(): Promise<void>;
  endOutage(): Promise<void>;
  /** Ends every connection at once, with whatever is under way on it. Absent where the store has none. */
  breakConnections?(): Promise<void>;
  close(): Promise<void>;
}

export type OpenStore = () => Promise<StoreUnderTest>;

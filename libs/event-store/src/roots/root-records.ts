import type { Position } from '../port';
import type { LogRoot, StreamHead } from './log-root';

/** The signed roots themselves. They stand apart from the log, so that a log that was exchanged does not bring its own. */
export interface KeptRoots {
  /** In position order. */
  all(): Promise<readonly LogRoot[]>;
  /** The newest root and the one before it. */
  lastTwo(): Promise<readonly LogRoot[]>;
  at(positions: readonly Position[]): Promise<ReadonlyMap<Position, LogRoot>>;
  /** Leaves what is there already: of two who make the next root at once, one counts. */
  keep(root: LogRoot): Promise<void>;
}

/** The roots, and what the log has of the events that they cover. */
export interface RootRecords extends KeptRoots {
  /** The roots made over events with this partition key or at these positions. */
  over(partitionKey: string, positions: readonly Position[]): Promise<readonly LogRoot[]>;
  /** The last event up to `until` of each stream that grew after `after`. */
  heads(after: Position, until: Position): Promise<ReadonlyMap<string, StreamHead>>;
}

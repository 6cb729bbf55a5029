import type { EventHashes, EventHeadings, EventStore } from '../port';
import type { ChainVerifier, RootLedger } from '../roots';

/** The log with everything that the product asks of it, wherever it is kept. */
export interface LogOfRecord extends EventStore, ChainVerifier, RootLedger {
  readonly headings: EventHeadings;
  /** Absent where positions are not dense. */
  readonly hashes?: EventHashes;
}

/** Where the log is kept. */
export type ChosenStore =
  { readonly kind: 'postgres' } | { readonly kind: 'kurrentdb'; readonly connectionString: string };

/**
 * The main database belongs to another log than the configured one: its read models, checkpoints and signed roots speak of
 * events that are not there. Nothing may start.
 */
export class AnotherLog extends Error {
  override readonly name = 'AnotherLog';
}

import type { Checkpoint, ParkedStream, RequestedJob } from './schema';
import type { SliceTables } from './tables.gen';

/**
 * The tables of schema `read_model`: those of the slices and those that every projection stands on. Query it with
 * `db.withSchema('read_model')` over connections that use `readModelTypes`.
 */
export interface ReadModelDatabase extends SliceTables {
  readonly checkpoints: Checkpoint;
  readonly parked_streams: ParkedStream;
  readonly requested_jobs: RequestedJob;
}

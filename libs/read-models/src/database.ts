import type { Checkpoint, ParkedStream, RequestedJob } from './schema';

/**
 * The tables of schema `read_model`, one line each: table name and row type. Query it with
 * `db.withSchema('read_model')` over connections that use `readModelTypes`.
 */
export interface ReadModelDatabase {
  readonly checkpoints: Checkpoint;
  readonly parked_streams: ParkedStream;
  readonly requested_jobs: RequestedJob;
}

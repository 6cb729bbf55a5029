import type { BackOff } from './back-off';

export interface Timings {
  readonly batchSize: number;
  /** Safety net under missed wake-ups, and how often a standby looks whether it may take over. */
  readonly pollMs: number;
  readonly leaseMs: number;
  readonly renewLeasesMs: number;
  readonly outageBackOff: BackOff;
  readonly poisonBackOff: BackOff;
  readonly jobConcurrency: number;
  readonly jobUpkeepMs: number;
  /** How often it is looked whether a job of the clock is due. */
  readonly scheduleMs: number;
  /** How long running jobs may finish on drain before they are handed back. */
  readonly drainMs: number;
}

export const TIMINGS: Timings = {
  batchSize: 2_000,
  pollMs: 1_000,
  leaseMs: 3_000,
  renewLeasesMs: 1_000,
  outageBackOff: { firstMs: 100, mostMs: 2_000 },
  poisonBackOff: { firstMs: 500, mostMs: 8_000 },
  jobConcurrency: 4,
  jobUpkeepMs: 15_000,
  scheduleMs: 30_000,
  drainMs: 8_000,
};

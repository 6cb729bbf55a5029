import type { BucketSize } from './token-buckets';

/** Every bound of the HTTP side in one place. */
export interface HttpLimits {
  readonly bodyBytes: number;
  readonly headerBytes: number;
  readonly headersMs: number;
  readonly requestMs: number;
  readonly deadlineMs: number;
  /** How long an answer that is sent while it is made may take. */
  readonly streamMs: number;
  readonly keepAliveMs: number;
  readonly connections: number;
  readonly inFlight: number;
  readonly perAddress: BucketSize;
  /** Pages and files of the web app, which cost little. */
  readonly filesPerAddress: BucketSize;
  readonly perAccount: BucketSize;
}

export const HTTP_LIMITS: HttpLimits = {
  bodyBytes: 128 * 1024,
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  requestMs: 30_000,
  deadlineMs: 5_000,
  streamMs: 600_000,
  keepAliveMs: 10_000,
  connections: 4_000,
  inFlight: 400,
  perAddress: { burst: 600, perSecond: 60 },
  filesPerAddress: { burst: 2_000, perSecond: 400 },
  perAccount: { burst: 200, perSecond: 20 },
};

import type { BucketSize } from './token-buckets';

/** Every bound of the HTTP side in one place. */
export interface HttpLimits {
  readonly bodyBytes: number;
  readonly headerBytes: number;
  readonly headersMs: number;
  /** For headers and body together, on links of every speed. */
  readonly requestMs: number;
  /** For the answer. It stands still while the body comes. */
  readonly deadlineMs: number;
  /** How long an answer that is sent while it is made may take. */
  readonly streamMs: number;
  readonly keepAliveMs: number;
  /** Beyond, a connection gets one answer, to come again later; far beyond, none. */
  readonly connections: number;
  readonly inFlight: number;
  /** Bodies on their way, whole and by network. */
  readonly uploads: number;
  readonly uploadsPerNetwork: number;
  /** Requests that may wait for a connection to the database. */
  readonly poolWaiting: number;
  /** How long a browser may take to read an answer, and the pace at which a large one must be read besides. */
  readonly readMs: number;
  readonly readBytesPerSecond: number;
  /** How often connections that are too slow are looked for. */
  readonly checkMs: number;
  readonly perAddress: BucketSize;
  /** Pages and files of the web app, which cost little. */
  readonly filesPerAddress: BucketSize;
  readonly perAccount: BucketSize;
  readonly live: LiveLimits;
}

/** Bounds of the event streams, which go on for long and have places of their own. */
export interface LiveLimits {
  readonly perSession: number;
  readonly perAccount: number;
  /** Of one network: an IPv4 address, or the /64 of an IPv6 one. An office shares one. */
  readonly perNetwork: number;
  readonly perProcess: number;
  /** Between two messages of one stream. What happens meanwhile is merged into the next. */
  readonly gapMs: number;
  /** A browser that has not taken a message after this time is cut off. */
  readonly drainMs: number;
  readonly beatMs: number;
  /** How often sessions and lag are looked at, and checkpoints whose notice was lost. */
  readonly pollMs: number;
  /** Projections that are behind for so long make figures old. */
  readonly lagMs: number;
  /** A stream ends after this time and is opened again, so that those to whom nobody listens do not pile up. */
  readonly lifeMs: number;
  /** Streams go on for so long while it cannot be seen whether their sessions live. */
  readonly unverifiedMs: number;
  /** How many missed events are looked through when a stream is resumed; beyond, everything is read again. */
  readonly missed: number;
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
  uploads: 1_000,
  uploadsPerNetwork: 100,
  poolWaiting: 200,
  readMs: 30_000,
  readBytesPerSecond: 16 * 1024,
  checkMs: 2_000,
  perAddress: { burst: 600, perSecond: 60 },
  filesPerAddress: { burst: 2_000, perSecond: 400 },
  perAccount: { burst: 200, perSecond: 20 },
  live: {
    perSession: 8,
    perAccount: 24,
    perNetwork: 500,
    perProcess: 1_500,
    gapMs: 250,
    drainMs: 10_000,
    beatMs: 15_000,
    pollMs: 1_000,
    lagMs: 5_000,
    lifeMs: 15 * 60_000,
    unverifiedMs: 5_000,
    missed: 2_000,
  },
};

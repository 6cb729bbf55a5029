import {
  EVENT_STORES,
  OPERATOR_REQUESTS,
  PROCESS_KINDS,
  RECONCILIATION_AGES,
  REQUEST_OUTCOMES,
  SUBSCRIPTION_KINDS,
  SUBSCRIPTION_STATES,
} from '@keelson/vocabulary';
import { z } from 'zod';

const instant = z.iso.datetime();
const count = z.number().int();

/** Where the log is kept. */
export const logPart = z.object({
  store: z.enum(EVENT_STORES),
  /** Positions are 1, 2, 3 …: their difference is a number of events. Otherwise they only say what came later. */
  countsEvents: z.boolean(),
});

export const subscriptionPart = z.object({
  name: z.string(),
  kind: z.enum(SUBSCRIPTION_KINDS),
  version: count,
  position: count,
  lagEvents: count,
  /** Age of the oldest event that it has not taken. */
  lagSeconds: z.number(),
  state: z.enum(SUBSCRIPTION_STATES),
  stoppedSince: instant.nullable(),
  parked: count,
  /** How far the next generation has come, while one is built beside. */
  rebuild: z
    .object({ done: count, all: count, perSecond: z.number().nullable(), secondsLeft: z.number().nullable() })
    .nullable(),
  /** A rebuild was asked for and has not ended. */
  rebuildAsked: z.boolean(),
});

/** The oldest ones; `total` counts all. */
export const parkedPart = z.object({
  total: count,
  streams: z.array(
    z.object({
      subscription: z.string(),
      streamId: z.string(),
      /** The customer whose stream it is, where it is one's. */
      customer: z.string().nullable(),
      fromVersion: count,
      tries: count,
      reason: z.string(),
      since: instant,
      /** When the workers try again by themselves; null once they have given up. */
      nextTry: instant.nullable(),
      retryAsked: z.boolean(),
    }),
  ),
});

export const jobsPart = z.object({
  queues: z.array(
    z.object({
      queue: z.string(),
      waiting: count,
      running: count,
      retrying: count,
      failed: count,
      /** Within a day. */
      done: count,
      oldestWaitingSeconds: z.number().nullable(),
      lastDone: instant.nullable(),
    }),
  ),
  /** The newest ones; `failedTotal` counts all. */
  failed: z.array(
    z.object({
      queue: z.string(),
      jobId: z.string(),
      tries: count,
      failedAt: instant,
      reason: z.string(),
      retryAsked: z.boolean(),
    }),
  ),
  failedTotal: count,
});

export const mailPart = z.object({
  waiting: count,
  failed: count,
  oldestWaitingSeconds: z.number().nullable(),
  /** Null when none was sent within a day. */
  lastSent: instant.nullable(),
});

export const verificationPart = z.object({
  /** The newest signed root. */
  root: z.object({ position: count, madeAt: instant, keyId: z.string() }).nullable(),
  last: z
    .object({
      at: instant,
      events: count.nullable(),
      roots: count.nullable(),
      /** Where the log was changed, or why it could not be verified; null when all is well. */
      fault: z.string().nullable(),
      /** False when it broke off before it found anything out. */
      finished: z.boolean(),
      askedBy: z.string().nullable(),
    })
    .nullable(),
  runningSince: instant.nullable(),
});

/** The sweep of the payment provider's books that ended last; null before the first. */
export const reconciliationPart = z
  .object({
    at: instant,
    /** Up to when everything was read. */
    until: instant,
    lagSeconds: count,
    read: count,
    /** What was new or changed of what was read. */
    recorded: count,
  })
  .nullable();

/** Payments and payouts that need a person. */
export const exceptionsPart = z.object({
  /** Every age, the youngest first. */
  ages: z.array(
    z.object({
      age: z.enum(RECONCILIATION_AGES),
      cases: count,
      /** Of those in pounds; null for those who may not see amounts. */
      amountPence: count.nullable(),
    }),
  ),
  /** Since when the oldest waits. */
  oldest: instant.nullable(),
  /** It is an alarm when one is older, or when there are so many. */
  alarm: z.object({ afterDays: count, from: count }),
  alarming: z.boolean(),
});

export const systemPart = {
  processes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(PROCESS_KINDS),
      host: z.string(),
      pid: count,
      startedAt: instant,
      seenAt: instant,
      alive: z.boolean(),
      /** How it finds the services outside that it may ask; both null while one is in order. */
      providers: z.array(
        z.object({
          name: z.string(),
          /** Since when it gave no good answer; it is spared meanwhile. */
          awaySince: instant.nullable(),
          /** From when on a call tries it again. */
          nextTry: instant.nullable(),
        }),
      ),
    }),
  ),
  databases: z.array(
    z.object({
      name: z.enum(['main', 'keys']),
      /** Null when the database does not answer. */
      health: z.object({ version: z.string(), connections: count, limit: count, bytes: z.number() }).nullable(),
    }),
  ),
  /** Connections of the process that answers. */
  pools: z.array(z.object({ name: z.string(), used: count, waiting: count, limit: count })),
};

/** What people asked of the workers, newest first. */
export const requestsPart = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(OPERATOR_REQUESTS),
    name: z.string().nullable(),
    item: z.string().nullable(),
    askedBy: z.string().nullable(),
    askedAt: instant,
    outcome: z.enum(REQUEST_OUTCOMES).nullable(),
    endedAt: instant.nullable(),
    reason: z.string().nullable(),
  }),
);

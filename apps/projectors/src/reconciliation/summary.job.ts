import { isCounted, RECONCILIATION_PARTITION, SUMMARY_STREAM, summaryDecider } from '@keelson/domain/reconciliation';
import { uuidV5 } from '@keelson/event-store/codec';
import type { EventStore } from '@keelson/event-store';
import { type Clock, londonDate } from '@keelson/kernel';
import type { ReadModelDatabase } from '@keelson/read-models';
import { selectExceptions } from '@keelson/read-models/reconciliation';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { JobHandler } from '../runtime/job';
import { projected } from '../runtime/projected';
import { HOUR_MS, type Schedule } from '../runtime/schedule';
import type { Deciding } from '../runtime/worker-runner';
import { londonClock } from './london-clock';

export const RECONCILIATION_SUMMARY_QUEUE = 'reconciliation-summary';

interface Needs extends Deciding {
  readonly store: Pick<EventStore, 'head'>;
  readonly readModels: Kysely<ReadModelDatabase>;
  readonly pool: Pool;
  readonly clock: Clock;
  /** Time of day in London, `08:00`. */
  readonly summaryAt: string;
  /** Absent where nothing can be bought. */
  readonly payments?: object | undefined;
}

const COUNTED = ['reconciliation-cases', 'reconciliation-claims', 'reconciliation-payouts'] as const;

/**
 * Counts what needs a person, once a day at a time that was set: looks every quarter of an hour whether that time has
 * come. A worker that was away then counts as soon as it is back, and no day twice, also where the clocks go back.
 */
export const reconciliationSummaryJob: JobHandler<Record<string, never>, Needs> = {
  queue: RECONCILIATION_SUMMARY_QUEUE,
  async handle(_data, { runner, store, readModels, pool, clock, summaryAt, payments, jobId }) {
    if (!payments) return;
    const now = clock();
    const date = londonDate(now);
    if (londonClock(now) < summaryAt) return;
    if (isCounted((await runner.load(summaryDecider, SUMMARY_STREAM)).state, date)) return;
    const head = await store.head();
    for (const name of COUNTED) await projected(pool, name, head);
    const exceptions = (await selectExceptions(readModels, now)).map(({ reason, age, cases, amount_pence }) => ({
      ...{ reason, age, cases, amountPence: amount_pence },
    }));
    await runner.record({
      decider: summaryDecider,
      streamId: SUMMARY_STREAM,
      command: { name: 'CountExceptions', counted: { date, exceptions } },
      partitionKey: RECONCILIATION_PARTITION,
      context: {
        commandId: uuidV5(jobId, date),
        ...{ correlationId: jobId, causationId: jobId },
        actor: { kind: 'system', id: RECONCILIATION_SUMMARY_QUEUE },
        subjectId: RECONCILIATION_PARTITION,
      },
    });
  },
};

export const reconciliationSummarySchedule: Schedule = {
  queue: RECONCILIATION_SUMMARY_QUEUE,
  everyMs: HOUR_MS / 4,
  afterMs: 0,
};

import type PgBoss from 'pg-boss';
import { jobIdOf } from './job-queue';

export const HOUR_MS = 3_600_000;

/** A job that comes again and again. */
export interface Schedule {
  readonly queue: string;
  readonly everyMs: number;
  /** How long after midnight UTC, or after a whole multiple of the interval since, it comes. */
  readonly afterMs: number;
}

/** When the job should last have come. */
export function lastDue({ everyMs, afterMs }: Schedule, now: Date): Date {
  const turns = Math.floor((now.getTime() - afterMs) / everyMs);
  return new Date(turns * everyMs + afterMs);
}

/**
 * Puts each job on its queue for the time at which it should last have come, unless that was done before: any number
 * of processes may ask, and one that comes up late makes up for what was missed.
 */
export async function placeDue(boss: PgBoss, schedules: readonly Schedule[], now: Date): Promise<void> {
  if (schedules.length === 0) return;
  await boss.insert(
    schedules.map((schedule) => {
      const { queue } = schedule;
      return { id: jobIdOf(queue, lastDue(schedule, now).toISOString()), name: queue, data: {} };
    }),
  );
}

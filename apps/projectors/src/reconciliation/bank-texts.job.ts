import {
  bankDayDecider,
  bankDayStream,
  bankDaySubject,
  lastTextOver,
  RECONCILIATION_PARTITION,
} from '@keelson/domain/reconciliation';
import { uuidV5 } from '@keelson/event-store/codec';
import { type CalendarDate, calendarDate, type Clock, londonDate } from '@keelson/kernel';
import type { Vault } from '@keelson/vault';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { JobHandler } from '../runtime/job';
import { HOUR_MS, type Schedule } from '../runtime/schedule';
import type { Deciding } from '../runtime/worker-runner';

export const BANK_TEXTS_QUEUE = 'bank-texts-erasure';

/** Namespace of the ids of what is recorded here: a random UUID that must never change. */
const ERASING = '0c6e4a4f-5d0b-4c7d-9a55-2b7f0b1f6a90';

interface Needs extends Deciding {
  readonly vault: Pick<Vault, 'destroyKey'>;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Destroys the keys of the texts of bank lines 24 months after their day: in every copy they read "erased" from then on.
 * All days are gone through every night, so that keys that a restored backup brought back go again.
 */
export const bankTextsJob: JobHandler<Record<string, never>, Needs> = {
  queue: BANK_TEXTS_QUEUE,
  retry: { limit: 12, delaySeconds: 30, deadlineSeconds: 1_800 },
  async handle(_data, { vault, pool, runner, clock, log, signal }) {
    const days = await daysUpTo(lastTextOver(londonDate(clock())), pool);
    let erased = 0;
    for (const day of days) {
      signal.throwIfAborted();
      // Before it is recorded, so that a day that is said to be erased is.
      await vault.destroyKey(bankDaySubject(day));
      erased += await recordErased(day, runner);
    }
    if (erased > 0) log.info({ days: erased }, 'texts of bank lines erased');
  },
};

export const bankTextsSchedule: Schedule = { queue: BANK_TEXTS_QUEUE, everyMs: 24 * HOUR_MS, afterMs: 2 * HOUR_MS };

async function daysUpTo(last: CalendarDate, pool: Pool): Promise<readonly CalendarDate[]> {
  const { rows } = await pool.query<{ day: string }>(
    `SELECT DISTINCT to_char(dated, 'YYYY-MM-DD') AS day FROM read_model.reconciliation_bank_lines
     WHERE dated <= $1::date ORDER BY 1`,
    [last],
  );
  return rows.map(({ day }) => calendarDate(day));
}

async function recordErased(date: CalendarDate, runner: Needs['runner']): Promise<number> {
  const commandId = uuidV5(ERASING, date);
  const { events } = await runner.record({
    ...{ decider: bankDayDecider, streamId: bankDayStream(date), partitionKey: RECONCILIATION_PARTITION },
    command: { name: 'RecordTextsErased', date },
    context: {
      ...{ commandId, correlationId: commandId, causationId: commandId, subjectId: RECONCILIATION_PARTITION },
      actor: { kind: 'system', id: BANK_TEXTS_QUEUE },
    },
  });
  return events.length;
}

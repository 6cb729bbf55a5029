import type { PaymentProvider } from '@keelson/integrations/stripe';
import type { Clock } from '@keelson/kernel';
import type { Logger } from 'pino';
import type { JobHandler } from '../runtime/job';
import { HOUR_MS, type Schedule } from '../runtime/schedule';
import type { Deciding } from '../runtime/worker-runner';
import { RECONCILIATION_SWEEP_QUEUE, sweep } from './sweep';

interface Needs extends Deciding {
  /** Absent where nothing can be bought. */
  readonly payments?: Pick<PaymentProvider, 'statements'> | undefined;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Holds the provider's books against the log, every night and whenever somebody asks. */
export const reconciliationSweepJob: JobHandler<Record<string, never>, Needs> = {
  queue: RECONCILIATION_SWEEP_QUEUE,
  // The provider may be away for hours; what was recorded is not read twice.
  retry: { limit: 12, delaySeconds: 30, deadlineSeconds: 4 * 3_600 },
  async handle(_data, { payments, runner, clock, log, jobId, signal }) {
    if (!payments) return;
    const { statements } = payments;
    const swept = await sweep({ runner, statements, clock, sweepId: jobId, signal });
    log.info(swept, 'books of the payment provider read');
  },
};

export const reconciliationSweepSchedule: Schedule = {
  queue: RECONCILIATION_SWEEP_QUEUE,
  everyMs: 24 * HOUR_MS,
  afterMs: 3 * HOUR_MS,
};

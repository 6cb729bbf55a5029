import type { Logger } from 'pino';
import { type JobHandler, JobRefused } from '../runtime/job';
import { HOUR_MS, type Schedule } from '../runtime/schedule';
import { faultText } from './fault-text';
import type { LogVerifier } from './log-verifier';

/** Signs a root over what was appended since the last one. The line in the log is a copy that is kept elsewhere. */
export const sealLogJob: JobHandler<Record<string, never>, { readonly verifier: LogVerifier; readonly log: Logger }> = {
  queue: 'seal-log',
  retry: { limit: 3, delaySeconds: 30, deadlineSeconds: 600 },
  async handle(_data, { verifier, log }) {
    const outcome = await verifier.seal();
    if (outcome.kind === 'root-broken') {
      const { reason, root } = outcome;
      log.error({ reason, root }, 'the log was changed: its newest signed root does not hold');
      throw new JobRefused(faultText(outcome));
    }
    if (outcome.kind === 'sealed') log.info({ root: outcome.root }, 'log root signed');
  },
};

export const sealLogSchedule: Schedule = { queue: 'seal-log', everyMs: HOUR_MS, afterMs: 0 };

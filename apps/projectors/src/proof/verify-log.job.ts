import { type JobHandler, JobRefused } from '../runtime/job';
import { faultText } from './fault-text';

const SIX_HOURS_S = 6 * 3_600;

/** Recomputes all hash chains and holds every signed root against the log. A fault stays as a failed job until somebody acts. */
export const verifyLogJob: JobHandler<Record<string, never>> = {
  queue: 'verify-log',
  retry: { limit: 2, delaySeconds: 300, deadlineSeconds: SIX_HOURS_S },
  async handle(_data, { proof, log }) {
    const found = await proof.verify();
    if (found.kind === 'intact') {
      const { events, roots } = found;
      log.info({ events, roots }, 'log verified: every event is as it was appended');
      return;
    }
    log.error({ found }, 'the log was changed');
    throw new JobRefused(faultText(found));
  },
};

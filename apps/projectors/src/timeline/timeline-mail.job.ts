import { accountDecider, accountStream } from '@keelson/domain/accounts';
import { isExpired, timelineDecider, timelineStream } from '@keelson/domain/timeline';
import type { Clock } from '@keelson/kernel';
import type { Vault } from '@keelson/vault';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import type { Deciding } from '../runtime/worker-runner';
import { timelineLetter } from './timeline-letter';

export const TIMELINE_MAIL_QUEUE = 'timeline-mail';

interface Needs extends LinkMailing, Deciding {
  readonly vault: Pick<Vault, 'credentials'>;
  readonly clock: Clock;
}

/** Tells that the files wait. They never go by mail: whoever reads the mailbox does not have them. */
export const timelineMailJob: JobHandler<{ readonly accountId: string; readonly exportId: string }, Needs> = {
  queue: TIMELINE_MAIL_QUEUE,
  retry: { limit: 12, delaySeconds: 10, deadlineSeconds: 30 },
  async handle({ accountId, exportId }, { runner, vault, mail, publicUrl, clock, jobId }) {
    const credential = await vault.credentials.byId(accountId);
    if (!credential || credential.disabled) return;
    const { state } = await runner.load(timelineDecider, timelineStream(accountId));
    if (state.kind !== 'made' || state.exportId !== exportId || isExpired(state, clock())) return;
    const { registration } = (await runner.load(accountDecider, accountStream(accountId))).state;
    if (!registration) return;
    const letter = timelineLetter(registration.name, state.expiresAt, `${publicUrl}/dashboard/yourData`);
    await mail.send({ ...letter, to: registration.email, dedupeKey: jobId });
  },
};

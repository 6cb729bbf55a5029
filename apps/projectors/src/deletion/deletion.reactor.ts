import type { TrialExtended } from '@keelson/domain/billing';
import type { AccessEnded, DeletionRequested, ErasureCertified, RetryAsked } from '@keelson/domain/deletion';
import { LAST_LETTER_HOURS } from '@keelson/vault';
import type { JobRequest, Reactor } from '../runtime/reactor';
import { CERTIFICATE_MAIL_QUEUE } from './certificate-mail.job';
import { END_ACCESS_QUEUE } from './end-access.job';
import { ENDING_RETRY_QUEUE } from './ending-retry.job';
import { ERASURE_QUEUE } from './erasure-steps';
import { FOLLOW_TRIAL_QUEUE } from './follow-trial.job';

/** The timer of the days of grace, the erasure once access has ended, and the mail of its certificate. */
export const deletionReactor: Reactor<DeletionRequested | AccessEnded | ErasureCertified | RetryAsked | TrialExtended> =
  {
    name: 'deletion',
    startsAt: 'beginning',
    handles: [
      'billing.trial-extended.v1',
      'deletion.requested.v1',
      'deletion.access-ended.v1',
      'deletion.erasure-certified.v1',
      'deletion.retry-asked.v1',
    ],
    react(event) {
      const data = {
        accountId: event.metadata.subjectId,
        causationId: event.eventId,
        correlationId: event.metadata.correlationId,
      };
      if (event.type === 'billing.trial-extended.v1') return [{ queue: FOLLOW_TRIAL_QUEUE, data }];
      if (event.type === 'deletion.retry-asked.v1')
        return [{ queue: ENDING_RETRY_QUEUE, data: { accountId: data.accountId } }];
      if (event.type === 'deletion.access-ended.v1') return [{ queue: ERASURE_QUEUE, data }];
      if (event.type === 'deletion.erasure-certified.v1')
        return letters(data.accountId, event.eventId, event.data.erasedAt);
      const { by, deleteAt } = event.data;
      // What its holder asked for ended access in the same breath.
      return by === 'holder' ? [] : [{ queue: END_ACCESS_QUEUE, data, startAfter: new Date(deleteAt) }];
    },
  };

const HOUR_MS = 3_600_000;

/** The mail, and the end of the time for it. */
const letters = (accountId: string, eventId: string, erasedAt: string): readonly JobRequest[] => [
  { queue: CERTIFICATE_MAIL_QUEUE, data: { accountId, late: false } },
  {
    queue: CERTIFICATE_MAIL_QUEUE,
    key: `${eventId} late`,
    data: { accountId, late: true },
    startAfter: new Date(Date.parse(erasedAt) + LAST_LETTER_HOURS * HOUR_MS),
  },
];

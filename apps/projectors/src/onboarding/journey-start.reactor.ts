import type { DomainEvent } from '@keelson/domain';
import type { Reactor } from '../runtime/reactor';
import { JOURNEY_START_QUEUE } from './journey-start.job';

type EmailVerified = DomainEvent<'accounts.email-verified.v1'>;

/** A confirmed e-mail address begins the onboarding. */
export const journeyStartReactor: Reactor<EmailVerified> = {
  name: 'onboarding-journey-start',
  handles: ['accounts.email-verified.v1'],
  startsAt: 'beginning',
  react: (event) => [
    {
      queue: JOURNEY_START_QUEUE,
      data: {
        accountId: event.metadata.subjectId,
        causationId: event.eventId,
        correlationId: event.metadata.correlationId,
      },
    },
  ],
};

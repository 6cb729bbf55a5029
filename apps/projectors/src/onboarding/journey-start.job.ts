import { type JourneyStarted, onboardingStream } from '@keelson/domain/onboarding';
import type { EventToAppend } from '@keelson/event-store';
import { commandHashWith, eventIdOf, uuidV5 } from '@keelson/event-store/codec';
import type { JobHandler } from '../runtime/job';

export const JOURNEY_START_QUEUE = 'onboarding-journey-start';

export type JourneyStart = { readonly accountId: string; readonly causationId: string; readonly correlationId: string };

/**
 * Appends the first event of the journey. A journey that the customer's own first command has started is left as it is;
 * the command id comes from the event that caused it, so that a second try writes nothing.
 */
export const journeyStartJob: JobHandler<JourneyStart> = {
  queue: JOURNEY_START_QUEUE,
  async handle(start, { store, log }) {
    const streamId = onboardingStream(start.accountId);
    const outcome = await store.append({ streamId, expectedVersion: 0, events: [journeyStarted(start)] });
    log.debug({ streamId, outcome: outcome.kind }, 'onboarding journey start');
  },
};

// The command holds no personal value, so its hash needs no secret.
const commandHash = commandHashWith(Buffer.from(JOURNEY_START_QUEUE));

function journeyStarted({ accountId, causationId, correlationId }: JourneyStart): EventToAppend {
  const commandId = uuidV5(causationId, JOURNEY_START_QUEUE);
  const type: JourneyStarted['type'] = 'onboarding.journey-started.v1';
  return {
    eventId: eventIdOf(commandId, 0),
    type,
    data: {},
    metadata: {
      commandId,
      commandHash: commandHash(type, { accountId }),
      correlationId,
      causationId,
      actor: { kind: 'system', id: JOURNEY_START_QUEUE },
      subjectId: accountId,
      partitionKey: accountId,
      schemaVersion: 1,
    },
  };
}

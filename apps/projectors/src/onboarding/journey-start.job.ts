import { type JourneyStarted, onboardingStream } from '@keelson/domain/onboarding';
import { commandHashWith, uuidV5 } from '@keelson/event-store/codec';
import { accepted, type Decider } from '@keelson/kernel';
import type { Logger } from 'pino';
import type { JobHandler } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';

export const JOURNEY_START_QUEUE = 'onboarding-journey-start';

export type JourneyStart = { readonly accountId: string; readonly causationId: string; readonly correlationId: string };

const STARTED: JourneyStarted = { type: 'onboarding.journey-started.v1', data: {} };

/** Any first event starts a journey, also that of the customer's own first command. */
const startDecider: Decider<'start', boolean, JourneyStarted, never> = {
  initialState: false,
  decide: (_, hasStarted) => accepted(hasStarted ? [] : [STARTED]),
  evolve: () => true,
};

// The command holds no personal value, so its hash needs no secret.
const commandHash = commandHashWith(Buffer.from(JOURNEY_START_QUEUE));

/**
 * Appends the first event of the journey. A journey that the customer's own first command has started is left as it is;
 * the command id comes from the event that caused it, so that a second try writes nothing.
 */
export const journeyStartJob: JobHandler<JourneyStart, Deciding & { readonly log: Logger }> = {
  queue: JOURNEY_START_QUEUE,
  async handle({ accountId, causationId, correlationId }, { runner, log }) {
    const streamId = onboardingStream(accountId);
    const { events } = await runner.record({
      decider: startDecider,
      streamId,
      partitionKey: accountId,
      command: 'start',
      context: {
        commandId: uuidV5(causationId, JOURNEY_START_QUEUE),
        commandHash: commandHash(STARTED.type, { accountId }),
        correlationId,
        causationId,
        actor: { kind: 'system', id: JOURNEY_START_QUEUE },
        subjectId: accountId,
      },
    });
    log.debug({ streamId, started: events.length > 0 }, 'onboarding journey start');
  },
};

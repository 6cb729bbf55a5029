import { Injectable } from '@nestjs/common';
import {
  type OnboardingCommand,
  onboardingDecider,
  type OnboardingEvent,
  type OnboardingRefusal,
  type OnboardingState,
  onboardingStream,
} from '@keelson/domain/onboarding';
import { uuidV5 } from '@keelson/event-store/codec';
import type { Result } from '@keelson/kernel';
import type { StepAttempt } from '@keelson/vocabulary';
import type { CommandContext } from '../platform/execution/command-context';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';

export type JourneyOutcome = Result<DeciderOutcome<OnboardingState, OnboardingEvent>, OnboardingRefusal>;

/** Runs the commands of a journey and keeps what its rules refuse (decision 4.54). */
@Injectable()
export class JourneyRunner {
  constructor(private readonly runner: DeciderRunner) {}

  async run(command: OnboardingCommand, attempted: StepAttempt, context: CommandContext): Promise<JourneyOutcome> {
    const outcome = await this.#decide(command, context);
    if (!outcome.ok) await this.#keep(outcome.failure, attempted, context);
    return outcome;
  }

  #decide(command: OnboardingCommand, context: CommandContext): Promise<JourneyOutcome> {
    const { subjectId } = context;
    const streamId = onboardingStream(subjectId);
    return this.runner.run({ decider: onboardingDecider, streamId, partitionKey: subjectId, command, context });
  }

  /** Every refused try is a fact of its own, also under one Idempotency-Key; hence the time in its command id. */
  #keep({ step, code }: OnboardingRefusal, attempted: StepAttempt, context: CommandContext): Promise<JourneyOutcome> {
    const { expectedVersion: _, ...rest } = context;
    const commandId = uuidV5(context.commandId, `refused ${context.occurredAt.toISOString()}`);
    const command: OnboardingCommand = { name: 'RecordRefusal', step, attempted, code, at: context.occurredAt };
    return this.#decide(command, { ...rest, commandId, causationId: context.commandId });
  }
}

import { Injectable } from '@nestjs/common';
import {
  evidenceFor,
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
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';
import { StepEvidenceReader } from './step-evidence-reader';

type EvidencedCommand = Extract<OnboardingCommand, { name: 'CompleteStep' | 'RecordProgress' | 'SaveAndLogOut' }>;

export type JourneyOutcome = Result<DeciderOutcome<OnboardingState, OnboardingEvent>, OnboardingRefusal>;

/** Runs the commands of a journey and keeps what its rules refuse (decision 4.54). */
@Injectable()
export class JourneyRunner {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly evidence: StepEvidenceReader,
  ) {}

  async run(command: OnboardingCommand, attempted: StepAttempt, context: CommandContext): Promise<JourneyOutcome> {
    const outcome = await this.runner.run({ ...journeyOf(context), command });
    if (!outcome.ok) await this.#keep(outcome.failure, attempted, context);
    return outcome;
  }

  /** Runs a command that may complete a step, with what the owner did for it by then. */
  async runEvidenced(
    command: EvidencedCommand,
    attempted: StepAttempt,
    caller: Caller,
    context: CommandContext,
  ): Promise<JourneyOutcome> {
    const outcome = await this.runner.run({
      ...journeyOf(context),
      gather: async (state) => {
        const step = evidenceFor(command, state);
        return step === undefined ? command : { ...command, evidence: await this.evidence.read(step, caller, context) };
      },
    });
    if (!outcome.ok) await this.#keep(outcome.failure, attempted, context);
    return outcome;
  }

  /** Every refused try is a fact of its own, also under one Idempotency-Key; hence the time in its command id. */
  #keep({ step, code }: OnboardingRefusal, attempted: StepAttempt, context: CommandContext): Promise<JourneyOutcome> {
    const { expectedVersion: _, ...rest } = context;
    const commandId = uuidV5(context.commandId, `refused ${context.occurredAt.toISOString()}`);
    const command: OnboardingCommand = { name: 'RecordRefusal', step, attempted, code, at: context.occurredAt };
    return this.runner.run({ ...journeyOf({ ...rest, commandId, causationId: context.commandId }), command });
  }
}

const journeyOf = (context: CommandContext) => ({
  decider: onboardingDecider,
  streamId: onboardingStream(context.subjectId),
  partitionKey: context.subjectId,
  context,
});

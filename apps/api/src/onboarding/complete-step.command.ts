import type { OnboardingStep } from '@keelson/vocabulary';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { type JourneyOutcome, JourneyRunner } from './journey-runner';

export class CompleteStep extends Command<JourneyOutcome> {
  constructor(
    readonly step: OnboardingStep,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CompleteStep)
export class CompleteStepHandler implements ICommandHandler<CompleteStep> {
  constructor(private readonly journey: JourneyRunner) {}

  execute({ step, caller, context }: CompleteStep): Promise<JourneyOutcome> {
    return this.journey.runEvidenced({ name: 'CompleteStep', step }, 'complete', caller, context);
  }
}

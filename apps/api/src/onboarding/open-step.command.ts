import type { OnboardingStep } from '@keelson/vocabulary';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { type JourneyOutcome, JourneyRunner } from './journey-runner';

export class OpenStep extends Command<JourneyOutcome> {
  constructor(
    readonly step: OnboardingStep,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(OpenStep)
export class OpenStepHandler implements ICommandHandler<OpenStep> {
  constructor(private readonly journey: JourneyRunner) {}

  execute({ step, context }: OpenStep): Promise<JourneyOutcome> {
    return this.journey.run({ name: 'OpenStep', step }, 'open', context);
  }
}

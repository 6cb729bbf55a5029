import type { OnboardingStep } from '@keelson/vocabulary';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { type JourneyOutcome, JourneyRunner } from './journey-runner';

export class SaveAndLogOut extends Command<JourneyOutcome> {
  constructor(
    readonly step: OnboardingStep | null,
    readonly finishes: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveAndLogOut)
export class SaveAndLogOutHandler implements ICommandHandler<SaveAndLogOut> {
  constructor(private readonly journey: JourneyRunner) {}

  execute({ step, finishes, context }: SaveAndLogOut): Promise<JourneyOutcome> {
    return this.journey.run({ name: 'SaveAndLogOut', step, finishes }, 'save-and-log-out', context);
  }
}

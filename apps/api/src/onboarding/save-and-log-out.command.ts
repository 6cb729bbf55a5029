import type { OnboardingStep } from '@keelson/vocabulary';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { type JourneyOutcome, JourneyRunner } from './journey-runner';

export class SaveAndLogOut extends Command<JourneyOutcome> {
  constructor(
    readonly step: OnboardingStep | null,
    readonly finishes: boolean,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveAndLogOut)
export class SaveAndLogOutHandler implements ICommandHandler<SaveAndLogOut> {
  constructor(private readonly journey: JourneyRunner) {}

  execute({ step, finishes, caller, context }: SaveAndLogOut): Promise<JourneyOutcome> {
    return this.journey.runEvidenced({ name: 'SaveAndLogOut', step, finishes }, 'save-and-log-out', caller, context);
  }
}

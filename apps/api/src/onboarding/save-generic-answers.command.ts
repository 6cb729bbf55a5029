import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SaveGenericAnswers as Order } from '@keelson/domain/onboarding';
import type { CommandContext } from '../platform/execution/command-context';
import { type JourneyOutcome, JourneyRunner } from './journey-runner';

type GenericForm = Pick<Order, 'answers' | 'questions' | 'termsAccepted'>;

export class SaveGenericAnswers extends Command<JourneyOutcome> {
  constructor(
    readonly form: GenericForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveGenericAnswers)
export class SaveGenericAnswersHandler implements ICommandHandler<SaveGenericAnswers> {
  constructor(private readonly journey: JourneyRunner) {}

  execute({ form, context }: SaveGenericAnswers): Promise<JourneyOutcome> {
    return this.journey.run({ name: 'SaveGenericAnswers', ...form }, 'answer', context);
  }
}

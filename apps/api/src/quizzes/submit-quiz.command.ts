import {
  type QuizEvent,
  type QuizRefusal,
  quizzesDecider,
  type QuizzesState,
  quizzesStream,
  type SubmitQuiz as SubmitQuizCommand,
} from '@keelson/domain/quizzes';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';
import type { Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

export type QuizOutcome = Result<DeciderOutcome<QuizzesState, QuizEvent>, QuizRefusal>;

/** The subject of the context submits the answers of a quiz. */
export class SubmitQuiz extends Command<QuizOutcome> {
  constructor(
    readonly command: SubmitQuizCommand,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SubmitQuiz)
export class SubmitQuizHandler implements ICommandHandler<SubmitQuiz> {
  constructor(private readonly runner: DeciderRunner) {}

  execute({ command, context }: SubmitQuiz): Promise<QuizOutcome> {
    const accountId = context.subjectId;
    return this.runner.run({
      ...{ decider: quizzesDecider, streamId: quizzesStream(accountId), partitionKey: accountId, command, context },
    });
  }
}

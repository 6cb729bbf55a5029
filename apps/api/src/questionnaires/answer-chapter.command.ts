import {
  type QuestionnaireCommand,
  type QuestionnaireEvent,
  type QuestionnaireRefusal,
  questionnairesDecider,
  type QuestionnairesState,
  questionnairesStream,
} from '@keelson/domain/questionnaires';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';
import type { Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

export type QuestionnaireOutcome = Result<
  DeciderOutcome<QuestionnairesState, QuestionnaireEvent>,
  QuestionnaireRefusal
>;

/** The subject of the context saves or submits the answers of a chapter. */
export class AnswerChapter extends Command<QuestionnaireOutcome> {
  constructor(
    readonly command: QuestionnaireCommand,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AnswerChapter)
export class AnswerChapterHandler implements ICommandHandler<AnswerChapter> {
  constructor(private readonly runner: DeciderRunner) {}

  execute({ command, context }: AnswerChapter): Promise<QuestionnaireOutcome> {
    const accountId = context.subjectId;
    return this.runner.run({
      decider: questionnairesDecider,
      streamId: questionnairesStream(accountId),
      partitionKey: accountId,
      command,
      context,
    });
  }
}

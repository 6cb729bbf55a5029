import {
  type LearningCommand,
  learningDecider,
  type LearningEvent,
  type LearningRefusal,
  type LearningState,
  learningStream,
} from '@keelson/domain/learning';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';
import type { Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

export type LessonOutcome = Result<DeciderOutcome<LearningState, LearningEvent>, LearningRefusal>;

/** The subject of the context has watched a video or read a reading. */
export class FinishLesson extends Command<LessonOutcome> {
  constructor(
    readonly command: LearningCommand,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(FinishLesson)
export class FinishLessonHandler implements ICommandHandler<FinishLesson> {
  constructor(private readonly runner: DeciderRunner) {}

  execute({ command, context }: FinishLesson): Promise<LessonOutcome> {
    const accountId = context.subjectId;
    return this.runner.run({
      decider: learningDecider,
      streamId: learningStream(accountId),
      partitionKey: accountId,
      command,
      context,
    });
  }
}

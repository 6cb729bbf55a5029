import { quizzesDecider, quizzesStream } from '@keelson/domain/quizzes';
import {
  type PlannedTask,
  type TaskCommand,
  type TaskEvent,
  type TaskRefusal,
  tasksDecider,
  type TasksState,
  tasksStream,
} from '@keelson/domain/tasks';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';
import { londonDate, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

export type TasksOutcome = Result<DeciderOutcome<TasksState, TaskEvent>, TaskRefusal>;

/** The subject of the context has these tasks fall due on these days. */
export class SaveTasks extends Command<TasksOutcome> {
  constructor(
    readonly tasks: readonly Omit<PlannedTask, 'done'>[],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveTasks)
export class SaveTasksHandler implements ICommandHandler<SaveTasks> {
  constructor(private readonly runner: DeciderRunner) {}

  execute({ tasks, context }: SaveTasks): Promise<TasksOutcome> {
    const accountId = context.subjectId;
    return this.runner.run({
      ...{ decider: tasksDecider, streamId: tasksStream(accountId), partitionKey: accountId, context },
      gather: async (): Promise<TaskCommand> => {
        const { taken } = (await this.runner.load(quizzesDecider, quizzesStream(accountId))).state;
        return {
          name: 'SaveTasks',
          today: londonDate(context.occurredAt),
          tasks: tasks.map((task) => ({ ...task, done: taken[task.place.subChapterId] !== undefined })),
        };
      },
    });
  }
}

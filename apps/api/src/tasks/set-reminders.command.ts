import { tasksDecider, tasksStream } from '@keelson/domain/tasks';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

/** Mails remind this account of due tasks, or do not. The answer is where the log stands afterwards. */
export class SetReminders extends Command<{ readonly position: number }> {
  constructor(
    readonly accountId: string,
    readonly on: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetReminders)
export class SetRemindersHandler implements ICommandHandler<SetReminders> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ accountId, on, context }: SetReminders): Promise<{ readonly position: number }> {
    const outcome = await this.runner.run({
      ...{ decider: tasksDecider, streamId: tasksStream(accountId), partitionKey: accountId, subjectId: accountId },
      ...{ context, command: { name: 'SetReminders', on } as const },
    });
    if (!outcome.ok) throw new Error(`reminders were not set: ${outcome.failure.code}`);
    return { position: outcome.value.position };
  }
}

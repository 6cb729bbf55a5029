import { recordingOf } from '@keelson/domain/audit';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

/** Somebody is about to be shown the onboarding of a customer. */
export class RecordReplay extends Command<void> {
  constructor(
    readonly subject: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordReplay)
export class RecordReplayHandler implements ICommandHandler<RecordReplay> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ subject, context }: RecordReplay): Promise<void> {
    const command = { what: 'replay', subject, readAt: context.occurredAt } as const;
    await this.runner.run({ ...recordingOf(context.actor.id, command), context });
  }
}

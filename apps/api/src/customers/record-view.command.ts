import { recordingOf } from '@keelson/domain/audit';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

/** Somebody was shown the details of a customer. */
export class RecordView extends Command<void> {
  constructor(
    readonly subject: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordView)
export class RecordViewHandler implements ICommandHandler<RecordView> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ subject, context }: RecordView): Promise<void> {
    const command = { what: 'customer', subject, readAt: context.occurredAt } as const;
    await this.runner.run({ ...recordingOf(context.actor.id, command), context });
  }
}

import { type RecordReading, recordingOf } from '@keelson/domain/audit';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

/** Somebody was shown a payment, or takes a list of payments away; the subject is an account. */
export class RecordPaymentReading extends Command<void> {
  constructor(
    readonly what: Extract<RecordReading['what'], 'payment' | 'payments'>,
    readonly subject: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordPaymentReading)
export class RecordPaymentReadingHandler implements ICommandHandler<RecordPaymentReading> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ what, subject, context }: RecordPaymentReading): Promise<void> {
    const command = { what, subject, readAt: context.occurredAt };
    await this.runner.run({ ...recordingOf(context.actor.id, command), context });
  }
}

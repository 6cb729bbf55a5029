import { type RecordReading, recordingOf } from '@keelson/domain/audit';
import { selectCustomer } from '@keelson/read-models/customers';
import { accepted, type Clock, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { ReadModelReader } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';

type Refusal = { readonly code: 'ACCOUNT_NOT_FOUND' };

/** Somebody asks for what is behind an account: recorded before it is shown, so that the list tells of it too. */
export class RecordHistoryReading extends Command<Result<{ readonly position: number }, Refusal>> {
  constructor(
    readonly caller: Caller,
    readonly what: RecordReading['what'],
    readonly subject: string,
    readonly context: CommandContext,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@CommandHandler(RecordHistoryReading)
export class RecordHistoryReadingHandler implements ICommandHandler<RecordHistoryReading> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async execute({ caller, what, subject, context, minimumPosition }: RecordHistoryReading) {
    const { value: customer } = await this.reader.read(
      caller,
      { projections: ['customer-table'], minimumPosition },
      (database) => selectCustomer(database, subject, this.clock()),
    );
    if (customer === undefined) return refused({ code: 'ACCOUNT_NOT_FOUND' } as const);
    const command = { what, subject, readAt: context.occurredAt };
    const recorded = await this.runner.run({ ...recordingOf(context.actor.id, command), context });
    return recorded.ok ? accepted({ position: recorded.value.position }) : recorded;
  }
}

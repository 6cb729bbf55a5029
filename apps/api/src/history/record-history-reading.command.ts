import { selectCustomer } from '@keelson/read-models/customers';
import { accepted, type Clock, refused, type Result } from '@keelson/kernel';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { RecordReading } from '../platform/access/record-reading.command';
import type { CommandContext } from '../platform/execution/command-context';
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
    private readonly commands: CommandBus,
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
    return accepted(await this.commands.execute(new RecordReading(what, subject, context)));
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { ConnectionRecords } from '../connection-records';

/** Switches the nightly import. @returns the position of what was recorded. */
export class SetCycle extends Command<number> {
  constructor(
    readonly accountId: string,
    readonly repeat: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetCycle)
export class SetCycleHandler implements ICommandHandler<SetCycle> {
  constructor(private readonly records: ConnectionRecords) {}

  async execute({ accountId, repeat, context }: SetCycle): Promise<number> {
    const outcome = await this.records.run(accountId, { name: 'SetCycle', repeat }, context);
    if (!outcome.ok) throw new Error(`the cycle was refused: ${outcome.failure.code}`);
    return outcome.value.position;
  }
}

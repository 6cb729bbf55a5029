import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { BillingRecords } from '../billing-records';

/** The workers end it at the provider, and try again until it is ended. */
export class Deactivate extends Command<number> {
  constructor(
    readonly accountId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Deactivate)
export class DeactivateHandler implements ICommandHandler<Deactivate> {
  constructor(private readonly records: BillingRecords) {}

  async execute({ accountId, context }: Deactivate): Promise<number> {
    const outcome = await this.records.run(accountId, { name: 'Deactivate', at: context.occurredAt }, context);
    if (!outcome.ok) throw new Error(`a deactivation was refused: ${outcome.failure.code}`);
    return outcome.value.position;
  }
}

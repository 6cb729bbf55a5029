import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, refused, type Result } from '@keelson/kernel';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { BillingRecords } from '../billing-records';
import { TrialCustomers, type TrialRefusal } from './trial-customers';

/** From the free trial to subscriber; answers with the position of the last event. */
export class Migrate extends Command<Result<number, TrialRefusal>> {
  constructor(
    readonly accountId: string,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Migrate)
export class MigrateHandler implements ICommandHandler<Migrate> {
  constructor(
    private readonly customers: TrialCustomers,
    private readonly records: BillingRecords,
  ) {}

  async execute({ accountId, caller, context }: Migrate): Promise<Result<number, TrialRefusal>> {
    const found = await this.customers.startOf(accountId, caller);
    if (!found.ok) return found;
    const command = { name: 'MigrateToSubscriber', start: found.value, at: context.occurredAt } as const;
    const outcome = await this.records.run(accountId, command, context);
    return outcome.ok ? accepted(outcome.value.position) : refused({ code: 'CUSTOMER_NOT_ON_TRIAL' });
  }
}

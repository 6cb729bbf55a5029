import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { refusalBy } from '../../platform/wire/refusal';
import { BillingRecords } from '../billing-records';
import { billingProblems } from '../billing.problems';

/** The workers end it at the provider, and try again until it is ended. */
export class Deactivate extends Command<number> {
  constructor(
    readonly accountId: string,
    /** Whom the caller takes itself for, if it says so. */
    readonly customerId: string | undefined,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Deactivate)
export class DeactivateHandler implements ICommandHandler<Deactivate> {
  constructor(private readonly records: BillingRecords) {}

  /** @throws Refusal 404 for the customer id of another account. */
  async execute({ accountId, customerId, context }: Deactivate): Promise<number> {
    if (customerId !== undefined && customerId !== (await this.records.state(accountId)).customerId)
      throw refusalBy(billingProblems, 'NOT_FOUND');
    const outcome = await this.records.run(accountId, { name: 'Deactivate', at: context.occurredAt }, context);
    if (!outcome.ok) throw new Error(`a deactivation was refused: ${outcome.failure.code}`);
    return outcome.value.position;
  }
}

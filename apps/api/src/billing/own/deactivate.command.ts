import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isOwnCustomerId, isOwnCycleId } from '@keelson/domain/billing';
import type { CommandContext } from '../../platform/execution/command-context';
import { refusalBy } from '../../platform/wire/refusal';
import { BillingRecords } from '../billing-records';
import { billingProblems } from '../billing.problems';

/** Whom and what the caller takes for its own, if it says so. */
interface NamedSubscription {
  readonly accountApiId?: string | undefined;
  readonly cycleId?: string | undefined;
}

/** The workers end it at the provider, and try again until it is ended. */
export class Deactivate extends Command<number> {
  constructor(
    readonly accountId: string,
    readonly named: NamedSubscription,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Deactivate)
export class DeactivateHandler implements ICommandHandler<Deactivate> {
  constructor(private readonly records: BillingRecords) {}

  /** @throws Refusal 404 for ids of another account. */
  async execute({ accountId, named, context }: Deactivate): Promise<number> {
    if (!(await this.isOwn(accountId, named, context.occurredAt))) throw refusalBy(billingProblems, 'NOT_FOUND');
    const outcome = await this.records.run(accountId, { name: 'Deactivate', at: context.occurredAt }, context);
    if (!outcome.ok) throw new Error(`a deactivation was refused: ${outcome.failure.code}`);
    return outcome.value.position;
  }

  private async isOwn(accountId: string, { accountApiId, cycleId }: NamedSubscription, at: Date): Promise<boolean> {
    if (accountApiId === undefined && cycleId === undefined) return true;
    const state = await this.records.state(accountId);
    return (
      (accountApiId === undefined || isOwnCustomerId(state, accountApiId)) &&
      (cycleId === undefined || isOwnCycleId(state, cycleId, at))
    );
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { situationAfter } from '@keelson/domain/billing';
import { accepted, refused, type Result } from '@keelson/kernel';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { BillingRecords } from '../billing-records';
import { TrialCustomers, type TrialRefusal } from './trial-customers';

export interface ExtendedTrial {
  readonly trialEndsAt: string;
  readonly position: number;
}

/** Fourteen days more, from the later of now and the end so far. */
export class ExtendTrial extends Command<Result<ExtendedTrial, TrialRefusal>> {
  constructor(
    readonly accountId: string,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ExtendTrial)
export class ExtendTrialHandler implements ICommandHandler<ExtendTrial> {
  constructor(
    private readonly customers: TrialCustomers,
    private readonly records: BillingRecords,
  ) {}

  async execute({ accountId, caller, context }: ExtendTrial): Promise<Result<ExtendedTrial, TrialRefusal>> {
    const found = await this.customers.startOf(accountId, caller);
    if (!found.ok) return found;
    const [start, at] = [found.value, context.occurredAt];
    const outcome = await this.records.run(accountId, { name: 'ExtendTrial', start, at }, context);
    if (!outcome.ok) return refused({ code: 'CUSTOMER_NOT_ON_TRIAL' });
    const { state, position } = outcome.value;
    const situation = situationAfter(start, state, at);
    if (situation.kind !== 'trial') throw new Error('a trial was extended and is none');
    return accepted({ trialEndsAt: situation.endsAt, position });
  }
}

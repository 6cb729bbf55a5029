import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BillingRefusal, situationAfter } from '@keelson/domain/billing';
import { accepted, type Result } from '@keelson/kernel';
import type { CommandContext } from '../../platform/execution/command-context';
import { BillingRecords } from '../billing-records';

export interface SkippedPayment {
  readonly trial: 1 | 2;
  readonly trialEndsAt: string;
  readonly position: number;
}

export class SkipPayment extends Command<Result<SkippedPayment, BillingRefusal>> {
  constructor(
    readonly accountId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SkipPayment)
export class SkipPaymentHandler implements ICommandHandler<SkipPayment> {
  constructor(private readonly records: BillingRecords) {}

  async execute({ accountId, context }: SkipPayment): Promise<Result<SkippedPayment, BillingRefusal>> {
    const { start } = await this.records.account(accountId);
    const at = context.occurredAt;
    const outcome = await this.records.run(accountId, { name: 'SkipPayment', start, at }, context);
    if (!outcome.ok) return outcome;
    const { state, position } = outcome.value;
    const situation = situationAfter(start, state, at);
    if (situation.kind !== 'trial') throw new Error('a payment was skipped without a trial');
    return accepted({ trial: situation.trial, trialEndsAt: situation.endsAt, position });
  }
}

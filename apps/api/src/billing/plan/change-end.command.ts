import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeOfEnd, RequestRefusal } from '@keelson/domain/billing';
import { accepted, refused, type Result } from '@keelson/kernel';
import type { CommandContext } from '../../platform/execution/command-context';
import { BillingRecords } from '../billing-records';
import type { Requested } from './change-plan.command';
import { Deletions } from './deletions';
import type { UnderDeletion } from './plan-quotes';

type Outcome = Result<Requested, RequestRefusal | UnderDeletion>;

/** Lets the own subscription end with its period, or go on after all. The workers tell the provider. */
export class ChangeEnd extends Command<Outcome> {
  constructor(
    readonly accountId: string,
    readonly wanted: ChangeOfEnd['name'],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeEnd)
export class ChangeEndHandler implements ICommandHandler<ChangeEnd> {
  constructor(
    private readonly records: BillingRecords,
    private readonly deletions: Deletions,
  ) {}

  async execute({ accountId, wanted: name, context }: ChangeEnd): Promise<Outcome> {
    if ((await this.deletions.of(accountId)) !== undefined) return refused({ code: 'UNDER_DELETION' });
    const requestId = this.records.idOf(context, name);
    const command = { name, requestId, by: 'owner', at: context.occurredAt } as const;
    const outcome = await this.records.request(accountId, command, context);
    return outcome.ok ? accepted({ requestId, position: outcome.value.position }) : outcome;
  }
}

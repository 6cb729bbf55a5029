import type { PartnerCommand } from '@keelson/domain/partners';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { PartnerRecords } from '../records/partner-records';
import type { CustomerRefusal } from './change-customer.command';
import { Departures } from './departures';

/** Super admins change what is known of the context's subject, a channel partner. Answers with the position of the event. */
export class ChangePartnerDetails extends Command<Result<number, CustomerRefusal>> {
  constructor(
    readonly change: Extract<PartnerCommand, { name: 'ChangeDetails' | 'ChangeCompany' }>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangePartnerDetails)
export class ChangePartnerDetailsHandler implements ICommandHandler<ChangePartnerDetails> {
  constructor(
    private readonly partners: PartnerRecords,
    private readonly departures: Departures,
  ) {}

  async execute({ change, context }: ChangePartnerDetails): Promise<Result<number, CustomerRefusal>> {
    const accountId = context.subjectId;
    if (await this.departures.hasLeft(accountId)) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const outcome = await this.partners.run(accountId, change, context);
    return outcome.ok ? accepted(outcome.value.position) : refused({ code: 'ACCOUNT_NOT_FOUND' });
  }
}

import type { changeCompanyContract } from '@keelson/contracts/accounts';
import type { InputOf } from '@keelson/contracts/wire';
import { PROFILE_EVENT_TYPES } from '@keelson/domain/accounts';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import type { CustomerRefusal } from './change-customer.command';
import { CustomerRecords } from './customer-records';

/** Staff change the company of the context's subject. Answers with the position of the event. */
export class ChangeCompany extends Command<Result<number, CustomerRefusal>> {
  constructor(
    readonly form: InputOf<typeof changeCompanyContract>['body'],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeCompany)
export class ChangeCompanyHandler implements ICommandHandler<ChangeCompany> {
  constructor(
    private readonly customers: CustomerRecords,
    private readonly records: AccountRecords,
  ) {}

  async execute({ form, context }: ChangeCompany): Promise<Result<number, CustomerRefusal>> {
    const accountId = context.subjectId;
    if (!(await this.customers.find(accountId))) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const { businessOrCompanyName: companyName, companyRegistration, sector, companyType } = form;
    const companyRegistrationNumber = companyRegistration === '' ? null : companyRegistration;
    const company = { companyName, companyRegistrationNumber, companyType, sector };
    const outcome = await this.records.run(accountId, { name: 'ChangeCompany', company }, context, PROFILE_EVENT_TYPES);
    return outcome.ok ? accepted(outcome.value.position) : refused({ code: 'ACCOUNT_NOT_FOUND' });
  }
}

import type { changeCustomerContract } from '@keelson/contracts/accounts';
import { phoneDigits } from '@keelson/contracts/validation';
import type { InputOf } from '@keelson/contracts/wire';
import { PROFILE_EVENT_TYPES } from '@keelson/domain/accounts';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { CustomerRecords, wholeName } from './customer-records';

export type CustomerRefusal = { readonly code: 'ACCOUNT_NOT_FOUND' };

/** Staff change the personal details of the context's subject. Answers with the position of the event. */
export class ChangeCustomer extends Command<Result<number, CustomerRefusal>> {
  constructor(
    readonly form: InputOf<typeof changeCustomerContract>['body'],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeCustomer)
export class ChangeCustomerHandler implements ICommandHandler<ChangeCustomer> {
  constructor(
    private readonly customers: CustomerRecords,
    private readonly records: AccountRecords,
  ) {}

  async execute({ form, context }: ChangeCustomer): Promise<Result<number, CustomerRefusal>> {
    const accountId = context.subjectId;
    const customer = await this.customers.find(accountId);
    if (!customer) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    // A name that was left as it is stays in the two parts that the customer gave.
    const { name, surname } = form.name === wholeName(customer) ? customer : { name: form.name, surname: '' };
    const { phoneNumber: phone } = form;
    const profile = { name, surname, sector: customer.sector, phone, phoneDigits: phoneDigits(phone) };
    const outcome = await this.records.run(accountId, { name: 'ChangeProfile', profile }, context, PROFILE_EVENT_TYPES);
    return outcome.ok ? accepted(outcome.value.position) : refused({ code: 'ACCOUNT_NOT_FOUND' });
  }
}

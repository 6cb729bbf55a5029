import type { AccountRefusal } from '@keelson/domain/accounts';
import type { Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { type Chosen, CustomerAccount } from './customer-account';

export class RemovePartner extends Command<Result<Chosen, AccountRefusal>> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(RemovePartner)
export class RemovePartnerHandler implements ICommandHandler<RemovePartner> {
  constructor(private readonly account: CustomerAccount) {}

  execute({ context }: RemovePartner): Promise<Result<Chosen, AccountRefusal>> {
    return this.account.choose({ name: 'RemovePartner' }, context);
  }
}

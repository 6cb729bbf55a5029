import type { AccountRefusal } from '@keelson/domain/accounts';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { CodeHolders, type CodeRefusal } from './code-holders';
import { CustomerAccount } from './customer-account';
import type { NamedPartner } from './partner-names';

export interface ChangedPartner {
  readonly partner: NamedPartner;
  readonly position: number;
}

export class ChangePartner extends Command<Result<ChangedPartner, CodeRefusal | AccountRefusal>> {
  constructor(
    readonly accessCode: string,
    readonly context: CommandContext,
    readonly by: 'customer' | 'staff' = 'customer',
  ) {
    super();
  }
}

@CommandHandler(ChangePartner)
export class ChangePartnerHandler implements ICommandHandler<ChangePartner> {
  constructor(
    private readonly codes: CodeHolders,
    private readonly account: CustomerAccount,
  ) {}

  async execute({
    accessCode,
    context,
    by,
  }: ChangePartner): Promise<Result<ChangedPartner, CodeRefusal | AccountRefusal>> {
    // Before the code, so that an account that does not exist is told apart from a code that does not.
    if (by === 'staff' && !(await this.account.isCustomer(context.subjectId)))
      return refused({ code: 'NOT_REGISTERED' });
    const holder = await this.codes.holderOf(accessCode, context);
    if (!holder.ok) return holder;
    const { partnerId } = holder.value;
    const chosen = await this.account.choose({ name: 'AssignPartner', partnerId, byCode: by === 'customer' }, context);
    return chosen.ok ? accepted({ partner: holder.value, position: chosen.value.position }) : chosen;
  }
}

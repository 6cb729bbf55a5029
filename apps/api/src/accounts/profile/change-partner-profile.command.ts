import type { changePartnerProfileContract } from '@keelson/contracts/accounts';
import { phoneDigits } from '@keelson/contracts/validation';
import type { InputOf } from '@keelson/contracts/wire';
import type { PartnerRegistration } from '@keelson/domain/partners';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { PartnerRecords } from '../records/partner-records';
import type { ChangeProfileRefusal } from './change-profile.command';

interface ChangedPartner {
  readonly registration: PartnerRegistration;
  readonly position: number;
}

/** The context's subject, a channel partner, changes the own profile. */
export class ChangePartnerProfile extends Command<Result<ChangedPartner, ChangeProfileRefusal>> {
  constructor(
    readonly form: InputOf<typeof changePartnerProfileContract>['body'],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangePartnerProfile)
export class ChangePartnerProfileHandler implements ICommandHandler<ChangePartnerProfile> {
  constructor(private readonly partners: PartnerRecords) {}

  async execute({ form, context }: ChangePartnerProfile): Promise<Result<ChangedPartner, ChangeProfileRefusal>> {
    const accountId = context.subjectId;
    if (form.id !== accountId) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const { firstName, surname: lastName, phone } = form;
    const details = { firstName, lastName, phone, phoneDigits: phoneDigits(phone) };
    const outcome = await this.partners.run(accountId, { name: 'ChangeDetails', details }, context);
    if (!outcome.ok) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const { state, position } = outcome.value;
    const { registration } = state;
    if (!registration) throw new Error('a profile was changed that no registration began');
    return accepted({ registration, position });
  }
}

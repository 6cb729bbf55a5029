import type { changePartnerProfileContract } from '@keelson/contracts/accounts';
import { phoneDigits } from '@keelson/contracts/validation';
import type { InputOf } from '@keelson/contracts/wire';
import {
  PARTNER_PROFILE_EVENT_TYPES,
  partnerDecider,
  type PartnerRegistration,
  partnerStream,
} from '@keelson/domain/partners';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
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
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ form, context }: ChangePartnerProfile): Promise<Result<ChangedPartner, ChangeProfileRefusal>> {
    const accountId = context.subjectId;
    if (form.id !== accountId) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const { firstName, surname: lastName, phone } = form;
    const outcome = await this.runner.run({
      decider: partnerDecider,
      streamId: partnerStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: 'ChangeDetails', details: { firstName, lastName, phone, phoneDigits: phoneDigits(phone) } },
      versionOver: PARTNER_PROFILE_EVENT_TYPES,
      context,
    });
    if (!outcome.ok) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const { state, position } = outcome.value;
    const { registration } = state;
    if (!registration) throw new Error('a profile was changed that no registration began');
    return accepted({ registration, position });
  }
}

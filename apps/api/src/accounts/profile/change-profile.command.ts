import type { changeProfileContract } from '@keelson/contracts/accounts';
import { phoneDigits } from '@keelson/contracts/validation';
import type { InputOf } from '@keelson/contracts/wire';
import { PROFILE_EVENT_TYPES, type Registration } from '@keelson/domain/accounts';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';

export type ProfileForm = InputOf<typeof changeProfileContract>['body'];

export interface ChangedProfile {
  readonly registration: Registration;
  readonly surname: string;
  readonly position: number;
}

export type ChangeProfileRefusal = { readonly code: 'ACCOUNT_NOT_FOUND' };

/** The context's subject changes the own profile. */
export class ChangeProfile extends Command<Result<ChangedProfile, ChangeProfileRefusal>> {
  constructor(
    readonly form: ProfileForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(private readonly records: AccountRecords) {}

  async execute({ form, context }: ChangeProfile): Promise<Result<ChangedProfile, ChangeProfileRefusal>> {
    const accountId = context.subjectId;
    if (form.id !== accountId) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const { firstName: name, sector, phone } = form;
    const surname = form.surname ?? (await this.records.state(accountId)).surname;
    const profile = { name, surname, sector, phone, phoneDigits: phoneDigits(phone) };
    const outcome = await this.records.run(accountId, { name: 'ChangeProfile', profile }, context, PROFILE_EVENT_TYPES);
    if (!outcome.ok) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const { state, position } = outcome.value;
    const { registration } = state;
    if (!registration) throw new Error('a profile was changed that no registration began');
    return accepted({ registration, surname: state.surname, position });
  }
}

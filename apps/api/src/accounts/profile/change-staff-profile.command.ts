import type { changeStaffProfileContract } from '@keelson/contracts/accounts';
import type { InputOf } from '@keelson/contracts/wire';
import { STAFF_PROFILE_EVENT_TYPES, staffDecider, type StaffMember, staffStream } from '@keelson/domain/staff';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import type { ChangeProfileRefusal } from './change-profile.command';

interface ChangedMember {
  readonly member: StaffMember;
  readonly position: number;
}

/** The context's subject, a member of staff, changes the own profile. */
export class ChangeStaffProfile extends Command<Result<ChangedMember, ChangeProfileRefusal>> {
  constructor(
    readonly form: InputOf<typeof changeStaffProfileContract>['body'],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeStaffProfile)
export class ChangeStaffProfileHandler implements ICommandHandler<ChangeStaffProfile> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ form, context }: ChangeStaffProfile): Promise<Result<ChangedMember, ChangeProfileRefusal>> {
    const accountId = context.subjectId;
    if (form.id !== accountId) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const outcome = await this.runner.run({
      decider: staffDecider,
      streamId: staffStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: 'RenameMember', to: form.firstName },
      versionOver: STAFF_PROFILE_EVENT_TYPES,
      context,
    });
    if (!outcome.ok) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const { state, position } = outcome.value;
    if (!state.member) throw new Error('a profile was changed that no registration began');
    return accepted({ member: state.member, position });
  }
}

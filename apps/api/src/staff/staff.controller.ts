import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  disableMemberContract,
  enableMemberContract,
  endSessionsContract,
  grantPermissionContract,
  removeMemberContract,
  withdrawPermissionContract,
} from '@keelson/contracts/staff';
import type { Result } from '@keelson/kernel';
import { type Answer, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { ChangeMembership } from './change-membership.command';
import { ChangePermission } from './change-permission.command';
import { EndSessions } from './end-sessions.command';
import { staffProblems } from './staff.problems';

type Nothing = Record<string, never>;

@Controller()
export class StaffController {
  constructor(private readonly commands: CommandBus) {}

  @Handles(grantPermissionContract)
  async grant(@Call() { params, body, context }: CallOf<typeof grantPermissionContract>): Promise<Answer<Nothing>> {
    const command = new ChangePermission(params.accountId, 'GrantPermission', body.permission, context);
    return changed(await this.commands.execute(command));
  }

  @Handles(withdrawPermissionContract)
  async withdraw(@Call() { params, context }: CallOf<typeof withdrawPermissionContract>): Promise<Answer<Nothing>> {
    const command = new ChangePermission(params.accountId, 'WithdrawPermission', params.permission, context);
    return changed(await this.commands.execute(command));
  }

  @Handles(disableMemberContract)
  async disable(@Call() { params, context }: CallOf<typeof disableMemberContract>): Promise<Answer<Nothing>> {
    return changed(await this.commands.execute(new ChangeMembership(params.accountId, 'DisableMember', context)));
  }

  @Handles(enableMemberContract)
  async enable(@Call() { params, context }: CallOf<typeof enableMemberContract>): Promise<Answer<Nothing>> {
    return changed(await this.commands.execute(new ChangeMembership(params.accountId, 'EnableMember', context)));
  }

  @Handles(removeMemberContract)
  async remove(@Call() { params, context }: CallOf<typeof removeMemberContract>): Promise<Answer<Nothing>> {
    return changed(await this.commands.execute(new ChangeMembership(params.accountId, 'RemoveMember', context)));
  }

  @Handles(endSessionsContract)
  async endSessions(
    @Call() { params, caller, context }: CallOf<typeof endSessionsContract>,
  ): Promise<Answer<{ ended: number }>> {
    const outcome = await this.commands.execute(new EndSessions(params.accountId, caller, context));
    return outcome.ok ? success({ ended: outcome.value }) : problem(staffProblems, outcome.failure);
  }
}

const changed = (outcome: Result<number, { readonly code: keyof typeof staffProblems }>): Answer<Nothing> =>
  outcome.ok ? success({}, { position: outcome.value }) : problem(staffProblems, outcome.failure);

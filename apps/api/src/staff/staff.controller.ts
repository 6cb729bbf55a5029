import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  demoteMemberContract,
  disableMemberContract,
  enableMemberContract,
  endSessionsContract,
  grantPermissionContract,
  promoteMemberContract,
  removeMemberContract,
  withdrawPermissionContract,
} from '@keelson/contracts/staff';
import type { CommandContext } from '../platform/execution/command-context';
import { type Answer, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { ChangeMember, type MemberChange } from './change-member.command';
import { EndSessions } from './end-sessions.command';
import { staffProblems } from './staff.problems';

type Nothing = Record<string, never>;

@Controller()
export class StaffController {
  constructor(private readonly commands: CommandBus) {}

  @Handles(grantPermissionContract)
  grant(@Call() { params, body, context }: CallOf<typeof grantPermissionContract>): Promise<Answer<Nothing>> {
    return this.change(params, { name: 'GrantPermission', permission: body.permission }, context);
  }

  @Handles(withdrawPermissionContract)
  withdraw(@Call() { params, context }: CallOf<typeof withdrawPermissionContract>): Promise<Answer<Nothing>> {
    return this.change(params, { name: 'WithdrawPermission', permission: params.permission }, context);
  }

  @Handles(disableMemberContract)
  disable(@Call() { params, context }: CallOf<typeof disableMemberContract>): Promise<Answer<Nothing>> {
    return this.change(params, { name: 'DisableMember' }, context);
  }

  @Handles(enableMemberContract)
  enable(@Call() { params, context }: CallOf<typeof enableMemberContract>): Promise<Answer<Nothing>> {
    return this.change(params, { name: 'EnableMember' }, context);
  }

  @Handles(removeMemberContract)
  remove(@Call() { params, context }: CallOf<typeof removeMemberContract>): Promise<Answer<Nothing>> {
    return this.change(params, { name: 'RemoveMember' }, context);
  }

  @Handles(promoteMemberContract)
  promote(@Call() { params, context }: CallOf<typeof promoteMemberContract>): Promise<Answer<Nothing>> {
    return this.change(params, { name: 'PromoteMember' }, context);
  }

  @Handles(demoteMemberContract)
  demote(@Call() { params, context }: CallOf<typeof demoteMemberContract>): Promise<Answer<Nothing>> {
    return this.change(params, { name: 'DemoteMember' }, context);
  }

  @Handles(endSessionsContract)
  async endSessions(
    @Call() { params, caller, context }: CallOf<typeof endSessionsContract>,
  ): Promise<Answer<{ ended: number }>> {
    const outcome = await this.commands.execute(new EndSessions(params.accountId, caller, context));
    return outcome.ok ? success({ ended: outcome.value }) : problem(staffProblems, outcome.failure);
  }

  private async change(
    { accountId }: { readonly accountId: string },
    change: MemberChange,
    context: CommandContext,
  ): Promise<Answer<Nothing>> {
    const outcome = await this.commands.execute(new ChangeMember(accountId, change, context));
    return outcome.ok ? success({}, { position: outcome.value }) : problem(staffProblems, outcome.failure);
  }
}

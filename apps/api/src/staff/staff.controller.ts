import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  demoteMemberContract,
  disableMemberContract,
  enableMemberContract,
  endSessionsContract,
  grantPermissionContract,
  inviteAgainContract,
  inviteMemberContract,
  promoteMemberContract,
  resetSecondFactorContract,
  removeMemberContract,
  withdrawPermissionContract,
} from '@keelson/contracts/staff';
import { canonicalEmail } from '@keelson/contracts/validation';
import { FIRST_PERMISSIONS } from '@keelson/vocabulary';
import type { CommandContext } from '../platform/execution/command-context';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { ChangeMember, type MemberChange } from './change-member.command';
import { EndSessions } from './end-sessions.command';
import { InviteAgain } from './invite-again.command';
import { RegisterStaff } from './register-staff.command';
import { ResetSecondFactor } from './reset-second-factor.command';
import { staffProblems } from './staff.problems';

@Controller()
export class StaffController {
  constructor(private readonly commands: CommandBus) {}

  @Handles(inviteMemberContract, staffProblems)
  async invite(
    @Call() { body, context }: CallOf<typeof inviteMemberContract>,
  ): Promise<AnswerTo<typeof inviteMemberContract>> {
    const permissions = [...new Set(body.permissions ?? FIRST_PERMISSIONS[body.kind])];
    const member = { name: body.name.trim(), email: canonicalEmail(body.email), kind: body.kind, permissions };
    const outcome = await this.commands.execute(new RegisterStaff(member, { chosenBy: 'mailed link' }, context));
    if (!outcome.ok) return problem(staffProblems, outcome.failure);
    const { accountId, position } = outcome.value;
    return success({ accountId }, { position });
  }

  @Handles(inviteAgainContract, staffProblems)
  async inviteAgain(
    @Call() { params, context }: CallOf<typeof inviteAgainContract>,
  ): Promise<AnswerTo<typeof inviteAgainContract>> {
    const outcome = await this.commands.execute(new InviteAgain(params.accountId, context));
    return outcome.ok ? success({}, { position: outcome.value }) : problem(staffProblems, outcome.failure);
  }

  @Handles(grantPermissionContract, staffProblems)
  grant(
    @Call() { params, body, context }: CallOf<typeof grantPermissionContract>,
  ): Promise<AnswerTo<typeof grantPermissionContract>> {
    return this.change(params, { name: 'GrantPermissions', permissions: [body.permission] }, context);
  }

  @Handles(withdrawPermissionContract, staffProblems)
  withdraw(
    @Call() { params, context }: CallOf<typeof withdrawPermissionContract>,
  ): Promise<AnswerTo<typeof withdrawPermissionContract>> {
    return this.change(params, { name: 'WithdrawPermissions', permissions: [params.permission] }, context);
  }

  @Handles(disableMemberContract, staffProblems)
  disable(
    @Call() { params, context }: CallOf<typeof disableMemberContract>,
  ): Promise<AnswerTo<typeof disableMemberContract>> {
    return this.change(params, { name: 'DisableMember' }, context);
  }

  @Handles(enableMemberContract, staffProblems)
  enable(
    @Call() { params, context }: CallOf<typeof enableMemberContract>,
  ): Promise<AnswerTo<typeof enableMemberContract>> {
    return this.change(params, { name: 'EnableMember' }, context);
  }

  @Handles(removeMemberContract, staffProblems)
  remove(
    @Call() { params, context }: CallOf<typeof removeMemberContract>,
  ): Promise<AnswerTo<typeof removeMemberContract>> {
    return this.change(params, { name: 'RemoveMember' }, context);
  }

  @Handles(promoteMemberContract, staffProblems)
  promote(
    @Call() { params, context }: CallOf<typeof promoteMemberContract>,
  ): Promise<AnswerTo<typeof promoteMemberContract>> {
    return this.change(params, { name: 'PromoteMember' }, context);
  }

  @Handles(demoteMemberContract, staffProblems)
  demote(
    @Call() { params, context }: CallOf<typeof demoteMemberContract>,
  ): Promise<AnswerTo<typeof demoteMemberContract>> {
    return this.change(params, { name: 'DemoteMember' }, context);
  }

  @Handles(resetSecondFactorContract, staffProblems)
  async resetSecondFactor(
    @Call() { params, context }: CallOf<typeof resetSecondFactorContract>,
  ): Promise<AnswerTo<typeof resetSecondFactorContract>> {
    const outcome = await this.commands.execute(new ResetSecondFactor(params.accountId, context));
    return outcome.ok ? success({}, { position: outcome.value }) : problem(staffProblems, outcome.failure);
  }

  @Handles(endSessionsContract, staffProblems)
  async endSessions(
    @Call() { params, caller, context }: CallOf<typeof endSessionsContract>,
  ): Promise<AnswerTo<typeof endSessionsContract>> {
    const outcome = await this.commands.execute(new EndSessions(params.accountId, caller, context));
    return outcome.ok ? success({ ended: outcome.value }) : problem(staffProblems, outcome.failure);
  }

  private async change(
    { accountId }: { readonly accountId: string },
    change: MemberChange,
    context: CommandContext,
  ): Promise<AnswerTo<typeof enableMemberContract>> {
    const outcome = await this.commands.execute(new ChangeMember(accountId, change, context));
    return outcome.ok ? success({}, { position: outcome.value }) : problem(staffProblems, outcome.failure);
  }
}

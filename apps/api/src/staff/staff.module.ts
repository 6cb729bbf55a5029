import { Module } from '@nestjs/common';
import { ChangeMemberHandler } from './change-member.command';
import { LeftBehindClaims } from '../platform/identity/left-behind-claims';
import { EndSessionsHandler } from './end-sessions.command';
import { GetMemberHandler } from './get-member.query';
import { GetSecondFactorRuleHandler } from './get-second-factor-rule.query';
import { InvitationLimits } from './invitation-limits';
import { InviteAgainHandler } from './invite-again.command';
import { ListMembersHandler } from './list-members.query';
import { MembersController } from './members.controller';
import { RegisterStaffHandler } from './register-staff.command';
import { RequireSecondFactorHandler } from './require-second-factor.command';
import { ResetSecondFactorHandler } from './reset-second-factor.command';
import { StaffController } from './staff.controller';
import { StaffRulesController } from './staff-rules.controller';

@Module({
  controllers: [MembersController, StaffController, StaffRulesController],
  providers: [
    LeftBehindClaims,
    InvitationLimits,
    RegisterStaffHandler,
    InviteAgainHandler,
    ChangeMemberHandler,
    ResetSecondFactorHandler,
    RequireSecondFactorHandler,
    GetSecondFactorRuleHandler,
    EndSessionsHandler,
    ListMembersHandler,
    GetMemberHandler,
  ],
})
export class StaffModule {}

import { Module } from '@nestjs/common';
import { ChangeMemberHandler } from './change-member.command';
import { LeftBehindClaims } from '../platform/identity/left-behind-claims';
import { EndSessionsHandler } from './end-sessions.command';
import { InvitationLimits } from './invitation-limits';
import { InviteAgainHandler } from './invite-again.command';
import { RegisterStaffHandler } from './register-staff.command';
import { StaffController } from './staff.controller';

@Module({
  controllers: [StaffController],
  providers: [
    LeftBehindClaims,
    InvitationLimits,
    RegisterStaffHandler,
    InviteAgainHandler,
    ChangeMemberHandler,
    EndSessionsHandler,
  ],
})
export class StaffModule {}

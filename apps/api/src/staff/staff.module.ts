import { Module } from '@nestjs/common';
import { ChangeMembershipHandler } from './change-membership.command';
import { ChangePermissionHandler } from './change-permission.command';
import { EndSessionsHandler } from './end-sessions.command';
import { StaffController } from './staff.controller';

@Module({
  controllers: [StaffController],
  providers: [ChangePermissionHandler, ChangeMembershipHandler, EndSessionsHandler],
})
export class StaffModule {}

import { Module } from '@nestjs/common';
import { ChangeMemberHandler } from './change-member.command';
import { EndSessionsHandler } from './end-sessions.command';
import { StaffController } from './staff.controller';

@Module({
  controllers: [StaffController],
  providers: [ChangeMemberHandler, EndSessionsHandler],
})
export class StaffModule {}

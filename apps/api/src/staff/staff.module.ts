import { Module } from '@nestjs/common';
import { ChangePermissionHandler } from './change-permission.command';
import { EndSessionsHandler } from './end-sessions.command';
import { StaffController } from './staff.controller';

@Module({ controllers: [StaffController], providers: [ChangePermissionHandler, EndSessionsHandler] })
export class StaffModule {}

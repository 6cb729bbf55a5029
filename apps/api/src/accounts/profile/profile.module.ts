import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { ChangePartnerProfileHandler } from './change-partner-profile.command';
import { ChangeProfileHandler } from './change-profile.command';
import { ChangeStaffProfileHandler } from './change-staff-profile.command';
import { GetPartnerProfileHandler } from './get-partner-profile.query';
import { GetProfileHandler } from './get-profile.query';
import { GetStaffProfileHandler } from './get-staff-profile.query';
import { PartnerProfileController } from './partner-profile.controller';
import { ProfileController } from './profile.controller';
import { StaffProfileController } from './staff-profile.controller';

@Module({
  imports: [AccountRecordsModule],
  controllers: [ProfileController, PartnerProfileController, StaffProfileController],
  providers: [
    GetProfileHandler,
    ChangeProfileHandler,
    GetPartnerProfileHandler,
    ChangePartnerProfileHandler,
    GetStaffProfileHandler,
    ChangeStaffProfileHandler,
  ],
})
export class ProfileModule {}

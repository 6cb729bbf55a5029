import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { ChangeProfileHandler } from './change-profile.command';
import { GetProfileHandler } from './get-profile.query';
import { ProfileController } from './profile.controller';

@Module({
  imports: [AccountRecordsModule],
  controllers: [ProfileController],
  providers: [GetProfileHandler, ChangeProfileHandler],
})
export class ProfileModule {}

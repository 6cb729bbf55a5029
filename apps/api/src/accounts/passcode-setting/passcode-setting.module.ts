import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { ChangePasscodeSettingHandler } from './change-passcode-setting.command';
import { GetPasscodeSettingHandler } from './get-passcode-setting.query';
import { PasscodeSettingController } from './passcode-setting.controller';

@Module({
  imports: [AccountRecordsModule],
  controllers: [PasscodeSettingController],
  providers: [ChangePasscodeSettingHandler, GetPasscodeSettingHandler],
})
export class PasscodeSettingModule {}

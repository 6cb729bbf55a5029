import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { BeginAuthenticatorHandler } from './begin-authenticator.command';
import { ConfirmAuthenticatorHandler } from './confirm-authenticator.command';
import { GetSecondFactorsHandler } from './get-second-factors.query';
import { RemoveAuthenticatorHandler } from './remove-authenticator.command';
import { RenewRecoveryCodesHandler } from './renew-recovery-codes.command';
import { SecondFactorsController } from './second-factors.controller';

@Module({
  imports: [AccountRecordsModule],
  controllers: [SecondFactorsController],
  providers: [
    GetSecondFactorsHandler,
    BeginAuthenticatorHandler,
    ConfirmAuthenticatorHandler,
    RemoveAuthenticatorHandler,
    RenewRecoveryCodesHandler,
  ],
})
export class SecondFactorsModule {}

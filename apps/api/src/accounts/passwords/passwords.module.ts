import { Module } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import { CONFIGURATION } from '../../platform/tokens';
import { AccountRecordsModule } from '../records/account-records.module';
import { SessionModule } from '../session/session.module';
import { ChangePasswordHandler } from './change-password.command';
import { CutOffResets } from './cut-off-resets';
import { ForgotPasswordHandler } from './forgot-password.command';
import { PasswordReplacement } from './password-replacement';
import { OwnWords } from './own-words';
import { Passwords } from './passwords';
import { PasswordsController } from './passwords.controller';
import { RedeemedResets } from './redeemed-resets';
import { ResetByStaffHandler } from './reset-by-staff.command';
import { ResetPasswordHandler } from './reset-password.command';
import { ResetRecords } from './reset-records';

@Module({
  imports: [AccountRecordsModule, SessionModule],
  controllers: [PasswordsController],
  providers: [
    {
      provide: Passwords,
      inject: [CONFIGURATION],
      useFactory: ({ passwordProfile }: ApiConfiguration) => new Passwords(passwordProfile),
    },
    OwnWords,
    ForgotPasswordHandler,
    ResetRecords,
    CutOffResets,
    RedeemedResets,
    ResetByStaffHandler,
    ResetPasswordHandler,
    PasswordReplacement,
    ChangePasswordHandler,
  ],
  exports: [Passwords],
})
export class PasswordsModule {}

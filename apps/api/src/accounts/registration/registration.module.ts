import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module';
import { AccountRecordsModule } from '../records/account-records.module';
import { SessionModule } from '../session/session.module';
import { AccountOpening } from './account-opening';
import { CorrectEmailHandler } from './correct-email.command';
import { LeftBehindClaims } from '../../platform/identity/left-behind-claims';
import { PartnerCodes } from './partner-codes';
import { PartnerRecords } from './partner-records';
import { PartnerRegistrationController } from './partner-registration.controller';
import { RegisterHandler } from './register.command';
import { RegisterPartnerHandler } from './register-partner.command';
import { RegistrationController } from './registration.controller';
import { RegistrationLimits } from './registration-limits';
import { ResendVerificationHandler } from './resend-verification.command';
import { SignUpCompanyHandler } from './sign-up-company.command';
import { VerifyEmailHandler } from './verify-email.command';

@Module({
  imports: [AccountRecordsModule, PasswordsModule, SessionModule],
  controllers: [RegistrationController, PartnerRegistrationController],
  providers: [
    RegistrationLimits,
    LeftBehindClaims,
    AccountOpening,
    RegisterHandler,
    PartnerCodes,
    SignUpCompanyHandler,
    PartnerRecords,
    RegisterPartnerHandler,
    VerifyEmailHandler,
    ResendVerificationHandler,
    CorrectEmailHandler,
  ],
})
export class RegistrationModule {}

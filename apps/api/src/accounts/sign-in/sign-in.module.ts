import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionModule } from '../session/session.module';
import { PasscodeSender } from './passcode-sender';
import { SecondStepOpener } from './second-step-opener';
import { SignInHandler } from './sign-in.command';
import { SignInController } from './sign-in.controller';
import { SignInFailures } from './sign-in-failures';
import { SignInPasswords } from './sign-in-passwords';
import { VerifyPasscodeHandler } from './verify-passcode.command';
import { VerifySecondStepHandler } from './verify-second-step.command';
import { WrongCodes } from './wrong-codes';

@Module({
  imports: [AccountRecordsModule, PasswordsModule, SessionModule],
  controllers: [SignInController],
  providers: [
    PasscodeSender,
    SecondStepOpener,
    WrongCodes,
    SignInFailures,
    SignInPasswords,
    SignInHandler,
    VerifyPasscodeHandler,
    VerifySecondStepHandler,
  ],
})
export class SignInModule {}

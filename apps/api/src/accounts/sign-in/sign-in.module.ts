import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionModule } from '../session/session.module';
import { GetPasskeyRequestHandler } from './get-passkey-request.query';
import { PasscodeSender } from './passcode-sender';
import { SecondStepGate } from './second-step-gate';
import { SecondStepOpener } from './second-step-opener';
import { SignInHandler } from './sign-in.command';
import { SignInController } from './sign-in.controller';
import { SignInFailures } from './sign-in-failures';
import { SignInPasswords } from './sign-in-passwords';
import { VerifyPasscodeHandler } from './verify-passcode.command';
import { VerifyPasskeyHandler } from './verify-passkey.command';
import { VerifySecondStepHandler } from './verify-second-step.command';
import { WrongCodes } from './wrong-codes';

@Module({
  imports: [AccountRecordsModule, PasswordsModule, SessionModule],
  controllers: [SignInController],
  providers: [
    PasscodeSender,
    SecondStepGate,
    SecondStepOpener,
    WrongCodes,
    SignInFailures,
    SignInPasswords,
    SignInHandler,
    VerifyPasscodeHandler,
    VerifySecondStepHandler,
    GetPasskeyRequestHandler,
    VerifyPasskeyHandler,
  ],
})
export class SignInModule {}

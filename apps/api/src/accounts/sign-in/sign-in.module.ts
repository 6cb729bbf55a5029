import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionModule } from '../session/session.module';
import { PasscodeSender } from './passcode-sender';
import { SignInHandler } from './sign-in.command';
import { SignInController } from './sign-in.controller';
import { SignInFailures } from './sign-in-failures';
import { SignInPasswords } from './sign-in-passwords';
import { VerifyPasscodeHandler } from './verify-passcode.command';

@Module({
  imports: [AccountRecordsModule, PasswordsModule, SessionModule],
  controllers: [SignInController],
  providers: [PasscodeSender, SignInFailures, SignInPasswords, SignInHandler, VerifyPasscodeHandler],
})
export class SignInModule {}

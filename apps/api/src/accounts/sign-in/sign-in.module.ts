import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { SessionModule } from '../session/session.module';
import { PasscodeSender } from './passcode-sender';
import { SignInHandler } from './sign-in.command';
import { SignInController } from './sign-in.controller';
import { SignInFailures } from './sign-in-failures';
import { VerifyPasscodeHandler } from './verify-passcode.command';

@Module({
  imports: [AccountRecordsModule, SessionModule],
  controllers: [SignInController],
  providers: [PasscodeSender, SignInFailures, SignInHandler, VerifyPasscodeHandler],
})
export class SignInModule {}

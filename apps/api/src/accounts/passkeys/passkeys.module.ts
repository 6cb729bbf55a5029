import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { BeginPasskeyHandler } from './begin-passkey.command';
import { ConfirmPasskeyHandler } from './confirm-passkey.command';
import { PasskeysController } from './passkeys.controller';
import { RemovePasskeyHandler } from './remove-passkey.command';
import { RenamePasskeyHandler } from './rename-passkey.command';

@Module({
  imports: [AccountRecordsModule],
  controllers: [PasskeysController],
  providers: [BeginPasskeyHandler, ConfirmPasskeyHandler, RenamePasskeyHandler, RemovePasskeyHandler],
})
export class PasskeysModule {}

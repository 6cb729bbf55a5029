import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module';
import { DeleteAccountHandler } from './delete-account.command';
import { DeletionController } from './deletion.controller';

@Module({
  imports: [SessionModule],
  controllers: [DeletionController],
  providers: [DeleteAccountHandler],
})
export class DeletionModule {}

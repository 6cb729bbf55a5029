import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { SessionModule } from '../session/session.module';
import { CertificateController } from './certificate.controller';
import { Certificates } from './certificates';
import { CompleteDeletionHandler } from './complete-deletion.command';
import { DeleteAccountHandler } from './delete-account.command';
import { DeletionController } from './deletion.controller';
import { ListUnfinishedHandler } from './list-unfinished.query';
import { RetryEndingHandler } from './retry-ending.command';
import { StaffDeletionController } from './staff-deletion.controller';
import { StaffDeletions } from './staff-deletions';
import { StartDeletionHandler } from './start-deletion.command';
import { StopDeletionHandler } from './stop-deletion.command';

@Module({
  imports: [SessionModule, AccountRecordsModule],
  controllers: [DeletionController, StaffDeletionController, CertificateController],
  providers: [
    Certificates,
    DeleteAccountHandler,
    StaffDeletions,
    StartDeletionHandler,
    StopDeletionHandler,
    CompleteDeletionHandler,
    RetryEndingHandler,
    ListUnfinishedHandler,
  ],
})
export class DeletionModule {}

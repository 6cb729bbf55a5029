import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { GetAccountHistoryHandler } from './get-account-history.query';
import { RecordHistoryReadingHandler } from './record-history-reading.command';

@Module({
  controllers: [AuditController],
  providers: [GetAccountHistoryHandler, RecordHistoryReadingHandler],
})
export class AuditModule {}

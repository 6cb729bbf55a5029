import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller';
import { AuditTrailController } from './audit-trail.controller';
import { ExportHistoryHandler } from './export-history.query';
import { GetAccountHistoryHandler } from './get-account-history.query';
import { GetAuditTrailHandler } from './get-audit-trail.query';
import { RecordHistoryReadingHandler } from './record-history-reading.command';
import { VerifyAccountHistoryHandler } from './verify-account-history.query';

@Module({
  controllers: [AuditTrailController, HistoryController],
  providers: [
    ExportHistoryHandler,
    GetAccountHistoryHandler,
    GetAuditTrailHandler,
    RecordHistoryReadingHandler,
    VerifyAccountHistoryHandler,
  ],
})
export class HistoryModule {}

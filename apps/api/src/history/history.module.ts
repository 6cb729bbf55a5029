import { Module } from '@nestjs/common';
import { AccessLogController } from './access-log.controller';
import { HistoryController } from './history.controller';
import { AuditTrailController } from './audit-trail.controller';
import { ExportHistoryHandler } from './export-history.query';
import { ExportAccessLogHandler } from './export-access-log.query';
import { GetAccessLogHandler } from './get-access-log.query';
import { GetAccountHistoryHandler } from './get-account-history.query';
import { GetAuditTrailHandler } from './get-audit-trail.query';
import { RecordHistoryReadingHandler } from './record-history-reading.command';
import { VerifyAccountHistoryHandler } from './verify-account-history.query';

@Module({
  controllers: [AccessLogController, AuditTrailController, HistoryController],
  providers: [
    ExportAccessLogHandler,
    ExportHistoryHandler,
    GetAccessLogHandler,
    GetAccountHistoryHandler,
    GetAuditTrailHandler,
    RecordHistoryReadingHandler,
    VerifyAccountHistoryHandler,
  ],
})
export class HistoryModule {}

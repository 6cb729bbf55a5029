import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller';
import { ExportAccountHistoryHandler } from './export-account-history.query';
import { GetAccountHistoryHandler } from './get-account-history.query';
import { RecordHistoryReadingHandler } from './record-history-reading.command';
import { VerifyAccountHistoryHandler } from './verify-account-history.query';

@Module({
  controllers: [HistoryController],
  providers: [
    ExportAccountHistoryHandler,
    GetAccountHistoryHandler,
    RecordHistoryReadingHandler,
    VerifyAccountHistoryHandler,
  ],
})
export class HistoryModule {}

import { Module } from '@nestjs/common';
import { AccountRecords } from './account-records';

@Module({
  providers: [AccountRecords],
  exports: [AccountRecords],
})
export class AccountRecordsModule {}

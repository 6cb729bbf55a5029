import { Module } from '@nestjs/common';
import { AccountRecords } from './account-records';
import { PartnerRecords } from './partner-records';

@Module({
  providers: [AccountRecords, PartnerRecords],
  exports: [AccountRecords, PartnerRecords],
})
export class AccountRecordsModule {}

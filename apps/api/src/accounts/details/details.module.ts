import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { ChangeCompanyHandler } from './change-company.command';
import { ChangeCustomerHandler } from './change-customer.command';
import { ChangePartnerDetailsHandler } from './change-partner-details.command';
import { CustomerDetailsController } from './customer-details.controller';
import { CustomerRecords } from './customer-records';
import { Departures } from './departures';
import { GetCustomerDetailsHandler } from './get-customer-details.query';
import { GetPartnerDetailsHandler } from './get-partner-details.query';
import { PartnerDetailsController } from './partner-details.controller';

@Module({
  imports: [AccountRecordsModule],
  controllers: [CustomerDetailsController, PartnerDetailsController],
  providers: [
    CustomerRecords,
    Departures,
    GetCustomerDetailsHandler,
    ChangeCustomerHandler,
    ChangeCompanyHandler,
    GetPartnerDetailsHandler,
    ChangePartnerDetailsHandler,
  ],
})
export class DetailsModule {}

import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../records/account-records.module';
import { ChangeCompanyHandler } from './change-company.command';
import { ChangeCustomerHandler } from './change-customer.command';
import { CustomerDetailsController } from './customer-details.controller';
import { CustomerRecords } from './customer-records';
import { GetCustomerDetailsHandler } from './get-customer-details.query';

@Module({
  imports: [AccountRecordsModule],
  controllers: [CustomerDetailsController],
  providers: [CustomerRecords, GetCustomerDetailsHandler, ChangeCustomerHandler, ChangeCompanyHandler],
})
export class CustomerDetailsModule {}

import { Module } from '@nestjs/common';
import { CustomersController } from './customers.controller';
import { GetCustomerHandler } from './get-customer.query';
import { ListCustomersHandler } from './list-customers.query';
import { RecordViewHandler } from './record-view.command';

@Module({
  controllers: [CustomersController],
  providers: [ListCustomersHandler, GetCustomerHandler, RecordViewHandler],
})
export class CustomersModule {}

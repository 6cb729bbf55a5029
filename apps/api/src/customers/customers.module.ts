import { Module } from '@nestjs/common';
import { CustomersController } from './customers.controller';
import { GetCustomerHandler } from './get-customer.query';
import { ListCustomersHandler } from './list-customers.query';

@Module({
  controllers: [CustomersController],
  providers: [ListCustomersHandler, GetCustomerHandler],
})
export class CustomersModule {}

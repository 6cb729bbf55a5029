import { Module } from '@nestjs/common';
import { CustomerPlaces } from './customer-places';
import { CustomersController } from './customers.controller';
import { GetCustomerHandler } from './get-customer.query';
import { ListCustomersHandler } from './list-customers.query';

@Module({
  controllers: [CustomersController],
  providers: [CustomerPlaces, ListCustomersHandler, GetCustomerHandler],
})
export class CustomersModule {}

import { Module } from '@nestjs/common';
import { SealedPlaces } from '../platform/wire/sealed-places';
import { CustomersController } from './customers.controller';
import { GetCustomerHandler } from './get-customer.query';
import { ListCustomersHandler } from './list-customers.query';

@Module({
  controllers: [CustomersController],
  providers: [SealedPlaces, ListCustomersHandler, GetCustomerHandler],
})
export class CustomersModule {}

import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { BaseReader } from './base-reader';
import { GetScenariosHandler, GetTypedBaseHandler } from './get-scenarios.query';
import { OrderScenarioHandler } from './order-scenario.command';
import { ScenariosController } from './scenarios.controller';

@Module({
  imports: [BooksModule],
  controllers: [ScenariosController],
  providers: [BaseReader, GetScenariosHandler, GetTypedBaseHandler, OrderScenarioHandler],
})
export class ScenariosModule {}

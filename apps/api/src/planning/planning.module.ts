import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { GetTypedInputsHandler } from './get-typed-inputs.query';
import { InputsController } from './inputs.controller';
import { SaveInputsHandler } from './save-inputs.command';

@Module({
  imports: [BooksModule],
  controllers: [InputsController],
  providers: [GetTypedInputsHandler, SaveInputsHandler],
})
export class PlanningModule {}

import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { Calculations } from './calculations';
import { CashReleaseController } from './cash-release.controller';
import { DetailedProfitAndLossController } from './detailed-profit-and-loss.controller';
import { GetSavedCalculationHandler, GetSavedDatesHandler } from './get-saved-calculations.query';
import { GetTypedInputsHandler } from './get-typed-inputs.query';
import { InputsController } from './inputs.controller';
import { PlannerController } from './planner.controller';
import { SaveCalculationHandler } from './save-calculation.command';
import { SaveInputsHandler } from './save-inputs.command';
import { SavedDatesController } from './saved-dates.controller';

@Module({
  imports: [BooksModule],
  controllers: [
    CashReleaseController,
    DetailedProfitAndLossController,
    InputsController,
    PlannerController,
    SavedDatesController,
  ],
  providers: [
    Calculations,
    GetSavedCalculationHandler,
    GetSavedDatesHandler,
    GetTypedInputsHandler,
    SaveCalculationHandler,
    SaveInputsHandler,
  ],
})
export class PlanningModule {}

import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { CompanyFactsController } from './entry/company-facts.controller';
import { AcceptedFiles } from './entry/file/accepted-files';
import { FilePreviews } from './entry/file/file-previews';
import { FiguresFileController } from './entry/file/figures-file.controller';
import { FinanceDataController } from './entry/finance-data.controller';
import { SaveFinanceDataHandler } from './entry/save-finance-data.command';
import { SaveHeadcountsHandler } from './entry/save-headcounts.command';
import { SetVatMultiplierHandler } from './entry/set-vat-multiplier.command';
import { TypedBooks } from './entry/typed-books';
import { LedgerRecords } from './ledger-records';
import { PlaceAccountHandler } from './placements/place-account.command';
import { PlacementsController } from './placements/placements.controller';
import { PreviewPlacementHandler } from './placements/preview-placement.query';
import { StateDueWithinYearHandler } from './placements/state-due-within-year.command';
import { UndoPlacementHandler } from './placements/undo-placement.command';
import { GetImportStatusHandler } from './trial-balance/get-import-status.query';
import { TrialBalanceController } from './trial-balance/trial-balance.controller';
import { TrustController } from './trust/trust.controller';

/** The books of customers: how they came, what they hold, where accounts count, and how sure all that is. */
@Module({
  imports: [BooksModule],
  controllers: [
    TrialBalanceController,
    FinanceDataController,
    FiguresFileController,
    CompanyFactsController,
    PlacementsController,
    TrustController,
  ],
  providers: [
    LedgerRecords,
    TypedBooks,
    FilePreviews,
    AcceptedFiles,
    SaveFinanceDataHandler,
    SaveHeadcountsHandler,
    SetVatMultiplierHandler,
    GetImportStatusHandler,
    PreviewPlacementHandler,
    PlaceAccountHandler,
    UndoPlacementHandler,
    StateDueWithinYearHandler,
  ],
})
export class LedgerModule {}

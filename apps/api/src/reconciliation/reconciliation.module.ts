import { Module } from '@nestjs/common';
import { AcceptCasesHandler } from './accept-cases.command';
import { BankController } from './bank/bank.controller';
import { GetBankHandler, ListBankLinesHandler } from './bank/bank.queries';
import { BankStandings } from './bank/bank-standings';
import { BankStatements } from './bank/bank-statements';
import { DecideBankMatchHandler } from './bank/match-bank-line.command';
import { PreviewStatementHandler } from './bank/preview-statement.query';
import { RecordStatementHandler } from './bank/record-statement.command';
import { CaseDecisionsController } from './case-decisions.controller';
import { CasePlaces } from './case-places';
import { CountExceptionsHandler } from './count-exceptions.query';
import { CloseMonthHandler } from './close-month.command';
import { DecideCaseHandler } from './decide-case.command';
import { ExportCasesHandler } from './export-cases.query';
import { GetCaseHandler } from './get-case.query';
import { GetMonthHandler } from './get-month.query';
import { GetReconciliationOverviewHandler } from './get-overview.query';
import { KnownCases } from './known-cases';
import { ListCasesHandler } from './list-cases.query';
import { MonthsController } from './months.controller';
import { GetPayoutHandler, ListPayoutsHandler } from './payouts.query';
import { ReconciliationController } from './reconciliation.controller';
import { RequestSweepHandler } from './request-sweep.command';

/** Every pound from the customer to the bank, for staff for finance. */
@Module({
  controllers: [ReconciliationController, CaseDecisionsController, MonthsController, BankController],
  providers: [
    ...[CasePlaces, KnownCases],
    ...[GetReconciliationOverviewHandler, ListCasesHandler, GetCaseHandler, ExportCasesHandler],
    ...[CountExceptionsHandler, ListPayoutsHandler, GetPayoutHandler, GetMonthHandler, CloseMonthHandler],
    ...[BankStandings, BankStatements, GetBankHandler, ListBankLinesHandler, PreviewStatementHandler],
    ...[RecordStatementHandler, DecideBankMatchHandler],
    ...[DecideCaseHandler, AcceptCasesHandler, RequestSweepHandler],
  ],
})
export class ReconciliationModule {}

import { Module } from '@nestjs/common';
import { AcceptCasesHandler } from './accept-cases.command';
import { CaseDecisionsController } from './case-decisions.controller';
import { CasePlaces } from './case-places';
import { CountExceptionsHandler } from './count-exceptions.query';
import { DecideCaseHandler } from './decide-case.command';
import { ExportCasesHandler } from './export-cases.query';
import { GetCaseHandler } from './get-case.query';
import { GetReconciliationOverviewHandler } from './get-overview.query';
import { KnownCases } from './known-cases';
import { ListCasesHandler } from './list-cases.query';
import { GetPayoutHandler, ListPayoutsHandler } from './payouts.query';
import { ReconciliationController } from './reconciliation.controller';
import { RequestSweepHandler } from './request-sweep.command';

/** Every pound from the customer to the bank, for staff for finance. */
@Module({
  controllers: [ReconciliationController, CaseDecisionsController],
  providers: [
    ...[CasePlaces, KnownCases],
    ...[GetReconciliationOverviewHandler, ListCasesHandler, GetCaseHandler, ExportCasesHandler],
    ...[CountExceptionsHandler, ListPayoutsHandler, GetPayoutHandler],
    ...[DecideCaseHandler, AcceptCasesHandler, RequestSweepHandler],
  ],
})
export class ReconciliationModule {}

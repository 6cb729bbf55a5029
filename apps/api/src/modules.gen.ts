// Written by `npm run slices` from the files of the slices: change those, and run it again.
import { AccountsModule } from './accounts/accounts.module';
import { BillingModule } from './billing/billing.module';
import { CompaniesModule } from './companies/companies.module';
import { ConnectionsModule } from './connections/connections.module';
import { ContentModule } from './content/content.module';
import { CustomersModule } from './customers/customers.module';
import { DashboardModule } from './dashboard/dashboard.module';
import { DraftsModule } from './drafts/drafts.module';
import { EnquiriesModule } from './enquiries/enquiries.module';
import { GoalsModule } from './goals/goals.module';
import { HistoryModule } from './history/history.module';
import { JourneysModule } from './journeys/journeys.module';
import { LearningModule } from './learning/learning.module';
import { LedgerModule } from './ledger/ledger.module';
import { LiveModule } from './live/live.module';
import { MyFinancialsModule } from './my-financials/my-financials.module';
import { OnboardingModule } from './onboarding/onboarding.module';
import { OperationsModule } from './operations/operations.module';
import { PartnersModule } from './partners/partners.module';
import { PaymentsModule } from './payments/payments.module';
import { PlanningModule } from './planning/planning.module';
import { QuestionnairesModule } from './questionnaires/questionnaires.module';
import { QuizzesModule } from './quizzes/quizzes.module';
import { ReconciliationModule } from './reconciliation/reconciliation.module';
import { ReferenceModule } from './reference/reference.module';
import { ScenariosModule } from './scenarios/scenarios.module';
import { StaffModule } from './staff/staff.module';
import { TasksModule } from './tasks/tasks.module';
import { TimelineModule } from './timeline/timeline.module';

/** One module a slice. */
export const sliceModules = [
  AccountsModule,
  BillingModule,
  CompaniesModule,
  ConnectionsModule,
  ContentModule,
  CustomersModule,
  DashboardModule,
  DraftsModule,
  EnquiriesModule,
  GoalsModule,
  HistoryModule,
  JourneysModule,
  LearningModule,
  LedgerModule,
  LiveModule,
  MyFinancialsModule,
  OnboardingModule,
  OperationsModule,
  PartnersModule,
  PaymentsModule,
  PlanningModule,
  QuestionnairesModule,
  QuizzesModule,
  ReconciliationModule,
  ReferenceModule,
  ScenariosModule,
  StaffModule,
  TasksModule,
  TimelineModule,
] as const;

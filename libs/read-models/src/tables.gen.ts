// Written by `npm run slices` from the files of the slices: change those, and run it again.
import { accountProfilesTable } from './accounts/account-profiles.table';
import { billingStandingsTable } from './billing/billing-standings.table';
import { connectionsTable } from './connections/connections.table';
import { customerBillingTable } from './customers/customer-billing.table';
import { customersTable } from './customers/customers.table';
import { partnerRelationsTable } from './customers/partner-relations.table';
import { enquiriesTable } from './enquiries/enquiries.table';
import { peerFiguresTable } from './figures/peer-figures.table';
import { goalsTable } from './goals/goals.table';
import { accessLogTable } from './history/access-log.table';
import { accountHistoryTable } from './history/account-history.table';
import { actorNamesTable } from './history/actor-names.table';
import { historyCacheTable } from './history/history-cache.table';
import { visitorNamesTable } from './history/visitor-names.table';
import { journeyStandingsTable } from './journeys/journey-standings.table';
import { journeyStepTimesTable } from './journeys/journey-step-times.table';
import { learningProgressTable } from './learning/learning-progress.table';
import { ledgersTable } from './ledger/ledgers.table';
import { watchedSectionsTable } from './my-financials/watched-sections.table';
import { genericAnswersTable } from './onboarding/generic-answers.table';
import { onboardingProgressTable } from './onboarding/onboarding-progress.table';
import { operatorRequestsTable } from './operations/operator-requests.table';
import { channelPartnersTable } from './partners/channel-partners.table';
import { payersTable, paymentsTable } from './payments/payments.table';
import { savedCalculationsTable } from './planning/saved-calculations.table';
import { whatIfInputsTable } from './planning/what-if-inputs.table';
import { questionnaireAnswersTable } from './questionnaires/questionnaire-answers.table';
import { questionnaireScoresTable } from './questionnaires/questionnaire-scores.table';
import { quizAnswersTable } from './quizzes/quiz-answers.table';
import { quizScoresTable } from './quizzes/quiz-scores.table';
import { bankLinesTable } from './reconciliation/bank-lines.table';
import { reconciliationCasesTable } from './reconciliation/cases.table';
import { reconciliationClaimsTable } from './reconciliation/claims.table';
import { reconciliationLinesTable } from './reconciliation/lines.table';
import { reconciliationMonthsTable } from './reconciliation/months.table';
import { reconciliationObjectsTable } from './reconciliation/objects.table';
import { payoutLinesTable, reconciliationPayoutsTable } from './reconciliation/payouts.table';
import { sweepsTable } from './reconciliation/sweeps.table';
import { scenariosTable } from './scenarios/scenarios.table';
import { staffMembersTable } from './staff/staff-members.table';
import { taskDatesTable } from './tasks/task-dates.table';
import type { RowOf, TableDefinition } from './table';

/** The rows of every slice's tables, by the table's name. */
export interface SliceTables {
  readonly account_profiles: RowOf<typeof accountProfilesTable>;
  readonly billing_standings: RowOf<typeof billingStandingsTable>;
  readonly connections: RowOf<typeof connectionsTable>;
  readonly customer_billing: RowOf<typeof customerBillingTable>;
  readonly customers: RowOf<typeof customersTable>;
  readonly partner_relations: RowOf<typeof partnerRelationsTable>;
  readonly enquiries: RowOf<typeof enquiriesTable>;
  readonly peer_figures: RowOf<typeof peerFiguresTable>;
  readonly goals: RowOf<typeof goalsTable>;
  readonly access_log: RowOf<typeof accessLogTable>;
  readonly account_history: RowOf<typeof accountHistoryTable>;
  readonly actor_names: RowOf<typeof actorNamesTable>;
  readonly history_memory: RowOf<typeof historyCacheTable>;
  readonly visitor_names: RowOf<typeof visitorNamesTable>;
  readonly journey_standings: RowOf<typeof journeyStandingsTable>;
  readonly journey_step_times: RowOf<typeof journeyStepTimesTable>;
  readonly learning_progress: RowOf<typeof learningProgressTable>;
  readonly ledgers: RowOf<typeof ledgersTable>;
  readonly watched_sections: RowOf<typeof watchedSectionsTable>;
  readonly generic_answers: RowOf<typeof genericAnswersTable>;
  readonly onboarding_progress: RowOf<typeof onboardingProgressTable>;
  readonly operator_requests: RowOf<typeof operatorRequestsTable>;
  readonly channel_partners: RowOf<typeof channelPartnersTable>;
  readonly payments: RowOf<typeof paymentsTable>;
  readonly payers: RowOf<typeof payersTable>;
  readonly saved_calculations: RowOf<typeof savedCalculationsTable>;
  readonly what_if_inputs: RowOf<typeof whatIfInputsTable>;
  readonly questionnaire_answers: RowOf<typeof questionnaireAnswersTable>;
  readonly questionnaire_scores: RowOf<typeof questionnaireScoresTable>;
  readonly quiz_answers: RowOf<typeof quizAnswersTable>;
  readonly quiz_scores: RowOf<typeof quizScoresTable>;
  readonly reconciliation_bank_lines: RowOf<typeof bankLinesTable>;
  readonly reconciliation_cases: RowOf<typeof reconciliationCasesTable>;
  readonly reconciliation_claims: RowOf<typeof reconciliationClaimsTable>;
  readonly reconciliation_lines: RowOf<typeof reconciliationLinesTable>;
  readonly reconciliation_months: RowOf<typeof reconciliationMonthsTable>;
  readonly reconciliation_objects: RowOf<typeof reconciliationObjectsTable>;
  readonly reconciliation_payouts: RowOf<typeof reconciliationPayoutsTable>;
  readonly payout_lines: RowOf<typeof payoutLinesTable>;
  readonly reconciliation_sweeps: RowOf<typeof sweepsTable>;
  readonly scenarios: RowOf<typeof scenariosTable>;
  readonly staff_members: RowOf<typeof staffMembersTable>;
  readonly task_dates: RowOf<typeof taskDatesTable>;
}

/** The tables of every slice. */
export const sliceTables: readonly TableDefinition<never>[] = [
  accountProfilesTable,
  billingStandingsTable,
  connectionsTable,
  customerBillingTable,
  customersTable,
  partnerRelationsTable,
  enquiriesTable,
  peerFiguresTable,
  goalsTable,
  accessLogTable,
  accountHistoryTable,
  actorNamesTable,
  historyCacheTable,
  visitorNamesTable,
  journeyStandingsTable,
  journeyStepTimesTable,
  learningProgressTable,
  ledgersTable,
  watchedSectionsTable,
  genericAnswersTable,
  onboardingProgressTable,
  operatorRequestsTable,
  channelPartnersTable,
  paymentsTable,
  payersTable,
  savedCalculationsTable,
  whatIfInputsTable,
  questionnaireAnswersTable,
  questionnaireScoresTable,
  quizAnswersTable,
  quizScoresTable,
  bankLinesTable,
  reconciliationCasesTable,
  reconciliationClaimsTable,
  reconciliationLinesTable,
  reconciliationMonthsTable,
  reconciliationObjectsTable,
  reconciliationPayoutsTable,
  payoutLinesTable,
  sweepsTable,
  scenariosTable,
  staffMembersTable,
  taskDatesTable,
];

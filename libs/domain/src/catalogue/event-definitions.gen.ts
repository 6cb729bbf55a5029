// Written by `npm run slices` from the files of the slices: change those, and run it again.
import { accessEventDefinitions, type AccessEvent } from '../access/access.events';
import { accountEventDefinitions, type AccountEvent } from '../accounts/account.events';
import { actingEventDefinitions, type ActingEvent } from '../acting/acting.events';
import { auditEventDefinitions, type AuditEvent } from '../audit/audit.events';
import { billingEventDefinitions, type BillingEvent } from '../billing/billing.events';
import { connectionEventDefinitions, type ConnectionEvent } from '../connections/connections.events';
import { deletionEventDefinitions, type DeletionEvent } from '../deletion/deletion.events';
import { enquiryEventDefinitions, type EnquiryEvent } from '../enquiries/enquiry.events';
import { figureEventDefinitions, type FigureEvent } from '../figures/figures.events';
import { goalEventDefinitions, type GoalEvent } from '../goals/goals.events';
import { learningEventDefinitions, type LearningEvent } from '../learning/learning.events';
import { ledgerEventDefinitions, type LedgerEvent } from '../ledger/ledger.events';
import { sectionEventDefinitions, type SectionEvent } from '../my-financials/sections.events';
import { onboardingEventDefinitions, type OnboardingEvent } from '../onboarding/onboarding.events';
import { operationsEventDefinitions, type OperationsEvent } from '../operations/operations.events';
import { codeRequestEventDefinitions, type AccessCodeRequested } from '../partners/code-request.events';
import { partnerEventDefinitions, type PartnerEvent } from '../partners/partner.events';
import { calculationEventDefinitions, type CalculationSaved } from '../planning/calculations.events';
import { planningEventDefinitions, type PlanningEvent } from '../planning/inputs.events';
import { questionnaireEventDefinitions, type QuestionnaireEvent } from '../questionnaires/questionnaires.events';
import { quizEventDefinitions, type QuizEvent } from '../quizzes/quizzes.events';
import { bankEventDefinitions, type BankEvent } from '../reconciliation/bank/bank.events';
import { caseEventDefinitions, type CaseEvent } from '../reconciliation/case.events';
import { factsEventDefinitions, type FactStated } from '../reconciliation/facts.events';
import { monthEventDefinitions, type MonthClosed } from '../reconciliation/month.events';
import { summaryEventDefinitions, type SummaryEvent } from '../reconciliation/summary.events';
import { sweepEventDefinitions, type SweepEvent } from '../reconciliation/sweep.events';
import { scenarioEventDefinitions, type ScenarioEvent } from '../scenarios/scenarios.events';
import { secondFactorRuleEventDefinitions, type SecondFactorRuleEvent } from '../staff/second-factor-rule.events';
import { staffEventDefinitions, type StaffEvent } from '../staff/staff.events';
import { taskEventDefinitions, type TaskEvent } from '../tasks/tasks.events';
import { timelineEventDefinitions, type TimelineEvent } from '../timeline/timeline.events';
import { ledgerRetiredEvents } from '../ledger/ledger.upcasters';

/** Any event of the product. */
export type CatalogueEvent =
  | AccessEvent
  | AccountEvent
  | ActingEvent
  | AuditEvent
  | BillingEvent
  | ConnectionEvent
  | DeletionEvent
  | EnquiryEvent
  | FigureEvent
  | GoalEvent
  | LearningEvent
  | LedgerEvent
  | SectionEvent
  | OnboardingEvent
  | OperationsEvent
  | AccessCodeRequested
  | PartnerEvent
  | CalculationSaved
  | PlanningEvent
  | QuestionnaireEvent
  | QuizEvent
  | BankEvent
  | CaseEvent
  | FactStated
  | MonthClosed
  | SummaryEvent
  | SweepEvent
  | ScenarioEvent
  | SecondFactorRuleEvent
  | StaffEvent
  | TaskEvent
  | TimelineEvent;

/** The event types of every slice. */
export const eventDefinitions = [
  accessEventDefinitions,
  accountEventDefinitions,
  actingEventDefinitions,
  auditEventDefinitions,
  billingEventDefinitions,
  connectionEventDefinitions,
  deletionEventDefinitions,
  enquiryEventDefinitions,
  figureEventDefinitions,
  goalEventDefinitions,
  learningEventDefinitions,
  ledgerEventDefinitions,
  sectionEventDefinitions,
  onboardingEventDefinitions,
  operationsEventDefinitions,
  codeRequestEventDefinitions,
  partnerEventDefinitions,
  calculationEventDefinitions,
  planningEventDefinitions,
  questionnaireEventDefinitions,
  quizEventDefinitions,
  bankEventDefinitions,
  caseEventDefinitions,
  factsEventDefinitions,
  monthEventDefinitions,
  summaryEventDefinitions,
  sweepEventDefinitions,
  scenarioEventDefinitions,
  secondFactorRuleEventDefinitions,
  staffEventDefinitions,
  taskEventDefinitions,
  timelineEventDefinitions,
] as const;

/** Event types that are read but no longer written, with the way to their successors. */
export const retiredDefinitions = [ledgerRetiredEvents] as const;

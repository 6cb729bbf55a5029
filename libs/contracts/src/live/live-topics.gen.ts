// Written by `npm run slices` from the files of the slices: change those, and run it again.
import { connectionsTopics } from '../connections/connections.topics';
import { customersTopics } from '../customers/customers.topics';
import { enquiriesTopics } from '../enquiries/enquiries.topics';
import { goalsTopics } from '../goals/goals.topics';
import { historyTopics } from '../history/history.topics';
import { journeysTopics } from '../journeys/journeys.topics';
import { learningTopics } from '../learning/learning.topics';
import { ledgerTopics } from '../ledger/ledger.topics';
import { myFinancialsTopics } from '../my-financials/my-financials.topics';
import { onboardingTopics } from '../onboarding/onboarding.topics';
import { partnersTopics } from '../partners/partners.topics';
import { paymentsTopics } from '../payments/payments.topics';
import { planningTopics } from '../planning/planning.topics';
import { questionnairesTopics } from '../questionnaires/questionnaires.topics';
import { quizzesTopics } from '../quizzes/quizzes.topics';
import { reconciliationTopics } from '../reconciliation/reconciliation.topics';
import { scenariosTopics } from '../scenarios/scenarios.topics';
import { staffTopics } from '../staff/staff.topics';
import { tasksTopics } from '../tasks/tasks.topics';

/** What pages may be told to read again. */
export const liveTopics = {
  ...connectionsTopics,
  ...customersTopics,
  ...enquiriesTopics,
  ...goalsTopics,
  ...historyTopics,
  ...journeysTopics,
  ...learningTopics,
  ...ledgerTopics,
  ...myFinancialsTopics,
  ...onboardingTopics,
  ...partnersTopics,
  ...paymentsTopics,
  ...planningTopics,
  ...questionnairesTopics,
  ...quizzesTopics,
  ...reconciliationTopics,
  ...scenariosTopics,
  ...staffTopics,
  ...tasksTopics,
} as const;

// Written by `npm run slices` from the files of the slices: change those, and run it again.
import { ACCOUNTS_FIELDS } from '../accounts/testing/accounts-fields';
import { BILLING_FIELDS } from '../billing/testing/billing-fields';
import { COMPANIES_FIELDS } from '../companies/testing/companies-fields';
import { CONNECTIONS_FIELDS } from '../connections/testing/connections-fields';
import { CONTENT_FIELDS } from '../content/testing/content-fields';
import { CUSTOMERS_FIELDS } from '../customers/testing/customers-fields';
import { DASHBOARD_FIELDS } from '../dashboard/testing/dashboard-fields';
import { DRAFTS_FIELDS } from '../drafts/testing/drafts-fields';
import { ENQUIRIES_FIELDS } from '../enquiries/testing/enquiries-fields';
import { JOURNEYS_FIELDS } from '../journeys/testing/journeys-fields';
import { LEARNING_FIELDS } from '../learning/testing/learning-fields';
import { LEDGER_FIELDS } from '../ledger/testing/ledger-fields';
import { MY_FINANCIALS_FIELDS } from '../my-financials/testing/my-financials-fields';
import { OPERATIONS_FIELDS } from '../operations/testing/operations-fields';
import { PARTNERS_FIELDS } from '../partners/testing/partners-fields';
import { PAYMENTS_FIELDS } from '../payments/testing/payments-fields';
import { PLANNING_FIELDS } from '../planning/testing/planning-fields';
import { QUESTIONNAIRES_FIELDS } from '../questionnaires/testing/questionnaires-fields';
import { QUIZZES_FIELDS } from '../quizzes/testing/quizzes-fields';
import { RECONCILIATION_FIELDS } from '../reconciliation/testing/reconciliation-fields';
import { REFERENCE_FIELDS } from '../reference/testing/reference-fields';
import { SCENARIOS_FIELDS } from '../scenarios/testing/scenarios-fields';
import { STAFF_FIELDS } from '../staff/testing/staff-fields';
import { TASKS_FIELDS } from '../tasks/testing/tasks-fields';
import { TIMELINE_FIELDS } from '../timeline/testing/timeline-fields';

/** Which roles each route that reads answers, and with which fields. */
export const fieldsByRole = {
  ...ACCOUNTS_FIELDS,
  ...BILLING_FIELDS,
  ...COMPANIES_FIELDS,
  ...CONNECTIONS_FIELDS,
  ...CONTENT_FIELDS,
  ...CUSTOMERS_FIELDS,
  ...DASHBOARD_FIELDS,
  ...DRAFTS_FIELDS,
  ...ENQUIRIES_FIELDS,
  ...JOURNEYS_FIELDS,
  ...LEARNING_FIELDS,
  ...LEDGER_FIELDS,
  ...MY_FINANCIALS_FIELDS,
  ...OPERATIONS_FIELDS,
  ...PARTNERS_FIELDS,
  ...PAYMENTS_FIELDS,
  ...PLANNING_FIELDS,
  ...QUESTIONNAIRES_FIELDS,
  ...QUIZZES_FIELDS,
  ...RECONCILIATION_FIELDS,
  ...REFERENCE_FIELDS,
  ...SCENARIOS_FIELDS,
  ...STAFF_FIELDS,
  ...TASKS_FIELDS,
  ...TIMELINE_FIELDS,
} as const;

// Written by `npm run slices` from the files of the slices: change those, and run it again.
import { businessAreasRoutes } from '../features/business-areas/business-areas.routes';
import { enquiriesPublicRoutes, enquiriesRoutes } from '../features/enquiries/enquiries.routes';
import { historyRoutes } from '../features/history/history.routes';
import { journeysRoutes } from '../features/journeys/journeys.routes';
import { ledgerRoutes } from '../features/ledger/ledger.routes';
import { myFinancialsRoutes } from '../features/my-financials/my-financials.routes';
import { onboardingRoutes } from '../features/onboarding/onboarding.routes';
import { operationsRoutes } from '../features/operations/operations.routes';
import { partnersPublicRoutes, partnersRoutes } from '../features/partners/partners.routes';
import { paymentsRoutes } from '../features/payments/payments.routes';
import { planningRoutes } from '../features/planning/planning.routes';
import { questionnairesRoutes } from '../features/questionnaires/questionnaires.routes';
import { quizzesRoutes } from '../features/quizzes/quizzes.routes';
import { reconciliationRoutes } from '../features/reconciliation/reconciliation.routes';
import { scenariosRoutes } from '../features/scenarios/scenarios.routes';
import { staffRoutes } from '../features/staff/staff.routes';
import { tasksPublicRoutes, tasksRoutes } from '../features/tasks/tasks.routes';
import { timelineRoutes } from '../features/timeline/timeline.routes';
import { connectionsPublicRoutes } from '../features/connections/connections.routes';
import { homePublicRoutes } from '../features/home/home.routes';
import { legalPublicRoutes } from '../features/site/legal.routes';
import { sitePublicRoutes } from '../features/site/site.routes';

/** Pages inside the application's frame: the features' `<feature>Routes`. */
export const applicationRoutes = [
  ...businessAreasRoutes,
  ...enquiriesRoutes,
  ...historyRoutes,
  ...journeysRoutes,
  ...ledgerRoutes,
  ...myFinancialsRoutes,
  ...onboardingRoutes,
  ...operationsRoutes,
  ...partnersRoutes,
  ...paymentsRoutes,
  ...planningRoutes,
  ...questionnairesRoutes,
  ...quizzesRoutes,
  ...reconciliationRoutes,
  ...scenariosRoutes,
  ...staffRoutes,
  ...tasksRoutes,
  ...timelineRoutes,
];

/** Pages in the public frame: the features' `…PublicRoutes`. */
export const publicRoutes = [
  ...connectionsPublicRoutes,
  ...enquiriesPublicRoutes,
  ...homePublicRoutes,
  ...partnersPublicRoutes,
  ...legalPublicRoutes,
  ...sitePublicRoutes,
  ...tasksPublicRoutes,
];

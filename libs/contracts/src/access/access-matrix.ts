import { accountsAccess } from '../accounts/accounts.access';
import { auditAccess } from '../audit/audit.access';
import { billingAccess } from '../billing/billing.access';
import { companiesAccess } from '../companies/companies.access';
import { connectionsAccess } from '../connections/connections.access';
import { contentAccess } from '../content/content.access';
import { customersAccess } from '../customers/customers.access';
import { dashboardAccess } from '../dashboard/dashboard.access';
import { deletionAccess } from '../deletion/deletion.access';
import { enquiriesAccess } from '../enquiries/enquiries.access';
import { goalsAccess } from '../goals/goals.access';
import { figuresAccess } from '../figures/figures.access';
import { journeysAccess } from '../journeys/journeys.access';
import { ledgerAccess } from '../ledger/ledger.access';
import { liveAccess } from '../live/live.access';
import { onboardingAccess } from '../onboarding/onboarding.access';
import { operationsAccess } from '../operations/operations.access';
import { partnersAccess } from '../partners/partners.access';
import { paymentsAccess } from '../payments/payments.access';
import { platformAccess } from '../platform/platform.access';
import { referenceAccess } from '../reference/reference.access';
import { sessionAccess } from '../session/session.access';
import { staffAccess } from '../staff/staff.access';
import type { AccessRule } from './access-rule';

/** Who may call what: one row for every route of the product, in the words of its slice. Drives the guard and its tests. */
export const accessMatrix = {
  ...platformAccess,
  ...accountsAccess,
  ...sessionAccess,
  ...staffAccess,
  ...referenceAccess,
  ...companiesAccess,
  ...connectionsAccess,
  ...contentAccess,
  ...customersAccess,
  ...dashboardAccess,
  ...deletionAccess,
  ...enquiriesAccess,
  ...goalsAccess,
  ...auditAccess,
  ...billingAccess,
  ...figuresAccess,
  ...journeysAccess,
  ...ledgerAccess,
  ...liveAccess,
  ...onboardingAccess,
  ...operationsAccess,
  ...partnersAccess,
  ...paymentsAccess,
} as const satisfies Record<string, AccessRule>;

export type RouteId = keyof typeof accessMatrix;

/** The row of a route, `undefined` for a route that nobody may call. */
export const accessRuleOf = (routeId: string): AccessRule | undefined =>
  Object.hasOwn(accessMatrix, routeId) ? accessMatrix[routeId as RouteId] : undefined;

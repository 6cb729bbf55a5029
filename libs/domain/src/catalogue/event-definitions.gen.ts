// Written by `npm run slices` from the files of the slices: change those, and run it again.
import { accessEventDefinitions } from '../access/access.events';
import { accountEventDefinitions } from '../accounts/account.events';
import { auditEventDefinitions } from '../audit/audit.events';
import { billingEventDefinitions } from '../billing/billing.events';
import { connectionEventDefinitions } from '../connections/connections.events';
import { deletionEventDefinitions } from '../deletion/deletion.events';
import { enquiryEventDefinitions } from '../enquiries/enquiry.events';
import { figureEventDefinitions } from '../figures/figures.events';
import { goalEventDefinitions } from '../goals/goals.events';
import { ledgerEventDefinitions } from '../ledger/ledger.events';
import { onboardingEventDefinitions } from '../onboarding/onboarding.events';
import { operationsEventDefinitions } from '../operations/operations.events';
import { codeRequestEventDefinitions } from '../partners/code-request.events';
import { partnerEventDefinitions } from '../partners/partner.events';
import { sectionEventDefinitions } from '../sections/sections.events';
import { staffEventDefinitions } from '../staff/staff.events';
import { ledgerRetiredEvents } from '../ledger/ledger.upcasters';

/** The event types of every slice. */
export const eventDefinitions = [
  accessEventDefinitions,
  accountEventDefinitions,
  auditEventDefinitions,
  billingEventDefinitions,
  connectionEventDefinitions,
  deletionEventDefinitions,
  enquiryEventDefinitions,
  figureEventDefinitions,
  goalEventDefinitions,
  ledgerEventDefinitions,
  onboardingEventDefinitions,
  operationsEventDefinitions,
  codeRequestEventDefinitions,
  partnerEventDefinitions,
  sectionEventDefinitions,
  staffEventDefinitions,
] as const;

/** Event types that are read but no longer written, with the way to their successors. */
export const retiredDefinitions = [ledgerRetiredEvents] as const;

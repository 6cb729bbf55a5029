import type { Json } from '@keelson/kernel';
import { accessEventDefinitions } from './access';
import { accountEventDefinitions } from './accounts';
import { auditEventDefinitions } from './audit';
import { billingEventDefinitions } from './billing';
import { connectionEventDefinitions } from './connections';
import { deletionEventDefinitions } from './deletion';
import { enquiryEventDefinitions } from './enquiries';
import type { RetiredEventDefinitions } from './event-definition';
import { figureEventDefinitions } from './figures';
import { goalEventDefinitions } from './goals';
import { ledgerEventDefinitions, ledgerRetiredEvents } from './ledger';
import { onboardingEventDefinitions } from './onboarding';
import { operationsEventDefinitions } from './operations';
import { codeRequestEventDefinitions, partnerEventDefinitions } from './partners';
import { sectionEventDefinitions } from './sections';
import { staffEventDefinitions } from './staff';

type Definition = { readonly personal: { readonly [field: string]: Json | undefined } };
type Definitions = { readonly [type: string]: Definition };
type RetiredDefinition = RetiredEventDefinitions[string];

/** All event types of the product, merged from the slices. Only the two node apps import it. */
export const eventCatalogue: {
  readonly current: Definitions;
  readonly retired: RetiredEventDefinitions;
} = {
  current: merged<Definition>([
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
    partnerEventDefinitions,
    codeRequestEventDefinitions,
    sectionEventDefinitions,
    staffEventDefinitions,
  ]),
  retired: merged<RetiredDefinition>([ledgerRetiredEvents]),
};

function merged<Entry>(slices: readonly { readonly [type: string]: Entry }[]): { readonly [type: string]: Entry } {
  const entries = slices.flatMap((slice) => Object.entries(slice));
  const catalogue = Object.fromEntries(entries);
  const twice = entries.find(([type, entry]) => catalogue[type] !== entry);
  if (twice) throw new RangeError(`two slices define the event type ${twice[0]}`);
  return catalogue;
}

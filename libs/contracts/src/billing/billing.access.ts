import type { AccessRule } from '../access/access-rule';
import type { BillingRouteId } from './billing.paths';

const everyone = {
  allow: { anonymous: 'own', customer: 'own', partner: 'own', admin: 'own', superAdmin: 'own' },
} as const satisfies AccessRule;
const customer = { allow: { customer: 'own' } } as const satisfies AccessRule;
/** Make Payment is one of the two ways on after an ended trial. */
const payer = { ...customer, afterTrial: 'allowed' } as const satisfies AccessRule;

/** The webhook is open to everybody: what counts there is the signature over the message. */
export const billingAccess = {
  'billing.plans': everyone,
  'billing.coupon': everyone,
  'billing.openCheckout': payer,
  'billing.checkoutOutcome': payer,
  'billing.skipPayment': customer,
  'billing.subscription': customer,
  'billing.deactivate': { ...customer, stepUp: true, whileActing: 'refused' },
  'billing.details': payer,
  'billing.invoices': customer,
  'billing.stripeWebhook': everyone,
} as const satisfies Record<BillingRouteId, AccessRule>;

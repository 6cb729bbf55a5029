import type { AccessRule } from '../access/access-rule';
import type { BillingRouteId } from './billing.paths';

const everyone = {
  allow: { anonymous: 'own', customer: 'own', partner: 'own', admin: 'own', superAdmin: 'own' },
} as const satisfies AccessRule;
const customer = { allow: { customer: 'own' } } as const satisfies AccessRule;

/** The webhook is open to everybody: what counts there is the signature over the message. */
export const billingAccess = {
  'billing.plans': everyone,
  'billing.coupon': everyone,
  'billing.openCheckout': customer,
  'billing.checkoutOutcome': customer,
  'billing.skipPayment': customer,
  'billing.subscription': customer,
  'billing.deactivate': customer,
  'billing.details': customer,
  'billing.invoices': customer,
  'billing.stripeWebhook': everyone,
} as const satisfies Record<BillingRouteId, AccessRule>;

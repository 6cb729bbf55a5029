import { definePaths } from '../wire/route';

export const billingPaths = definePaths({
  plans: { id: 'billing.plans', method: 'GET', path: '/api/v1/billing/plans' },
  coupon: { id: 'billing.coupon', method: 'GET', path: '/api/v1/billing/coupon' },
  openCheckout: { id: 'billing.openCheckout', method: 'POST', path: '/api/v1/billing/checkout-sessions' },
  checkoutOutcome: {
    id: 'billing.checkoutOutcome',
    method: 'GET',
    path: '/api/v1/billing/checkout-sessions/:checkoutId',
  },
  skipPayment: { id: 'billing.skipPayment', method: 'POST', path: '/api/v1/billing/skip-payment' },
  subscription: { id: 'billing.subscription', method: 'GET', path: '/api/v1/billing/subscription' },
  deactivate: { id: 'billing.deactivate', method: 'POST', path: '/api/v1/billing/deactivate-subscription' },
  details: { id: 'billing.details', method: 'GET', path: '/api/v1/billing/details' },
  invoices: { id: 'billing.invoices', method: 'GET', path: '/api/v1/billing/invoices' },
  plan: { id: 'billing.plan', method: 'GET', path: '/api/v1/billing/plan' },
  upcomingPayment: { id: 'billing.upcomingPayment', method: 'GET', path: '/api/v1/billing/upcoming-payment' },
  planQuote: { id: 'billing.planQuote', method: 'POST', path: '/api/v1/billing/plan/quote' },
  changePlan: { id: 'billing.changePlan', method: 'POST', path: '/api/v1/billing/plan' },
  endSubscription: { id: 'billing.endSubscription', method: 'POST', path: '/api/v1/billing/plan/end' },
  keepSubscription: { id: 'billing.keepSubscription', method: 'POST', path: '/api/v1/billing/plan/keep' },
  /** Of a customer, by staff or by the customer's channel partner. */
  extendTrial: {
    id: 'billing.extendTrial',
    method: 'POST',
    path: '/api/v1/billing/accounts/:accountId/trial-extensions',
  },
  migrate: { id: 'billing.migrate', method: 'POST', path: '/api/v1/billing/accounts/:accountId/subscriber' },
  stripeWebhook: { id: 'billing.stripeWebhook', method: 'POST', path: '/api/v1/billing/webhooks/stripe' },
});

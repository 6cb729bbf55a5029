import type { RoleFields } from '../../testing/role-fields';

const EVERYBODY = 'stranger customer partner admin adminOfCustomers adminOfReplay adminOfPayments superAdmin';

export const BILLING_FIELDS: Readonly<Record<string, RoleFields>> = {
  'billing.coupon': { readers: EVERYBODY, fields: ['couponCode', 'percentOff'] },
  'billing.checkoutOutcome': {
    readers: 'customer',
    fields: [
      'checkoutId',
      'couponCode',
      'grossPence',
      'netPence',
      'outcome',
      'plan',
      'popup',
      'recorded',
      'upgrade',
      'vatPence',
    ],
  },
  'billing.plans': {
    readers: EVERYBODY,
    fields: ['[].grossPence', '[].mode', '[].netPence', '[].period', '[].plan', '[].saving', '[].title', '[].vatPence'],
  },
  'billing.subscription': {
    readers: 'customer',
    fields: [
      'account_api_id',
      'current_plan',
      'cycle_id',
      'freeTrailUser',
      'payment_late',
      'payment_status',
      'remaining_trial_time',
      'renews',
      'subscription_end_date',
      'subscription_start_date',
      'trial_ends_at',
      'upgrade_possible',
    ],
  },
  'billing.details': {
    readers: 'customer',
    fields: ['chosen.couponCode', 'chosen.plan', 'companyName', 'email', 'firstName', 'phone', 'price'],
  },
  'billing.plan': {
    readers: 'customer',
    fields: ['changeTo', 'deleteAt', 'plan', 'request', 'startedAt', 'state', 'until'],
  },
  'billing.upcomingPayment': { readers: 'customer', fields: ['payment'] },
  'billing.invoices': { readers: 'customer', fields: ['[]'] },
};

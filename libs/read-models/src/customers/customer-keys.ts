import type { CustomerSort } from '@keelson/vocabulary';

/*
 * What depends on the time of day (inactive, trial ended) is no column, and no index could hold it. The labels follow
 * from columns that stand still, though, and so do the orders by them: a trial that ends later has ended later.
 */

/** `Paid`, on a trial, which may have ended, or `Unpaid`: from the last of the alphabet to the first. */
export const PAYING_SQL = `(CASE
  WHEN payment_flag = 1 THEN 3
  WHEN subscribed_to_payment = 1 OR free_trial_user = 0 THEN 1
  ELSE 2 END)`;
export const SUBSCRIPTION_SQL = `(CASE
  WHEN payment_flag = 1 OR subscribed_to_payment = 1 THEN 'Subscriber'
  WHEN free_trial_user > 0 THEN 'Trial'
  ELSE 'None' END)`;
/** 0 while the account is being deleted. */
export const STAYING_SQL = `(CASE WHEN deletion_at IS NULL THEN 1 ELSE 0 END)`;
export const SEEN_SQL = `coalesce(last_login_at, registered_at)`;
export const TRIAL_END_SQL = `coalesce(trial_ends_at, 'infinity'::timestamptz)`;
const LAST_LOGIN_SQL = `coalesce(last_login_at, '-infinity'::timestamptz)`;

/** The customers of a partner are put in order by their companies, too. */
export type CustomerOrder = CustomerSort | 'companyName';

/** What an order goes by, before the id. */
interface OrderKeys {
  readonly keys: readonly string[];
  /** The smallest keys come last when the order ascends. */
  readonly reversed?: true;
  /** What the keys are made of, kept in the index besides, so that those on trial are counted without their rows. */
  readonly madeOf?: readonly string[];
}

/** No key is ever null, or a row would be before and behind a place in the list at once. */
export const CUSTOMER_ORDERS: Readonly<Record<CustomerOrder, OrderKeys>> = {
  name: { keys: ['lower(name)'] },
  companyName: { keys: ['lower(company_name)'] },
  email: { keys: ['lower(email)'] },
  created: { keys: ['registered_at'] },
  lastLogin: { keys: [LAST_LOGIN_SQL] },
  subscriptionType: { keys: [SUBSCRIPTION_SQL, TRIAL_END_SQL] },
  paymentStatus: {
    keys: [PAYING_SQL, TRIAL_END_SQL],
    reversed: true,
    madeOf: ['payment_flag', 'subscribed_to_payment', 'free_trial_user', 'trial_ends_at'],
  },
  status: { keys: [STAYING_SQL, SEEN_SQL], reversed: true },
};

/** One index serves an order both ways. */
export const customerOrderIndexes: readonly string[] = Object.values(CUSTOMER_ORDERS).map(
  ({ keys, madeOf }) => `(${[...keys, 'account_id'].join(', ')})${madeOf ? ` INCLUDE (${madeOf.join(', ')})` : ''}`,
);

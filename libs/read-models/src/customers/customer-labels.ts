import type { AccountStatus, PaymentStatus } from '@keelson/vocabulary';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { CustomerRow } from './customers.table';

/** A customer counts as inactive once nobody signed in for longer than this (decision 4.34). */
export const INACTIVE_AFTER_DAYS = 21;

export interface CustomerLabels {
  readonly subscriptionType: RawBuilder<string>;
  readonly paymentStatus: RawBuilder<PaymentStatus>;
  readonly trialExpired: RawBuilder<boolean>;
  readonly status: RawBuilder<AccountStatus>;
}

/** What the situations of decision 4.48 and the time make of a row: for showing, ordering and finding alike. */
export function customerLabels(now: Date): CustomerLabels {
  const moment = sql<Date>`${now.toISOString()}::timestamptz`;
  const trialExpired = sql<boolean>`(free_trial_user > 0 and trial_ends_at is not null and trial_ends_at <= ${moment})`;
  return {
    trialExpired,
    subscriptionType: sql`case
      when payment_flag = 1 or subscribed_to_payment = 1 then 'Subscriber'
      when free_trial_user > 0 then 'Trial'
      else 'None' end`,
    paymentStatus: sql`case
      when payment_flag = 1 then 'Paid'
      when subscribed_to_payment = 1 or free_trial_user = 0 then 'Unpaid'
      when ${trialExpired} then 'Trial ended'
      else 'Trial' end`,
    status: sql`case
      when deletion_at is not null then 'under_deletion'
      when coalesce(last_login_at, registered_at) < ${moment} - make_interval(hours => ${sql.lit(INACTIVE_AFTER_DAYS * 24)})
      then 'inactive'
      else 'active' end`,
  };
}

export type Customers = SelectQueryBuilder<ReadModelDatabase, 'customers', object>;

export interface LabelledCustomer extends CustomerRow {
  readonly subscription_type: string;
  readonly payment_status: PaymentStatus;
  readonly trial_expired: boolean;
  readonly status: AccountStatus;
}

export const withLabels = (customers: Customers, labels: CustomerLabels) =>
  customers
    .selectAll()
    .select([
      labels.subscriptionType.as('subscription_type'),
      labels.paymentStatus.as('payment_status'),
      labels.trialExpired.as('trial_expired'),
      labels.status.as('status'),
    ]);

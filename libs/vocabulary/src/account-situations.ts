/**
 * How an account stands towards payment (decision 4.48): the paid form was sent and the checkout neither completed nor
 * skipped; on trial; paid; moved to subscriber by staff and not yet paid; subscription over or deactivated.
 */
export const SITUATIONS = ['awaiting-payment', 'trial', 'paid', 'migrated', 'ended'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Chosen on the register form (1) or given after skipping the payment (2). */
export const TRIAL_KINDS = [1, 2] as const;
export type TrialKind = (typeof TRIAL_KINDS)[number];

/** What tables and boxes call an account's standing; sent and shown alike. */
export const PAYMENT_STATUSES = ['Unpaid', 'Trial', 'Trial ended', 'Paid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Whether an account is used, and whether it is being deleted (decision 4.34). */
export const ACCOUNT_STATUSES = ['active', 'inactive', 'under_deletion'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** As the specified tables show them. */
export const ACCOUNT_STATUS_TITLES: Readonly<Record<AccountStatus, string>> = {
  active: 'Active',
  inactive: 'InActive',
  under_deletion: 'under_deletion',
};

/** How a payment or a payout stands between what we hold and what the provider says. */
export const RECONCILIATION_STATES = [
  'Matched',
  'AmountMismatch',
  'MissingAtProvider',
  'MissingHere',
  'Duplicate',
  'Refunded',
  'Disputed',
  'ManualPayout',
] as const;
export type ReconciliationState = (typeof RECONCILIATION_STATES)[number];

export const RECONCILIATION_STATE_TITLES: Readonly<Record<ReconciliationState, string>> = {
  Matched: 'Matched',
  AmountMismatch: 'Amount differs',
  MissingAtProvider: 'Missing at provider',
  MissingHere: 'Missing here',
  Duplicate: 'Duplicate',
  Refunded: 'Refunded',
  Disputed: 'Disputed',
  ManualPayout: 'Manual payout',
};

/** Why somebody has to look at it. */
export const RECONCILIATION_REASONS = [
  'amountDiffers',
  'refundDiffers',
  'disputeDiffers',
  'missingAtProvider',
  'missingHere',
  'duplicate',
  'otherCurrency',
  'payoutDiffers',
  'manualPayout',
  'changedSinceDecision',
  'changedSinceClose',
] as const;
export type ReconciliationReason = (typeof RECONCILIATION_REASONS)[number];

export const RECONCILIATION_REASON_TITLES: Readonly<Record<ReconciliationReason, string>> = {
  amountDiffers: 'Amount differs',
  refundDiffers: 'Refund differs',
  disputeDiffers: 'Dispute not known on both sides',
  missingAtProvider: 'Missing at provider',
  missingHere: 'Missing here',
  duplicate: 'Paid twice',
  otherCurrency: 'Not in pounds',
  payoutDiffers: 'Payout differs from its lines',
  manualPayout: 'Manual payout',
  changedSinceDecision: 'Changed since it was decided',
  changedSinceClose: 'Changed since its month was closed',
};

/** How long something has needed a person, counted from the charge's creation or the payout's arrival. */
export const RECONCILIATION_AGES = ['upToOneDay', 'upToThreeDays', 'upToSevenDays', 'older'] as const;
export type ReconciliationAge = (typeof RECONCILIATION_AGES)[number];

export const RECONCILIATION_AGE_TITLES: Readonly<Record<ReconciliationAge, string>> = {
  upToOneDay: 'Up to 1 day',
  upToThreeDays: '1 to 3 days',
  upToSevenDays: '3 to 7 days',
  older: 'Older than 7 days',
};

export const RECONCILIATION_KINDS = ['payment', 'payout'] as const;
export type ReconciliationKind = (typeof RECONCILIATION_KINDS)[number];

/** Orders of the queue. */
export const RECONCILIATION_SORTS = ['age', 'amount', 'reason'] as const;
export type ReconciliationSort = (typeof RECONCILIATION_SORTS)[number];

/** What is the same or another between two sights of one case. */
export const RECONCILIATION_CHANGES = [
  'ours',
  'ourRefund',
  'ourDispute',
  'charge',
  'amount',
  'refund',
  'dispute',
  'lines',
] as const;
export type ReconciliationChange = (typeof RECONCILIATION_CHANGES)[number];

export const RECONCILIATION_CHANGE_TITLES: Readonly<Record<ReconciliationChange, string>> = {
  ours: 'What we hold of the payment',
  ourRefund: 'The refund we hold',
  ourDispute: 'The dispute we hold',
  charge: 'The charges of the provider',
  amount: 'The amount at the provider',
  refund: 'The refund at the provider',
  dispute: 'The dispute at the provider',
  lines: 'The lines of the payout',
};

/** What people do with a case. */
export const RECONCILIATION_ACTS = [
  'matched',
  'unmatched',
  'assigned',
  'commented',
  'adjustmentProposed',
  'adjustmentApproved',
  'adjustmentRefused',
  'accepted',
  'customerAsked',
] as const;
export type ReconciliationAct = (typeof RECONCILIATION_ACTS)[number];

/** How a case is settled. */
export const RECONCILIATION_SETTLEMENTS = ['matched', 'adjusted', 'accepted'] as const;
export type ReconciliationSettlement = (typeof RECONCILIATION_SETTLEMENTS)[number];

export const RECONCILIATION_SETTLEMENT_TITLES: Readonly<Record<ReconciliationSettlement, string>> = {
  matched: 'matched by hand',
  adjusted: 'adjusted',
  accepted: 'accepted',
};

/** The links from our order to the bank. */
export const RECONCILIATION_LINKS = ['order', 'session', 'payment', 'charge', 'transaction', 'payout'] as const;
export type ReconciliationLink = (typeof RECONCILIATION_LINKS)[number];

export const RECONCILIATION_LINK_STATES = ['agrees', 'differs', 'missing', 'awaited'] as const;
export type ReconciliationLinkState = (typeof RECONCILIATION_LINK_STATES)[number];

/** What probably happened. */
export const RECONCILIATION_EXPLANATIONS = ['digitsSwapped'] as const;
export type ReconciliationExplanation = (typeof RECONCILIATION_EXPLANATIONS)[number];

export const RECONCILIATION_FORMATS = ['csv', 'xlsx'] as const;
export type ReconciliationFormat = (typeof RECONCILIATION_FORMATS)[number];

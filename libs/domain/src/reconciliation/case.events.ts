import type { ReconciliationEvidence, ReconciliationKind, ReconciliationState } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import { ERASED, type EventDefinitions } from '../event-definition';

interface OfCase {
  /** The provider's payment, its charge where it has none, or its payout. */
  readonly caseId: string;
  readonly kind: ReconciliationKind;
}

interface Decided {
  /** What somebody checked, and where. */
  readonly reason: string;
  /** What stood on both sides. */
  readonly evidence: ReconciliationEvidence;
  /** Of the rules that had judged it. */
  readonly version: number;
}

/** Somebody settled a case, with the gap that it has. */
export type CaseMatched = DomainEvent<
  'reconciliation.case-matched.v1',
  OfCase & Decided & { readonly gapPence: number }
>;

export type CaseUnmatched = DomainEvent<'reconciliation.case-unmatched.v1', OfCase & { readonly reason: string }>;

export type CaseAssigned = DomainEvent<
  'reconciliation.case-assigned.v1',
  OfCase & { readonly assignee: string | null }
>;

export type CaseCommented = DomainEvent<'reconciliation.case-commented.v1', OfCase & { readonly text: string }>;

/** Somebody proposes to settle a case with its gap; somebody else has to approve it. */
export type AdjustmentProposed = DomainEvent<
  'reconciliation.adjustment-proposed.v1',
  OfCase & Decided & { readonly amountPence: number; readonly by: string; readonly proposedAt: string }
>;

export type AdjustmentApproved = DomainEvent<
  'reconciliation.adjustment-approved.v1',
  OfCase & { readonly amountPence: number; readonly evidence: ReconciliationEvidence }
>;

export type AdjustmentRefused = DomainEvent<
  'reconciliation.adjustment-refused.v1',
  OfCase & { readonly reason: string }
>;

/** A refund or a dispute on which both sides agree was looked at. */
export type CaseAccepted = DomainEvent<
  'reconciliation.case-accepted.v1',
  OfCase & Decided & { readonly state: ReconciliationState }
>;

/** Somebody had the customer asked by mail for what is missing of a payment. The case stays as it is. */
export type CustomerAsked = DomainEvent<
  'reconciliation.customer-asked.v1',
  OfCase & {
    /** The day of London. */
    readonly askedOn: string;
    /** What is missing, */
    readonly amountPence: number;
    /** of so much. */
    readonly orderedPence: number;
    readonly orderId: string | null;
    readonly invoiceNumber: string | null;
  }
>;

export type CaseEvent =
  | CaseMatched
  | CaseUnmatched
  | CaseAssigned
  | CaseCommented
  | AdjustmentProposed
  | AdjustmentApproved
  | AdjustmentRefused
  | CaseAccepted
  | CustomerAsked;

export const caseEventDefinitions: EventDefinitions<CaseEvent> = {
  'reconciliation.case-matched.v1': { personal: { reason: ERASED } },
  'reconciliation.case-unmatched.v1': { personal: { reason: ERASED } },
  'reconciliation.case-assigned.v1': { personal: {} },
  'reconciliation.case-commented.v1': { personal: { text: ERASED } },
  'reconciliation.adjustment-proposed.v1': { personal: { reason: ERASED } },
  'reconciliation.adjustment-approved.v1': { personal: {} },
  'reconciliation.adjustment-refused.v1': { personal: { reason: ERASED } },
  'reconciliation.case-accepted.v1': { personal: { reason: ERASED } },
  'reconciliation.customer-asked.v1': { personal: {} },
};

/** What people decided about one payment or payout. */
export const caseStream = (caseId: string): string => `reconciliationCase-${caseId}`;

import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** `subject` is the account or the message that was looked at; `readAt` an ISO instant, so that the fold knows when a visit began. */
interface Reading {
  readonly subject: string;
  readonly readAt: string;
}

/** Somebody opened the list of events behind an account. */
export type HistoryRead = DomainEvent<'audit.history-read.v1', Reading>;

/** Somebody opened the details of a customer. */
export type CustomerViewed = DomainEvent<'audit.customer-viewed.v1', Reading>;

/** A super admin opened the details of a channel partner. */
export type PartnerViewed = DomainEvent<'audit.partner-viewed.v1', Reading>;

/** Somebody had the hash chains behind an account recomputed. */
export type HistoryVerified = DomainEvent<'audit.history-verified.v1', Reading>;

/** Somebody took the list of events away as a file. */
export type HistoryExported = DomainEvent<'audit.history-exported.v1', Reading>;

/** Somebody replayed the onboarding of a customer. */
export type JourneyReplayed = DomainEvent<'audit.journey-replayed.v1', Reading>;

/** Somebody opened a message to the team. */
export type EnquiryRead = DomainEvent<'audit.enquiry-read.v1', Reading>;

/** Somebody opened the details of a payment; the subject is who paid. */
export type PaymentViewed = DomainEvent<'audit.payment-viewed.v1', Reading>;

/** Somebody took a list of payments away as a file; the subject is the reader, as it is about many accounts. */
export type PaymentsExported = DomainEvent<'audit.payments-exported.v1', Reading>;

/** Somebody else's figures were opened: dashboard, financials, goals or what was entered of the books. */
export type FiguresRead = DomainEvent<'audit.figures-read.v1', Reading>;

/** Somebody else's scores, quiz results or learning progress were opened. */
export type LearningRead = DomainEvent<'audit.learning-read.v1', Reading>;

/** Somebody opened a trial balance that is another's. */
export type TrialBalanceRead = DomainEvent<'audit.trial-balance-read.v1', Reading>;

/** Somebody took a trial balance that is another's away as a file. */
export type TrialBalanceExported = DomainEvent<'audit.trial-balance-exported.v1', Reading>;

/** A member of staff opened the integration launcher for a customer. */
export type LauncherOpened = DomainEvent<'audit.launcher-opened.v1', Reading>;

/** Somebody looked into the audit of all accounts; the subject is the reader, as it is about everybody. */
export type TrailRead = DomainEvent<'audit.trail-read.v1', Reading>;

/** Somebody took the audit of all accounts away as a file; the subject is the reader. */
export type TrailExported = DomainEvent<'audit.trail-exported.v1', Reading>;

export type AuditEvent =
  | HistoryRead
  | CustomerViewed
  | PartnerViewed
  | HistoryVerified
  | HistoryExported
  | JourneyReplayed
  | EnquiryRead
  | PaymentViewed
  | PaymentsExported
  | FiguresRead
  | LearningRead
  | TrialBalanceRead
  | TrialBalanceExported
  | LauncherOpened
  | TrailRead
  | TrailExported;

export const auditEventDefinitions: EventDefinitions<AuditEvent> = {
  'audit.history-read.v1': { personal: {} },
  'audit.customer-viewed.v1': { personal: {} },
  'audit.partner-viewed.v1': { personal: {} },
  'audit.history-verified.v1': { personal: {} },
  'audit.history-exported.v1': { personal: {} },
  'audit.journey-replayed.v1': { personal: {} },
  'audit.enquiry-read.v1': { personal: {} },
  'audit.payment-viewed.v1': { personal: {} },
  'audit.payments-exported.v1': { personal: {} },
  'audit.figures-read.v1': { personal: {} },
  'audit.learning-read.v1': { personal: {} },
  'audit.trial-balance-read.v1': { personal: {} },
  'audit.trial-balance-exported.v1': { personal: {} },
  'audit.launcher-opened.v1': { personal: {} },
  'audit.trail-read.v1': { personal: {} },
  'audit.trail-exported.v1': { personal: {} },
};

/** What one reader looked at on one day (UTC): a stream a day, so that none grows without end. */
export const auditStream = (readerId: string, readAt: Date): string =>
  `audit-${readerId}-${readAt.toISOString().slice(0, 10)}`;

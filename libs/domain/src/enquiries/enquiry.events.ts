import type { IssueType } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import { ERASED, type EventDefinitions } from '../event-definition';

/** What somebody wrote on the contact page. */
export interface ContactMessage {
  readonly enquiryId: string;
  /** One of the topics of the form, word for word. */
  readonly topic: string;
  readonly name: string;
  readonly companyName: string;
  /** Canonical. */
  readonly email: string;
  readonly text: string;
}

/** What somebody wrote on the enquiry form of the sign-up. */
export interface SignUpEnquiry {
  readonly enquiryId: string;
  readonly issueType: IssueType;
  /** Only where the issue type is `is05`. */
  readonly other: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  /** Canonical. */
  readonly email: string;
  /** As typed. */
  readonly mobile: string;
  readonly mobileDigits: string;
}

export type ContactReceived = DomainEvent<'enquiries.contact-received.v1', ContactMessage>;

export type EnquiryReceived = DomainEvent<'enquiries.enquiry-received.v1', SignUpEnquiry>;

/** A member of staff answered; a mail to the sender is due. */
export type EnquiryAnswered = DomainEvent<'enquiries.answered.v1', { readonly text: string }>;

type Nothing = Record<never, never>;

export type EnquiryClosed = DomainEvent<'enquiries.closed.v1', Nothing>;

export type EnquiryReopened = DomainEvent<'enquiries.reopened.v1', Nothing>;

export type EnquiryEvent = ContactReceived | EnquiryReceived | EnquiryAnswered | EnquiryClosed | EnquiryReopened;

export const enquiryEventDefinitions: EventDefinitions<EnquiryEvent> = {
  'enquiries.contact-received.v1': {
    personal: { name: ERASED, companyName: ERASED, email: ERASED, text: ERASED },
  },
  'enquiries.enquiry-received.v1': {
    personal: {
      other: ERASED,
      firstName: ERASED,
      lastName: ERASED,
      businessName: ERASED,
      email: ERASED,
      mobile: ERASED,
      mobileDigits: ERASED,
    },
  },
  'enquiries.answered.v1': { personal: { text: ERASED } },
  'enquiries.closed.v1': { personal: {} },
  'enquiries.reopened.v1': { personal: {} },
};

/** One message and what became of it. Its sender is a subject of its own: the message may come from a stranger. */
export const enquiryStream = (enquiryId: string): string => `enquiry-${enquiryId}`;

const ENQUIRY_ID = /^enq_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isEnquiryId = (text: string): boolean => ENQUIRY_ID.test(text);

import type { EnquiryActKind, EnquiryKind, EnquiryStatus } from '@keelson/vocabulary';
import { defineTable } from '../table';

/** What staff did with a message. */
export interface EnquiryAct {
  readonly kind: EnquiryActKind;
  /** ISO instant. */
  readonly at: string;
  /** Account id of the person who did it. */
  readonly by: string;
  readonly text: string | null;
}

/** One message to the team. Personal: what it holds is of the message's own subject. */
export interface EnquiryRow {
  readonly enquiry_id: string;
  readonly kind: EnquiryKind;
  readonly topic: string;
  readonly name: string;
  readonly company_name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Empty where the issue type says it all. */
  readonly text: string;
  /** The account of a sender who was signed in. */
  readonly account_id: string | null;
  readonly state: EnquiryStatus;
  readonly received_at: string;
  readonly changed_at: string;
  readonly answers: number;
  /** At most as many as the decider lets happen. */
  readonly acts: readonly EnquiryAct[];
  /** Name, company, e-mail, phone and text in lower case. */
  readonly search: string;
}

/** Only staff may read it: it has no owner. The indexes serve the orders; search reads rows one after the other. */
export const enquiriesTable = defineTable<EnquiryRow>({
  name: 'enquiries',
  primaryKey: 'enquiry_id',
  columns: {
    enquiry_id: { type: 'text' },
    kind: { type: 'text' },
    topic: { type: 'text' },
    name: { type: 'text' },
    company_name: { type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text', nullable: true },
    text: { type: 'text' },
    account_id: { type: 'text', nullable: true },
    state: { type: 'text' },
    received_at: { type: 'timestamptz' },
    changed_at: { type: 'timestamptz' },
    answers: { type: 'integer' },
    acts: { type: 'jsonb' },
    search: { type: 'text' },
  },
  indexes: [
    '(received_at, enquiry_id)',
    '(state, received_at, enquiry_id)',
    '(topic, received_at, enquiry_id)',
    '(lower(name), enquiry_id)',
    '(account_id) WHERE account_id IS NOT NULL',
  ],
  owner: 'nobody',
});

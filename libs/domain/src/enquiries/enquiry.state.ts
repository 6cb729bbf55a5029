import type { EnquiryKind, EnquiryStatus } from '@keelson/vocabulary';
import { ERASED } from '../event-definition';
import type { EnquiryEvent } from './enquiry.events';

/** What letters need to know of a message. */
export interface Received {
  readonly kind: EnquiryKind;
  /** A topic of the contact page, or an issue type of the enquiry form. */
  readonly topic: string;
  readonly name: string;
  readonly companyName: string;
  readonly email: string;
  readonly phone: string | null;
  /** What was written; `null` where the issue type says it all. */
  readonly text: string | null;
}

export interface EnquiryState {
  /** `undefined` until a message came. */
  readonly received: Received | undefined;
  readonly answers: number;
  /** What staff have done with it so far. */
  readonly acts: number;
  readonly closed: boolean;
}

export const initialEnquiryState: EnquiryState = { received: undefined, answers: 0, acts: 0, closed: false };

/** Where a message stands. */
export const enquiryStatus = ({ closed, answers }: Pick<EnquiryState, 'closed' | 'answers'>): EnquiryStatus => {
  if (closed) return 'closed';
  return answers > 0 ? 'answered' : 'new';
};

export function evolveEnquiry(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'enquiries.contact-received.v1': {
      const { topic, name, companyName, email, text } = event.data;
      return { ...state, received: { kind: 'contact', topic, name, companyName, email, phone: null, text } };
    }
    case 'enquiries.enquiry-received.v1': {
      const { issueType: topic, firstName, lastName, businessName: companyName, email, mobile, other } = event.data;
      const name = firstName === ERASED ? ERASED : `${firstName} ${lastName}`;
      return { ...state, received: { kind: 'enquiry', topic, name, companyName, email, phone: mobile, text: other } };
    }
    case 'enquiries.answered.v1':
      return { ...state, answers: state.answers + 1, acts: state.acts + 1 };
    case 'enquiries.closed.v1':
      return { ...state, closed: true, acts: state.acts + 1 };
    case 'enquiries.reopened.v1':
      return { ...state, closed: false, acts: state.acts + 1 };
  }
}

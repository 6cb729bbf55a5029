import { accepted, refused } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { EnquiryCommand } from './enquiry.commands';
import type { EnquiryEvent } from './enquiry.events';
import { type EnquiryState, evolveEnquiry, initialEnquiryState } from './enquiry.state';

export type EnquiryRefusal = Rejection<'ALREADY_RECEIVED' | 'ENQUIRY_NOT_FOUND' | 'ENQUIRY_CLOSED' | 'TOO_MANY_ACTS'>;

/** Answers, closings and reopenings of one message. A correspondence that is longer belongs into an inbox for mail. */
export const MOST_ACTS = 200;

/** One message from outside: it is received once, answered while it is open, closed and reopened. */
export const enquiryDecider: Decider<EnquiryCommand, EnquiryState, EnquiryEvent, EnquiryRefusal> = {
  initialState: initialEnquiryState,
  evolve: evolveEnquiry,
  decide(command, state) {
    switch (command.name) {
      case 'ReceiveContact':
        return state.received
          ? refused({ code: 'ALREADY_RECEIVED' })
          : one({ type: 'enquiries.contact-received.v1', data: command.message });
      case 'ReceiveEnquiry':
        return state.received
          ? refused({ code: 'ALREADY_RECEIVED' })
          : one({ type: 'enquiries.enquiry-received.v1', data: command.enquiry });
      case 'Answer':
        if (!state.received) return refused({ code: 'ENQUIRY_NOT_FOUND' });
        if (state.closed) return refused({ code: 'ENQUIRY_CLOSED' });
        if (state.acts >= MOST_ACTS) return refused({ code: 'TOO_MANY_ACTS' });
        return one({ type: 'enquiries.answered.v1', data: { text: command.text } });
      case 'Close':
        if (!state.received) return refused({ code: 'ENQUIRY_NOT_FOUND' });
        return state.closed ? accepted([]) : one({ type: 'enquiries.closed.v1', data: {} });
      case 'Reopen':
        if (!state.received) return refused({ code: 'ENQUIRY_NOT_FOUND' });
        if (!state.closed) return accepted([]);
        if (state.acts >= MOST_ACTS) return refused({ code: 'TOO_MANY_ACTS' });
        return one({ type: 'enquiries.reopened.v1', data: {} });
    }
  },
};

const one = (event: EnquiryEvent) => accepted([event]);

import fc from 'fast-check';
import type { EnquiryCommand } from './enquiry.commands';
import { enquiryDecider, MOST_ACTS } from './enquiry.decider';
import type { EnquiryEvent } from './enquiry.events';
import { enquiryStatus } from './enquiry.state';

const message = {
  enquiryId: 'enq_01932b7e-7d1c-7aaa-8000-000000000009',
  topic: 'I have a question',
  name: 'Ada Byron',
  companyName: 'Engine Works Ltd',
  email: 'ada@example.com',
  text: 'May I have two companies?',
};
const enquiry = {
  enquiryId: message.enquiryId,
  issueType: 'is01',
  other: null,
  firstName: 'Ada',
  lastName: 'Byron',
  businessName: 'Engine Works Ltd',
  email: 'ada@example.com',
  mobile: '01632960001',
  mobileDigits: '01632960001',
} as const;
const contact: EnquiryCommand = { name: 'ReceiveContact', message };
const signUp: EnquiryCommand = { name: 'ReceiveEnquiry', enquiry };
const answer: EnquiryCommand = { name: 'Answer', text: 'Yes.' };
const received: EnquiryEvent = { type: 'enquiries.contact-received.v1', data: message };
const answered: EnquiryEvent = { type: 'enquiries.answered.v1', data: { text: 'Yes.' } };
const closed: EnquiryEvent = { type: 'enquiries.closed.v1', data: {} };
const reopened: EnquiryEvent = { type: 'enquiries.reopened.v1', data: {} };

const folded = (given: readonly EnquiryEvent[]) =>
  given.reduce((state, event) => enquiryDecider.evolve(state, event), enquiryDecider.initialState);
const decided = (given: readonly EnquiryEvent[], command: EnquiryCommand) => {
  const decision = enquiryDecider.decide(command, folded(given));
  return decision.ok ? decision.value : decision.failure.code;
};

describe('a message from outside', () => {
  it('is received once, whichever form it came by', () => {
    expect(decided([], contact)).toEqual([received]);
    expect(decided([], signUp)).toEqual([{ type: 'enquiries.enquiry-received.v1', data: enquiry }]);
    expect(decided([received], contact)).toBe('ALREADY_RECEIVED');
    expect(decided([received], signUp)).toBe('ALREADY_RECEIVED');
  });

  it('is answered as often as needed while it is open', () => {
    expect(decided([received], answer)).toEqual([answered]);
    expect(decided([received, answered], answer)).toEqual([answered]);
    expect(decided([received, closed], answer)).toBe('ENQUIRY_CLOSED');
    expect(decided([received, closed, reopened], answer)).toEqual([answered]);
  });

  it('is closed and reopened once each', () => {
    expect(decided([received], { name: 'Close' })).toEqual([closed]);
    expect(decided([received, closed], { name: 'Close' })).toEqual([]);
    expect(decided([received], { name: 'Reopen' })).toEqual([]);
    expect(decided([received, closed], { name: 'Reopen' })).toEqual([reopened]);
  });

  it.each([answer, { name: 'Close' }, { name: 'Reopen' }] as const)(
    'knows nothing of one that never came: %o',
    (command) => {
      expect(decided([], command)).toBe('ENQUIRY_NOT_FOUND');
    },
  );

  it('goes back to where it stood when it is reopened', () => {
    expect(enquiryStatus(folded([received]))).toBe('new');
    expect(enquiryStatus(folded([received, answered]))).toBe('answered');
    expect(enquiryStatus(folded([received, answered, closed]))).toBe('closed');
    expect(enquiryStatus(folded([received, answered, closed, reopened]))).toBe('answered');
    expect(enquiryStatus(folded([received, closed, reopened]))).toBe('new');
  });

  it('can always be closed, and is never answered while closed, on any walk', () => {
    const commands: EnquiryCommand[] = [contact, signUp, answer, { name: 'Close' }, { name: 'Reopen' }];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...commands), { maxLength: 300 }), (walk) => {
        const events: EnquiryEvent[] = [];
        for (const command of walk) {
          const before = folded(events);
          const decision = enquiryDecider.decide(command, before);
          for (const event of decision.ok ? decision.value : []) {
            if (event.type === 'enquiries.answered.v1') expect(before.closed).toBe(false);
            events.push(event);
          }
        }
        const state = folded(events);
        expect(events.filter(({ type }) => type.endsWith('-received.v1')).length).toBeLessThanOrEqual(1);
        expect(state.acts).toBeLessThanOrEqual(MOST_ACTS + 1);
        if (state.received) expect(enquiryDecider.decide({ name: 'Close' }, state).ok).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

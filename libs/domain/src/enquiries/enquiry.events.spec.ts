import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EnquiryEvent, enquiryEventDefinitions } from './enquiry.events';
import { type EnquiryState, evolveEnquiry, initialEnquiryState } from './enquiry.state';

const folder = join(__dirname, 'golden');
const types = Object.keys(enquiryEventDefinitions) as EnquiryEvent['type'][];
const sender = { name: 'Ada Byron', companyName: 'Engine Works Ltd', email: 'ada@example.com' };

const changes: Record<EnquiryEvent['type'], Partial<EnquiryState>> = {
  'enquiries.contact-received.v1': {
    received: {
      ...sender,
      kind: 'contact',
      topic: 'I am having problems;please help',
      phone: null,
      text: 'The figures of October are missing.',
    },
  },
  'enquiries.enquiry-received.v1': {
    received: {
      ...sender,
      kind: 'enquiry',
      topic: 'is05',
      phone: '01632960001',
      text: 'Our company is not in the list yet.',
    },
  },
  'enquiries.answered.v1': { answers: 1, acts: 1 },
  'enquiries.closed.v1': { closed: true, acts: 1 },
  'enquiries.reopened.v1': { closed: false, acts: 1 },
};

describe('stored events of messages', () => {
  it('[ES-07~] have one golden file per version, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(types.map((type) => `${type}.json`).sort());
  });

  it.each(types)('[ES-07~] %s reads back as the state it made when it was written', (type) => {
    const event = JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as EnquiryEvent;
    expect(event.type).toBe(type);
    expect(Object.keys(event.data)).toEqual(
      expect.arrayContaining(Object.keys(enquiryEventDefinitions[type].personal)),
    );
    expect(evolveEnquiry(initialEnquiryState, event)).toEqual({ ...initialEnquiryState, ...changes[type] });
  });
});

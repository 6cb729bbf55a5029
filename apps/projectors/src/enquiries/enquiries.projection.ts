import type { PersonalDataErased } from '@keelson/domain/deletion';
import { type EnquiryEvent, enquiryStatus, evolveEnquiry, initialEnquiryState } from '@keelson/domain/enquiries';
import type { Recorded } from '@keelson/event-store';
import { type EnquiryAct, enquiriesTable, type EnquiryRow } from '@keelson/read-models/enquiries';
import type { Projection } from '../runtime/projection';

/** One row a message, with what staff did with it. An erased one keeps its topic and how it was treated. */
export const enquiriesProjection: Projection<EnquiryEvent | PersonalDataErased, EnquiryRow> = {
  name: 'enquiries',
  version: 1,
  table: enquiriesTable,
  handles: [
    'enquiries.contact-received.v1',
    'enquiries.enquiry-received.v1',
    'enquiries.answered.v1',
    'enquiries.closed.v1',
    'enquiries.reopened.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    switch (event.type) {
      case 'enquiries.contact-received.v1':
      case 'enquiries.enquiry-received.v1':
        return received(event);
      case 'enquiries.answered.v1':
        return row === undefined ? null : treated(row, event, { kind: 'answered', text: event.data.text });
      case 'enquiries.closed.v1':
        return row === undefined ? null : treated(row, event, { kind: 'closed', text: null });
      case 'enquiries.reopened.v1':
        return row === undefined ? null : treated(row, event, { kind: 'reopened', text: null });
      case 'deletion.personal-data-erased.v1':
        return row === undefined ? null : emptied(row);
    }
  },
};

const SENDERS: ReadonlySet<string> = new Set(['customer', 'partner']);

function received(event: Recorded<EnquiryEvent>): EnquiryRow | null {
  const message = evolveEnquiry(initialEnquiryState, event).received;
  if (message === undefined) return null;
  const { kind, topic, name, companyName, email, phone } = message;
  const { actor, subjectId } = event.metadata;
  const at = event.occurredAt.toISOString();
  const text = message.text ?? '';
  return {
    enquiry_id: subjectId,
    kind,
    topic,
    name,
    company_name: companyName,
    email,
    phone,
    text,
    account_id: SENDERS.has(actor.kind) ? actor.id : null,
    state: 'new',
    received_at: at,
    changed_at: at,
    answers: 0,
    acts: [],
    search: [name, companyName, email, phone ?? '', text].join(' ').toLowerCase(),
  };
}

function treated(
  row: EnquiryRow,
  { occurredAt, metadata }: Recorded<EnquiryEvent>,
  { kind, text }: Pick<EnquiryAct, 'kind' | 'text'>,
): EnquiryRow {
  const at = occurredAt.toISOString();
  const answers = row.answers + (kind === 'answered' ? 1 : 0);
  const act = { kind, text: text !== null && row.name === ERASED_SENDER ? '' : text };
  return {
    ...row,
    state: enquiryStatus({ closed: kind === 'closed', answers }),
    changed_at: at,
    answers,
    acts: [...row.acts, { ...act, at, by: metadata.actor.id }],
  };
}

const ERASED_SENDER = 'Erased user';

const emptied = (row: EnquiryRow): EnquiryRow => ({
  ...row,
  name: ERASED_SENDER,
  company_name: '',
  email: '',
  phone: null,
  text: '',
  acts: row.acts.map((act) => (act.text === null ? act : { ...act, text: '' })),
  search: ERASED_SENDER.toLowerCase(),
});

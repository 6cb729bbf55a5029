import type { getEnquiryContract, listEnquiriesContract } from '@keelson/contracts/enquiries';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { ListedEnquiry, WholeEnquiry } from '@keelson/read-models/enquiries';

type Row = AnswerInputOf<typeof listEnquiriesContract>['rows'][number];

const headOf = (row: Omit<ListedEnquiry, 'excerpt'>): Omit<Row, 'excerpt'> => ({
  id: row.enquiry_id,
  kind: row.kind,
  topic: row.topic,
  name: row.name,
  company_name: row.company_name,
  email: row.email,
  state: row.state,
  received: row.received_at,
  changed: row.changed_at,
  answers: row.answers,
});

export const enquiryAnswer = (row: ListedEnquiry): Row => ({ ...headOf(row), excerpt: row.excerpt });

export const enquiryDetailsAnswer = (row: WholeEnquiry): AnswerInputOf<typeof getEnquiryContract> => ({
  ...headOf(row),
  text: row.text,
  phone: row.phone,
  account_id: row.account_id,
  acts: row.acts.map(({ kind, at, name: by, text }) => ({ kind, at, by, text })),
});

import {
  ENQUIRY_ACTS,
  ENQUIRY_KINDS,
  ENQUIRY_SORTS,
  ENQUIRY_STATES,
  ENQUIRY_TOPICS,
  PAGE_SIZE_TEXTS,
  SORT_ORDERS,
} from '@keelson/vocabulary';
import { z } from 'zod';
import { customerManagers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { enquiriesMessages as texts } from './enquiries.messages';
import { enquiriesPaths as paths } from './enquiries.paths';
import { DEFAULT_ENQUIRY_LIST, LONGEST_ENQUIRY_SEARCH, LONGEST_MESSAGE } from './enquiry-list';
import { freeText } from './message-fields';

const TREATMENT_REFUSALS = ['ENQUIRY_CLOSED', 'ENQUIRY_NOT_FOUND', 'TOO_MANY_ACTS'] as const;

const instant = z.iso.datetime();
const nothing = z.object({});

const params = z.strictObject({
  enquiryId: z.string().regex(/^enq_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Not the id of a message'),
});

const enquiryRow = z.object({
  id: z.string(),
  kind: z.enum(ENQUIRY_KINDS),
  topic: z.string(),
  name: z.string(),
  company_name: z.string(),
  email: z.string(),
  /** The beginning of the text; empty where the issue type says it all. */
  excerpt: z.string(),
  state: z.enum(ENQUIRY_STATES),
  received: instant,
  /** When something last happened to it. */
  changed: instant,
  answers: z.int(),
});

const enquiryAct = z.object({
  kind: z.enum(ENQUIRY_ACTS),
  at: instant,
  by: z.string(),
  /** The answer. */
  text: z.string().nullable(),
});

export const enquiryDetails = enquiryRow.omit({ excerpt: true }).extend({
  text: z.string(),
  phone: z.string().nullable(),
  /** The account of a sender who was signed in. */
  account_id: z.string().nullable(),
  acts: z.array(enquiryAct),
});

export const listEnquiriesContract = defineRoute(
  paths.list,
  customerManagers,
  'Messages to the team by search, kind, topic, state and order, a page at a time',
  {
    query: z.strictObject({
      search: z.string().max(LONGEST_ENQUIRY_SEARCH).default(''),
      kind: z.enum(ENQUIRY_KINDS).optional(),
      topic: z.enum(ENQUIRY_TOPICS).optional(),
      state: z.enum(ENQUIRY_STATES).optional(),
      sort: z.enum(ENQUIRY_SORTS).default(DEFAULT_ENQUIRY_LIST.sort),
      order: z.enum(SORT_ORDERS).default(DEFAULT_ENQUIRY_LIST.order),
      page: z.coerce.number().int().min(1).max(100_000).default(DEFAULT_ENQUIRY_LIST.page),
      size: z.enum(PAGE_SIZE_TEXTS).default(DEFAULT_ENQUIRY_LIST.size).transform(Number),
    }),
    answer: z.object({
      rows: z.array(enquiryRow),
      /** How many match. */
      matching: z.int(),
      /** Over all messages. */
      totals: z.object({ new: z.int(), answered: z.int(), closed: z.int() }),
    }),
  },
);

export const getEnquiryContract = defineRoute(
  paths.one,
  customerManagers,
  'One message and what was done with it; who looked is recorded',
  { params, refusals: ['ENQUIRY_NOT_FOUND'], answer: enquiryDetails },
);

export const answerEnquiryContract = defineRoute(
  paths.answer,
  customerManagers,
  'Answer a message by mail to its sender',
  {
    params,
    body: z.strictObject({ text: freeText(LONGEST_MESSAGE, texts.required) }),
    refusals: TREATMENT_REFUSALS,
    answer: nothing,
    versionOf: paths.one,
  },
);

export const closeEnquiryContract = defineRoute(paths.close, customerManagers, 'Close a message', {
  params,
  refusals: TREATMENT_REFUSALS,
  answer: nothing,
  versionOf: paths.one,
});

export const reopenEnquiryContract = defineRoute(paths.reopen, customerManagers, 'Open a closed message again', {
  params,
  refusals: TREATMENT_REFUSALS,
  answer: nothing,
  versionOf: paths.one,
});

import {
  DISPUTE_STATES,
  PAGE_SIZE_TEXTS,
  RECONCILIATION_ACTS,
  RECONCILIATION_CHANGES,
  RECONCILIATION_EXPLANATIONS,
  RECONCILIATION_FORMATS,
  RECONCILIATION_KINDS,
  RECONCILIATION_LINK_STATES,
  RECONCILIATION_LINKS,
  RECONCILIATION_REASONS,
  RECONCILIATION_SORTS,
  RECONCILIATION_STATES,
  SORT_ORDERS,
} from '@keelson/vocabulary';
import { z } from 'zod';
import { confirmed, paymentReconcilers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { caseFilters } from './case-filters';
import { person } from './month-fields';
import { payoutRow, transactionLine } from './payout-fields';
import { DEFAULT_CASE_LIST, LONGEST_CASE_PLACE } from './reconciliation-list';
import { reconciliationPaths as paths } from './reconciliation.paths';

const instant = z.iso.datetime();
const pence = z.number().int();

export const caseRow = z.object({
  /** The provider's payment; of a charge without one the charge's own id; of a payout its id. */
  caseId: z.string(),
  kind: z.enum(RECONCILIATION_KINDS),
  state: z.enum(RECONCILIATION_STATES),
  /** Null where nobody has to look. */
  reason: z.enum(RECONCILIATION_REASONS).nullable(),
  needsPerson: z.boolean(),
  /** Somebody settled it, and nothing has changed since. */
  settled: z.boolean(),
  /** Its age is counted from here. */
  since: instant,
  /** Under which it counts: of an exception to a closed month the one that was open when it came. */
  month: z.string(),
  /** The closed month that it is an exception to; else null. */
  closedMonth: z.string().nullable(),
  /** What we hold and what the provider says, before refunds; null where there is nothing. */
  oursPence: pence.nullable(),
  providerPence: pence.nullable(),
  /** The provider's amount without ours, after refunds. */
  gapPence: pence,
  currency: z.string(),
  accountId: z.string().nullable(),
  name: z.string().nullable(),
  orderId: z.string().nullable(),
  assignedTo: person.nullable(),
});

const place = (what: string) =>
  z
    .string()
    .max(LONGEST_CASE_PLACE)
    .regex(/^[\w-]+$/, 'not a place in the list')
    .optional()
    .describe(what);

export const listCasesContract = defineRoute(
  paths.cases,
  paymentReconcilers,
  'Payments and payouts with how they stand, by filters and order, a page at a time, which goes on where the one before ended',
  {
    query: z.strictObject({
      ...caseFilters,
      sort: z.enum(RECONCILIATION_SORTS).default(DEFAULT_CASE_LIST.sort),
      order: z.enum(SORT_ORDERS).default(DEFAULT_CASE_LIST.order),
      after: place('The place in the list behind which the page begins: `next` of the page before'),
      size: z.enum(PAGE_SIZE_TEXTS).default('10').transform(Number),
    }),
    answer: z.object({
      rows: z.array(caseRow),
      next: z.string().nullable(),
      /** How many fit, counted up to 5,000. */
      matching: pence,
      more: z.boolean(),
    }),
  },
);

const charge = z.object({
  chargeId: z.string(),
  amountPence: pence,
  refundedPence: pence,
  currency: z.string(),
  status: z.enum(['succeeded', 'pending', 'failed']),
  disputed: z.boolean(),
  transactionId: z.string().nullable(),
  createdAt: instant,
});

export const caseDetails = caseRow.extend({
  /** Of the rules that judged it. */
  version: pence,
  /** What was seen: sent back with a decision, which is refused when it is another by then. */
  seen: z.string(),
  /** Until then nobody need look: it may still arrive. */
  waitsUntil: instant.nullable(),
  explanation: z.enum(RECONCILIATION_EXPLANATIONS).nullable(),
  /** What has changed since it was decided. */
  changed: z.array(z.enum(RECONCILIATION_CHANGES)),
  /** From our order to the payout, as found. */
  trail: z.array(
    z.object({
      link: z.enum(RECONCILIATION_LINKS),
      id: z.string().nullable(),
      amountPence: pence.nullable(),
      at: instant.nullable(),
      state: z.enum(RECONCILIATION_LINK_STATES),
      detail: z.string().nullable(),
    }),
  ),
  /** What we hold. */
  ours: z
    .object({
      paymentId: z.string(),
      grossPence: pence,
      refundedPence: pence,
      dispute: z.enum(DISPUTE_STATES).nullable(),
      disputedPence: pence,
      currency: z.string(),
      receivedAt: instant,
      invoiceNumber: z.string().nullable(),
      plan: z.string().nullable(),
    })
    .nullable(),
  /** What the provider says. */
  charges: z.array(charge),
  transactions: z.array(transactionLine),
  payout: payoutRow.nullable(),
  adjustment: z.object({ amountPence: pence, reason: z.string(), by: person, at: instant }).nullable(),
  secondPersonAbovePence: pence,
  /** What is missing of the payment, where the customer can be asked for it; null elsewhere. */
  restPence: pence.nullable(),
  /** The day of London on which the customer was asked last. */
  askedOn: z.iso.date().nullable(),
  /** Oldest first. */
  acts: z.array(
    z.object({
      eventId: z.string(),
      act: z.enum(RECONCILIATION_ACTS),
      at: instant,
      by: person,
      /** Reason or comment. */
      text: z.string().nullable(),
      amountPence: pence.nullable(),
      assignee: person.nullable(),
    }),
  ),
});

export const caseParams = z.strictObject({
  caseId: z
    .string()
    .regex(/^[\w-]{1,255}$/, 'Not the id of a case')
    .describe('Id of the payment, the charge or the payout at the payment provider'),
});

export const getCaseContract = defineRoute(
  paths.case,
  paymentReconcilers,
  'One case with its evidence side by side and what people did with it; who looked is recorded',
  { params: caseParams, refusals: ['CASE_NOT_FOUND'], answer: caseDetails },
);

export const exportCasesContract = defineRoute(
  paths.export,
  confirmed(paymentReconcilers, 'Export the reconciliation', 'format'),
  'The cases that fit, oldest first, as a file for a spreadsheet with no cell a formula; that is recorded, and it ends unfinished when the right to it is withdrawn meanwhile',
  {
    params: z.strictObject({ format: z.enum(RECONCILIATION_FORMATS).describe('The kind of file') }),
    query: z.strictObject(caseFilters),
    answer: z.string(),
    answerHeaders: ['content-disposition'],
    rawAnswer: ['text/csv; charset=utf-8', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    streamed: true,
  },
);

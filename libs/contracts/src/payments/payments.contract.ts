import {
  DISPUTE_STATES,
  PAGE_SIZE_TEXTS,
  PAYMENT_FILTERS,
  PAYMENT_SORTS,
  PAYMENT_STATES,
  REFUND_STATES,
  SORT_ORDERS,
  TONES,
} from '@keelson/vocabulary';
import { z } from 'zod';
import { administrators, confirmed, paymentReconcilers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { dayFaults, DEFAULT_PAYMENT_LIST, LAST_PAYMENT_PAGE, LONGEST_PAYMENT_SEARCH } from './payment-list';
import { paymentsMessages as texts } from './payments.messages';
import { paymentsPaths as paths } from './payments.paths';

const instant = z.iso.datetime();
const pence = z.number().int();
const DAY_TEXTS = { missing: texts.dayMissing, late: texts.dayLate } as const;

const filters = {
  /** Every word must be in name, e-mail, company, plan, payment or invoice, or be what became of it or, for payments.reconcile, the amount. */
  search: z.string().max(LONGEST_PAYMENT_SEARCH).default(''),
  /** What became of it. */
  state: z.enum(PAYMENT_STATES).optional(),
  /** First and last day in London; both or none. */
  fromDate: z.iso.date().optional(),
  toDate: z.iso.date().optional(),
};

interface Days {
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

function checkDays({ fromDate, toDate }: Days, context: z.RefinementCtx): void {
  for (const [name, fault] of Object.entries(dayFaults(fromDate, toDate)) as [string, keyof typeof DAY_TEXTS][])
    context.addIssue({ code: 'custom', path: [name], message: DAY_TEXTS[fault] });
}

/** The search by days: the route takes both or none, the form both. */
export const daySearchForm = z
  .strictObject({ fromDate: z.iso.date(texts.dayMissing), toDate: z.iso.date(texts.dayMissing) })
  .superRefine(({ fromDate, toDate }, context) => {
    if (fromDate !== '' && toDate !== '') checkDays({ fromDate, toDate }, context);
  });

const paymentAmounts = z.object({
  /** What the customer paid, VAT included, in pounds. */
  amount: z.number(),
  netPence: pence,
  vatPence: pence,
  grossPence: pence,
  refundedPence: pence,
});

/** Under the specified names: `status` is the provider's own word, `statusFilter` what the table shows for it. Amounts are absent without `payments.reconcile`. */
export const paymentRow = z.object({
  paymentId: z.string(),
  accountId: z.string(),
  name: z.string(),
  companyName: z.string(),
  username: z.string(),
  createdTime: instant,
  /** Name of the plan; empty for what is no plan. */
  subscriptionType: z.string(),
  invoiceId: z.string().nullable(),
  ...paymentAmounts.partial().shape,
  currency: z.string(),
  status: z.string(),
  statusFilter: z.enum(PAYMENT_FILTERS),
  /** What became of it, beside the specified status. */
  state: z.enum(PAYMENT_STATES),
  refund: z.enum(REFUND_STATES).nullable(),
  dispute: z.enum(DISPUTE_STATES).nullable(),
});

export const listPaymentsContract = defineRoute(
  paths.list,
  administrators,
  'Payments by search, days and order, a page at a time; amounts, also as the order, need payments.reconcile',
  {
    query: z
      .strictObject({
        ...filters,
        sort: z.enum(PAYMENT_SORTS).default(DEFAULT_PAYMENT_LIST.sort),
        order: z.enum(SORT_ORDERS).default(DEFAULT_PAYMENT_LIST.order),
        page: z.coerce.number().int().min(1).max(LAST_PAYMENT_PAGE).default(DEFAULT_PAYMENT_LIST.page),
        size: z.enum(PAGE_SIZE_TEXTS).default('10').transform(Number),
      })
      .superRefine(checkDays),
    refusals: ['AMOUNTS_HIDDEN'],
    answer: z.object({
      rows: z.array(paymentRow),
      /** How many fit, counted up to 5,000, and up to `MOST_FOUND` where something is searched for. */
      matching: z.number().int(),
      /** There are more than were counted. */
      more: z.boolean(),
      /** Of more than were counted, the newest alone were put in this order. */
      newestOnly: z.boolean(),
    }),
  },
);

export const getPaymentContract = defineRoute(
  paths.one,
  administrators,
  'One payment with what happened to it, amounts for payments.reconcile alone; who looked is written to the account history',
  {
    params: z.strictObject({ paymentId: z.string().regex(/^[\w-]{1,255}$/) }),
    refusals: ['PAYMENT_NOT_FOUND'],
    answer: paymentRow.extend({
      stripeInvoiceId: z.string().nullable(),
      subscriptionId: z.string().nullable(),
      attempts: z.number().int(),
      failure: z.string().nullable(),
      /** Oldest first. */
      events: z.array(
        z.object({
          eventId: z.string(),
          type: z.string(),
          what: z.string(),
          detail: z.string().nullable(),
          tone: z.enum(TONES),
          occurredAt: instant,
        }),
      ),
    }),
  },
);

export const exportPaymentsContract = defineRoute(
  paths.export,
  confirmed(paymentReconcilers, 'Export the payments'),
  'The payments that fit, newest first, as a file for a spreadsheet (UTF-8 with a byte order mark, no cell a formula); that is recorded, and it ends unfinished when the right to it is withdrawn meanwhile',
  {
    query: z.strictObject(filters).superRefine(checkDays),
    answer: z.string(),
    answerHeaders: ['content-disposition'],
    rawAnswer: 'text/csv; charset=utf-8',
    streamed: true,
  },
);

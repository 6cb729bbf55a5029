import { PAGE_SIZE_TEXTS, RECONCILIATION_STATES } from '@keelson/vocabulary';
import { z } from 'zod';
import { paymentReconcilers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { payoutRow, transactionLine } from './payout-fields';
import { reconciliationPaths as paths } from './reconciliation.paths';

const id = z.string().regex(/^[\w-]{1,255}$/, 'Not an id of the provider');

export const listPayoutsContract = defineRoute(
  paths.payouts,
  paymentReconcilers,
  'Payouts with the sums of their lines, the latest to arrive first, a page at a time',
  {
    query: z.strictObject({
      /** London calendar month in which it arrives. */
      month: z
        .string()
        .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Not a month')
        .optional()
        .describe('Only those that arrive in this month'),
      /** Only payouts after this one in the list: the last of the page before. */
      after: id.optional().describe('The last row of the page before'),
      size: z.enum(PAGE_SIZE_TEXTS).default('10').transform(Number),
    }),
    answer: z.object({
      rows: z.array(payoutRow),
      /** `after` of the next page; null on the last one. */
      next: z.string().nullable(),
    }),
  },
);

export const getPayoutContract = defineRoute(
  paths.payout,
  paymentReconcilers,
  'One payout with its lines, oldest first, a page at a time; each leads to its payment',
  {
    params: z.strictObject({ payoutId: id.describe('Id of the payout at the payment provider') }),
    query: z.strictObject({
      after: id.optional().describe('The last row of the page before'),
      size: z.enum(PAGE_SIZE_TEXTS).default('50').transform(Number),
    }),
    refusals: ['PAYOUT_NOT_FOUND'],
    answer: payoutRow.extend({
      rows: z.array(
        transactionLine.extend({
          /** The payment it belongs to; null where it belongs to none. */
          caseId: z.string().nullable(),
          state: z.enum(RECONCILIATION_STATES).nullable(),
          accountId: z.string().nullable(),
          name: z.string().nullable(),
          plan: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  },
);

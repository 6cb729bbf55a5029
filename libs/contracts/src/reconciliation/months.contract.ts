import { RECONCILIATION_FORMATS, RECONCILIATION_MONTH_STATES } from '@keelson/vocabulary';
import { z } from 'zod';
import { confirmed, paymentReconcilers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { seen } from './decisions.contract';
import { monthCase, monthCheck, monthClosing, monthFigures, monthPayout } from './month-fields';
import { reconciliationPaths as paths } from './reconciliation.paths';

const monthParams = z.strictObject({
  month: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Not a month')
    .describe('London calendar month'),
});

export const getMonthContract = defineRoute(
  paths.month,
  paymentReconcilers,
  'The statement of one month: as it was closed, else provisional, with what has to hold before it is closed',
  {
    params: monthParams,
    refusals: ['MONTH_NOT_FOUND'],
    answer: z.object({
      month: z.string(),
      state: z.enum(RECONCILIATION_MONTH_STATES),
      /** What was seen: sent back to close it, which is refused when it is another by then. */
      seen: z.string(),
      figures: monthFigures,
      /** The first to arrive first. */
      payouts: z.array(monthPayout),
      checks: z.array(monthCheck),
      /** The first of the earlier months that are not closed. */
      earliestOpen: z.string().nullable(),
      /** Null while it is not closed. */
      closed: monthClosing.nullable(),
      /** What people settled of it, the oldest first, at most 1,000. */
      settled: z.array(monthCase),
      settledMore: z.boolean(),
      /** What has changed since it was closed, the oldest first, at most 1,000. */
      changed: z.array(monthCase),
      changedMore: z.boolean(),
    }),
  },
);

export const closeMonthContract = defineRoute(
  paths.closeMonth,
  confirmed(paymentReconcilers, 'Close a month', 'month'),
  'Close a month as it was seen, once and for good: what comes later is an exception of an open month',
  {
    params: monthParams,
    body: z.strictObject({ seen }),
    refusals: ['MONTH_NOT_FOUND', 'MONTH_CLOSED', 'MONTH_NOT_OVER', 'MONTH_BEHIND', 'MONTH_CHANGED', 'MONTH_NOT_READY'],
    answer: z.object({}),
  },
);

export const exportMonthContract = defineRoute(
  paths.exportMonth,
  confirmed(paymentReconcilers, 'Export a month of the reconciliation', 'month', 'format'),
  'The statement of one month as a file for a spreadsheet with no cell a formula; that is recorded',
  {
    params: monthParams.extend({ format: z.enum(RECONCILIATION_FORMATS).describe('The kind of file') }),
    refusals: ['MONTH_NOT_FOUND'],
    answer: z.string(),
    answerHeaders: ['content-disposition'],
    rawAnswer: ['text/csv; charset=utf-8', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
);

import { z } from 'zod';
import { companyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { ledgerPaths as paths } from './ledger.paths';
import { accountParams, clocks, figureChange, informationFrom, instant, month } from './wire-values';

const difference = z.object({ month, difference: z.number() });

/** What a figure is as fresh as. */
const freshness = z.object({
  figure: z.string(),
  title: z.string(),
  /** The month or day that it speaks of; null where it cannot be computed. */
  asAt: z.string().nullable(),
  /** When the newest of its inputs became known here. */
  knownSince: instant.nullable(),
  /** It speaks of an earlier month or day than it could. */
  late: z.boolean(),
  /** What limits it: months missing, an account without a place, a month out of balance. */
  limits: z.array(z.string()),
});

const restatedLine = z.object({
  month,
  ref: z.number().int(),
  account_code: z.string(),
  account_name: z.string(),
  before: z.number(),
  now: z.number(),
});

export const trustContract = defineRoute(
  paths.trust,
  companyReaders,
  'How fresh and how sure the figures are, and what later imports restated',
  {
    params: accountParams,
    query: z.strictObject(clocks),
    refusals: ['NOT_FOUND'],
    answer: z.object({
      companyName: z.string(),
      informationFrom: informationFrom.nullable(),
      /** The last month that is over. */
      expectedMonth: month,
      lastImport: z
        .object({
          importStatus: z.enum(['started', 'finished', 'error']),
          startedAt: instant.nullable(),
          finishedAt: instant.nullable(),
          message: z.string().nullable(),
          months: z.number().int(),
          changedMonths: z.number().int(),
          accounts: z.number().int(),
        })
        .nullable(),
      figures: z.array(freshness),
      missingMonths: z.array(month),
      outOfBalance: z.array(difference),
      /** Months in which what is owned less what is owed is not the capital and reserves. */
      doesNotBalance: z.array(difference),
      unmapped: z.array(
        z.object({
          ref: z.number().int(),
          account_code: z.string(),
          account_name: z.string(),
          account_type: z.string(),
          movement: z.number().nullable(),
          balance: z.number().nullable(),
        }),
      ),
      /** How many accounts count where the customer decided. */
      overridden: z.number().int(),
      /** The newest first. */
      restatements: z.array(
        z.object({
          importId: z.string(),
          at: instant,
          lines: z.array(restatedLine),
          /** Lines beyond those that are listed. */
          furtherLines: z.number().int(),
          figures: z.array(figureChange),
        }),
      ),
    }),
  },
);

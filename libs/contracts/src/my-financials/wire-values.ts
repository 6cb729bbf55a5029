import { ACCOUNT_ID, isMonth, MONTH } from '@keelson/kernel';
import { z } from 'zod';

export const accountParams = z.strictObject({
  accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id'),
});

export const instant = z.iso.datetime();
export const day = z.iso.date();
export const month = z.string().refine(isMonth, 'not a month').meta({ pattern: MONTH.source });

/** Not rounded for display; `null` where there is none. Amounts are pounds. */
export const value = z.number().nullable();

/** The two clocks: figures as at a day, from what was known here at the end of a day in London. */
export const clocks = { asAt: day.optional(), knownOn: day.optional() };

/** How a computed value is to be read. */
export const flag = z.object({
  kind: z.enum([
    'partial',
    'monthsMissing',
    'outOfBalance',
    'doesNotBalance',
    'profitsDiffer',
    'unmapped',
    'splitUnknown',
    'vatUnknown',
    'transfersUnread',
    'creditBalance',
    'growthUnknown',
    'taxOwedUnknown',
    'transferAssumed',
  ]),
  /** The months it concerns, or how many a partial figure covers. */
  months: z.array(month).optional(),
  count: z.number().int().optional(),
  /** Pounds. */
  difference: z.number().optional(),
});

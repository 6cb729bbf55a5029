import { ACCOUNT_ID, isMonth, MONTH } from '@keelson/kernel';
import { LEDGER_SOURCES } from '@keelson/vocabulary';
import { z } from 'zod';
import { WATCHED_FIGURES } from './ledger-words';
import { ledgerMessages as texts } from './ledger.messages';

export const accountParams = z.strictObject({
  accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id'),
});

export const instant = z.iso.datetime();
export const day = z.iso.date();
export const month = z.string().refine(isMonth, 'not a month').meta({ pattern: MONTH.source });

/** The month in which a financial year ends. */
export const yearEnd = z.number().int().min(1).max(12);

const LARGEST = 1_000_000_000;

/** Pounds with two decimals at most. */
export const pounds = z
  .number(texts.amountUnreadable)
  .gt(-LARGEST, texts.amountTooLarge)
  .lt(LARGEST, texts.amountTooLarge)
  .refine((amount) => Number(amount.toFixed(2)) === amount, texts.amountTooPrecise);

/** `null`: not entered, or not told by the source. */
export const amount = pounds.nullable();
export const amountFromZero = pounds.min(0, texts.amountNegative).nullable();

/** People employed; part-timers count in part. */
export const people = z
  .number(texts.countInvalid)
  .min(0, texts.countInvalid)
  .max(1_000_000, texts.countInvalid)
  .refine((count) => Number(count.toFixed(2)) === count, texts.countInvalid)
  .nullable();

/** As it is entered: a month without anybody is left empty. */
export const somePeople = people.refine((count) => count !== 0, texts.countZero);

export const informationFrom = z.enum(LEDGER_SOURCES);

/** One figure before and after something changed the books; rounded only when shown. */
export const figureChange = z.object({
  figure: z.enum(WATCHED_FIGURES),
  before: z.number().nullable(),
  after: z.number().nullable(),
});

/** The two clocks: figures as at a day, from what was known here at the end of a day in London. */
export const clocks = { asAt: day.optional(), knownOn: day.optional() };

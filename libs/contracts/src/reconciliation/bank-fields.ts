import { BANK_LINE_FAULTS, BANK_LINE_STANDINGS, BANK_STANDINGS } from '@keelson/vocabulary';
import { z } from 'zod';

/** Bytes of a statement. */
export const LARGEST_STATEMENT = 100 * 1024;

/** Lines of a statement, and days that they may be of: about a quarter. */
export const MOST_BANK_LINES = 1_000;
export const MOST_BANK_DAYS = 100;

/** So many payouts that somebody has to look at are listed, the latest to arrive first. */
export const MOST_OPEN_AT_BANK = 50;

const pence = z.number().int();
const day = z.iso.date();

/** A line of a bank statement. */
export const bankLine = z.object({
  lineId: z.string(),
  date: day,
  /** Negative where money left the account. */
  amountPence: pence,
  /** 24 months after its date it reads "erased". */
  text: z.string(),
});

/** How a payout stands at the bank. */
export const payoutBank = z.object({
  standing: z.enum(BANK_STANDINGS),
  /** The line with which it arrived; null unless it stands at the bank. */
  line: bankLine.nullable(),
  /** The line's amount without the payout's. */
  gapPence: pence,
  /** Somebody matched it by hand. */
  decided: z.boolean(),
});

/** A line as the list has it. */
export const listedBankLine = bankLine.extend({
  standing: z.enum(BANK_LINE_STANDINGS),
  /** The payout that arrived with it. */
  payoutId: z.string().nullable(),
});

/** A line of a statement that was read and not kept yet. */
export const readLine = z.object({
  /** Line of the text, from 1. */
  row: pence,
  date: day,
  amountPence: pence,
  text: z.string(),
  /** It was in an earlier statement. */
  known: z.boolean(),
});

export const refusedLine = z.object({
  row: pence,
  fault: z.enum(BANK_LINE_FAULTS),
  /** What stands there. */
  cell: z.string(),
});

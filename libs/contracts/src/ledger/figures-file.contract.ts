import { z } from 'zod';
import { defineRoute } from '../wire/route';
import { ownerOrActingStaff } from '../access/rules';
import { ledgerPaths as paths } from './ledger.paths';
import { accountParams, yearEnd } from './wire-values';

/** Bytes of a file that is read for its figures. */
export const LARGEST_FIGURES_FILE = 1024 * 1024;

/** Base64 takes four characters for three bytes; a little more is left for the rest of the body. */
const LARGEST_BODY = Math.ceil(LARGEST_FIGURES_FILE / 3) * 4 + 1_024;

export const SPREADSHEET_REFUSALS = [
  'NOT_A_SPREADSHEET',
  'FILE_PROTECTED',
  'FILE_TOO_LARGE',
  'FILE_UNREADABLE',
] as const;
export type SpreadsheetRefusal = (typeof SPREADSHEET_REFUSALS)[number];

/** What keeps figures from being saved as those of a file. */
export const ACCEPTANCE_REFUSALS = [
  /** It was read more than an hour ago, or not for this account. */
  'FILE_PREVIEW_OVER',
  /** Other figures are to be saved than were read from it and shown. */
  'FILE_CHANGED',
] as const;
export type AcceptanceRefusal = (typeof ACCEPTANCE_REFUSALS)[number];

export const figuresFileContract = defineRoute(
  paths.figuresFile,
  ownerOrActingStaff,
  'What a spreadsheet or CSV file fills the form for own figures in with. Nothing of it is kept',
  {
    params: accountParams,
    body: z.strictObject({
      content: z.base64().min(4).max(LARGEST_BODY),
      /** The year end that the form shows, saved or not: it says which months the form has. */
      financial_month: yearEnd,
    }),
    largestBody: LARGEST_BODY,
    refusals: SPREADSHEET_REFUSALS,
    answer: z.object({
      /** SHA-256 of the file, in hexadecimal digits. */
      contentHash: z.string(),
      /** What each figure of the form reads, by its cell; an amount that cannot be stands as the file has it. */
      figures: z.array(z.object({ cell: z.string(), text: z.string() })),
      /** Every cell and row that was not taken, and why. */
      left: z.array(z.object({ place: z.string(), text: z.string(), why: z.string() })),
      /** Saves just these figures as the file's, for an hour; null where there is none, or one is no amount. */
      acceptance: z.string().nullable(),
    }),
  },
);

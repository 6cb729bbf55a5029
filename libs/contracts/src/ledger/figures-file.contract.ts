import { z } from 'zod';
import { defineRoute } from '../wire/route';
import { ownerOrActingStaff } from '../access/rules';
import { ledgerPaths as paths } from './ledger.paths';
import { accountParams } from './wire-values';

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

export const figuresFileContract = defineRoute(
  paths.figuresFile,
  ownerOrActingStaff,
  'The cells of a spreadsheet or CSV file, for the form to fill in. Nothing of it is kept',
  {
    params: accountParams,
    body: z.strictObject({ content: z.base64().min(4).max(LARGEST_BODY) }),
    largestBody: LARGEST_BODY,
    refusals: SPREADSHEET_REFUSALS,
    answer: z.object({
      /** SHA-256 of the file, in hexadecimal digits. */
      contentHash: z.string(),
      sheets: z.array(z.object({ name: z.string(), rows: z.array(z.array(z.string())) })),
    }),
  },
);

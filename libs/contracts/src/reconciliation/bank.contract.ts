import { BANK_LINE_STANDINGS, PAGE_SIZE_TEXTS } from '@keelson/vocabulary';
import { z } from 'zod';
import { paymentReconcilers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { LARGEST_STATEMENT, listedBankLine, payoutBank, readLine, refusedLine } from './bank-fields';
import { bankPaths as paths } from './bank.paths';
import { decisionText } from './decisions.contract';
import { LONGEST_CASE_SEARCH } from './reconciliation-list';

const count = z.number().int();
const lineId = z.string().regex(/^bnk_[\w-]{22}$/, 'Not an id of a line');
const payoutParams = z.strictObject({
  payoutId: z
    .string()
    .regex(/^[\w-]{1,255}$/, 'Not an id of the provider')
    .describe('Id of the payout at the payment provider'),
});

/** Base64 takes four characters for three bytes; a little more is left for the rest of the body. */
const LARGEST_BODY = Math.ceil(LARGEST_STATEMENT / 3) * 4 + 2_048;
const content = z.base64().min(4).max(LARGEST_BODY);

export const STATEMENT_REFUSALS = [
  'NOT_A_STATEMENT',
  'ENCODING_UNKNOWN',
  'STATEMENT_TOO_LARGE',
  'TOO_MANY_LINES',
  'NO_LINES',
] as const;

export const bankOverviewContract = defineRoute(
  paths.overview,
  paymentReconcilers,
  'How the payouts stand at the bank: how many of each, those that need a person, and how far statements reach',
  {
    answer: z.object({
      counts: z.object({
        atBank: count,
        severalFit: count,
        awaited: count,
        notFound: count,
        noStatement: count,
      }),
      lines: count,
      /** The days of the first and of the last line; null where there is none. */
      from: z.iso.date().nullable(),
      until: z.iso.date().nullable(),
      /** A person matches a line whose amount differs by no more. */
      aloneUpToPence: count,
      /** Payouts that nobody finds at the bank, and those for which several lines fit; the latest to arrive first. */
      open: z.array(
        payoutBank.extend({
          payoutId: z.string(),
          arrivesAt: z.iso.datetime(),
          amountPence: count,
          automatic: z.boolean(),
        }),
      ),
    }),
  },
);

export const listBankLinesContract = defineRoute(
  paths.lines,
  paymentReconcilers,
  'Lines of the bank statements, the newest first, a page at a time',
  {
    query: z.strictObject({
      standing: z.enum(BANK_LINE_STANDINGS).optional().describe('Only those that stand so to the payouts'),
      /** An amount in pounds, with or without its sign. */
      search: z.string().max(LONGEST_CASE_SEARCH).default(''),
      /** Only lines that somebody may match with this payout: free, of about its amount and about its time. */
      payout: payoutParams.shape.payoutId
        .optional()
        .describe('Only lines that may be matched with this payout by hand: free, of about its amount and time'),
      after: z
        .string()
        .regex(/^[\w-]{1,64}$/, 'Not an id of a line')
        .optional()
        .describe('The last row of the page before'),
      size: z.enum(PAGE_SIZE_TEXTS).default('10').transform(Number),
    }),
    answer: z.object({ rows: z.array(listedBankLine), next: z.string().nullable() }),
  },
);

export const previewStatementContract = defineRoute(
  paths.preview,
  paymentReconcilers,
  'What a bank statement, as a CSV file or pasted lines, is read as. Nothing of it is kept',
  {
    body: z.strictObject({ content }),
    largestBody: LARGEST_BODY,
    refusals: STATEMENT_REFUSALS,
    answer: z.object({
      /** SHA-256 of what was sent, in hexadecimal digits. */
      contentHash: z.string(),
      lines: z.array(readLine),
      refused: z.array(refusedLine),
      /** Saves just this statement, for an hour; null where a line of it is refused. */
      acceptance: z.string().nullable(),
    }),
  },
);

export const recordStatementContract = defineRoute(
  paths.record,
  paymentReconcilers,
  'Keep the lines of a bank statement that was read and shown before; lines of earlier statements are not doubled',
  {
    body: z.strictObject({ content, acceptance: z.string().min(20).max(2_000) }),
    largestBody: LARGEST_BODY,
    refusals: [...STATEMENT_REFUSALS, 'PREVIEW_OVER', 'LINES_REFUSED'],
    answer: z.object({ recorded: count, known: count }),
  },
);

const decided = z.strictObject({ lineId, reason: decisionText });

export const matchBankLineContract = defineRoute(
  paths.match,
  paymentReconcilers,
  'Match a payout by hand with the line of the bank with which it arrived',
  {
    params: payoutParams,
    body: decided,
    refusals: ['BANK_PAYOUT_NOT_FOUND', 'LINE_NOT_FOUND', 'PAYOUT_AT_BANK', 'LINE_TAKEN', 'GAP_TOO_LARGE'],
    answer: z.object({}),
  },
);

export const unmatchBankLineContract = defineRoute(
  paths.unmatch,
  paymentReconcilers,
  'Say that a payout did not arrive with a line of the bank, whoever or whatever had matched them',
  {
    params: payoutParams,
    body: decided,
    refusals: ['BANK_PAYOUT_NOT_FOUND', 'LINE_NOT_FOUND', 'NOT_AT_BANK'],
    answer: z.object({}),
  },
);

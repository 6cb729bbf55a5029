import type { BankLineFault } from '@keelson/vocabulary';

/** Texts of the bank lines in the reconciliation. */
export const bankMessages = {
  notText: 'This is not a CSV file. Export the statement as CSV, or paste its lines',
  encodingUnknown: 'This file is in an encoding that is not known here. Save it as UTF-8 and try again',
  fileTooLarge: 'This is more than 100 KB. Please upload a shorter statement',
  tooManyLines: 'This has more than 1,000 lines or 100 days. Please upload a shorter statement',
  noLines: 'There is no line in this',
  previewOver: 'This preview is over. Please read the statement again',
  linesRefused: 'Some lines cannot be taken. Put them right and read the statement again',
  lineNotFound: 'There is no such line',
  payoutNotFound: 'There is no such payout',
  payoutAtBank: 'This payout is matched with a line already',
  lineTaken: 'This line is matched with another payout already',
  gapTooLarge: 'This line differs too much from the payout for one person to match them',
  notAtBank: 'This payout is not matched with this line',
  recorded: 'Statement saved',
  matched: 'Matched with the bank',
  unmatched: 'Match with the bank undone',
} as const;

/** What is wrong with a line, after its number. */
export const BANK_LINE_FAULT_TEXTS: Readonly<Record<BankLineFault, string>> = {
  columns: 'not three columns: date, text, amount. An amount with commas needs quotation marks',
  quotes: 'a quotation mark is not closed',
  date: 'not a date, such as 31/10/2026',
  future: 'a day that has not come yet',
  tooOld: 'older than 24 months',
  amount: 'not an amount in pounds, such as 1,234.56 or -12.50',
  noText: 'no text',
  textTooLong: 'the text has more than 200 characters',
  notPlain: 'the text has characters that cannot be shown',
};

import { z } from 'zod';
import { countedCases, days, timeOfDay, wholePounds } from './text-formats';
import { variable } from './variable';

/** Limits of the reconciliation of payments. */
export const reconciliationVariables = {
  KEELSON_RECONCILIATION_ALONE_UP_TO: variable({
    about:
      'Up to how many pounds of a gap one person may settle a payment alone in the reconciliation; a larger adjustment needs a second person.',
    secret: false,
    example: '100',
    fallback: '50',
    schema: wholePounds,
  }),
  KEELSON_RECONCILIATION_ALARM_AFTER_DAYS: variable({
    about:
      'The operations page raises an alarm when a payment or payout that needs a person is older than this many days.',
    secret: false,
    example: '3',
    fallback: '7',
    schema: days,
  }),
  KEELSON_RECONCILIATION_ALARM_FROM: variable({
    about:
      'The operations page raises an alarm when this many payments and payouts need a person, however old they are.',
    secret: false,
    example: '20',
    fallback: '100',
    schema: countedCases,
  }),
  KEELSON_RECONCILIATION_SUMMARY_AT: variable({
    about:
      'Time of day in London from which those who reconcile payments are mailed what needs a person, once a day and within a quarter of an hour.',
    secret: false,
    example: '07:30',
    fallback: '08:00',
    schema: timeOfDay,
  }),
  KEELSON_RECONCILIATION_BANK_WORD: variable({
    about:
      'The word by which lines of the payment provider are known on the bank statement; of lines that fit a payout alike those with the word count.',
    secret: false,
    example: 'STRIPE',
    fallback: 'STRIPE',
    schema: z.string().trim().min(1).max(40),
  }),
} as const;

import { RECONCILIATION_REASONS, RECONCILIATION_STATES } from '@keelson/vocabulary';
import { z } from 'zod';
import { LONGEST_CASE_SEARCH } from './reconciliation-list';

/** Which cases a list or a file holds. */
export const caseFilters = {
  /** Only those that need a person, or only those that need nobody. */
  needsPerson: z.enum(['yes', 'no']).optional().describe('Only those that need a person, or only the rest'),
  state: z.enum(RECONCILIATION_STATES).optional().describe('Only those that stand so'),
  reason: z.enum(RECONCILIATION_REASONS).optional().describe('Only those that need a person for this reason'),
  /** London calendar month of the charge's creation: `2026-11`. */
  month: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Not a month')
    .optional()
    .describe('Only those whose charge was created in this month'),
  assigned: z.enum(['me', 'nobody']).optional().describe('Only those assigned to the caller, or to nobody'),
  /** Begin of a payment, charge, order, payout or account id, part of a name, or an amount in pounds. */
  search: z.string().max(LONGEST_CASE_SEARCH).default(''),
};

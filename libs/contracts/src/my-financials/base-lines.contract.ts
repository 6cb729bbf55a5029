import { LEDGER_SOURCES, PLANNING_TOOLS } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { group, importedBy, input, unit } from './explained-sums';
import { myFinancialsPaths as paths } from './my-financials.paths';
import { accountParams, clocks, month, value } from './wire-values';

/** What starts from sums of the books; scenarios are held against the months that came after theirs. */
export const TOOLS_ON_BOOKS = [...PLANNING_TOOLS, 'scenarios'] as const;
export type ToolOnBooks = (typeof TOOLS_ON_BOOKS)[number];

const sum = z.object({
  /** `thisYear.sales` of the planner, `stock` of cash release, the id of an account, `2026-10.sales` of a month. */
  name: z.string(),
  value,
  unit,
  formula: z.string(),
  inputs: z.array(input),
  groups: z.array(group),
  importIds: z.array(z.string()),
});

export const baseLinesContract = defineRoute(
  paths.baseLines,
  companyReaders,
  'The sums of the books that a planning tool starts from, each with the lines that add up to it',
  {
    params: accountParams.extend({ tool: z.enum(TOOLS_ON_BOOKS) }),
    query: z.strictObject({
      ...clocks,
      /** Of the detailed profit and loss: what its accounts came to in this month alone. */
      month: month.optional(),
    }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      /** `null` before there are books. */
      source: z.enum(LEDGER_SOURCES).nullable(),
      sums: z.array(sum),
      /** Those of all sums, the newest first. */
      imports: z.array(importedBy),
    }),
  },
);

import { LEDGER_SOURCES } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { CHANGES_AGAINST, EXPLAINED_FIGURES, EXPLAINED_SPANS, GOAL_FIGURE, GOAL_PARTS } from './figure-names';
import { myFinancialsPaths as paths } from './my-financials.paths';
import { group, importedBy, input, unit } from './explained-sums';
import { accountParams, clocks, day, flag, month, value } from './wire-values';

const figure = z.enum([...EXPLAINED_FIGURES, GOAL_FIGURE]);

/** One of the two figures that a change lies between, or one that a goal's probability is worked out from. */
const side = z.object({
  name: z.enum(['now', 'before', ...GOAL_PARTS]),
  value,
  unit,
  formula: z.string(),
  inputs: z.array(input),
  groups: z.array(group),
});

export const explanationContract = defineRoute(
  paths.explanation,
  companyReaders,
  'One figure explained: its formula, its inputs now and a year before, and the lines of the books that add up to them',
  {
    params: accountParams.extend({ figure }),
    query: z.strictObject({
      ...clocks,
      /** The month or the day that the figure is of; the last one with figures unless given. */
      at: z.union([month, day]).optional(),
      over: z.enum(EXPLAINED_SPANS).default('twelveMonths'),
      /** Explains the change of the figure instead, against this. */
      against: z.enum(CHANGES_AGAINST).optional(),
      /** Which goal, where its probability is explained: as it is today, whatever the clocks. */
      goal: z.string().max(60).optional(),
    }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      figure,
      month: month.nullable(),
      value,
      unit,
      /** Its section in the book of formulas, and the version that it was computed by. */
      rule: z.string(),
      version: z.number().int(),
      formula: z.string(),
      inputs: z.array(input),
      groups: z.array(group),
      /** Of a change, each explained like a figure by itself: now, and before. Of a goal, what it is worked out from. */
      sides: z.array(side),
      flags: z.array(flag),
      /** The same figure a year before. */
      before: z.object({ month, value: z.number() }).nullable(),
      source: z.enum(LEDGER_SOURCES).nullable(),
      /** The imports and entries that brought the lines, the newest first, with when they became known here. */
      imports: z.array(importedBy),
    }),
  },
);

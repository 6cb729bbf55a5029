import { ACCOUNT_ID, isCalendarDate, isMonth, MONTH } from '@keelson/kernel';
import { CALCULATION_SAVERS, LEDGER_SOURCES, SCENARIO_STATUSES } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { scenariosPaths as paths } from './scenarios.paths';

export const scenarioAccount = {
  accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id'),
};
const month = z.string().refine(isMonth, 'not a month').meta({ pattern: MONTH.source });
const day = z.string().refine(isCalendarDate, 'not a day').meta({ format: 'date' });
/** Pounds and pence; `null` for what is not known. */
const pounds = z.number().nullable();
const lines = { sales: pounds, costOfSales: pounds, payroll: pounds, overheads: pounds };
const year = z.object({ months: z.number().int(), ...lines });

const base = z.object({
  /** `null` for figures that were typed for what-if plans. */
  source: z.enum(LEDGER_SOURCES).nullable(),
  thisYear: year,
  lastYear: year,
  /** Depreciation and interest of this year's months. */
  addedBack: pounds,
  /** The months of the sums, the oldest first. */
  months: z.object({ thisYear: z.array(month), lastYear: z.array(month) }),
  /** The day for which the books were read, and the day whose knowledge counts. */
  asAt: z.string(),
  knownOn: z.string(),
  period1: z.boolean(),
});

const percent = z.number().int();
const changes = z.object({
  ...{ price: percent, sales: percent, costOfSales: percent, payroll: percent, overheads: percent },
});

/** Where the imports of a base are by now. */
const IMPORTS = ['current', 'replaced', 'gone', 'typed'] as const;

/** How a stored scenario comes out when it is computed again from what it pins (BEYOND-11). */
const REOPENED = ['equal', 'different', 'formulaGone'] as const;

const scenario = z.object({
  scenarioId: z.string(),
  name: z.string(),
  status: z.enum(SCENARIO_STATUSES),
  by: z.enum(CALCULATION_SAVERS),
  /** What it was forked from; its name as it is by now. */
  parent: z.object({ scenarioId: z.string(), name: z.string() }).nullable(),
  base,
  changes,
  /** What a year comes to, in pounds. */
  results: z.object({ ...lines, profitBeforeTax: pounds, change: pounds }),
  formulaVersion: z.number().int(),
  reopened: z.enum(REOPENED),
  imports: z.enum(IMPORTS),
  begunAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** `null` while it is open. */
  closedAt: z.iso.datetime().nullable(),
  /** What it stood on before it was last re-based; `null` before that. */
  rebased: z.object({ at: z.iso.datetime(), before: base }).nullable(),
});

export const scenariosContract = defineRoute(
  paths.list,
  companyReaders,
  'The scenarios of a customer, the newest first, the figures that a new one would stand on, and what then happened',
  {
    params: z.strictObject(scenarioAccount),
    query: z.strictObject({ asAt: month.optional(), knownOn: day.optional() }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      companyName: z.string(),
      /** The figures now, or as asked for; `null` where there are none. */
      now: base.extend({ shown: z.string() }).nullable(),
      /** The latest months of the books, the oldest first. */
      actuals: z.array(z.object({ month, ...lines })),
      scenarios: z.array(scenario),
    }),
  },
);

import { ACCOUNT_ID, isMonth, MONTH } from '@keelson/kernel';
import { DATA_FLAGS, LEDGER_SOURCES } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders, owner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { planningMessages as texts } from './planning.messages';
import { planningPaths as paths } from './planning.paths';

const accountParams = z.strictObject({
  accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id'),
});

const month = z.string().refine(isMonth, 'not a month').meta({ pattern: MONTH.source });
const counted = z.number().int().min(0).max(12).nullable();
/** Pounds, not rounded; `null` before it was typed, or where the books do not tell it. */
const told = z.number().nullable();

export const inputsContract = defineRoute(
  paths.inputs,
  companyReaders,
  'The figures of this year and last year that what-if plans start from: of the books, or typed',
  {
    params: accountParams,
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      input_values: z.object({
        No_of_months_this_year: counted,
        sales_YTD: told,
        cost_of_sales_YTD: told,
        payroll_YTD: told,
        overhead_costs_YTD: told,
        No_of_months_last_year: counted,
        sales_last_year: told,
        cost_of_sales_last_year: told,
        payroll_cost_last_year: told,
        overhead_costs_last_year: told,
      }),
      /** `NODATA`: the books tell neither year, and the owner types the figures. Anything else: they come from the books. */
      data_flag: z.enum(DATA_FLAGS),
      companyName: z.string(),
      /** What keeps the books; `null` where the figures are typed here. */
      informationFrom: z.enum(LEDGER_SOURCES).nullable(),
      /** The months of the books that are in the figures, the oldest first; none where they are typed here. */
      months: z.object({ thisYear: z.array(month), lastYear: z.array(month) }),
      /** No month of a new financial year is over: this year is the one just completed. */
      period1: z.boolean(),
      /** When they were typed and saved last. */
      savedAt: z.iso.datetime().nullable(),
    }),
  },
);

const LARGEST = 1_000_000_000;

const missingOr =
  (unreadable: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null ? texts.required : unreadable;

/** The page shows 0 to 10,000,000, and does not insist on it (finance §5). */
const amount = z
  .number({ error: missingOr(texts.amountUnreadable) })
  .gt(-LARGEST, texts.amountTooLarge)
  .lt(LARGEST, texts.amountTooLarge)
  .refine((pounds) => Number(pounds.toFixed(2)) === pounds, texts.amountTooPrecise);

const months = z
  .number({ error: missingOr(texts.monthsUnreadable) })
  .min(0, texts.monthsTooFew)
  .max(12, texts.monthsTooMany)
  .refine(Number.isInteger, texts.monthsNotWhole);

/** The ten figures of the form; all of them or none. */
export const inputsForm = z.strictObject({
  noOfMonthsThisYear: months,
  salesYTD: amount,
  costOfSalesYTD: amount,
  payrollYTD: amount,
  overheadCostsYTD: amount,
  noOfMonthsLastYear: months,
  salesLastYear: amount,
  costOfSalesLastYear: amount,
  payrollCostLastYear: amount,
  overheadCostsLastYear: amount,
});

export const saveInputsContract = defineRoute(
  paths.saveInputs,
  owner,
  'Save the figures that what-if plans start from, where no books tell them',
  {
    params: accountParams,
    body: inputsForm.extend({
      /** Told by clients, and ignored: the address says whose figures they are. */
      id: z.string().max(60).default(''),
      email: z.string().max(320).default(''),
    }),
    refusals: ['ACCOUNT_NOT_FOUND', 'FIGURES_FROM_BOOKS', 'MONTHS_NOT_WHOLE', 'MONTHS_TOO_FEW', 'MONTHS_TOO_MANY'],
    /** Whether anything is other than before. */
    answer: z.object({ changed: z.boolean() }),
    versionOf: paths.inputs,
  },
);

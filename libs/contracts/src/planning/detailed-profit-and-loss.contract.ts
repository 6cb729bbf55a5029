import { ACCOUNT_ID, isMonth, MONTH } from '@keelson/kernel';
import { CALCULATION_SAVERS, DETAIL_SOURCES, LEDGER_SOURCES, profitSummaryRows } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders, ownerAndPartner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { calculationMessages as texts } from './calculations.messages';
import { GROUP_NAMES } from './detail-names';
import { planningPaths as paths } from './planning.paths';
import { REOPENED } from './reopened';
import { savedOf } from './saved-of';

const accountParams = z.strictObject({
  accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id'),
});
const month = z.string().refine(isMonth, 'not a month').meta({ pattern: MONTH.source });
/** Pounds of a year or percent, not rounded; `null` for what is not known. */
const figure = z.number().nullable();

const LARGEST = 1_000_000_000_000;
/** Pounds of the months so far; `null` for what was not typed. */
const sum = z.number().gt(-LARGEST).lt(LARGEST).nullable();

/** An account as it was shown. */
const shownFields = {
  /** The accounting system's, by which a later import finds the account again. */
  id: z.string().max(200),
  accountName: z.string().max(1_000),
  cummulativePLValue: sum,
};
const computedFields = { annualised: figure, impact: figure, resultingPAndL: figure };
const line = z.object({ ...shownFields, ...computedFields, changeBy: figure });

/** One for each of the answer's months; none where only their sum is known: of typed and of saved figures. */
const shownLine = line.extend({ monthly: z.array(sum) });

const groupsOf = <Row extends z.ZodType>(row: Row) =>
  Object.fromEntries(Object.values(GROUP_NAMES).map((name) => [name, row])) as Record<
    (typeof GROUP_NAMES)[keyof typeof GROUP_NAMES],
    Row
  >;

const summaryRow = z.object({
  id: z.enum(profitSummaryRows()),
  accountName: z.string(),
  totalAnnualizedValue: figure,
  totalImpact: figure,
  totalResultingPL: figure,
  /** A whole number. */
  totalChangeByPercentage: figure,
});

const calculationFields = { account: z.object(groupsOf(z.array(line))), summary: z.array(summaryRow) };

export const detailedProfitAndLossContract = defineRoute(
  paths.detailedProfitAndLoss,
  companyReaders,
  'The accounts of the profit and loss as a year, in four groups with their summary, or a calculation that was saved, computed again from what it pinned',
  {
    params: z.strictObject({ accountId: savedOf }),
    query: z.strictObject({ created: z.iso.datetime().optional() }),
    refusals: ['ACCOUNT_NOT_FOUND', 'SAVED_NOT_FOUND'],
    answer: z.object({
      ...calculationFields,
      account: z.object(groupsOf(z.array(shownLine))),
      companyName: z.string(),
      /** What keeps the books now; `null` without books. */
      informationFrom: z.enum(LEDGER_SOURCES).nullable(),
      /** Where the lines come from; `null` where there are none. */
      linesFrom: z.enum(DETAIL_SOURCES).nullable(),
      noOfMonthsThisYear: z.number().int(),
      /** Pounds of the months, held as they are; `null` where that is not known. */
      otherIncome: sum,
      /** The months of the sums, the oldest first; none for what was typed as a sum. */
      months: z.array(month),
      /** The first month of the financial year that they are of; `null` where no month is known by itself. */
      yearStart: month.nullable(),
      /** The months are those of the year just completed. */
      period1: z.boolean(),
      /** `null` for the figures of now. */
      saved: z
        .object({
          storedDate: z.iso.datetime(),
          name: z.string(),
          savedBy: z.enum(CALCULATION_SAVERS),
          formulaVersion: z.number().int(),
          reopened: z.enum(REOPENED),
        })
        .nullable(),
    }),
  },
);

/** Empty counts as 0, and more than one decimal is rounded to one (finance §5). */
const changeBy = z
  .number({ error: texts.changeUnreadable })
  .min(-1_000, texts.changeOutOfBounds)
  .max(1_000, texts.changeOutOfBounds);

/** Told by clients, and ignored: it is computed here. */
const told = figure.optional();
const sentLine = z.strictObject({
  ...shownFields,
  changeBy: changeBy.nullable(),
  ...{ annualised: told, impact: told, resultingPAndL: told, monthly: z.array(sum).optional() },
});

const MOST_ACCOUNTS = 500;

/** What is sent to be calculated or saved: the accounts as they were shown, with their changes (finance §7). */
const detailBody = z.strictObject({
  noOfMonthsThisYear: z.number().int().min(0).max(12),
  otherIncome: sum,
  summaryDetaileAccountObject2: z.strictObject(groupsOf(z.array(sentLine).max(MOST_ACCOUNTS))),
  /** Told by clients, and ignored: it is computed here. */
  summaryDetaileSummaryObject1: z.array(summaryRow).max(profitSummaryRows().length).optional(),
  /** Told by clients, and ignored: the address says whose figures they are. */
  userId: z.string().max(320).default(''),
});

export const calculateDetailContract = defineRoute(
  paths.calculateDetail,
  ownerAndPartner,
  'Calculate each account with its change, and the summary',
  {
    params: accountParams,
    body: detailBody,
    refusals: ['ACCOUNT_NOT_FOUND', 'FIGURES_CHANGED', 'FIGURES_UNKNOWN'],
    answer: z.object(calculationFields),
  },
);

export const saveDetailContract = defineRoute(
  paths.saveDetail,
  ownerAndPartner,
  'Save a detailed profit and loss, which is computed here; the answer says `limit reached` where nothing more is saved today',
  {
    params: accountParams,
    query: z.strictObject({
      /** Told by clients, and ignored: the session says who saves. */
      isChannelPartner: z.enum(['true', 'false']).optional(),
    }),
    body: detailBody.extend({ name: z.string().trim().max(60, texts.nameTooLong).default('') }),
    refusals: ['ACCOUNT_NOT_FOUND', 'FIGURES_CHANGED', 'FIGURES_UNKNOWN', 'INPUTS_OUT_OF_BOUNDS'],
    answer: z.object({
      /** False where the limit of the day was reached: nothing was saved. */
      saved: z.boolean(),
      /** ISO instant, by which the saved calculation is named. */
      storedDate: z.iso.datetime().nullable(),
    }),
  },
);

import { ACCOUNT_ID, isMonth, MONTH } from '@keelson/kernel';
import { CALCULATION_SAVERS, LEDGER_SOURCES } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders, ownerAndPartner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { calculationMessages as texts } from './calculations.messages';
import { planningPaths as paths } from './planning.paths';
import { REOPENED } from './reopened';
import { savedOf } from './saved-of';

const accountParams = z.strictObject({
  accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id'),
});
const month = z.string().refine(isMonth, 'not a month').meta({ pattern: MONTH.source });
/** Pounds, turns or days, not rounded; `null` for what is not known. */
const figure = z.number().nullable();

const LARGEST = 1_000_000_000_000;
const base = z.number().gt(-LARGEST).lt(LARGEST).nullable();

/** What the calculation starts from, as finance §3 names it: pounds of so many months, and balances. */
const baseFields = {
  noOfMonthsThisYear: z.number().int().min(0).max(12),
  sales: base,
  costOfSales: base,
  /** Without depreciation and interest. */
  overheads: base,
  /** `null` where nobody has said whether the company is registered for VAT. */
  vatRatio: z.number().min(0).max(30, texts.vatRatioUnknown).nullable(),
  currentBalanceSheetFigureInStock: base,
  currentBalanceSheetFigureInTradeCreditors: base,
  currentBalanceSheetFigureInTradeDebtors: base,
};

const tenths = (value: number): boolean => Number(value.toFixed(1)) === value;
const days = z
  .number({ error: texts.unreadable })
  .min(0, texts.daysOutOfBounds)
  .max(365, texts.daysOutOfBounds)
  .refine(tenths, texts.tooPrecise);

/** The three inputs; 0 leaves a line as it is. */
const inputFields = {
  increaseSTockTurnByPercentage: z
    .number({ error: texts.unreadable })
    .gt(-100, texts.turnOutOfBounds)
    .max(1_000, texts.turnOutOfBounds)
    .refine(tenths, texts.tooPrecise),
  targetDebtorDays: days,
  /** Target payment terms in days. */
  negotiate60DayTerms: days,
};

export const cashReleaseForm = z.strictObject(inputFields);

const resultFields = {
  totalPotentialCashReleased: figure,
  cashReleasedInstock: figure,
  cashReleasedInTradeCreditors: figure,
  cashReleasedInTradeDebtors: figure,
  revisedCreditor: figure,
  revisedDebtors: figure,
  revisedStock: figure,
  revisedStockTurn: figure,
};

export const cashReleaseContract = defineRoute(
  paths.cashRelease,
  companyReaders,
  'What cash release starts from now, or a calculation that was saved, computed again from what it pinned',
  {
    params: z.strictObject({ accountId: savedOf }),
    query: z.strictObject({ created: z.iso.datetime().optional() }),
    refusals: ['ACCOUNT_NOT_FOUND', 'SAVED_NOT_FOUND'],
    answer: z.object({
      ...baseFields,
      ...inputFields,
      ...resultFields,
      companyName: z.string(),
      /** What keeps the books now; `null` without books. */
      informationFrom: z.enum(LEDGER_SOURCES).nullable(),
      /** The months of the sums, the oldest first; none where there is no data. */
      months: z.array(month),
      /** The month whose balances count. */
      balanceMonth: month.nullable(),
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

/** What is sent to be calculated or saved: the base as it was shown, and the three inputs (finance §3). */
export const cashReleaseBody = z.strictObject({
  ...baseFields,
  ...inputFields,
  /** Told by clients, and ignored: the address says whose figures they are. */
  username: z.string().max(320).default(''),
});

export const calculateCashReleaseContract = defineRoute(
  paths.calculateCashRelease,
  ownerAndPartner,
  'Calculate the cash that other habits would release',
  {
    params: accountParams,
    body: cashReleaseBody,
    refusals: ['ACCOUNT_NOT_FOUND', 'FIGURES_CHANGED', 'FIGURES_UNKNOWN', 'NOTHING_CHANGED'],
    answer: z.object(resultFields),
  },
);

export const saveCashReleaseContract = defineRoute(
  paths.saveCashRelease,
  ownerAndPartner,
  'Save a calculation, which is computed here; the answer says `limit reached` where nothing more is saved today',
  {
    params: accountParams,
    query: z.strictObject({
      /** Told by clients, and ignored: the session says who saves. */
      isChannelPartner: z.enum(['true', 'false']).optional(),
    }),
    body: cashReleaseBody.extend({ name: z.string().trim().max(60, texts.nameTooLong).default('') }),
    refusals: [
      'ACCOUNT_NOT_FOUND',
      'FIGURES_CHANGED',
      'FIGURES_UNKNOWN',
      'INPUTS_OUT_OF_BOUNDS',
      'NOTHING_CHANGED',
      'UNCHANGED',
    ],
    answer: z.object({
      /** False where the limit of the day was reached: nothing was saved. */
      saved: z.boolean(),
      /** ISO instant, by which the saved calculation is named. */
      storedDate: z.iso.datetime().nullable(),
    }),
  },
);

import { ACCOUNTING_PROVIDERS, BOOKS_STANDINGS, IMPORT_STATES, TRIAL_BALANCE_VIEWS } from '@keelson/vocabulary';
import { z } from 'zod';
import type { AccessRule } from '../access/access-rule';
import { defineRoute } from '../wire/route';
import { ledgerPaths as paths } from './ledger.paths';
import { accountParams, amount, clocks, informationFrom, instant, month } from './wire-values';

const source = z.enum(ACCOUNTING_PROVIDERS);

const view = z.enum(TRIAL_BALANCE_VIEWS);

/** Twelve columns of a financial year; `period` is `P1` to `P12`. */
const columns = z.array(z.object({ date: month, period: z.string() }));

/** One value for each column of its year, debit positive (formulas 5.1); `null` for what is not known. */
const values = z.array(amount);

const years = { last_year_minus_one: values, last_year: values, this_year: values };

export const trialBalanceRow = z.object({
  /** 0 for what earlier years brought and the books did not close, which is no account. */
  ref: z.number().int(),
  account_code: z.string(),
  account_name: z.string(),
  account_type: z.string(),
  account_sub_type: z.string().nullable(),
  /** No rule and no decision places it: it counts in no figure. */
  unmapped: z.boolean(),
  ...years,
});

/** Update Financials: staff who manage customers see the trial balances that came. */
const trialBalanceReaders = {
  allow: { customer: 'own', partner: 'partners', admin: 'all', superAdmin: 'all' },
  permission: 'customers.manage',
  whileActing: 'allowed',
} as const satisfies AccessRule;

export const trialBalanceContract = defineRoute(
  paths.trialBalance,
  trialBalanceReaders,
  'The trial balance by month of three financial years; no rows where this source brought nothing',
  {
    params: accountParams,
    query: z.strictObject({ informationFrom: source.optional(), view: view.optional(), ...clocks }),
    refusals: ['NOT_FOUND'],
    answer: z.object({
      companyName: z.string(),
      /** The month in which the financial year ends, 1 to 12; null without books. */
      financial_month: z.number().int().min(1).max(12).nullable(),
      /** When figures last came. */
      cycleLastRun: instant.nullable(),
      informationFrom: informationFrom.nullable(),
      /** What the values are: as at the ends of the months unless asked otherwise. */
      view,
      lastyearMinusOne: columns,
      LastYear: columns,
      presentMonths: columns,
      rows: z.array(trialBalanceRow),
      totals: z.object(years),
      /** Months whose total is not 0.00, with what is over. */
      outOfBalance: z.array(z.object({ month, difference: z.number() })),
    }),
  },
);

export const trialBalanceReportContract = defineRoute(
  paths.trialBalanceReport,
  // Nothing is taken away in a customer's name (decision 4.88).
  { ...trialBalanceReaders, whileActing: 'refused' },
  'The trial balance by month as Report.xlsx; every cell is a text or a number, never a formula',
  {
    params: accountParams,
    query: z.strictObject({ informationFrom: source.optional(), view: view.optional(), ...clocks }),
    refusals: ['NOT_FOUND'],
    answer: z.string(),
    answerHeaders: ['content-disposition'],
    rawAnswer: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
);

export const importStatusContract = defineRoute(
  paths.importStatus,
  trialBalanceReaders,
  'How the import of figures stands',
  {
    params: accountParams,
    refusals: ['NOT_FOUND'],
    answer: z.object({
      importStatus: z.enum(IMPORT_STATES),
      /** When the last import that came to its end did so. */
      importEnded: instant.nullable(),
      message: z.string().nullable(),
      monthsDone: z.number().int(),
      months: z.number().int(),
      /** Connection and imports in one word, for the sentence that every page has for it. */
      standing: z.enum(BOOKS_STANDINGS),
      /** The system at hand, or the one that figures came from before it was disconnected. */
      system: z.enum(ACCOUNTING_PROVIDERS).nullable(),
      /** Consent was given before transfers could be read: connecting again lets them be. */
      transfersUnread: z.boolean(),
    }),
  },
);

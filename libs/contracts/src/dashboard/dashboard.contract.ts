import { ACCOUNT_ID } from '@keelson/kernel';
import { ADVICE, IMPORT_STATUSES, LEDGER_SOURCES } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { dashboardPaths as paths } from './dashboard.paths';

export const accountParams = z.strictObject({
  accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id'),
});

/** Not rounded; `null` where there is none. */
const figure = z.number().nullable();
const month = z.string();
/** The two clocks: figures as at a day, from what was known here at the end of a day in London. */
const clocks = z.strictObject({ asAt: z.iso.date().optional(), knownOn: z.iso.date().optional() });

const importStanding = z.object({
  status: z.enum(IMPORT_STATUSES),
  startedAt: z.string().nullable(),
  message: z.string().nullable(),
  lastImportedAt: z.string().nullable(),
  /** Amounts of known months that the last import restated. */
  restated: z.number().int(),
});

/** What the headline and the cards say; the names are the specification's. The last month is that of `asAt`. */
const headline = z.object({
  totalSalesLastMonth: figure,
  totalSalesLastMonthChangePercent: figure,
  totalSalesSameMonthLastYear: figure,
  /** Turnover at year end: projected at this year's pace until the year is complete. */
  turnover: figure,
  turnoverIsActual: z.boolean(),
  turnoverLastFinancialYearChangePercent: figure,
  /** What the year comes to if its other months follow last year's seasons; only where last year is complete. */
  turnoverBySeason: figure,
  previousMonthMarketingSpend: figure,
  marketingSpendChangePercent: figure,
  /** Sold since the financial year began, the months of it that are known, and those that are over. */
  turnoverThisYear: figure,
  monthsThisYear: z.number().int(),
  monthsOverThisYear: z.number().int(),
  /** The months of last year that are known. */
  monthsLastYear: z.number().int(),
});

/** Of the twelve months to `asAt`. */
const keyNumbers = z.object({
  /** How many months the sums are of: fewer than twelve are annualised; without any there are no sums. */
  months: z.number().int(),
  turnover: figure,
  turnoverLastYear: figure,
  turnoverPerEmployee: figure,
  grossMarginPercent: figure,
  grossMarginPercentLastYear: figure,
  averageEmployees: figure,
  employeeCount: figure,
});

const monthRow = z.object({
  month,
  sales: figure,
  profitBeforeTax: figure,
  /** Marketing cost since the financial year of the month began. */
  marketing: figure,
  thisYear: z.boolean(),
});

/** Closing balances of `asAt`, and the months to it. */
const nextAdvice = z.object({
  advice: z.enum(ADVICE),
  cash: figure,
  /** Profit before tax of three months. */
  recentProfit: figure,
  monthlyCosts: figure,
  /** What would be in the bank if customers took no longer than the target. */
  slowPayers: figure,
  debtorDays: figure,
  targetDays: z.number(),
});

export const dashboardContract = defineRoute(paths.dashboard, companyReaders, 'The headline figures of a company', {
  params: accountParams,
  query: clocks,
  refusals: ['ACCOUNT_NOT_FOUND'],
  answer: z.object({
    companyName: z.string(),
    informationFrom: z.enum(LEDGER_SOURCES).nullable(),
    import: importStanding,
    today: z.string(),
    /** The last complete month with figures. */
    asAt: month.nullable(),
    /** Whether that is the month before today's. */
    upToDate: z.boolean(),
    /** Whether figures of the accounts are ready, whichever system they come from: 0 is not (decision 4.45). */
    xero_dashboard_flag: z.literal([0, 1]),
    period1: z.boolean(),
    /** The last month of the financial year before. */
    lastYearEnd: month.nullable(),
    headline,
    keyNumbers,
    /** The twelve months to `asAt`. */
    months: z.array(monthRow),
    /** One month of wages and overheads, and how many of them today's cash pays. */
    monthlyCosts: figure,
    monthsOfCosts: figure,
    /** What to do next, with the figures that it stands on; all others are `null`. */
    next: nextAdvice,
    flags: z.array(z.string()),
  }),
});

export const todaysBalanceContract = defineRoute(
  paths.todaysBalance,
  companyReaders,
  'Cash today against last week and month end',
  {
    params: accountParams,
    query: clocks,
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      todaysBalance: figure,
      percentage: figure,
      monthEndPercentage: figure,
      date: z.string().nullable(),
      monthEndBalance: figure,
      /** The balance of each recorded day, oldest first. */
      days: z.array(z.object({ date: z.string(), balance: figure })),
    }),
  },
);

export const profitBeforeTaxContract = defineRoute(
  paths.profitBeforeTax,
  companyReaders,
  "Profit before tax; 'no data' as the status message until there is some",
  {
    params: accountParams,
    query: clocks,
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      profitBeforeTaxLastMonth: figure,
      profitBeforeTaxMonthBefore: figure,
      thisYearTODate: figure,
      sameMonth_LastYear: figure,
      sameMonths_LastYear: figure,
      LastYear: figure,
      statusMessage: z.string(),
    }),
  },
);

export const monthsContract = defineRoute(
  paths.months,
  companyReaders,
  'The months of the current and of the last financial year',
  {
    params: accountParams,
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ thisYear: z.array(month), lastYear: z.array(month) }),
  },
);

import { COVER_COLOURS, IMPORT_STATUSES, LEDGER_SOURCES, YEAR_SLOTS } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { BALANCE_KPIS, PROFIT_KPIS } from './figure-names';
import { myFinancialsPaths as paths } from './my-financials.paths';
import { lockedSections } from './sections.contract';
import { accountParams, clocks, day, flag, instant, month, value } from './wire-values';

/** A month of this year beside the same of last year. */
const yearsRow = z.object({ month, 'This Year': value, 'Last Year': value });
const kpiRow = z.object({ Month: month, Turnover: value });

export const cashFlowRow = z.object({ date: z.string(), 'Cash in': value, 'Cash out': value, 'Net movement': value });

export const stockRow = z.object({
  date: day,
  stock: value,
  debtors: value,
  cashDebtors: value,
  creditors: value,
  Cover_Ratio: value,
  /** By the ratio before rounding. */
  coverColour: z.enum(COVER_COLOURS).nullable(),
  Quick_Ratio: value,
});

/** A series with what it stood at a year before its last point. */
const kpi = z.object({ rows: z.array(kpiRow), yearBefore: value, flags: z.array(flag) });

const year = z.object({ from: month, to: month });

/** A yearly series, and how far this year is. */
const yearly = z.object({
  finalList: z.array(yearsRow),
  movingAverage: z.array(yearsRow),
  /** The sum of this year's months, and its change against the same months of last year in percent. */
  total: value,
  change: value,
  flags: z.array(flag),
});

const financials = z.object({
  /** The last month with figures. */
  lastMonth: month.nullable(),
  /** Months of this year with figures. */
  months: z.number().int(),
  years: z.object({ thisYear: year, lastYear: year, lastYearMinusOne: year }),
  todays_balance: value,
  month_balance: value,
  /** The day that today's balance was taken. */
  /** The month that `month_balance` is of the end of. */
  balanceMonth: month.nullable(),
  balanceDay: day.nullable(),
  cashFlowDay: z.array(cashFlowRow),
  cashFlowMonth: z.array(cashFlowRow),
  todaysBalances: z.array(stockRow),
  monthEndBalances: z.array(stockRow),
  sales: yearly,
  grossMargin: yearly,
  myMoney: z.array(
    z.object({
      Year: z.enum(YEAR_SLOTS),
      Payroll: z.number(),
      'Cost of sales': z.number(),
      Overheads: z.number(),
      'Profit before tax': z.number(),
    }),
  ),
  currentAssets: z.array(
    z.object({
      Month: month,
      'Current Assets': value,
      'Current Liabilities': value,
      'Net Current Assets (liabilities)': value,
    }),
  ),
  capitalReserves: z.array(z.object({ Month: month, 'Capital reserves': value })),
  balanceSheet: z.array(
    z.object({
      month,
      fixed_assets: value,
      current_assets: value,
      current_liabilities: value,
      netCurrentAssets: value,
      creditors_balance_sheet: value,
      netAssets: value,
      'Capital reserves': value,
    }),
  ),
  kpis: z.object({
    last12Months: z.record(z.enum(PROFIT_KPIS), kpi),
    movingAverage: z.record(z.enum(PROFIT_KPIS), kpi),
    balanceSheet: z.record(z.enum(BALANCE_KPIS), kpi),
  }),
  /** What concerns the books as a whole. */
  flags: z.array(flag),
});

export const overviewContract = defineRoute(
  paths.overview,
  companyReaders,
  'My Financials of one account: cash, profit and loss, balance sheet and indicators, as at a day and as known on a day',
  {
    params: accountParams,
    query: z.strictObject(clocks),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      company: z.string(),
      informationFrom: z.enum(LEDGER_SOURCES).nullable(),
      period1: z.boolean(),
      yearEndMonth: z.number().int().nullable(),
      asAt: day,
      knownOn: day.nullable(),
      import: z.object({
        status: z.enum(IMPORT_STATUSES),
        /** How many months there are by now. */
        months: z.number().int(),
        message: z.string().nullable(),
        lastImportedAt: instant.nullable(),
        /** Amounts of known months that the last import restated. */
        restated: z.number().int(),
      }),
      /** Sections that the owner has yet to open by their videos; none for other viewers. */
      lockedSections,
      /** `null` before there are books. */
      financials: financials.nullable(),
    }),
  },
);

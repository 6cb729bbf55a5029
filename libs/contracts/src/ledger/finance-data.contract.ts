import { z } from 'zod';
import { companyReaders, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { balanceFaults } from './balance-faults';
import { ACCEPTANCE_REFUSALS } from './figures-file.contract';
import { BALANCE_GROUPS, PROFIT_GROUPS } from './finance-groups';
import { ledgerMessages as texts } from './ledger.messages';
import { LEDGER_REFUSALS } from './ledger.refusals';
import { ledgerPaths as paths } from './ledger.paths';
import {
  accountParams,
  amount,
  amountFromZero,
  day,
  informationFrom,
  instant,
  month,
  people,
  yearEnd,
} from './wire-values';

/** A day: what went through the bank, and what stood at its end. */
export const dayRow = z.strictObject({
  date: day,
  cashInDays: amountFromZero,
  cashOutDays: amountFromZero,
  /** Below zero for an overdraft. */
  todays_Balance: amount,
  stockDays: amountFromZero,
  debtorsDays: amount,
  creditorsDays: amount,
});

/**
 * What stood at the end of a month. `currentAssets` and `currentLiabilities` are the totals of the balance sheet: stock,
 * debtors, cash in hand, creditors and an overdraft are parts of them. A total left out is the sum of its parts. Capital
 * and reserves are what remains.
 */
export const balanceMonthRow = z.strictObject({
  month,
  stockMonths: amountFromZero,
  debtorsMonths: amount,
  creditorsMonths: amount,
  /** Below zero for an overdraft. */
  monthEndCashBalance: amount,
  currentAssets: amount,
  currentLiabilities: amount,
  fixedAssets: amount,
  longTermCreditors: amount,
});

export const profitMonthRow = z.strictObject({
  month,
  salesAndRevenue: amount,
  costOfSales: amount,
  payroll: amount,
  overheads: amount,
  employees: people,
});

export type DayRow = z.infer<typeof dayRow>;
export type BalanceMonthRow = z.infer<typeof balanceMonthRow>;
export type ProfitMonthRow = z.infer<typeof profitMonthRow>;

const YEAR = 12;
const DAYS = 31;

/** The specified groups of the save payload, all but the user name. */
const groups = {
  balanceSheetDayWiseData: z.array(dayRow).max(DAYS),
  balanceSheetMonthWiseData: z.array(balanceMonthRow).max(YEAR),
  balanceSheetLastYearMonthWiseEntity: z.array(balanceMonthRow).max(YEAR),
  balanceSheetLastYearMinusOneMonthWiseEntity: z.array(balanceMonthRow).max(YEAR),
  profitAndLossThisYear: z.array(profitMonthRow).max(YEAR),
  profitAndLossLastYear: z.array(profitMonthRow).max(YEAR),
  profitAndLossLastYearMinusOneMonthWiseData: z.array(profitMonthRow).max(YEAR),
};

export const financeDataContract = defineRoute(
  paths.financeData,
  companyReaders,
  'The ten lists of the form for own figures: the days and months it offers and what was entered for them',
  {
    params: accountParams,
    /** The year end that the form shows before it is saved for the first time. */
    query: z.strictObject({ financial_month: z.coerce.number().int().min(1).max(12).optional() }),
    refusals: ['NOT_FOUND'],
    answer: z.object({
      username: z.string(),
      companyName: z.string(),
      /** Where the figures at hand come from; null before any. */
      informationFrom: informationFrom.nullable(),
      /** An accounting system brings them and is connected still: the form takes none beside. */
      systemConnected: z.boolean(),
      financial_month: yearEnd,
      /** The newest first. */
      dayOptions: z.array(day),
      /** Months of this financial year that are over, the oldest first. */
      monthOptions: z.array(month),
      /** Months of last year and of the year before it, the oldest first. */
      pastMonths: z.array(month),
      ...groups,
      savedAt: instant.nullable(),
    }),
  },
);

/** More cells than the form ever has. */
const MOST_CELLS = 1_000;
const LONGEST_CELL = 60;

/** Sent where the figures that were not saved before are those of a file, and no other was changed beside them. */
const acceptedFile = z.strictObject({
  /** As the file's reading gave it. */
  acceptance: z.string().max(1_000),
  /** Every cell that the file filled in. */
  cells: z.array(z.string().max(LONGEST_CELL)).min(1).max(MOST_CELLS),
});

const monthsTwice = (rows: readonly { readonly month: string }[]): readonly number[] =>
  rows.flatMap(({ month: of }, at) => (rows.findIndex((row) => row.month === of) < at ? [at] : []));

/** Rows that are not sent stay as they are; a row whose amounts are all null takes back what was entered for it. */
export const financeDataBody = z
  .strictObject({
    ...groups,
    financial_month: yearEnd,
    /** Accepted and ignored: the address says whose figures these are. */
    username: z.string().max(320).optional(),
    file: acceptedFile.optional(),
  })
  .superRefine((body, context) => {
    const issue = (path: readonly PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path: [...path], message });
    for (const group of BALANCE_GROUPS)
      body[group].forEach((row, at) => {
        for (const [field, fault] of Object.entries(balanceFaults(row))) issue([group, at, field], texts[fault]);
      });
    for (const group of PROFIT_GROUPS)
      body[group].forEach(({ employees }, at) => {
        if (employees === 0) issue([group, at, 'employees'], texts.countZero);
      });
    for (const group of [...BALANCE_GROUPS, ...PROFIT_GROUPS])
      for (const at of monthsTwice(body[group])) issue([group, at, 'month'], texts.dateTwice);
    const days = body.balanceSheetDayWiseData.map(({ date }) => ({ month: date }));
    for (const at of monthsTwice(days)) issue(['balanceSheetDayWiseData', at, 'date'], texts.dateTwice);
  });

export const saveFinanceDataContract = defineRoute(
  paths.saveFinanceData,
  ownerOrActingStaff,
  'Save figures that were typed in, or read from a file and not changed since',
  {
    params: accountParams,
    body: financeDataBody,
    refusals: [...LEDGER_REFUSALS, ...ACCEPTANCE_REFUSALS],
    answer: z.object({
      /** How many of each are new or other than before. */
      months: z.number().int(),
      days: z.number().int(),
      employeeCounts: z.number().int(),
    }),
    versionOf: paths.financeData,
  },
);

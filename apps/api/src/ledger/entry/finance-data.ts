import { type Books, periodsOn } from '@keelson/calculators';
import type {
  BalanceMonthRow,
  DayRow,
  financeDataContract,
  ProfitMonthRow,
  saveFinanceDataContract,
} from '@keelson/contracts/ledger';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { type EnterFigures, type TypedDay, typedDays, typedMonth } from '@keelson/domain/ledger';
import { addDays, type CalendarDate, Decimal, type Month, type Pence, pence } from '@keelson/kernel';
import type { TypedFigures } from './typed-books';

export type FinanceData = AnswerInputOf<typeof financeDataContract>;
export type TypedBody = InputOf<typeof saveFinanceDataContract>['body'];

const DAYS = 31;

/** Pounds with two decimals at most, as typed, in whole pence. */
export const inPence = (pounds: number | null): Pence | null =>
  pounds === null ? null : pence(new Decimal(pounds).times(100).toNumber());
const inPounds = (amount: Pence | null): number | null => (amount === null ? null : amount / 100);

/** The days and months that the form offers, and what was entered for them. */
export function financeForm(books: Books | null, today: CalendarDate, yearEndMonth: number) {
  const { thisYear, lastYear, lastYearMinusOne, lastComplete } = periodsOn(today, yearEndMonth);
  const manual = books?.source === 'manual' ? books : null;
  const over = thisYear.months.filter((month) => month <= lastComplete);
  const days = Array.from({ length: DAYS }, (_, back) => addDays(today, -back));
  const typed = new Map((manual ? typedDays(manual) : []).map((day) => [day.date, day]));
  return {
    financial_month: yearEndMonth,
    dayOptions: days,
    monthOptions: over,
    pastMonths: [...lastYear.months, ...lastYearMinusOne.months].sort(),
    balanceSheetDayWiseData: days.flatMap((date) => {
      const day = typed.get(date);
      return day ? [dayRow(day)] : [];
    }),
    balanceSheetMonthWiseData: balanceRows(manual, over),
    balanceSheetLastYearMonthWiseEntity: balanceRows(manual, lastYear.months),
    balanceSheetLastYearMinusOneMonthWiseEntity: balanceRows(manual, lastYearMinusOne.months),
    profitAndLossThisYear: profitRows(books, over),
    profitAndLossLastYear: profitRows(books, lastYear.months),
    profitAndLossLastYearMinusOneMonthWiseData: profitRows(books, lastYearMinusOne.months),
    savedAt:
      manual?.months
        .map(({ recordedAt }) => recordedAt)
        .sort()
        .at(-1) ?? null,
  };
}

const dayRow = (day: TypedDay): DayRow => ({
  date: day.date,
  cashInDays: inPounds(day.received),
  cashOutDays: inPounds(day.spent),
  todays_Balance: inPounds(day.cash),
  stockDays: inPounds(day.stock),
  debtorsDays: inPounds(day.debtors),
  creditorsDays: inPounds(day.creditors),
});

const isAnything = (values: readonly (number | null)[]): boolean => values.some((value) => value !== null);

function balanceRows(books: Books | null, months: readonly Month[]): BalanceMonthRow[] {
  return months.flatMap((month) => {
    const { balance } = typedMonth(books?.months.find((known) => known.month === month));
    if (!isAnything(Object.values(balance) as (number | null)[])) return [];
    return [
      {
        month,
        stockMonths: inPounds(balance.stock),
        debtorsMonths: inPounds(balance.debtors),
        creditorsMonths: inPounds(balance.creditors),
        monthEndCashBalance: inPounds(balance.cash),
        currentAssets: inPounds(balance.currentAssets),
        currentLiabilities: inPounds(balance.currentLiabilities),
        fixedAssets: inPounds(balance.fixedAssets),
        longTermCreditors: inPounds(balance.longTermCreditors),
      },
    ];
  });
}

function profitRows(books: Books | null, months: readonly Month[]): ProfitMonthRow[] {
  return months.flatMap((month) => {
    const known = books?.source === 'manual' ? books.months.find((each) => each.month === month) : undefined;
    const { profit } = typedMonth(known);
    const count = books?.headcounts[month];
    const employees = count === undefined ? null : Number(count);
    if (!isAnything([...(Object.values(profit) as (number | null)[]), employees])) return [];
    return [
      {
        month,
        salesAndRevenue: inPounds(profit.sales),
        costOfSales: inPounds(profit.costOfSales),
        payroll: inPounds(profit.payroll),
        overheads: inPounds(profit.overheads),
        employees,
      },
    ];
  });
}

const balancesIn = (body: TypedBody): readonly BalanceMonthRow[] => [
  ...body.balanceSheetMonthWiseData,
  ...body.balanceSheetLastYearMonthWiseEntity,
  ...body.balanceSheetLastYearMinusOneMonthWiseEntity,
];
const profitsIn = (body: TypedBody): readonly ProfitMonthRow[] => [
  ...body.profitAndLossThisYear,
  ...body.profitAndLossLastYear,
  ...body.profitAndLossLastYearMinusOneMonthWiseData,
];

/** Dates of the body that the form of this day does not offer. */
export function strangeDates(body: TypedBody, today: CalendarDate): readonly string[] {
  const { dayOptions, monthOptions, pastMonths } = financeForm(null, today, body.financial_month);
  const offered = new Set<string>([...dayOptions, ...monthOptions, ...pastMonths]);
  const dates = [
    ...body.balanceSheetDayWiseData.map(({ date }) => date),
    ...[...balancesIn(body), ...profitsIn(body)].map(({ month }) => month),
  ];
  return dates.filter((date) => !offered.has(date));
}

/** The body in the words of the books. */
export function typedFigures(body: TypedBody): TypedFigures {
  const months = new Map<Month, EnterFigures['months'][number]>();
  const put = (of: string, part: Partial<EnterFigures['months'][number]>) => {
    const month = of as Month;
    months.set(month, { month, ...months.get(month), ...part });
  };
  for (const row of balancesIn(body))
    put(row.month, {
      balance: {
        stock: inPence(row.stockMonths),
        debtors: inPence(row.debtorsMonths),
        creditors: inPence(row.creditorsMonths),
        cash: inPence(row.monthEndCashBalance),
        currentAssets: inPence(row.currentAssets),
        currentLiabilities: inPence(row.currentLiabilities),
        fixedAssets: inPence(row.fixedAssets),
        longTermCreditors: inPence(row.longTermCreditors),
      },
    });
  for (const row of profitsIn(body))
    put(row.month, {
      profit: {
        sales: inPence(row.salesAndRevenue),
        costOfSales: inPence(row.costOfSales),
        payroll: inPence(row.payroll),
        overheads: inPence(row.overheads),
      },
    });
  const days = body.balanceSheetDayWiseData.map((row): TypedDay => ({
    date: row.date as CalendarDate,
    received: inPence(row.cashInDays),
    spent: inPence(row.cashOutDays),
    cash: inPence(row.todays_Balance),
    stock: inPence(row.stockDays),
    debtors: inPence(row.debtorsDays),
    creditors: inPence(row.creditorsDays),
  }));
  const counts = profitsIn(body).map(({ month, employees }) => ({
    month,
    count: employees === null ? null : String(employees),
  }));
  return { yearEndMonth: body.financial_month, months: [...months.values()], days, counts };
}

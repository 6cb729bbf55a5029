import {
  balanceColumn,
  balanceMonths,
  cashNow,
  companyCard,
  companyOn,
  coverOf,
  type Figure,
  flowByDay,
  flowOfMonth,
  grossMarginOf,
  headlines,
  inMonth,
  known,
  lastDate,
  moneyOfYear,
  movingAverage,
  ownMonth,
  pounds,
  type ProfitRatios,
  type Sheet,
  twelveMonths,
  workingDays,
  written,
} from '../independent';
import { booksOfAnswers, type Told } from './answers';

/** `12,345`. */
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

const number = (value: NonNullable<Figure>, decimals: number): string => {
  const [whole = '', part] = value.size().shown(decimals).split('.');
  return `${grouped(whole)}${part === undefined ? '' : `.${part}`}`;
};

/** With the minus sign of typography before everything, and never before nothing. */
const signed = (value: Figure, decimals: number, dress: (text: string) => string): string | null =>
  value && `${value.shown(decimals).startsWith('-') ? '−' : ''}${dress(number(value, decimals))}`;

/** As the pages show figures (formulas 5.0): `£57,500`, `59.1%`, `47.6`, `3.56`; `null` where there is none. */
export const shownAs = {
  pounds: (value: Figure): string | null => signed(value, 0, (text) => `£${text}`),
  percent: (value: Figure): string | null => signed(value, 1, (text) => `${text}%`),
  days: (value: Figure): string | null => signed(value, 1, (text) => text),
  ratio: (value: Figure): string | null => signed(value, 2, (text) => text),
};

const ratios = (of: ProfitRatios) => ({
  grossMargin: shownAs.percent(of.grossMargin),
  profitBeforeTax: shownAs.percent(of.profitBeforeTax),
  payroll: shownAs.percent(of.payroll),
  overheads: shownAs.percent(of.overheads),
  turnoverPerEmployee: shownAs.pounds(of.turnoverPerEmployee),
});

const turnoverOf = ({ turnover }: Sheet): bigint => turnover;

/** A row of stock, debtors and creditors: what stood at the end of a day or month. */
const position = (date: string, sheet: Sheet) => {
  const { cashDebtors, ratio, quick } = coverOf(sheet);
  return {
    date,
    stock: shownAs.pounds(known(() => pounds(sheet.stock))),
    debtors: shownAs.pounds(known(() => pounds(sheet.tradeDebtors))),
    cashDebtors: shownAs.pounds(cashDebtors),
    creditors: shownAs.pounds(known(() => pounds(sheet.tradeCreditors))),
    cover: shownAs.ratio(ratio),
    quick: shownAs.ratio(quick),
  };
};

const flowShown = ({ received, spent, net }: ReturnType<typeof flowOfMonth>) => ({
  received: shownAs.pounds(received),
  spent: shownAs.pounds(spent),
  net: shownAs.pounds(net),
});

/**
 * What the pages must show on a day of a company whose provider answered so: worked out from the raw answers with the
 * second calculation alone. Months are oldest first.
 */
export function expectedPages(told: Told, today: string) {
  const company = companyOn(today, booksOfAnswers(told));
  const { last, years } = company;
  const twelve = Array.from({ length: 12 }, (_, at) => last - 11 + at);
  const says = headlines(company);
  const cash = cashNow(company);
  const card = companyCard(company);
  return {
    source: told.source,
    lastMonth: written(last),
    period1: company.period1,
    headline: {
      salesLastMonth: shownAs.pounds(says.totalSalesLastMonth),
      salesLastMonthChange: shownAs.percent(says.totalSalesLastMonthChangePercent),
      turnover: shownAs.pounds(says.turnover),
      turnoverChange: shownAs.percent(says.turnoverLastFinancialYearChangePercent),
      turnoverBySeason: shownAs.pounds(says.turnoverBySeason),
      marketingSpend: shownAs.pounds(says.previousMonthMarketingSpend),
      marketingSpendChange: shownAs.percent(says.marketingSpendChangePercent),
      profitLastMonth: shownAs.pounds(says.profitBeforeTaxLastMonth),
      profitThisYear: shownAs.pounds(says.thisYearTODate),
      profitSameMonthLastYear: shownAs.pounds(says.sameMonthLastYear),
      profitLastYear: shownAs.pounds(says.lastYear),
    },
    card: {
      turnover: shownAs.pounds(card.turnover),
      grossMargin: shownAs.percent(card.grossMarginPercent),
      turnoverPerEmployee: shownAs.pounds(card.turnoverPerEmployee),
    },
    cash: {
      today: shownAs.pounds(cash.balance),
      weekChange: shownAs.percent(cash.percentage),
      monthEnd: shownAs.pounds(cash.monthEnd),
      monthEndChange: shownAs.percent(cash.monthEndPercentage),
    },
    flow: {
      /** Oldest first. */
      days: [...flowByDay(company)].map(([date, through]) => ({ date, ...flowShown(through) })),
      months: twelve.map((month) => ({ month: written(month), ...flowShown(flowOfMonth(company, month)) })),
    },
    /** Of the days and month ends that were asked for, the newest first. */
    positions: {
      days: [...company.days].map(([date, sheet]) => position(date, sheet)).reverse(),
      monthEnds: [...company.stands].map(([month, sheet]) => position(lastDate(written(month)), sheet)).reverse(),
    },
    /** P1 to P12 of each year: the month itself, and the average of the twelve months to it. */
    years: years.map((first) =>
      Array.from({ length: 12 }, (_, at) => ({
        month: written(first + at),
        sales: shownAs.pounds(inMonth(company, first + at, turnoverOf)),
        grossMargin: shownAs.pounds(inMonth(company, first + at, grossMarginOf)),
        salesAverage: shownAs.pounds(movingAverage(company, first + at, turnoverOf)),
        grossMarginAverage: shownAs.pounds(movingAverage(company, first + at, grossMarginOf)),
      })),
    ),
    myMoney: ([0, 1, 2] as const).map((year) => moneyOfYear(company, year)),
    profitKpis: twelve.map((month) => ({
      month: written(month),
      own: ratios(ownMonth(company, month)),
      twelve: ratios(twelveMonths(company, month)),
    })),
    balanceKpis: twelve.map((month) => {
      const days = workingDays(company, month);
      return {
        month: written(month),
        debtorDays: shownAs.days(days.debtorDays),
        stockDays: shownAs.days(days.stockDays),
        stockTurn: shownAs.ratio(days.stockTurn),
        creditorDays: shownAs.days(days.creditorDays),
      };
    }),
    balanceSheet: balanceMonths(company).map((month) => {
      const column = balanceColumn(company, month);
      return {
        month: written(month),
        fixedAssets: shownAs.pounds(column?.fixedAssets ?? null),
        currentAssets: shownAs.pounds(column?.currentAssets ?? null),
        currentLiabilities: shownAs.pounds(column?.currentLiabilities ?? null),
        netCurrentAssets: shownAs.pounds(column?.netCurrentAssets ?? null),
        longTermCreditors: shownAs.pounds(column?.longTermCreditors ?? null),
        netAssets: shownAs.pounds(column?.netAssets ?? null),
        capitalAndReserves: shownAs.pounds(column?.capitalAndReserves ?? null),
      };
    }),
  };
}

export type ExpectedPages = ReturnType<typeof expectedPages>;

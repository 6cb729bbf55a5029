import {
  BALANCE_KPIS,
  BALANCE_SHEET_FIGURES,
  CASH_FIGURES,
  MONEY_FIGURES,
  PROFIT_KPIS,
  STOCK_FIGURES,
} from '@keelson/contracts/my-financials';
import { addMonths, type Month } from '@keelson/kernel';
import type { FigureAsked } from '../explanation-answer';
import type { Row } from './numbers-of-contract';

/** What tells which month a figure of an answer is of, where the answer does not. */
export interface Told {
  /** The last month with figures. */
  /** What the rows that were asked for are of. */
  readonly by: 'day' | 'month';
  readonly lastMonth: Month;
  readonly lastYearEnd: Month;
  readonly years: Readonly<Record<string, { readonly to: Month }>>;
}

/** How the explanation of a number is asked for; `side`: it is what a change is told against. */
export type Place = FigureAsked & { readonly side?: 'before' };
type PlaceOf = (row: Row, told: Told) => Place;
type Places = Readonly<Record<string, PlaceOf>>;

/** Numbers that are no figures of a company: counts of what there is, and what figures are held against. */
const NO_FIGURE = null;

const of =
  (figure: FigureAsked['figure'], over: FigureAsked['over'], against?: FigureAsked['against']): PlaceOf =>
  () => ({ figure, over, at: undefined, against });
const at =
  (figure: FigureAsked['figure'], over: FigureAsked['over'], when: (row: Row, told: Told) => string): PlaceOf =>
  (row, told) => ({ figure, over, at: when(row, told) });

const yearBefore = (month: string): Month => addMonths(month as Month, -12);
const month = ({ month: own, Month: other }: Row): string => (own ?? other) as string;
const date = (row: Row): string => row['date'] as string;

const columns = (
  path: string,
  figures: Readonly<Record<string, FigureAsked['figure']>>,
  over: FigureAsked['over'],
  when: (row: Row, told: Told) => string,
): Places =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${path}.${name}`, at(figure, over, when)]));

const years = (path: string, figure: 'sales' | 'grossMargin'): Places => ({
  [`${path}.finalList[].This Year`]: at(figure, 'month', month),
  [`${path}.finalList[].Last Year`]: at(figure, 'month', (row) => yearBefore(month(row))),
  [`${path}.movingAverage[].This Year`]: at(figure, 'average', month),
  [`${path}.movingAverage[].Last Year`]: at(figure, 'average', (row) => yearBefore(month(row))),
  [`${path}.total`]: of(figure, 'yearToDate'),
  [`${path}.change`]: of(figure, 'yearToDate', 'sameMonths'),
});

const kpis = (path: string, names: readonly FigureAsked['figure'][], over: 'month' | 'twelveMonths'): Places =>
  Object.fromEntries(
    names.flatMap((figure) => [
      [`${path}.${figure}.rows[].Turnover`, at(figure, over, month)],
      [`${path}.${figure}.yearBefore`, at(figure, over, (_, { lastMonth }) => yearBefore(lastMonth))],
    ]),
  );

const flags = (...paths: readonly string[]): Readonly<Record<string, null>> =>
  Object.fromEntries(
    paths.flatMap((path) => [`${path}[].count`, `${path}[].difference`]).map((each) => [each, NO_FIGURE]),
  );

/** By the days or months of its own rows; a month end carries the last day of its month. */
const cashRows = (path: string): Places =>
  Object.fromEntries(
    Object.entries(CASH_FIGURES).map(([name, figure]) => [
      `${path}.${name}`,
      (row: Row) => ({ figure, over: date(row).length === 7 ? 'month' : 'day', at: date(row) }),
    ]),
  );
const stockRows = (path: string, asked?: 'day' | 'month'): Places =>
  Object.fromEntries(
    Object.entries(STOCK_FIGURES).map(([name, figure]) => [
      `${path}.${name}`,
      (row: Row, { by }: Told) => {
        const over = asked ?? by;
        return { figure, over, at: date(row).slice(0, over === 'day' ? 10 : 7) };
      },
    ]),
  );

const METRICS: Readonly<Record<string, Place>> = {
  gmAsTurnover: { figure: 'grossmarginTurnOver', over: 'twelveMonths', at: undefined },
  turnOverPerEmp: { figure: 'employeesTurnover', over: 'twelveMonths', at: undefined },
  payrollAsTurnover: { figure: 'payrollTurnover', over: 'twelveMonths', at: undefined },
  profitBeforeTax: { figure: 'profitBeforeTaxTurnOver', over: 'twelveMonths', at: undefined },
  tradeDebtorsDays: { figure: 'tradeDebtorDaysList', over: 'month', at: undefined },
  tradeCreditorsDays: { figure: 'tradeCreditorDaysList', over: 'month', at: undefined },
};

/** What is told of a sector is thirds of other companies, which open no lines of anybody. */
const sector = (path: string, names: string): Readonly<Record<string, null>> =>
  Object.fromEntries(names.split(' ').map((name) => [`${path}${name}`, NO_FIGURE]));
const ANGLES = 'topAverage middleAverage bottomAverage purpuleDail';
const THIRDS = 'top33 middle33 bottom33 highest33From highest33To lowest33From lowest33To middle33From';

const ASSETS = {
  'Current Assets': 'currentAssets',
  'Current Liabilities': 'currentLiabilities',
  'Net Current Assets (liabilities)': 'netCurrentAssets',
} as const;

/** Every number in the answers of dashboard and My Financials, by route and path. */
export const PLACES: Readonly<Record<string, Readonly<Record<string, PlaceOf | typeof NO_FIGURE>>>> = {
  'dashboard.dashboard': {
    'import.restated': NO_FIGURE,
    xero_dashboard_flag: NO_FIGURE,
    'headline.totalSalesLastMonth': of('sales', 'month'),
    'headline.totalSalesLastMonthChangePercent': of('sales', 'month', 'monthBefore'),
    'headline.totalSalesSameMonthLastYear': at('sales', 'month', (_, { lastMonth }) => yearBefore(lastMonth)),
    'headline.turnover': of('projectedTurnover', 'yearToDate'),
    'headline.turnoverLastFinancialYearChangePercent': of('projectedTurnover', 'yearToDate', 'lastYear'),
    'headline.turnoverBySeason': of('seasonalTurnover', 'yearToDate'),
    'headline.previousMonthMarketingSpend': of('marketingSpend', 'yearToDate'),
    'headline.marketingSpendChangePercent': of('marketingSpend', 'yearToDate', 'sameMonths'),
    'headline.turnoverThisYear': of('sales', 'yearToDate'),
    'headline.monthsThisYear': NO_FIGURE,
    'headline.monthsOverThisYear': NO_FIGURE,
    'headline.monthsLastYear': NO_FIGURE,
    'keyNumbers.months': NO_FIGURE,
    'keyNumbers.turnover': of('sales', 'twelveMonths'),
    'keyNumbers.turnoverLastYear': at('sales', 'year', (_, { lastYearEnd }) => lastYearEnd),
    'keyNumbers.turnoverPerEmployee': of('employeesTurnover', 'twelveMonths'),
    'keyNumbers.grossMarginPercent': of('grossmarginTurnOver', 'twelveMonths'),
    'keyNumbers.grossMarginPercentLastYear': at('grossmarginTurnOver', 'year', (_, { lastYearEnd }) => lastYearEnd),
    'keyNumbers.averageEmployees': of('averageEmployees', 'twelveMonths'),
    'keyNumbers.employeeCount': of('employeeCount', 'month'),
    'months[].sales': at('sales', 'month', month),
    'months[].profitBeforeTax': at('profitBeforeTax', 'month', month),
    'months[].marketing': at('marketingSpend', 'yearToDate', month),
    monthlyCosts: of('monthlyCosts', 'twelveMonths'),
    monthsOfCosts: of('monthsOfCosts', 'day'),
    'next.cash': of('cashBalance', 'month'),
    'next.recentProfit': of('recentProfit', 'month'),
    'next.monthlyCosts': of('monthlyCosts', 'twelveMonths'),
    'next.slowPayers': of('slowPayers', 'twelveMonths'),
    'next.debtorDays': of('tradeDebtorDaysList', 'month'),
    'next.targetDays': NO_FIGURE,
  },
  'dashboard.todaysBalance': {
    todaysBalance: of('cashBalance', 'day'),
    percentage: of('cashBalance', 'day', 'weekBefore'),
    monthEndPercentage: of('cashBalance', 'day', 'monthEnd'),
    monthEndBalance: of('cashBalance', 'month'),
    'days[].balance': at('cashBalance', 'day', date),
  },
  'dashboard.profitBeforeTax': {
    profitBeforeTaxLastMonth: of('profitBeforeTax', 'month'),
    profitBeforeTaxMonthBefore: at('profitBeforeTax', 'month', (_, { lastMonth }) => addMonths(lastMonth, -1)),
    thisYearTODate: of('profitBeforeTax', 'yearToDate'),
    sameMonth_LastYear: at('profitBeforeTax', 'month', (_, { lastMonth }) => yearBefore(lastMonth)),
    sameMonths_LastYear: () => ({
      ...of('profitBeforeTax', 'yearToDate', 'sameMonths')({}, {} as Told),
      side: 'before',
    }),
    LastYear: at('profitBeforeTax', 'yearToDate', (_, { lastYearEnd }) => lastYearEnd),
  },
  'dashboard.benchmark': {
    turnoverByEmplyee: of('employeesTurnover', 'twelveMonths'),
    ...sector('', `peers ${ANGLES}`),
    ...sector('TurnoverData.', `${THIRDS} middle33To`),
  },
  'dashboard.sixBenchmarks': {
    'metrics[].value': ({ key }) => METRICS[key as string] as Place,
    ...sector('metrics[].', `peers ${ANGLES} ${THIRDS} middles33To`),
  },
  'figures.overview': {
    yearEndMonth: NO_FIGURE,
    'import.months': NO_FIGURE,
    'import.restated': NO_FIGURE,
    'financials.months': NO_FIGURE,
    'financials.todays_balance': of('cashBalance', 'day'),
    'financials.month_balance': of('cashBalance', 'month'),
    ...cashRows('financials.cashFlowDay[]'),
    ...cashRows('financials.cashFlowMonth[]'),
    ...stockRows('financials.todaysBalances[]', 'day'),
    ...stockRows('financials.monthEndBalances[]', 'month'),
    ...years('financials.sales', 'sales'),
    ...years('financials.grossMargin', 'grossMargin'),
    ...columns('financials.myMoney[]', MONEY_FIGURES, 'yearToDate', ({ Year }, { years: all, lastMonth }) => {
      const to = all[Year as string]?.to ?? lastMonth;
      return lastMonth < to ? lastMonth : to;
    }),
    ...columns('financials.currentAssets[]', ASSETS, 'month', month),
    ...columns('financials.capitalReserves[]', { 'Capital reserves': 'capitalReserves' }, 'month', month),
    ...columns('financials.balanceSheet[]', BALANCE_SHEET_FIGURES, 'month', month),
    ...kpis('financials.kpis.last12Months', PROFIT_KPIS, 'month'),
    ...kpis('financials.kpis.movingAverage', PROFIT_KPIS, 'twelveMonths'),
    ...kpis('financials.kpis.balanceSheet', BALANCE_KPIS, 'month'),
    ...flags('financials.flags', 'financials.sales.flags', 'financials.grossMargin.flags'),
    ...flags(
      ...PROFIT_KPIS.flatMap((name) => [
        `financials.kpis.last12Months.${name}.flags`,
        `financials.kpis.movingAverage.${name}.flags`,
      ]),
      ...BALANCE_KPIS.map((name) => `financials.kpis.balanceSheet.${name}.flags`),
    ),
  },
  'figures.cashFlow': cashRows('rows[]'),
  'figures.balances': stockRows('rows[]'),
};

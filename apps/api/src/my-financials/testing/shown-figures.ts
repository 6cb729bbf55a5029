import {
  averageEmployees,
  type Company,
  headlines,
  keyFigures,
  latestMonth,
  monthlyCosts,
  monthsOfCosts,
  recentProfit,
  slowPayers,
  todaysBalance,
  trailing,
} from '@keelson/calculators';
import {
  BALANCE_KPIS,
  BALANCE_SHEET_FIGURES,
  CASH_FIGURES,
  MONEY_FIGURES,
  PROFIT_KPIS,
  STOCK_FIGURES,
} from '@keelson/contracts/my-financials';
import { addMonths, type Month } from '@keelson/kernel';
import { cashRowsBy, stockRowsBy } from '../cash-answer';
import type { FigureAsked } from '../explanation-answer';
import { financialsAnswer } from '../financials-answer';
import { type FinancialsAnswer, wireValue } from '../wire-figure';

/** A figure as a card or a table shows it, and how its explanation is asked for. */
export interface ShownFigure extends FigureAsked {
  readonly value: number | null;
}

type Columns = Readonly<Record<string, FigureAsked['figure']>>;

const rowOf = (
  row: Readonly<Record<string, unknown>>,
  columns: Columns,
  over: FigureAsked['over'],
  at: string,
): ShownFigure[] =>
  Object.entries(columns).map(([column, figure]) => ({ figure, over, at, value: row[column] as number | null }));

const yearsOf = (of: FinancialsAnswer['sales'], figure: 'sales' | 'grossMargin'): ShownFigure[] =>
  (['month', 'average'] as const).flatMap((over) =>
    (over === 'month' ? of.finalList : of.movingAverage).flatMap((row) => [
      { figure, over, at: row.month, value: row['This Year'] },
      { figure, over, at: addMonths(row.month as Month, -12), value: row['Last Year'] },
    ]),
  );

function kpisOf({ kpis }: FinancialsAnswer): ShownFigure[] {
  const rows = (of: FinancialsAnswer['kpis']['last12Months'], over: 'month' | 'twelveMonths') =>
    PROFIT_KPIS.flatMap((figure) =>
      of[figure].rows.map(({ Month: at, Turnover: value }) => ({ figure, over, at, value })),
    );
  const ends = BALANCE_KPIS.flatMap((figure) =>
    kpis.balanceSheet[figure].rows.map(({ Month: at, Turnover: value }) => ({
      figure,
      over: 'month' as const,
      at,
      value,
    })),
  );
  return [...rows(kpis.last12Months, 'month'), ...rows(kpis.movingAverage, 'twelveMonths'), ...ends];
}

/** What the dashboard shows beside what My Financials does. */
function headlinesOf(company: Company, of: FinancialsAnswer): ShownFigure[] {
  const says = headlines(company);
  const asAt = latestMonth(company);
  if (asAt === null) return [];
  const key = keyFigures(company, asAt);
  const thisYear = of.months === 0 ? undefined : asAt;
  const ofYear = { over: 'yearToDate', at: thisYear } as const;
  const ofMonth = { over: 'month', at: asAt } as const;
  const ofTwelve = { over: 'twelveMonths', at: asAt } as const;
  const yearly: ShownFigure[] =
    thisYear === undefined
      ? []
      : [
          { figure: 'projectedTurnover', ...ofYear, value: wireValue(says.projectedTurnover) },
          { figure: 'seasonalTurnover', ...ofYear, value: wireValue(says.seasonalTurnover) },
          { figure: 'marketingSpend', ...ofYear, value: wireValue(says.marketingSpend) },
          { figure: 'profitBeforeTax', ...ofYear, value: wireValue(says.profitThisYear) },
          { figure: 'sales', ...ofYear, value: of.sales.total },
          { figure: 'grossMargin', ...ofYear, value: of.grossMargin.total },
          { figure: 'sales', ...ofYear, against: 'sameMonths', value: of.sales.change },
          { figure: 'grossMargin', ...ofYear, against: 'sameMonths', value: of.grossMargin.change },
          { figure: 'marketingSpend', ...ofYear, against: 'sameMonths', value: wireValue(says.marketingSpendChange) },
          {
            figure: 'projectedTurnover',
            ...ofYear,
            against: 'lastYear',
            value: wireValue(says.projectedTurnoverChange),
          },
        ];
  const twelve = trailing(company, asAt);
  const cash = todaysBalance(company);
  return [
    ...yearly,
    { figure: 'slowPayers', ...ofTwelve, value: wireValue(slowPayers(company, asAt)) },
    { figure: 'recentProfit', over: 'month', at: asAt, value: wireValue(recentProfit(company, asAt)) },
    { figure: 'sales', ...ofMonth, against: 'monthBefore', value: wireValue(says.salesLastMonthChange) },
    { figure: 'averageEmployees', ...ofTwelve, value: wireValue(averageEmployees(company, twelve)) },
    { figure: 'monthlyCosts', ...ofTwelve, value: wireValue(monthlyCosts(company, twelve)) },
    {
      figure: 'monthsOfCosts',
      over: 'day',
      at: undefined,
      value: wireValue(monthsOfCosts(company, cash.date ?? company.today, twelve)),
    },
    { figure: 'cashBalance', over: 'day', at: undefined, against: 'weekBefore', value: wireValue(cash.weekChange) },
    { figure: 'cashBalance', over: 'day', at: undefined, against: 'monthEnd', value: wireValue(cash.monthEndChange) },
    { figure: 'sales', ...ofMonth, value: wireValue(says.salesLastMonth) },
    { figure: 'profitBeforeTax', ...ofMonth, value: wireValue(says.profitLastMonth) },
    { figure: 'sales', ...ofTwelve, value: wireValue(key.turnover) },
    { figure: 'profitBeforeTax', ...ofTwelve, value: wireValue(key.profitBeforeTax) },
    { figure: 'cashBalance', over: 'day', at: undefined, value: of.todays_balance },
    { figure: 'cashBalance', over: 'month', at: undefined, value: of.month_balance },
  ];
}

/** Every figure that the cards and tables of My Financials and the dashboard show of a company; shares as they are shown. */
export function shownFigures(company: Company): ShownFigure[] {
  const of = financialsAnswer(company);
  const { years, lastMonth } = of;
  const endOf = (slot: keyof typeof years): string =>
    lastMonth !== null && lastMonth < years[slot].to ? lastMonth : years[slot].to;
  const shown = [
    ...yearsOf(of.sales, 'sales'),
    ...yearsOf(of.grossMargin, 'grossMargin'),
    ...of.myMoney.flatMap((row) => rowOf(row, MONEY_FIGURES, 'yearToDate', endOf(row.Year))),
    ...cashRowsBy(company, 'day').flatMap((row) => rowOf(row, CASH_FIGURES, 'day', row.date)),
    ...cashRowsBy(company, 'month').flatMap((row) => rowOf(row, CASH_FIGURES, 'month', row.date)),
    ...stockRowsBy(company, 'day').flatMap((row) => rowOf(row, STOCK_FIGURES, 'day', row.date)),
    ...stockRowsBy(company, 'month').flatMap((row) => rowOf(row, STOCK_FIGURES, 'month', row.date.slice(0, 7))),
    ...of.balanceSheet.flatMap((row) => rowOf(row, BALANCE_SHEET_FIGURES, 'month', row.month)),
    ...kpisOf(of),
    ...headlinesOf(company, of),
  ];
  return shown.filter(({ value }) => value !== null);
}

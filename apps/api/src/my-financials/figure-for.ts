import {
  annualised,
  averageEmployees,
  balanceSheet,
  cashFlowInMonth,
  cashFlowOnDay,
  type Company,
  employeeCount,
  type Figure,
  financialYearOf,
  inMonth,
  inYear,
  latestBalanceMonth,
  latestMonth,
  marketingSpend,
  moneyShares,
  monthlyAverage,
  monthlyCosts,
  monthsOfCosts,
  positionAtMonthEnd,
  positionOnDay,
  profitLine,
  projectedTurnover,
  recentProfit,
  seasonalTurnover,
  slowPayers,
  todaysBalance,
  trailing,
  type Window,
} from '@keelson/calculators';
import {
  BALANCE_KPIS,
  BALANCE_SHEET_FIGURES,
  type BalanceKpi,
  type CashFigure,
  type ExplainedFigure,
  type ExplainedSpan,
  PROFIT_FIGURES,
  PROFIT_KPIS,
  type ProfitFigure,
  type ProfitKpi,
  STOCK_FIGURES,
} from '@keelson/contracts/my-financials';
import { type CalendarDate, type Month, monthOf } from '@keelson/kernel';
import { balanceKpi, profitKpiOver, windowOver } from './kpi-figures';

/** A figure, and what it is of: a month, or a day for those of days. */
export interface FigurePlace {
  readonly figure: ExplainedFigure;
  readonly over: ExplainedSpan;
  readonly month: Month;
  readonly day: CalendarDate;
}

const among =
  <Name extends string>(names: readonly Name[]) =>
  (figure: string): figure is Name =>
    names.some((name) => name === figure);
/** What stands at a month's end, whether or not the month's profit and loss is known. */
const ofBalances = among<ExplainedFigure>([
  ...Object.values(STOCK_FIGURES),
  ...Object.values(BALANCE_SHEET_FIGURES),
  'cashBalance',
]);

/** Where an asked figure is: at the month or day that is named, else at the last one that there is; `null` without any. */
export function placeOf(
  company: Company,
  { figure, over, at }: Pick<FigurePlace, 'figure' | 'over'> & { readonly at: string | undefined },
): FigurePlace | null {
  const asked = at?.length === 10 ? (at as CalendarDate) : undefined;
  const last = ofBalances(figure) ? latestBalanceMonth : latestMonth;
  const month = asked === undefined ? ((at as Month | undefined) ?? last(company)) : monthOf(asked);
  return month && { figure, over, month, day: asked ?? todaysBalance(company).date ?? company.today };
}

const isProfitKpi: (figure: string) => figure is ProfitKpi = among(PROFIT_KPIS);
const isBalanceKpi: (figure: string) => figure is BalanceKpi = among(BALANCE_KPIS);
export const isProfitFigure: (figure: string) => figure is ProfitFigure = among(PROFIT_FIGURES);

/** The months of a financial year up to one. */
export function yearTo(company: Company, month: Month): Window {
  const year = financialYearOf(month, company.books.yearEndMonth);
  return inYear(company, { ...year, months: year.months.filter((each) => each <= month) });
}

/** All months of the financial year that a month is in. */
const wholeYear = (company: Company, month: Month): Window =>
  inYear(company, financialYearOf(month, company.books.yearEndMonth));

/** The line of the profit and loss by the name that pages give it. */
export const profitLineOf = (figure: ProfitFigure) => (figure === 'sales' ? 'turnover' : figure);

function kpiWindow(company: Company, month: Month, over: ExplainedSpan): Window {
  if (over === 'year') return wholeYear(company, month);
  return windowOver(company, month, over === 'month' ? 'month' : 'year');
}

function profitFigure(company: Company, figure: ProfitFigure, month: Month, over: ExplainedSpan): Figure {
  const line = profitLineOf(figure);
  switch (over) {
    case 'average':
      return monthlyAverage(company, line, trailing(company, month));
    case 'twelveMonths':
      return annualised(company, line, trailing(company, month));
    case 'year':
      return annualised(company, line, wholeYear(company, month));
    case 'yearToDate':
      return profitLine(company, line, yearTo(company, month));
    case 'day':
    case 'month':
      return profitLine(company, line, inMonth(company, month));
  }
}

const cashFigure = (company: Company, figure: CashFigure, { over, month, day }: FigurePlace): Figure =>
  (over === 'day' ? cashFlowOnDay(company, day) : cashFlowInMonth(company, month))[figure];

const position = (company: Company, { over, month, day }: FigurePlace) =>
  over === 'day' ? positionOnDay(company, day) : positionAtMonthEnd(company, month);

/** The figure that a page shows under a name; `null` for a month without a balance sheet. */
export function figureFor(company: Company, place: FigurePlace): Figure | null {
  const { figure, month, day, over } = place;
  if (isProfitKpi(figure)) return profitKpiOver(company, figure, kpiWindow(company, month, over));
  if (isBalanceKpi(figure)) return balanceKpi(company, figure, month);
  if (isProfitFigure(figure)) return profitFigure(company, figure, month, over);
  switch (figure) {
    case 'payrollShare':
      return moneyShares(company, yearTo(company, month)).payroll;
    case 'costOfSalesShare':
      return moneyShares(company, yearTo(company, month)).costOfSales;
    case 'overheadsShare':
      return moneyShares(company, yearTo(company, month)).overheads;
    case 'profitBeforeTaxShare':
      return moneyShares(company, yearTo(company, month)).profitBeforeTax;
    case 'cashIn':
    case 'cashOut':
    case 'netMovement':
      return cashFigure(company, figure, place);
    case 'cashBalance':
      return position(company, place).cash;
    case 'stock':
    case 'tradeDebtors':
    case 'cashDebtors':
    case 'tradeCreditors':
    case 'coverRatio':
    case 'quickRatio':
      return position(company, place)[figure];
    case 'projectedTurnover':
      return projectedTurnover(company, yearTo(company, month));
    case 'seasonalTurnover':
      return seasonalTurnover(company, yearTo(company, month));
    case 'marketingSpend':
      return marketingSpend(company, yearTo(company, month));
    case 'employeeCount':
      return employeeCount(company);
    case 'averageEmployees':
      return averageEmployees(company, trailing(company, month));
    case 'monthlyCosts':
      return monthlyCosts(company, trailing(company, month));
    case 'monthsOfCosts':
      return monthsOfCosts(company, day, trailing(company, month));
    case 'recentProfit':
      return recentProfit(company, month);
    case 'slowPayers':
      return slowPayers(company, month);
    case 'capitalReserves':
      return balanceSheet(company, month)?.capitalAndReserves ?? null;
    case 'fixedAssets':
    case 'currentAssets':
    case 'currentLiabilities':
    case 'netCurrentAssets':
    case 'longTermCreditors':
    case 'netAssets':
      return balanceSheet(company, month)?.[figure] ?? null;
  }
}

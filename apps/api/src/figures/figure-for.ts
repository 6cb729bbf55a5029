import {
  annualised,
  balanceSheet,
  cashFlowInMonth,
  cashFlowOnDay,
  type Company,
  employeeCount,
  type Figure,
  financialYearOf,
  inMonth,
  inYear,
  latestMonth,
  marketingSpend,
  monthlyAverage,
  moneyShares,
  positionAtMonthEnd,
  positionOnDay,
  profitLine,
  projectedTurnover,
  todaysBalance,
  trailing,
  type Window,
} from '@keelson/calculators';
import {
  BALANCE_KPIS,
  type BalanceKpi,
  type CashFigure,
  type ExplainedFigure,
  type ExplainedSpan,
  PROFIT_FIGURES,
  PROFIT_KPIS,
  type ProfitFigure,
  type ProfitKpi,
} from '@keelson/contracts/figures';
import { type CalendarDate, type Month, monthOf } from '@keelson/kernel';
import { balanceKpi, profitKpi } from './kpi-figures';

/** A figure, and what it is of: a month, or a day for those of days. */
export interface FigurePlace {
  readonly figure: ExplainedFigure;
  readonly over: ExplainedSpan;
  readonly month: Month;
  readonly day: CalendarDate;
}

/** Where an asked figure is: at the month or day that is named, else at the last one that there is; `null` without any. */
export function placeOf(
  company: Company,
  { figure, over, at }: Pick<FigurePlace, 'figure' | 'over'> & { readonly at: string | undefined },
): FigurePlace | null {
  const asked = at?.length === 10 ? (at as CalendarDate) : undefined;
  const month = asked === undefined ? ((at as Month | undefined) ?? latestMonth(company)) : monthOf(asked);
  return month && { figure, over, month, day: asked ?? todaysBalance(company).date ?? company.today };
}

const among =
  <Name extends string>(names: readonly Name[]) =>
  (figure: string): figure is Name =>
    names.some((name) => name === figure);
const isProfitKpi: (figure: string) => figure is ProfitKpi = among(PROFIT_KPIS);
const isBalanceKpi: (figure: string) => figure is BalanceKpi = among(BALANCE_KPIS);
const isProfitFigure: (figure: string) => figure is ProfitFigure = among(PROFIT_FIGURES);

/** The months of a financial year up to one. */
function yearTo(company: Company, month: Month): Window {
  const year = financialYearOf(month, company.books.yearEndMonth);
  return inYear(company, { ...year, months: year.months.filter((each) => each <= month) });
}

function profitFigure(company: Company, figure: ProfitFigure, month: Month, over: ExplainedSpan): Figure {
  const line = figure === 'sales' ? 'turnover' : figure;
  switch (over) {
    case 'average':
      return monthlyAverage(company, line, trailing(company, month));
    case 'twelveMonths':
      return annualised(company, line, trailing(company, month));
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
  const { figure, month, over } = place;
  if (isProfitKpi(figure)) return profitKpi(company, figure, month, over === 'month' ? 'month' : 'year');
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
      return position(company, place)[figure];
    case 'projectedTurnover':
      return projectedTurnover(company, yearTo(company, month));
    case 'marketingSpend':
      return marketingSpend(company, yearTo(company, month));
    case 'employeeCount':
      return employeeCount(company);
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

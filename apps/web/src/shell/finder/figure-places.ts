import {
  EXPLAINED_FIGURES,
  type ExplainedFigure,
  type ExplainedSpan,
  MONEY_FIGURES,
} from '@keelson/contracts/my-financials';
import * as paths from '../../client/paths';

interface FigurePlace {
  readonly page: 'dashboard' | 'myFinance';
  readonly over: ExplainedSpan;
}

const dashboard = (over: ExplainedSpan): FigurePlace => ({ page: 'dashboard', over });
const myFinance = (over: ExplainedSpan): FigurePlace => ({ page: 'myFinance', over });

/** Where each figure is shown first, and what it is of there. */
export const FIGURE_PLACES: Readonly<Record<ExplainedFigure, FigurePlace>> = {
  sales: dashboard('month'),
  projectedTurnover: dashboard('yearToDate'),
  seasonalTurnover: dashboard('yearToDate'),
  marketingSpend: dashboard('yearToDate'),
  profitBeforeTax: dashboard('month'),
  cashBalance: dashboard('day'),
  monthlyCosts: dashboard('twelveMonths'),
  monthsOfCosts: dashboard('day'),
  recentProfit: dashboard('month'),
  slowPayers: dashboard('twelveMonths'),
  grossmarginTurnOver: dashboard('twelveMonths'),
  employeesTurnover: dashboard('twelveMonths'),
  averageEmployees: dashboard('twelveMonths'),
  employeeCount: dashboard('month'),
  profitBeforeTaxTurnOver: myFinance('twelveMonths'),
  payrollTurnover: myFinance('twelveMonths'),
  overheadsTurnover: myFinance('twelveMonths'),
  tradeDebtorDaysList: myFinance('month'),
  stockTurnDaysList: myFinance('month'),
  stockTurnList: myFinance('month'),
  tradeCreditorDaysList: myFinance('month'),
  costOfSales: myFinance('yearToDate'),
  grossMargin: myFinance('yearToDate'),
  payroll: myFinance('yearToDate'),
  overheads: myFinance('yearToDate'),
  otherIncome: myFinance('yearToDate'),
  payrollShare: myFinance('yearToDate'),
  costOfSalesShare: myFinance('yearToDate'),
  overheadsShare: myFinance('yearToDate'),
  profitBeforeTaxShare: myFinance('yearToDate'),
  cashIn: myFinance('day'),
  cashOut: myFinance('day'),
  netMovement: myFinance('day'),
  stock: myFinance('month'),
  tradeDebtors: myFinance('month'),
  cashDebtors: myFinance('month'),
  tradeCreditors: myFinance('month'),
  coverRatio: myFinance('month'),
  quickRatio: myFinance('month'),
  fixedAssets: myFinance('month'),
  currentAssets: myFinance('month'),
  currentLiabilities: myFinance('month'),
  netCurrentAssets: myFinance('month'),
  longTermCreditors: myFinance('month'),
  netAssets: myFinance('month'),
  capitalReserves: myFinance('month'),
};

const PAGES = {
  dashboard: { address: paths.dashboard, name: 'Dashboard' },
  myFinance: { address: paths.myFinancials, name: 'My Finance' },
} as const satisfies Record<FigurePlace['page'], unknown>;

export interface PlacedFigure {
  readonly figure: ExplainedFigure;
  /** Where it stands, and what tells it from a figure with the same title. */
  readonly detail: string;
  /** Opens the page with the explanation. */
  readonly to: string;
}

const SHARES: readonly ExplainedFigure[] = Object.values(MONEY_FIGURES);

/** The figures that stand on pages somebody may open; `open` has their addresses. */
export const figuresOn = (open: ReadonlySet<string>): readonly PlacedFigure[] =>
  EXPLAINED_FIGURES.flatMap((figure) => {
    const { page, over } = FIGURE_PLACES[figure];
    const { address, name } = PAGES[page];
    const detail = SHARES.includes(figure) ? `Share of sales, ${name}` : name;
    return open.has(address) ? [{ figure, detail, to: `${address}?explain=${figure}&over=${over}` }] : [];
  });

import { BALANCE_KPIS, type BalanceKpi, PROFIT_KPIS, type ProfitKpi } from '@keelson/contracts/my-financials';
import { KPI_TITLES, KPI_UNITS } from '@keelson/vocabulary';
import type { Unit } from '../ui/charts/chart-data';

export interface KpiWords {
  readonly title: string;
  readonly unit: Unit;
  /** Which way is good; `none` where that depends. */
  readonly better: 'higher' | 'lower' | 'none';
  readonly meaning: string;
}

export const KPI_WORDS: Readonly<Record<ProfitKpi | BalanceKpi, KpiWords>> = {
  grossmarginTurnOver: {
    title: KPI_TITLES.grossMarginPercent,
    unit: KPI_UNITS.grossMarginPercent,
    better: 'higher',
    meaning: 'What is left of each £100 of sales once the goods and work that went into them are paid.',
  },
  profitBeforeTaxTurnOver: {
    title: KPI_TITLES.profitBeforeTaxPercent,
    unit: KPI_UNITS.profitBeforeTaxPercent,
    better: 'higher',
    meaning: 'What you keep of each £100 of sales before tax.',
  },
  payrollTurnover: {
    title: KPI_TITLES.payrollPercent,
    unit: KPI_UNITS.payrollPercent,
    better: 'lower',
    meaning: 'What wages, employer’s contributions and pensions take of each £100 of sales.',
  },
  overheadsTurnover: {
    title: KPI_TITLES.overheadsPercent,
    unit: KPI_UNITS.overheadsPercent,
    better: 'lower',
    meaning: 'What running the business takes of each £100 of sales, wages apart.',
  },
  employeesTurnover: {
    title: KPI_TITLES.turnoverPerEmployee,
    unit: KPI_UNITS.turnoverPerEmployee,
    better: 'higher',
    meaning: 'Sales of a year for each person who works with you.',
  },
  tradeDebtorDaysList: {
    title: KPI_TITLES.tradeDebtorDays,
    unit: KPI_UNITS.tradeDebtorDays,
    better: 'lower',
    meaning: 'How long your customers take to pay, on average.',
  },
  stockTurnDaysList: {
    title: KPI_TITLES.stockDays,
    unit: KPI_UNITS.stockDays,
    better: 'lower',
    meaning: 'How long stock lies with you before it is sold, on average.',
  },
  stockTurnList: {
    title: KPI_TITLES.stockTurn,
    unit: KPI_UNITS.stockTurn,
    better: 'higher',
    meaning: 'How often in a year you sell all of your stock.',
  },
  tradeCreditorDaysList: {
    title: KPI_TITLES.tradeCreditorDays,
    unit: KPI_UNITS.tradeCreditorDays,
    better: 'none',
    meaning: 'How long you take to pay for what you buy on credit, on average.',
  },
};

export const isProfitKpi = (text: string): text is ProfitKpi => PROFIT_KPIS.some((key) => key === text);
export const isBalanceKpi = (text: string): text is BalanceKpi => BALANCE_KPIS.some((key) => key === text);

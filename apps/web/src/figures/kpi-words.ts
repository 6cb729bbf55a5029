import { BALANCE_KPIS, type BalanceKpi, PROFIT_KPIS, type ProfitKpi } from '@keelson/contracts/figures';
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
    title: 'GM as % of Turnover',
    unit: 'percent',
    better: 'higher',
    meaning: 'What is left of each £100 of sales once the goods and work that went into them are paid.',
  },
  profitBeforeTaxTurnOver: {
    title: 'Profit before tax %',
    unit: 'percent',
    better: 'higher',
    meaning: 'What you keep of each £100 of sales before tax.',
  },
  payrollTurnover: {
    title: 'Payroll as % Turnover',
    unit: 'percent',
    better: 'lower',
    meaning: 'What wages, employer’s contributions and pensions take of each £100 of sales.',
  },
  overheadsTurnover: {
    title: 'Overheads as % of Turnover',
    unit: 'percent',
    better: 'lower',
    meaning: 'What running the business takes of each £100 of sales, wages apart.',
  },
  employeesTurnover: {
    title: 'Turnover/Employee',
    unit: 'pounds',
    better: 'higher',
    meaning: 'Sales of a year for each person who works with you.',
  },
  tradeDebtorDaysList: {
    title: 'Trade debtor days',
    unit: 'days',
    better: 'lower',
    meaning: 'How long your customers take to pay, on average.',
  },
  stockTurnDaysList: {
    title: 'Stock days',
    unit: 'days',
    better: 'lower',
    meaning: 'How long stock lies with you before it is sold, on average.',
  },
  stockTurnList: {
    title: 'Stock turn',
    unit: 'times',
    better: 'higher',
    meaning: 'How often in a year you sell all of your stock.',
  },
  tradeCreditorDaysList: {
    title: 'Trade creditor days',
    unit: 'days',
    better: 'none',
    meaning: 'How long you take to pay your suppliers, on average.',
  },
};

export const isProfitKpi = (text: string): text is ProfitKpi => PROFIT_KPIS.some((key) => key === text);
export const isBalanceKpi = (text: string): text is BalanceKpi => BALANCE_KPIS.some((key) => key === text);

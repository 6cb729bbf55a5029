import {
  type Company,
  type Figure,
  grossMarginPercent,
  inMonth,
  overheadsPercent,
  payrollPercent,
  profitBeforeTaxPercent,
  stockDays,
  stockTurn,
  tradeCreditorDays,
  tradeDebtorDays,
  trailing,
  turnoverPerEmployee,
  type Window,
} from '@keelson/calculators';
import type { BalanceKpi, ProfitKpi } from '@keelson/contracts/my-financials';
import type { Month } from '@keelson/kernel';

const OVER_WINDOW: Readonly<Record<ProfitKpi, (company: Company, window: Window) => Figure>> = {
  grossmarginTurnOver: grossMarginPercent,
  profitBeforeTaxTurnOver: profitBeforeTaxPercent,
  payrollTurnover: payrollPercent,
  overheadsTurnover: overheadsPercent,
  employeesTurnover: turnoverPerEmployee,
};

const AT_MONTH_END: Readonly<Record<BalanceKpi, (company: Company, month: Month) => Figure>> = {
  tradeDebtorDaysList: tradeDebtorDays,
  stockTurnDaysList: stockDays,
  stockTurnList: stockTurn,
  tradeCreditorDaysList: tradeCreditorDays,
};

/** A month by itself, or the twelve that end with it. */
export type Over = 'month' | 'year';

export const windowOver = (company: Company, month: Month, over: Over): Window =>
  over === 'month' ? inMonth(company, month) : trailing(company, month);

export const profitKpiOver = (company: Company, kpi: ProfitKpi, window: Window): Figure =>
  OVER_WINDOW[kpi](company, window);

export const profitKpi = (company: Company, kpi: ProfitKpi, month: Month, over: Over): Figure =>
  profitKpiOver(company, kpi, windowOver(company, month, over));

export const balanceKpi = (company: Company, kpi: BalanceKpi, month: Month): Figure =>
  AT_MONTH_END[kpi](company, month);

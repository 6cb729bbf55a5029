import { type Company, type FinancialYear, latestMonth } from '@keelson/calculators';
import { balanceAnswer } from './balance-answer';
import { cashAnswer } from './cash-answer';
import { kpiAnswer } from './kpi-answer';
import { profitAnswer } from './profit-answer';
import type { FinancialsAnswer } from './wire-figure';

const spanOf = ({ first, last }: FinancialYear) => ({ from: first, to: last });

/** Everything that My Financials shows of a company at first. */
export function financialsAnswer(company: Company): FinancialsAnswer {
  const { periods } = company;
  const last = latestMonth(company);
  return {
    lastMonth: last,
    years: {
      thisYear: spanOf(periods.thisYear),
      lastYear: spanOf(periods.lastYear),
      lastYearMinusOne: spanOf(periods.lastYearMinusOne),
    },
    ...cashAnswer(company),
    ...profitAnswer(company),
    ...balanceAnswer(company),
    kpis: kpiAnswer(company, last ?? periods.lastComplete),
  };
}

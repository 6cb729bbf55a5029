import { type Company, type FinancialYear, latestMonth, tellsTransfers } from '@keelson/calculators';
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
  const balance = balanceAnswer(company);
  const isAssuming = company.books.bankDays.length > 0 && !tellsTransfers(company.books);
  return {
    lastMonth: last,
    years: {
      thisYear: spanOf(periods.thisYear),
      lastYear: spanOf(periods.lastYear),
      lastYearMinusOne: spanOf(periods.lastYearMinusOne),
    },
    ...cashAnswer(company),
    ...profitAnswer(company),
    ...balance,
    // Without any day there is nothing that a transfer could be in.
    flags: isAssuming ? [...balance.flags, { kind: 'transfersUnread' }] : balance.flags,
    kpis: kpiAnswer(company, last ?? periods.lastComplete),
  };
}

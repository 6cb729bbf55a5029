import { type Company, type Figure, monthsTo } from '@keelson/calculators';
import { BALANCE_KPIS, PROFIT_KPIS } from '@keelson/contracts/my-financials';
import { addMonths, type Month } from '@keelson/kernel';
import { balanceKpi, type Over, profitKpi } from './kpi-figures';
import { type FinancialsAnswer, wireFlags, wireValue } from './wire-figure';

type Kpi = FinancialsAnswer['kpis']['last12Months']['employeesTurnover'];

const MONTHS = 12;

/** The twelve months to the last one with figures, and where the same month stood a year before. */
function series(last: Month, figureOf: (month: Month) => Figure): Kpi {
  return {
    rows: monthsTo(last, MONTHS).map((month) => ({ Month: month, Turnover: wireValue(figureOf(month)) })),
    yearBefore: wireValue(figureOf(addMonths(last, -MONTHS))),
    flags: wireFlags(figureOf(last).flags),
  };
}

const all = <Name extends string>(names: readonly Name[], kpi: (name: Name) => Kpi): Record<Name, Kpi> =>
  Object.fromEntries(names.map((name) => [name, kpi(name)])) as Record<Name, Kpi>;

export function kpiAnswer(company: Company, last: Month): FinancialsAnswer['kpis'] {
  const profit = (over: Over) =>
    all(PROFIT_KPIS, (name) => series(last, (month) => profitKpi(company, name, month, over)));
  return {
    last12Months: profit('month'),
    movingAverage: profit('year'),
    balanceSheet: all(BALANCE_KPIS, (name) => series(last, (month) => balanceKpi(company, name, month))),
  };
}

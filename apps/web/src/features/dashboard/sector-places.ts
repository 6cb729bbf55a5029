import type { BenchmarkKey } from '@keelson/contracts/dashboard';
import type { ExplainedFigure } from '@keelson/contracts/my-financials';
import type { ExplainedPlace } from '../../figures/explained-place';

/** The own figure that each metric compares with the sector. */
const FIGURES: Readonly<Record<BenchmarkKey, ExplainedFigure>> = {
  gmAsTurnover: 'grossmarginTurnOver',
  turnOverPerEmp: 'employeesTurnover',
  payrollAsTurnover: 'payrollTurnover',
  profitBeforeTax: 'profitBeforeTaxTurnOver',
  tradeDebtorsDays: 'tradeDebtorDaysList',
  tradeCreditorsDays: 'tradeCreditorDaysList',
};

/** How a metric stands beside the sector, by the figures that are compared: those of twelve months. */
export const besideSector = (metric: BenchmarkKey): ExplainedPlace => ({
  figure: FIGURES[metric],
  over: 'twelveMonths',
  beside: 'sector',
});

export const BESIDE_SECTOR = besideSector('turnOverPerEmp');

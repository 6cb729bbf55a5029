import { type FigureUnit, KPI_TITLES, KPI_UNITS, KPIS } from '@keelson/vocabulary';

/** The rule of formulas 5.2 and 5.3 that placed an account, in the order in which they are asked. */
export const PLACED_BY = ['override', 'systemAccount', 'name', 'type', 'none'] as const;
export type PlacedBy = (typeof PLACED_BY)[number];

/** Figures whose change is told wherever something changes the books. */
export const WATCHED_FIGURES = ['turnover', 'profitBeforeTax', ...KPIS, 'coverRatio', 'netAssets'] as const;
export type WatchedFigure = (typeof WATCHED_FIGURES)[number];

export type WatchedUnit = Exclude<FigureUnit, 'months' | 'people'>;

export const WATCHED_FIGURE_LOOKS: Readonly<
  Record<WatchedFigure, { readonly title: string; readonly unit: WatchedUnit }>
> = {
  turnover: { title: 'Turnover, 12 months', unit: 'pounds' },
  profitBeforeTax: { title: 'Profit before tax, 12 months', unit: 'pounds' },
  grossMarginPercent: { title: KPI_TITLES.grossMarginPercent, unit: KPI_UNITS.grossMarginPercent },
  profitBeforeTaxPercent: { title: KPI_TITLES.profitBeforeTaxPercent, unit: KPI_UNITS.profitBeforeTaxPercent },
  payrollPercent: { title: KPI_TITLES.payrollPercent, unit: KPI_UNITS.payrollPercent },
  overheadsPercent: { title: KPI_TITLES.overheadsPercent, unit: KPI_UNITS.overheadsPercent },
  turnoverPerEmployee: { title: KPI_TITLES.turnoverPerEmployee, unit: KPI_UNITS.turnoverPerEmployee },
  tradeDebtorDays: { title: KPI_TITLES.tradeDebtorDays, unit: KPI_UNITS.tradeDebtorDays },
  stockDays: { title: KPI_TITLES.stockDays, unit: KPI_UNITS.stockDays },
  stockTurn: { title: KPI_TITLES.stockTurn, unit: KPI_UNITS.stockTurn },
  tradeCreditorDays: { title: KPI_TITLES.tradeCreditorDays, unit: KPI_UNITS.tradeCreditorDays },
  coverRatio: { title: 'Trade cover', unit: 'ratio' },
  netAssets: { title: 'Net assets', unit: 'pounds' },
};

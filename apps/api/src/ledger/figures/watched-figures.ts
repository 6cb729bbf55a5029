import {
  balanceSheet,
  type Company,
  companyOn,
  type Figure,
  keyFigures,
  latestMonth,
  positionAtMonthEnd,
  stockTurn,
} from '@keelson/calculators';
import { WATCHED_FIGURES, type WatchedFigure } from '@keelson/contracts/ledger';
import type { Books } from '@keelson/calculators';
import type { CalendarDate, Month } from '@keelson/kernel';

export type WatchedFigures = Readonly<Record<WatchedFigure, Figure | null>>;

/** The figures whose change is told, of the twelve months to one. */
export const watchedFigures = (company: Company, month: Month): WatchedFigures => ({
  ...keyFigures(company, month),
  stockTurn: stockTurn(company, month),
  coverRatio: positionAtMonthEnd(company, month).coverRatio,
  netAssets: balanceSheet(company, month)?.netAssets ?? null,
});

export interface FigureChange {
  readonly figure: WatchedFigure;
  readonly before: number | null;
  readonly after: number | null;
}

const valueOf = (figures: WatchedFigures, name: WatchedFigure): number | null =>
  figures[name]?.value?.toNumber() ?? null;

/** Every watched figure as at the newest month of the books before, from these books and from the others. */
export function figureChanges(before: Books, after: Books, today: CalendarDate) {
  const company = companyOn(today, before);
  const asAt = latestMonth(company);
  if (asAt === null) return { asAt, figures: [] };
  const [old, now] = [watchedFigures(company, asAt), watchedFigures(companyOn(today, after), asAt)];
  const figures = WATCHED_FIGURES.map((figure): FigureChange => ({
    figure,
    before: valueOf(old, figure),
    after: valueOf(now, figure),
  }));
  return { asAt, figures };
}

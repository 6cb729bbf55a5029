import {
  type Company,
  exactly,
  type Figure,
  financialYearOf,
  marketingSpend,
  profitLine,
  turnoverOfOlderYear,
} from '@keelson/calculators';
import type { ChangeAgainst } from '@keelson/contracts/my-financials';
import { addDays, addMonths } from '@keelson/kernel';
import { figureFor, type FigurePlace, isProfitFigure, profitLineOf, yearTo } from './figure-for';

const YEAR = 12;
const WEEK = 7;

/** Over the months of a year to date that there are, a year before, and only when all of those were imported. */
function overSameMonths(company: Company, { figure, month }: FigurePlace): Figure | null {
  const { months } = yearTo(company, month);
  const window = exactly(
    company,
    months.map((each) => addMonths(each, -YEAR)),
  );
  if (isProfitFigure(figure)) return profitLine(company, profitLineOf(figure), window);
  return figure === 'marketingSpend' ? marketingSpend(company, window) : null;
}

/** What a page holds a figure against; `null` for a figure that is held against nothing of the kind. */
export function figureBefore(company: Company, place: FigurePlace, against: ChangeAgainst): Figure | null {
  const { month, day } = place;
  const yearBefore = addMonths(month, -YEAR);
  switch (against) {
    case 'weekBefore':
      return figureFor(company, { ...place, over: 'day', day: addDays(day, -WEEK) });
    case 'monthBefore':
      return figureFor(company, { ...place, month: addMonths(month, -1) });
    case 'monthEnd':
      return figureFor(company, { ...place, over: 'month', month: company.periods.lastComplete });
    case 'sameMonths':
      return overSameMonths(company, place);
    case 'lastYear': {
      const year = financialYearOf(yearBefore, company.books.yearEndMonth);
      return place.figure === 'projectedTurnover'
        ? turnoverOfOlderYear(company, year)
        : figureFor(company, { ...place, over: 'year', month: yearBefore });
    }
    case 'yearBefore':
      return figureFor(company, { ...place, month: yearBefore });
  }
}

import type { DashboardFigures } from './dashboard.api';
import { longMonth } from './figure-words';

const isTyped = ({ informationFrom }: DashboardFigures): boolean => informationFrom === 'manual';

/** When there will be figures. */
export function noFiguresWords({ import: run, informationFrom }: DashboardFigures, own: boolean): string {
  if (run.status === 'started') return 'They are coming in.';
  if (informationFrom === null) return `They appear once ${own ? 'your' : 'its'} accounts are connected.`;
  return informationFrom === 'manual'
    ? 'They appear once a complete month is typed in.'
    : 'The accounts are connected; no complete month has come in from them.';
}

/** Why there is no profit: typed months need all four parts of it. */
export function noProfitWords(figures: DashboardFigures): string {
  if (figures.import.status === 'started') return 'Your figures are coming in.';
  if (isTyped(figures))
    return 'Profit needs sales, cost of sales, payroll and overheads of the month. Type 0 where there was nothing.';
  return figures.asAt === null
    ? 'No profit and loss is known yet.'
    : `No profit and loss of ${longMonth(figures.asAt)} is known.`;
}

/** Why there is no turnover of the year; nothing where there is one. */
export function noTurnoverWords({ headline }: DashboardFigures): string | undefined {
  if (headline.turnover !== null) return undefined;
  return headline.monthsThisYear === 0
    ? 'no month of this year is known'
    : `sales of some of the ${headline.monthsThisYear} months are not known`;
}

/** Why there is no marketing; nothing where there is some. */
export function noMarketingWords(figures: DashboardFigures): string | undefined {
  if (figures.headline.previousMonthMarketingSpend !== null) return undefined;
  return isTyped(figures) ? 'typed figures do not tell marketing apart' : 'no month of this year is known';
}

/** What turnover per employee lacks: people, or the sales of enough months. */
export const noTurnoverPerEmployeeWords = ({ keyNumbers }: DashboardFigures): string =>
  keyNumbers.averageEmployees === null ? 'enter your employee numbers' : 'needs the sales of these months';

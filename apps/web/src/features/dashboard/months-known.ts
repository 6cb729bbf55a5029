import type { DashboardFigures } from './dashboard.api';
import { endOfMonthText, longMonth, monthBefore } from './figure-words';

const YEAR = 12;

/** `10 of 12 months` */
export const someOfMonths = (known: number, all: number): string => `${known} of ${all} months`;

/** `7 months`, or `5 of 7 months` where some of them are missing. */
export function monthsSoFar({ headline }: DashboardFigures): string {
  const { monthsThisYear: known, monthsOverThisYear: over } = headline;
  return known < over ? someOfMonths(known, over) : `${known} ${known === 1 ? 'month' : 'months'}`;
}

const isThisYearKnown = ({ headline }: DashboardFigures): boolean =>
  headline.monthsThisYear >= headline.monthsOverThisYear;
const isLastYearKnown = ({ headline }: DashboardFigures): boolean => headline.monthsLastYear >= YEAR;
const ofLastYear = ({ headline }: DashboardFigures): string => someOfMonths(headline.monthsLastYear, YEAR);

/** What the pace of the year is told from. */
export const paceOf = (figures: DashboardFigures): string =>
  isThisYearKnown(figures) ? 'at this year’s pace' : `at this year’s pace, from ${monthsSoFar(figures)}`;

/** What a turnover of a year is held against. */
export const vsLastYear = (figures: DashboardFigures): string =>
  isLastYearKnown(figures) ? 'vs last year' : `vs last year, annualised from ${ofLastYear(figures)}`;

/** What the sum of a year so far is held against. */
export const vsSameMonths = (figures: DashboardFigures): string =>
  isThisYearKnown(figures) ? 'vs the same months last year' : `vs the same ${monthsSoFar(figures)} last year`;

/** What a sum over last year is of. */
export const wholeLastYear = (figures: DashboardFigures): string =>
  isLastYearKnown(figures) ? 'all last year' : `last year, ${ofLastYear(figures)}`;

/** What follows a figure of last year: nothing for one of all its months. */
export const lastYearBasis = (figures: DashboardFigures, annualised: boolean): string =>
  isLastYearKnown(figures) ? '' : `, ${annualised ? 'annualised from ' : ''}${ofLastYear(figures)}`;

/** What the figures of twelve months are of. */
export function twelveMonthsTo({ keyNumbers: { months }, asAt }: DashboardFigures): string | undefined {
  if (asAt === null) return undefined;
  const end = endOfMonthText(asAt);
  if (months === YEAR) return `Trailing 12 months to ${end}`;
  return months === 0 ? `12 months to ${end}: too few of them are known` : `Annualised from ${months} months to ${end}`;
}

/** That a newer month than the one shown is missing; nothing when it is there. */
export function missingMonth({ today, upToDate, informationFrom }: DashboardFigures): string | undefined {
  if (upToDate) return undefined;
  const missing = longMonth(monthBefore(today.slice(0, 7)));
  return informationFrom === 'manual'
    ? `${missing} has not been entered yet.`
    : `${missing} is not in your accounts yet.`;
}

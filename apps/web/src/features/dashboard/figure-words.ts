import { dashboardMessages } from '@keelson/contracts/dashboard';
import { formatCount, formatDecimal } from '../../ui/format/numbers';

const signed = (value: number, text: string): string => (value < 0 && /[1-9]/.test(text) ? `−${text}` : text);

/** £1,200, −£1,200; `-` where there is none. */
export const poundsText = (value: number | null): string =>
  value === null ? '-' : signed(value, `£${formatCount(Math.abs(value))}`);

/** A profit that is not there is NA while an import runs, which may bring it. */
export const profitText = (value: number | null, importing: boolean): string =>
  value === null && importing ? dashboardMessages.notAvailable : poundsText(value);

export const percentText = (value: number | null): string =>
  value === null ? '-' : signed(value, `${formatDecimal(Math.abs(value), 1)}%`);

/** +4.0%, −16.7%. */
export const changeText = (value: number): string => {
  const text = `${formatDecimal(Math.abs(value), 1)}%`;
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : signed(value, text);
};

export const oneDecimal = (value: number | null): string =>
  value === null ? '-' : signed(value, formatDecimal(Math.abs(value), 1));

const monthWords = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const LONG = monthWords({ month: 'long' });
const SHORT = monthWords({ month: 'short' });
const DAY = monthWords({ day: 'numeric', month: 'short', year: 'numeric' });
const instantOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

export const monthName = (month: string): string => LONG.format(instantOf(month));
/** Sep 2026 */
export const shortMonth = (month: string): string =>
  `${SHORT.format(instantOf(month)).slice(0, 3)} ${month.slice(0, 4)}`;
export const monthTick = (month: string): string => SHORT.format(instantOf(month)).slice(0, 3);
export const longMonth = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`;
export const monthBefore = (month: string): string => {
  const date = instantOf(month);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, 7);
};
/** 31 Oct 2026 */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep');
export const endOfMonthText = (month: string): string => {
  const date = instantOf(month);
  return dayText(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10));
};

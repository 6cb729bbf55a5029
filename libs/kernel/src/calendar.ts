import type { Brand } from './brand';

/** A calendar month, `2026-10`. Sorts as text. */
export type Month = Brand<string, 'Month'>;

/** A day without a time, `2026-10-31`. Sorts as text. Accounting dates are days, never instants. */
export type CalendarDate = Brand<string, 'CalendarDate'>;

/** How a calendar month is written. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): text is Month => MONTH.test(text);

/** @throws RangeError for what is no month. */
export function month(text: string): Month {
  if (!isMonth(text)) throw new RangeError(`not a month: ${JSON.stringify(text)}`);
  return text;
}

/** False also for days that no month has. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** @throws RangeError for what is no day. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`not a day: ${JSON.stringify(text)}`);
  return text;
}

export const monthOf = (day: CalendarDate): Month => day.slice(0, 7) as Month;

/** The month so many months later; earlier for a negative count. */
export function addMonths(from: Month, count: number): Month {
  const months = Number(from.slice(0, 4)) * 12 + Number(from.slice(5)) - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}` as Month;
}

/** How many months later `to` is than `from`. */
export const monthsFrom = (from: Month, to: Month): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));

/** The last day of the month. */
export const endOfMonth = (of: Month): CalendarDate =>
  new Date(Date.UTC(Number(of.slice(0, 4)), Number(of.slice(5)), 0)).toISOString().slice(0, 10) as CalendarDate;

/** The day so many days later. */
export const addDays = (from: CalendarDate, count: number): CalendarDate =>
  new Date(Date.parse(`${from}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10) as CalendarDate;

const LONDON = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

const HOUR_MS = 3_600_000;

/** Facts are told in the order of time, and to ask the time zone is dear: the day of the hour asked for last. */
let asked = { hour: -1, day: calendarDate('1970-01-01') };

/**
 * The day that it is in London at an instant: calendar rules go by it (formulas 5.0). Since 1970 London's clocks are whole
 * hours apart from UTC, so that no day begins within one.
 */
export function londonDate(instant: Date): CalendarDate {
  const hour = Math.floor(instant.getTime() / HOUR_MS);
  if (hour === asked.hour) return asked.day;
  const day = calendarDate(LONDON.format(instant));
  if (hour >= 0) asked = { hour, day };
  return day;
}

/** The last month that is over: its end lies before the day (formulas 5.0). */
export const lastCompleteMonth = (today: CalendarDate): Month => addMonths(monthOf(today), -1);

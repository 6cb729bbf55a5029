import { addMonths, type CalendarDate, endOfMonth, isCalendarDate, month } from '@keelson/kernel';
import { formatDate } from '../format/dates';

/** The first and the last day that may be chosen. */
export interface DayLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const UNREADABLE = 'Write day, month and year, for example 3/3/2026';

const NUMBERS = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4}|\d{2})$/;
const RUN_TOGETHER = /^(\d\d)(\d\d)(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]*(?:of\s+)?([a-z]{3,9})[\s/.,-]*(\d{4}|\d{2})$/;

const NAMES = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, at, 1)),
);

/** From 1; 0 for what begins no month's name. `Sept` is how many people write it. */
const monthNamed = (text: string): number => NAMES.findIndex((name) => name.toLowerCase().startsWith(text)) + 1;

interface Parts {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

const inFull = (year: string): number => (year.length === 2 ? 2000 : 0) + Number(year);

function partsOf(text: string): Parts | undefined {
  const typed = text.trim().toLowerCase();
  const first = YEAR_FIRST.exec(typed);
  if (first) return { year: Number(first[1]), month: Number(first[2]), day: Number(first[3]) };
  const numbers = NUMBERS.exec(typed) ?? RUN_TOGETHER.exec(typed);
  if (numbers) return { day: Number(numbers[1]), month: Number(numbers[2]), year: inFull(numbers[3] ?? '') };
  const named = NAMED.exec(typed);
  return named ? { day: Number(named[1]), month: monthNamed(named[2] ?? ''), year: inFull(named[3] ?? '') } : undefined;
}

const padded = (number: number): string => String(number).padStart(2, '0');

const iso = ({ day, month: number, year }: Parts): string => `${year}-${padded(number)}-${padded(day)}`;

/** A day as people in Britain type it, or as ISO writes it: `3/3/2026`, `03-03-26`, `3 Mar 2026`, `2026-03-03`. */
export function readDay(text: string): CalendarDate | undefined {
  const parts = partsOf(text);
  const day = parts && iso(parts);
  return day !== undefined && isCalendarDate(day) ? day : undefined;
}

/** Whether more digits could still make it another day: `3/3/20` may become 2026. */
export const isFinished = (text: string): boolean => /(\d{4}|^\d{4}-\d\d-\d\d)$/.test(text.trim());

/** 03/03/2026; what is no day as it is. */
export const dayText = (value: string): string =>
  isCalendarDate(value) ? value.split('-').reverse().join('/') : value;

function impossible({ day, month: number, year }: Parts): string | undefined {
  if (number > 12 && day <= 12) return `There is no month ${number}. The day comes first: ${number}/${day}/${year}`;
  if (number > 12) return `There is no month ${number}`;
  if (number < 1 || day < 1 || year < 1000) return undefined;
  const of = month(`${year}-${padded(number)}`);
  return `${NAMES[number - 1]} ${year} has ${Number(endOfMonth(of).slice(8))} days`;
}

/** What is wrong with a day as it was typed; nothing is not wrong. */
export function dayFault(text: string, { min, max }: DayLimits = {}): string | undefined {
  if (text.trim() === '') return undefined;
  const day = readDay(text);
  if (day === undefined) {
    const parts = partsOf(text);
    return (parts && impossible(parts)) ?? UNREADABLE;
  }
  if (min !== undefined && day < min) return `Choose ${formatDate(min)} or a later day`;
  if (max !== undefined && day > max) return `Choose ${formatDate(max)} or an earlier day`;
  return undefined;
}

/** The same day of a month so many months later, or the last one that it has. */
export function addMonthsTo(day: CalendarDate, count: number): CalendarDate {
  const of = addMonths(month(day.slice(0, 7)), count);
  const same = `${of}-${day.slice(8)}`;
  return isCalendarDate(same) ? same : endOfMonth(of);
}

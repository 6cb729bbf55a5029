import { addDays, type CalendarDate, calendarDate, endOfMonth, type Month } from '@keelson/kernel';
import { addMonthsTo, type DayLimits } from './typed-day';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** From 0 for Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The weeks of a month from Monday on, with nothing where its neighbours' days would stand. */
export function weeksOf(month: Month): readonly (readonly (CalendarDate | undefined)[])[] {
  const first = calendarDate(`${month}-01`);
  const before = weekdayOf(first);
  const count = Number(endOfMonth(month).slice(8));
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    WEEKDAYS.map((_name, weekday) => {
      const at = week * 7 + weekday - before;
      return at >= 0 && at < count ? addDays(first, at) : undefined;
    }),
  );
}

/** Where a key leads from a day, as the ARIA date picker has it; `undefined` for other keys. */
export function dayByKey(key: string, shift: boolean, from: CalendarDate): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -weekdayOf(from));
    case 'End':
      return addDays(from, 6 - weekdayOf(from));
    case 'PageUp':
      return addMonthsTo(from, shift ? -12 : -1);
    case 'PageDown':
      return addMonthsTo(from, shift ? 12 : 1);
    default:
      return undefined;
  }
}

/** The nearest day that may be chosen. */
export function within(day: CalendarDate, { min, max }: DayLimits): CalendarDate {
  if (min !== undefined && day < min) return calendarDate(min);
  if (max !== undefined && day > max) return calendarDate(max);
  return day;
}

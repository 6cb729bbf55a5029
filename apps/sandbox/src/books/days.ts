import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  endOfMonth,
  type Month,
  month,
  monthOf,
} from '@keelson/kernel';

/** The day of the month, or its last one where it is shorter. */
export function dayOf(of: Month, day: number): CalendarDate {
  const last = endOfMonth(of);
  return day >= Number(last.slice(8)) ? last : calendarDate(`${of}-${String(day).padStart(2, '0')}`);
}

/** The same, moved off a weekend but never out of the month: banks rest. */
export function bankDay(of: Month, day: number): CalendarDate {
  const wanted = dayOf(of, day);
  const weekday = new Date(`${wanted}T00:00:00Z`).getUTCDay();
  if (weekday !== 0 && weekday !== 6) return wanted;
  const monday = addDays(wanted, weekday === 6 ? 2 : 1);
  return monthOf(monday) === of ? monday : addDays(wanted, weekday === 6 ? -1 : -2);
}

export const firstDay = (of: Month): CalendarDate => calendarDate(`${of}-01`);

/** The first day of the financial year that the day lies in. */
export function yearStart(day: CalendarDate, yearEndMonth: number): CalendarDate {
  const first = month(`${day.slice(0, 4)}-${String((yearEndMonth % 12) + 1).padStart(2, '0')}`);
  return firstDay(first > monthOf(day) ? addMonths(first, -12) : first);
}

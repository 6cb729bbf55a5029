import { addDays, addMonths, type CalendarDate, endOfMonth, monthOf } from '@keelson/kernel';
import { dayOf } from '../books/days';

export type Timeframe = 'MONTH' | 'QUARTER' | 'YEAR';

export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const MONTHS: Readonly<Record<Timeframe, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

const monthsEarlier = (day: CalendarDate, months: number): CalendarDate => {
  const earlier = addMonths(monthOf(day), -months);
  return day === endOfMonth(monthOf(day)) ? endOfMonth(earlier) : dayOf(earlier, Number(day.slice(8)));
};

/** The wanted period and so many before it, the latest first. */
export const periodsBack = ({ from, to }: Period, before: number, timeframe: Timeframe): readonly Period[] =>
  Array.from({ length: before + 1 }, (_, at) => {
    const back = at * MONTHS[timeframe];
    return { from: addDays(monthsEarlier(addDays(from, -1), back), 1), to: monthsEarlier(to, back) };
  });

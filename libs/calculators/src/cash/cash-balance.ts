import type { CalendarDate } from '@keelson/kernel';
import { addDays } from '@keelson/kernel';
import type { Figure } from '../figure';
import { changeOf } from '../figure';
import type { Company } from '../values';
import { standsOnDay } from '../values';
import { positionAtMonthEnd, positionOnDay } from './position';

/** The cash balance of the latest recorded day (formulas 5.11, 5.24). */
export interface TodaysBalance {
  /** The day it is of; `null` when none was recorded. It may lie before today. */
  readonly date: CalendarDate | null;
  /** Pounds. */
  readonly balance: Figure;
  /** Percent against the day exactly 7 days earlier; `null` when that was not recorded. */
  readonly weekChange: Figure;
  /** Percent against the last complete month's end. */
  readonly monthEndChange: Figure;
  /** Pounds at the last complete month's end. */
  readonly monthEndBalance: Figure;
}

/** Cash on the latest day recorded up to today, and how it moved (formulas 5.11). */
export function todaysBalance(company: Company): TodaysBalance {
  const days = company.books.days.map(({ date }) => date).filter((of) => of <= company.today);
  const date = days.sort().findLast((of) => standsOnDay(company, of)?.stands.cash !== undefined) ?? null;
  const day = date ?? company.today;
  const balance = positionOnDay(company, day).cash;
  const monthEndBalance = positionAtMonthEnd(company, company.periods.lastComplete).cash;
  return {
    date,
    balance,
    weekChange: changeOf(company, balance, positionOnDay(company, addDays(day, -7)).cash),
    monthEndChange: changeOf(company, balance, monthEndBalance),
    monthEndBalance,
  };
}

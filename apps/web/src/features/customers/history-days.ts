import type { HistoryEntry } from './customers.api';

const LONDON = { timeZone: 'Europe/London' } as const;
const TIME = new Intl.DateTimeFormat('en-GB', { ...LONDON, hour: '2-digit', minute: '2-digit' });
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { ...LONDON, day: 'numeric', month: 'short' });
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { ...LONDON, weekday: 'long', day: 'numeric', month: 'long' });
const YEAR = new Intl.DateTimeFormat('en-GB', { ...LONDON, year: 'numeric' });
const KEY = new Intl.DateTimeFormat('en-CA', { ...LONDON, year: 'numeric', month: '2-digit', day: '2-digit' });

/** 09:05 in London */
export const timeOf = (instant: string): string => TIME.format(new Date(instant));

/** The time for today, else the day: `09:05`, `31 Oct`. */
export const shortMoment = (instant: string, now: Date = new Date()): string =>
  KEY.format(new Date(instant)) === KEY.format(now) ? timeOf(instant) : SHORT_DAY.format(new Date(instant));

/** `Today, Monday 2 November`; the year where it is not this one. */
export function dayTitle(instant: string, now: Date): string {
  const day = new Date(instant);
  const words = LONG_DAY.format(day).replace(',', '');
  if (KEY.format(day) === KEY.format(now)) return `Today, ${words}`;
  return YEAR.format(day) === YEAR.format(now) ? words : `${words} ${YEAR.format(day)}`;
}

export interface HistoryDay {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly HistoryEntry[];
}

/** Entries of one London day stay together, in the order in which they come. */
export function daysOf(entries: readonly HistoryEntry[], now: Date): readonly HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const key = KEY.format(new Date(entry.occurredAt));
    const day = days.get(key);
    if (day) day.push(entry);
    else days.set(key, [entry]);
  }
  return [...days].map(([key, of]) => ({ key, title: dayTitle(of[0]?.occurredAt ?? key, now), entries: of }));
}

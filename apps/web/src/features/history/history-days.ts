import type { HistoryEntry } from './history.api';

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

/**
 * The titles of the London days among these places, by the place with which each begins. Where the event before is not
 * loaded, its day is not known and the title stands.
 */
export function daysBegin(
  first: number,
  last: number,
  entryAt: (index: number) => Pick<HistoryEntry, 'occurredAt'> | undefined,
  now: Date,
): ReadonlyMap<number, string> {
  const titles = new Map<number, string>();
  const keyAt = (index: number): string | undefined => {
    const entry = entryAt(index);
    return entry && dayKey(entry.occurredAt);
  };
  for (let index = first; index <= last; index += 1) {
    const entry = entryAt(index);
    if (entry && keyAt(index) !== keyAt(index - 1)) titles.set(index, dayTitle(entry.occurredAt, now));
  }
  return titles;
}

const keys = new Map<string, string>();

/** Every event of an hour has the same day: a year has 8,760 of them, and formatting each event would be slow. */
function dayKey(instant: string): string {
  const hour = instant.slice(0, 13);
  const known = keys.get(hour);
  if (known !== undefined) return known;
  const key = KEY.format(new Date(instant));
  keys.set(hour, key);
  return key;
}

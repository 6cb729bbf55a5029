const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });
const TIME_TO_THE_SECOND = new Intl.DateTimeFormat('en-GB', {
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  timeZone: 'Europe/London',
});
const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 3 Mar 2026 */
export const formatDate = (instant: string | number | Date): string =>
  DATE.format(new Date(instant)).replace('Sept', 'Sep');

const YEAR = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Europe/London' });

export const yearInLondon = (instant: number): number => Number(YEAR.format(instant));

/** 3 Mar 2026, 09:05 in London */
export const formatDateTime = (instant: string | number | Date): string =>
  `${formatDate(instant)}, ${TIME.format(new Date(instant))}`;

/** 3 Mar 2026, 09:05:07 in London */
export const formatDateTimeToTheSecond = (instant: string | number | Date): string =>
  `${formatDate(instant)}, ${TIME_TO_THE_SECOND.format(new Date(instant))}`;

/** 09:05 in London where that is today, else with the date */
export const formatMoment = (instant: string | number | Date, now: number): string =>
  formatDate(instant) === formatDate(now) ? TIME.format(new Date(instant)) : formatDateTime(instant);

/** `5 minutes ago`, `yesterday`; from 30 days on the date. */
export const formatRelative = (instant: string | number | Date, now: number): string => {
  const seconds = Math.round((new Date(instant).getTime() - now) / 1000);
  const distance = Math.abs(seconds);
  if (distance < 45) return 'just now';
  if (distance < HOUR) return RELATIVE.format(Math.round(seconds / MINUTE), 'minute');
  if (distance < DAY) return RELATIVE.format(Math.round(seconds / HOUR), 'hour');
  if (distance < 30 * DAY) return RELATIVE.format(Math.round(seconds / DAY), 'day');
  return formatDate(instant);
};

/** `3 days 20 hours 30 minutes` to the minute that has begun, and `pending` once the time is over. */
export const formatCountdown = (milliseconds: number): string => {
  if (milliseconds <= 0) return 'pending';
  const minutes = Math.floor(milliseconds / 60_000);
  return (
    [
      [Math.floor(minutes / 1440), 'day'],
      [Math.floor(minutes / 60) % 24, 'hour'],
      [minutes % 60, 'minute'],
    ] as const
  )
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
};

/** `13 days 4 hours`, as the banners count. */
export const formatRemaining = (milliseconds: number): string => {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const units = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const from = units.findIndex(([count]) => count > 0);
  if (from < 0) return 'less than a minute';
  return units
    .slice(from, from + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
};

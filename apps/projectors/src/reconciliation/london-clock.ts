const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short', hourCycle: 'h23' });

/** What a clock on a wall in London shows, `08:00`, in winter and in summer. Sorts as text. */
export const londonClock = (instant: Date): string => CLOCK.format(instant);

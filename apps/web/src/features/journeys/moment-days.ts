const LONDON = { timeZone: 'Europe/London' } as const;
const TIME = new Intl.DateTimeFormat('en-GB', { ...LONDON, hour: '2-digit', minute: '2-digit', second: '2-digit' });
const SHORT_TIME = new Intl.DateTimeFormat('en-GB', { ...LONDON, hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { ...LONDON, weekday: 'long', day: 'numeric', month: 'long' });
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { ...LONDON, day: 'numeric', month: 'short' });

/** 10:26:18 in London */
export const timeOf = (instant: string): string => TIME.format(new Date(instant));

/** Friday 30 October */
export const dayOf = (instant: string): string => DAY.format(new Date(instant)).replace(',', '');

/** `10:36`, with the day where it is another one than at the start: `10:36 on 31 Oct` */
export const endOf = (start: string, end: string): string => {
  const time = SHORT_TIME.format(new Date(end));
  return dayOf(start) === dayOf(end) ? time : `${time} on ${SHORT_DAY.format(new Date(end)).replace('Sept', 'Sep')}`;
};

export const startOf = (instant: string): string => SHORT_TIME.format(new Date(instant));

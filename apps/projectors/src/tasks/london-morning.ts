const MINUTE_MS = 60_000;
const HOUR = 7;

const LONDON = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' });

/** Seven in the morning in London on a day of the calendar, in winter and in summer. */
export function londonMorning(date: string): Date {
  const asInWinter = new Date(`${date}T0${HOUR}:00:00.000Z`);
  const ahead = Number(LONDON.format(asInWinter)) - HOUR;
  return new Date(asInWinter.getTime() - ahead * 60 * MINUTE_MS);
}

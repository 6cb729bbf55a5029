/** The day that it is in London, whose calendar the product goes by: `2026-10-31`. */
export const todayInLondon = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' }).format(new Date());

/** The months before the one of a day, oldest first: `2026-10`. */
export function monthsBefore(day: string, count: number): readonly string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - count + at, 1)).toISOString().slice(0, 7),
  );
}

/** The number of a month in its year, from 1. */
export const numberOfMonth = (month: string): number => Number(month.slice(5));

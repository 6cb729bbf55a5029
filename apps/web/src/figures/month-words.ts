const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const SHORT = utc({ month: 'short' });
const LONG = utc({ month: 'long', year: 'numeric' });
const MEDIUM = utc({ month: 'short', year: 'numeric' });
const DAY = utc({ day: 'numeric', month: 'short' });
const FULL_DAY = utc({ day: 'numeric', month: 'short', year: 'numeric' });

const at = (monthOrDay: string): Date =>
  new Date(`${monthOrDay.length === 7 ? `${monthOrDay}-01` : monthOrDay}T00:00:00Z`);
const plain = (text: string): string => text.replace('Sept', 'Sep');

/** Oct */
export const shortMonth = (month: string): string => SHORT.format(at(month)).slice(0, 3);
/** October 2026 */
export const longMonth = (month: string): string => LONG.format(at(month));
/** Oct 2026 */
export const mediumMonth = (month: string): string => plain(MEDIUM.format(at(month)));
/** 2 Nov */
export const shortDay = (day: string): string => plain(DAY.format(at(day)));
/** 2 Nov 2026 */
export const fullDay = (day: string): string => plain(FULL_DAY.format(at(day)));

/** The month's name alone, for a year end. */
export const monthName = (number: number): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, number - 1, 1)));

/** 2026/27, or 2026 where the year is a calendar year. */
export const yearName = ({ from, to }: { readonly from: string; readonly to: string }): string => {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last ? first : `${first}/${last.slice(2)}`;
};

/** Pence as the reports write pounds: no commas, a minus in front. */
export function poundsText(pence: number): string {
  const digits = String(Math.abs(pence)).padStart(3, '0');
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `31 Oct 2026`. */
export const shortDay = (day: string): string => SHORT.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep');

/** `31 October 2026`. */
export const longDay = (day: string): string => LONG.format(new Date(`${day}T00:00:00Z`));

import { isMonth } from '@keelson/kernel';

const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const two = (number: string): string => number.padStart(2, '0');
const century = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** A day as people and programs write it, or `undefined`: 31/10/2026, 2026-10-31. */
export function dayIn(text: string): string | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  const british = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [year = '', month = '', day = ''] = iso ? iso.slice(1) : (british?.slice(1).reverse() ?? []);
  const date = `${year}-${two(month)}-${two(day)}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined;
}

/** A month, or the month of a day: 2026-10, 10/2026, Oct 2026, October-26, 31/10/2026. */
export function monthIn(text: string): string | undefined {
  const day = dayIn(text);
  if (day !== undefined) return day.slice(0, 7);
  const numbers = /^(\d{1,2})[/-](\d{4})$/.exec(text);
  if (numbers) return settled(numbers[2], numbers[1]);
  const words = /^([a-z]{3,9})[ .'-]+(\d{4}|\d{2})$/i.exec(text);
  if (words) {
    const name = (words[1] ?? '').toLowerCase();
    const at = NAMES.findIndex((short) => name.startsWith(short) && isMonthName(name, short));
    return at < 0 ? undefined : settled(century(words[2] ?? ''), String(at + 1));
  }
  return isMonth(text) ? text : undefined;
}

const LONG = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The whole name, or its first three letters or four (Sept). */
function isMonthName(name: string, short: string): boolean {
  const whole = LONG.format(new Date(Date.UTC(2026, NAMES.indexOf(short), 1))).toLowerCase();
  return whole === name || (name.length <= 4 && whole.startsWith(name));
}

function settled(year = '', month = ''): string | undefined {
  const found = `${year}-${two(month)}`;
  return isMonth(found) ? found : undefined;
}
